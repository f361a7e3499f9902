import { Stack, Text } from '@mantine/core'
import type { Chosen } from '#core/lists/selection.ts'
import { callingRefusals } from '#modules/consents/domain/refusals.ts'
import { fillTemplate, mailTemplate, SendMailForm } from '#modules/customers/domain/sendmail.ts'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RichTextField } from '#platform/web/form/RichTextField.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { chosenCount } from '#platform/web/list/selection/ticked.ts'
import { useTexts } from '#platform/web/language.tsx'
import { tellReason } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { panelTexts } from '../panel-texts.ts'

type Props = { customer: CustomerRow | null; wines: Chosen; onClose(): void; onSent(): void }

/** Recommends the ticked wines: a German letter to start from. */
export function MailPanel({ customer, wines, onClose, onSent }: Props) {
  const t = useTexts(panelTexts)
  const user = useUser()
  const editor = useEditor('/stok/sendmail', SendMailForm, {
    initial: {
      to: customer?.cus_email ?? '',
      ...wines,
      html: fillTemplate(mailTemplate, {
        firma: customer?.cus_firm ?? null,
        ad: customer?.cus_name ?? null,
        soyad: customer?.cus_surname ?? null,
        personel: user.name_surname || user.user_name,
      }),
    },
    message: () => t('mail_sent'),
    onSaved: ({ doubt }) => {
      if (doubt && doubt !== 'call_allowed') toastWarning(tellReason(callingRefusals[doubt]))
      onSent()
      onClose()
    },
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={t('mail_title')}
      size="medium"
      editor={editor}
      saveLabel={t('mail_send')}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField form={form} name="to" label={t('mail_to')} type="email" autoFocus />
        <RichTextField form={form} name="html" label={t('mail_body')} description={t('mail_body_hint')} />
        <Text size="xs" c="var(--wk-muted)">
          {t('mail_wines', { count: chosenCount(wines) })}
        </Text>
      </Stack>
    </RecordDrawer>
  )
}
