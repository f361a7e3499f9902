import { Stack } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { MailCorrection, type MailHead } from '../domain/outbox.ts'
import { mailTexts } from '../texts.ts'

type Props = { mail: MailHead; onClose(): void }

/** Another address or subject for a mail that has not arrived; saving sends it. */
export function CorrectionPanel({ mail, onClose }: Props) {
  const t = useTexts(mailTexts)
  const [initial] = useState(() => ({ recipient: mail.recipient, subject: mail.subject }))
  const form = useRecordForm(MailCorrection, initial)
  const { save, isSaving, failure } = useSave({
    form,
    path: '/mail_outbox/correct',
    extra: { id: mail.id },
    message: () => t('resent'),
    onSaved: onClose,
  })
  return (
    <RecordDrawer
      title={t('correct')}
      size="side"
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={save}
      saveLabel={t('correct')}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField form={form} name="recipient" label={t('recipient')} autoFocus />
        <TextField form={form} name="subject" label={t('subject')} />
      </Stack>
    </RecordDrawer>
  )
}
