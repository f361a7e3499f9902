import { Button, Stack } from '@mantine/core'
import { IconDownload, IconKey, IconPencil, IconSend, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoment } from '#core/days/dates.ts'
import { call, callForFile } from '#platform/web/api.ts'
import { saveBlob } from '#platform/web/download.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import type { Mail } from '../domain/calls.ts'
import { mayCancel, mayCorrect, mayResend } from '../domain/outbox.ts'
import { mailTexts } from '../texts.ts'
import { useMailActs } from './mail-acts.ts'
import { useMail } from './mail-data.ts'
import classes from './OutboxScreen.module.css'

type Props = { id: number; onClose(): void }

/** One mail for reading: recipient, time, result and attachments. */
export function MailPanel({ id, onClose }: Props) {
  const t = useTexts(mailTexts)
  const query = useMail(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(mail) => (
        <RecordDrawer title={mail.subject} size="side" onClose={onClose} actions={<Acts mail={mail} />}>
          <MailFacts mail={mail} />
          <Attachments mail={mail} />
          {mail.has_link && <LinkOf mail={mail} />}
          {!mail.has_link && (
            <div className={`wk-panel ${classes.letter}`} lang="de">
              {mail.body_text ?? t('body_secret')}
            </div>
          )}
        </RecordDrawer>
      )}
    </RecordLoader>
  )
}

function Acts({ mail }: { mail: Mail }) {
  const t = useTexts(mailTexts)
  const { onResend, onCancel, onCorrect } = useMailActs()
  return (
    <>
      {mayCancel(mail) && (
        <Button variant="default" leftSection={<IconX size={14} />} onClick={() => void onCancel(mail)}>
          {t('cancel')}
        </Button>
      )}
      {mayCorrect(mail) && (
        <Button variant="default" leftSection={<IconPencil size={14} />} onClick={() => onCorrect(mail)}>
          {t('correct')}
        </Button>
      )}
      {mayResend(mail) && (
        <Button variant="default" leftSection={<IconSend size={14} />} onClick={() => void onResend(mail)}>
          {t('resend')}
        </Button>
      )}
    </>
  )
}

/** Shows a link that is made on request and is gone when the panel closes. */
function LinkOf({ mail }: { mail: Mail }) {
  const t = useTexts(mailTexts)
  const [words, setWords] = useState<string | null>(null)
  async function show() {
    try {
      setWords((await call('/mail_outbox/link', { id: mail.id })).body_text)
    } catch (error) {
      toastError(error)
    }
  }
  if (words !== null) return <div className={`wk-panel ${classes.letter}`}>{words}</div>
  return (
    <Button variant="default" leftSection={<IconKey size={14} />} onClick={() => void show()}>
      {t('show_link')}
    </Button>
  )
}

function MailFacts({ mail }: { mail: Mail }) {
  const t = useTexts(mailTexts)
  return (
    <dl className={`wk-facts ${classes.facts}`}>
      <dt>{t('recipient')}</dt>
      <dd>{mail.recipient}</dd>
      <dt>{t('created_at')}</dt>
      <dd>{formatMoment(mail.created_at)}</dd>
      <dt>{t('status')}</dt>
      <dd>{t(`status_${mail.status}`)}</dd>
      {mail.sent_at && (
        <>
          <dt>{t('sent_at')}</dt>
          <dd>{formatMoment(mail.sent_at)}</dd>
        </>
      )}
      {mail.last_error && (
        <>
          <dt>{t('last_error')}</dt>
          <dd className="wk-problem">{mail.last_error}</dd>
        </>
      )}
    </dl>
  )
}

function Attachments({ mail }: { mail: Mail }) {
  const t = useTexts(mailTexts)
  async function save(file_id: number) {
    try {
      const { blob, name } = await callForFile('/mail_outbox/file', { id: mail.id, file_id })
      saveBlob(blob, name)
    } catch (error) {
      toastError(error)
    }
  }
  if (!mail.files.length) return null
  return (
    <Stack gap={4} align="flex-start" mb="md">
      {mail.files.map(({ id, file_name }) => (
        <Button
          key={id}
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} />}
          aria-label={t('save_attachment', { name: file_name })}
          onClick={() => void save(id)}
        >
          {file_name}
        </Button>
      ))}
    </Stack>
  )
}
