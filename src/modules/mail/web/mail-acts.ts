import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import type { MailHead } from '../domain/outbox.ts'
import { mailTexts } from '../texts.ts'
import { showMail } from './mail-panel.ts'

/** What can be done with a mail, in the list and where it is read. */
export function useMailActs() {
  const t = useTexts(mailTexts)

  async function act({ id, subject, recipient }: MailHead, name: 'resend' | 'cancel') {
    const isDone = await confirm({
      title: t(name),
      message: t(`${name}_question`, { subject, recipient }),
      confirm: t(name),
      act: () => write(`/mail_outbox/${name}`, { id }),
    })
    if (!isDone) return
    if (name === 'resend') toastSuccess(t('resent'))
    else toastUndo(t('cancelled'), () => write('/mail_outbox/resend', { id }))
  }

  return {
    onResend: (mail: MailHead) => act(mail, 'resend'),
    onCancel: (mail: MailHead) => act(mail, 'cancel'),
    onCorrect: ({ id }: MailHead) => showMail('correct', id),
  }
}
