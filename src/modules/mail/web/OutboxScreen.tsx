import { IconEye, IconPencil, IconSend, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { say } from '#core/texts.ts'
import { write } from '#platform/web/api.ts'
import { bulkWork } from '#platform/web/bulk/bulk-request.ts'
import { BulkMenu } from '#platform/web/bulk/BulkMenu.tsx'
import { confirm } from '#platform/web/dialogs.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useSelection } from '#platform/web/list/selection.ts'
import type { RowAction } from '#platform/web/list/RowMenu.tsx'
import { toastSuccess } from '#platform/web/toasts.ts'
import { toastUndo } from '#platform/web/undo.ts'
import {
  kindText,
  mailList,
  mayCancel,
  mayCorrect,
  mayResend,
  type MailHead,
  type MailRow,
} from '../domain/outbox.ts'
import { mailTexts } from '../texts.ts'
import { CorrectionPanel } from './CorrectionPanel.tsx'
import { MailPanel } from './MailPanel.tsx'
import classes from './OutboxScreen.module.css'

const resending = bulkWork('/mail_outbox/resend')
const cancelling = bulkWork('/mail_outbox/cancel')

/** /genel/postalar: every mail of the company, and a second try for those that did not arrive. */
export function OutboxScreen() {
  const t = useTexts(mailTexts)
  const [shown, setShown] = useState<number | null>(null)
  const selection = useSelection()
  const [corrected, setCorrected] = useState<MailHead | null>(null)

  async function act(mail: MailHead, name: 'resend' | 'cancel') {
    const { id, subject, recipient } = mail
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

  const acts = {
    onResend: (mail: MailHead) => act(mail, 'resend'),
    onCancel: (mail: MailHead) => act(mail, 'cancel'),
    onCorrect: setCorrected,
  }
  const icon = { size: 14 }
  const actions: RowAction<MailRow>[] = [
    { key: 'look', label: t('look'), icon: <IconEye {...icon} />, run: ({ id }) => setShown(id) },
    {
      key: 'resend',
      label: t('resend'),
      icon: <IconSend {...icon} />,
      isShown: mayResend,
      run: acts.onResend,
    },
    {
      key: 'correct',
      label: t('correct'),
      icon: <IconPencil {...icon} />,
      isShown: mayCorrect,
      run: acts.onCorrect,
    },
    { key: 'cancel', label: t('cancel'), icon: <IconX {...icon} />, isShown: mayCancel, run: acts.onCancel },
  ]
  return (
    <>
      <ListScreen
        list={mailList}
        title={t('title')}
        subtitle={t('hint')}
        emptyText={t('empty')}
        actions={actions}
        selection={selection}
        tools={
          <BulkMenu
            selection={selection}
            acts={[
              { key: 'resend', label: t('resend'), icon: <IconSend {...icon} />, work: resending },
              {
                key: 'cancel',
                label: t('cancel'),
                icon: <IconX {...icon} />,
                work: cancelling,
                reverse: resending,
              },
            ]}
            nameOf={(id) => t('mail_name', { id })}
          />
        }
        cells={cells}
        onOpen={({ id }) => setShown(id)}
      />
      {shown !== null && <MailPanel id={shown} {...acts} onClose={() => setShown(null)} />}
      {corrected && <CorrectionPanel mail={corrected} onClose={() => setCorrected(null)} />}
    </>
  )
}

const cells = {
  kind: ({ kind }: MailRow) => <KindCell kind={kind} />,
  status: ({ status }: MailRow) => <StatusCell status={status} />,
}

function KindCell({ kind }: { kind: string }) {
  const language = useLanguage()
  const text = kindText(kind)
  return text ? say(text, language) : kind
}

function StatusCell({ status }: Pick<MailRow, 'status'>) {
  const t = useTexts(mailTexts)
  return <span className={status === 'failed' ? classes.failed : undefined}>{t(`status_${status}`)}</span>
}
