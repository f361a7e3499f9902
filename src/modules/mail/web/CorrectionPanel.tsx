import { Stack } from '@mantine/core'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { MailCorrection, type MailHead } from '../domain/outbox.ts'
import { mailTexts } from '../texts.ts'
import { useMail } from './mail-data.ts'

type Props = { id: number; onClose(): void }

/** Another address or subject for a mail that has not arrived; saving sends it. */
export function CorrectionPanel({ id, onClose }: Props) {
  return (
    <RecordLoader query={useMail(id)} onClose={onClose}>
      {(mail) => <CorrectionForm mail={mail} onClose={onClose} />}
    </RecordLoader>
  )
}

function CorrectionForm({ mail, onClose }: { mail: MailHead; onClose(): void }) {
  const t = useTexts(mailTexts)
  const editor = useEditor('/mail_outbox/correct', MailCorrection, {
    initial: { recipient: mail.recipient, subject: mail.subject },
    extra: { id: mail.id },
    message: () => t('resent'),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer title={t('correct')} size="side" editor={editor} saveLabel={t('correct')} onClose={onClose}>
      <Stack gap="sm">
        <TextField form={form} name="recipient" label={t('recipient')} autoFocus />
        <TextField form={form} name="subject" label={t('subject')} />
      </Stack>
    </RecordDrawer>
  )
}
