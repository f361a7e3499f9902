import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { IconArrowsShuffle, IconFilter, IconFilterOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReferenceName } from '#core/references.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { customerLimits } from '#modules/customers/domain/fields/limits.ts'
import { wineFlags } from '#modules/customers/domain/wine-flags.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import classes from '../edit/CustomerFieldset.module.css'
import { panelTexts } from '../panel-texts.ts'
import type { TrackingFilters } from '../card/tracking-place.ts'

type FilterField = keyof typeof customerTexts

type Props = {
  kind: 'filter' | 'random'
  filters: TrackingFilters
  onApply(filters: TrackingFilters): void
  onClose(): void
}

const marks = ['cus_is_aktive', 'cus_is_firm', 'mail_verifyed'] as const

/** The two filter panels: among all customers, and for the draw from the pool. */
export function FilterPanel({ kind, filters, onApply, onClose }: Props) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const [chosen, setChosen] = useState(filters)
  const set = (field: string, value: string | null) =>
    setChosen(({ [field]: _before, ...others }) => (value ? { ...others, [field]: value } : others))
  const choice = { chosen, set }
  const apply = () => onApply(chosen)
  return (
    <RecordDrawer
      title={t(kind === 'filter' ? 'filter_title' : 'random_title')}
      size="side"
      onClose={onClose}
      actions={
        <Group gap="xs">
          <Button
            leftSection={kind === 'filter' ? <IconFilter size={14} /> : <IconArrowsShuffle size={14} />}
            onClick={apply}
          >
            {t(kind === 'filter' ? 'filter_apply' : 'filter_draw')}
          </Button>
          <Button variant="default" leftSection={<IconFilterOff size={14} />} onClick={() => setChosen({})}>
            {t('filter_clear')}
          </Button>
        </Group>
      }
    >
      <Stack
        gap="sm"
        onKeyDown={(event) => {
          const isField = event.target instanceof HTMLInputElement && event.target.type === 'text'
          const isList =
            event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
          if (event.key === 'Enter' && isField && !isList) apply()
        }}
      >
        {kind === 'filter' && <ReferenceChoice {...choice} field="cus_user" list="sys_users" />}
        <ReferenceChoice {...choice} field="cus_class" list="sys_class" />
        <ReferenceChoice {...choice} field="cus_category" list="sys_category" />
        {kind === 'filter' && <ReferenceChoice {...choice} field="cus_dnd" list="cus_dnd" />}
        {kind === 'random' && (
          <>
            <ReferenceChoice {...choice} field="cus_country_code" list="sys_country_code" />
            <TextInput
              size="xs"
              label={fields('cus_city')}
              maxLength={customerLimits.city}
              value={chosen.cus_city ?? ''}
              onChange={(event) => set('cus_city', event.currentTarget.value)}
            />
          </>
        )}
        {marks.map((field) => (
          <FlagChoice key={field} {...choice} field={field} />
        ))}
        <div className={classes.pairs}>
          {wineFlags.map((field) => (
            <FlagChoice key={field} {...choice} field={field} />
          ))}
        </div>
      </Stack>
    </RecordDrawer>
  )
}

type ChoiceProps = {
  chosen: TrackingFilters
  set(field: string, value: string | null): void
  field: FilterField
}

export function ReferenceChoice({ chosen, set, field, list }: ChoiceProps & { list: ReferenceName }) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const options = useReference(list)
  return (
    <Select
      size="xs"
      label={fields(field)}
      placeholder={t('any')}
      searchable
      clearable
      openOnFocus={false}
      data={options.map(({ value, label }) => ({ value, label }))}
      value={chosen[field] ?? null}
      onChange={(value) => set(field, value)}
    />
  )
}

export function FlagChoice({ chosen, set, field }: ChoiceProps) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const common = useTexts(commonTexts)
  return (
    <Select
      size="xs"
      label={fields(field)}
      placeholder={t('any')}
      clearable
      data={[
        { value: '1', label: common('yes') },
        { value: '0', label: common('no') },
      ]}
      value={chosen[field] ?? null}
      onChange={(value) => set(field, value)}
    />
  )
}
