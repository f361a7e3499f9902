import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { emailAddress, optionalText } from '#core/fields.ts'
import { call } from '#platform/web/api.ts'
import { AreaField, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { DocumentRequest } from '../public/document-requests.ts'
import { documentTexts } from './texts.ts'

const MailForm = z.object({
  to: z.string().trim().min(1, { message: 'requiredField' }).pipe(emailAddress(100)),
  note: optionalText(2000),
})

type Props = { mail: NonNullable<DocumentRequest['mail']>; input: object; onClose(): void }

/** Sends a document to the customer; the address is the stored one until somebody types another. */
export function DocumentMail({ mail, input, onClose }: Props) {
  const recipient = useQuery({
    queryKey: [mail.path, 'recipient', input],
    queryFn: async () => (await call('/customers/get', { id: mail.customer })).item.cus_email,
    gcTime: 0,
  })
  return (
    <RecordLoader query={recipient} onClose={onClose}>
      {(to) => <MailDrawer path={mail.path} input={input} to={to ?? ''} onClose={onClose} />}
    </RecordLoader>
  )
}

type DrawerProps = { path: Props['mail']['path']; input: object; to: string; onClose(): void }

function MailDrawer({ path, input, to, onClose }: DrawerProps) {
  const t = useTexts(documentTexts)
  const editor = useEditor(path, MailForm, {
    initial: { to, note: '' },
    extra: input,
    message: (_saved, { values }) => t('mail_queued', { to: values.to }),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer title={t('mail')} size="side" editor={editor} saveLabel={t('mail_send')} onClose={onClose}>
      <Stack gap="sm">
        <TextField form={form} name="to" label={t('mail_to')} type="email" autoFocus />
        <AreaField
          form={form}
          name="note"
          label={t('mail_note')}
          description={t('mail_note_hint')}
          rows={8}
        />
      </Stack>
    </RecordDrawer>
  )
}
