import { Button, Group, PinInput, Stack, Text } from '@mantine/core'
import { useEffect, useState, type SubmitEvent } from 'react'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import classes from './Entrance.module.css'
import { Problem } from './Problem.tsx'
import { confirmCode, sendCodeAgain } from './sign-in.ts'
import { signInTexts } from './sign-in-texts.ts'
import { useAttempt } from './use-attempt.ts'

const DIGITS = 6
/** The server sends a further code after this time at the earliest. */
const RESEND_AFTER_S = 30

type Props = { challenge: string; onSignedIn(): void; onClose(): void }

/** The second step of a sign-in: the code from the phone. A wrong one can be corrected. */
export function OneTimeCodeDialog({ challenge, onSignedIn, onClose }: Props) {
  const t = useTexts(signInTexts)
  const common = useTexts(commonTexts)
  const [code, setCode] = useState('')
  const [tries, setTries] = useState(0)
  const [hint, setHint] = useState<'code_empty' | 'code_incomplete' | null>(null)
  const [secondsLeft, restart] = useCountdown(RESEND_AFTER_S)
  const { attempt, isBusy, failure, setFailure } = useAttempt()

  function startOver() {
    setCode('')
    setTries(tries + 1)
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setFailure(null)
    const missing = code === '' ? 'code_empty' : 'code_incomplete'
    setHint(code.length < DIGITS ? missing : null)
    if (code.length < DIGITS) return
    const refused = await attempt(async () => {
      await confirmCode(challenge, code)
      onSignedIn()
    })
    if (refused) startOver()
  }

  async function resend() {
    setHint(null)
    await attempt(async () => {
      await sendCodeAgain(challenge)
      toastSuccess(t('code_sent'))
      restart()
      startOver()
    })
  }

  return (
    <Dialog title={t('code_title')} layer="signIn" closeOnClickOutside={false} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t('code_hint')}</Text>
          <PinInput
            key={tries}
            length={DIGITS}
            type="number"
            mask
            oneTimeCode
            autoFocus
            size="md"
            mx="auto"
            placeholder=""
            value={code}
            error={hint !== null}
            styles={{ input: { fontSize: 22 } }}
            onChange={(typed) => {
              setCode(typed)
              setHint(null)
            }}
            getInputProps={(index) => ({
              'aria-label': t('code_digit', { digit: index + 1 }),
              ...(index === 0 ? { 'data-autofocus': true } : {}),
            })}
          />
          <Problem failure={failure} text={hint && t(hint)} />
          <Group justify="space-between" gap="xs">
            <button
              type="button"
              className={`wk-link ${classes.link}`}
              disabled={secondsLeft > 0}
              onClick={() => void resend()}
            >
              {secondsLeft > 0 ? t('code_resend_in', { seconds: secondsLeft }) : t('code_resend')}
            </button>
            <Group gap="xs">
              <Button variant="default" onClick={onClose}>
                {common('cancel')}
              </Button>
              <Button type="submit" loading={isBusy}>
                {t('code_confirm')}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [left, () => setLeft(seconds)] as const
}
