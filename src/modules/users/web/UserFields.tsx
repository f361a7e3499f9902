import { SimpleGrid, Text } from '@mantine/core'
import { isAdmin } from '#core/actor.ts'
import { FlagField, LookupField, PasswordField, ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import { mayDecideRate } from '../domain/managing.ts'
import { usersRefusals } from '../domain/refusals.ts'
import type { UserRow } from '../domain/users.ts'
import { userTexts } from '../texts.ts'
import { LevelField } from './LevelField.tsx'
import { PasswordHints } from './sign-in/PasswordHints.tsx'
import { userScreenTexts } from './texts.ts'
import type { UserFieldSource } from './user-data.ts'

type SectionProps = { form: UserFieldSource; user: UserRow | null }
type Props = SectionProps & { onLevel(level: number): void }

/** Everything about a user, in four groups; the same fields for a new one and a known one. */
export function UserFields({ form, user, onLevel }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" verticalSpacing="xl" maw={1280} mx="auto">
      <AccountSection form={form} user={user} onLevel={onLevel} />
      <PersonSection form={form} />
      <SalesSection form={form} />
      <LookSection form={form} />
    </SimpleGrid>
  )
}

function AccountSection({ form, user, onLevel }: Props) {
  const t = useTexts(userTexts)
  const screen = useTexts(userScreenTexts)
  const actor = useUser()
  return (
    <FormSection title={screen('section_account')} columns={2}>
      <TextField form={form} name="user_name" label={t('user_name')} autoFocus />
      <div>
        <PasswordField
          form={form}
          name="user_pass"
          label={t('user_pass')}
          description={user ? screen('password_keep') : undefined}
        />
        {(form.values.user_pass || !user) && <PasswordHints password={form.values.user_pass ?? ''} />}
      </div>
      <LevelField form={form} oldLevel={user?.user_level ?? null} onChoose={onLevel} />
      <LookupField
        form={form}
        name="bayi"
        label={t('bayi')}
        list="bayi_cari"
        readOnly={!isAdmin(actor)}
        description={isAdmin(actor) ? undefined : screen('dealer_fixed')}
      />
      {user && <BlockedField form={form} user={user} />}
      {user && <ShownValue label={t('failed_login_try_count')} value={String(user.failed_login_try_count)} />}
    </FormSection>
  )
}

/** Users cannot block themselves; the reason is beside the disabled checkbox. */
function BlockedField({ form, user }: { form: UserFieldSource; user: UserRow }) {
  const t = useTexts(userTexts)
  const screen = useTexts(userScreenTexts)
  const reasons = useRefusals()
  const actor = useUser()
  const isSelf = user.id === actor.id
  const hint = screen(user.blocked === '1' ? 'unblock_hint' : 'blocked_hint')
  return (
    <FlagField
      form={form}
      name="blocked"
      label={t('blocked')}
      readOnly={isSelf}
      description={isSelf ? reasons(usersRefusals.user_is_self) : hint}
    />
  )
}

function PersonSection({ form }: { form: UserFieldSource }) {
  const t = useTexts(userTexts)
  const actor = useUser()
  const screen = useTexts(userScreenTexts)
  return (
    <FormSection title={screen('section_person')} columns={2}>
      <TextField form={form} name="name" label={t('name')} />
      <TextField form={form} name="surname" label={t('surname')} />
      <TextField form={form} name="email" label={t('email')} type="email" />
      <TextField form={form} name="tel_gsm" label={t('tel_gsm')} type="tel" />
      <TextField form={form} name="tel_home" label={t('tel_home')} type="tel" />
      <TextField
        form={form}
        name="extension"
        label={t('extension')}
        readOnly={!isAdmin(actor)}
        description={screen('extension_hint')}
      />
      <TextField form={form} name="adres" label={t('adres')} />
      <LookupField
        form={form}
        name="country_code"
        label={t('country_code')}
        list="sys_country_code"
        description={screen('country_hint')}
      />
      <TextField form={form} name="ustid" label={t('ustid')} />
    </FormSection>
  )
}

function SalesSection({ form }: { form: UserFieldSource }) {
  const t = useTexts(userTexts)
  const screen = useTexts(userScreenTexts)
  const reasons = useRefusals()
  const readOnly = !mayDecideRate(useUser())
  const hint = readOnly ? reasons(usersRefusals.rate_for_administrators) : screen('rate_hint')
  return (
    <FormSection title={screen('section_sales')} columns={2}>
      <IntegerField
        form={form}
        name="yuzde"
        label={t('yuzde')}
        min={0}
        withSteps
        readOnly={readOnly}
        description={hint}
      />
      <MoneyField form={form} name="kota" label={t('kota')} readOnly={readOnly} />
      <FormSection.Wide>
        <FlagField
          form={form}
          name="random_customer_access"
          label={t('random_customer_access')}
          description={screen('random_hint')}
        />
      </FormSection.Wide>
    </FormSection>
  )
}

function LookSection({ form }: { form: UserFieldSource }) {
  const t = useTexts(userTexts)
  const screen = useTexts(userScreenTexts)
  return (
    <FormSection title={screen('section_look')} columns={3}>
      <IntegerField form={form} name="raking" label={t('raking')} min={1} />
      <TextField form={form} name="skin" label={screen('skin')} />
      <TextField form={form} name="fb" label={screen('fb')} />
      <IntegerField form={form} name="sys_back" label={screen('sys_back')} min={0} />
      <TextField form={form} name="user_type" label={screen('user_type')} />
      <TextField form={form} name="sys_yetki" label={screen('sys_yetki')} />
      <FormSection.Wide>
        <Text size="xs" c="var(--wk-muted)">
          {screen('look_hint')}
        </Text>
      </FormSection.Wide>
    </FormSection>
  )
}
