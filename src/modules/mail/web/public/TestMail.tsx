import { Alert, Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { say } from '#core/texts/texts.ts'
import { call } from '#platform/web/api.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import type { TestMailOutcome } from '#modules/mail/domain/test-mail.ts'
import { outcomeTexts, testMailTexts } from '#modules/mail/test-mail-texts.ts'
import classes from './TestMail.module.css'

type Result = { outcome: TestMailOutcome; detail: string | null }

/** Sends a test mail, and says how it went and what to do. */
export function TestMail() {
  const t = useTexts(testMailTexts)
  const language = useLanguage()
  const [recipient, setRecipient] = useState('')
  const [result, setResult] = useState<Result | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setResult(null)
    try {
      setResult(await call('/mail_test/send', { recipient: recipient.trim() }))
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={`wk-bar ${classes.form}`} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        label={t('recipient')}
        type="email"
        size="xs"
        required
        value={recipient}
        onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="xs" loading={isBusy} disabled={!recipient.trim()}>
        {t('send')}
      </Button>
      {result && (
        <Alert
          className={classes.result}
          role="status"
          variant="light"
          color={result.outcome === 'sent' ? 'green' : 'orange'}
          title={say(outcomeTexts[result.outcome], language)}
        >
          {result.detail && t('answered', { detail: result.detail })}
        </Alert>
      )}
    </form>
  )
}
