import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { fieldTexts } from '#core/texts/field-texts.ts'
import { call } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { PASSWORD_MAX } from '../domain/users.ts'
import { Problem } from './sign-in/Problem.tsx'
import { signInTexts } from './sign-in/sign-in-texts.ts'
import { userScreenTexts } from './texts.ts'
import { useAttempt } from './sign-in/use-attempt.ts'

type Props = { level: number; onConfirmed(): void; onCancel(): void }

/** Asks for the secret behind an administrating level; a wrong one can be tried again. */
export function SecretDialog({ level, onConfirmed, onCancel }: Props) {
  const t = useTexts(userScreenTexts)
  const common = useTexts(commonTexts)
  const signIn = useTexts(signInTexts)
  const problems = useTexts(fieldTexts)
  const levels = useReference('sys_user_level')
  const [secret_input, setSecret] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const name = levels.find(({ value }) => value === String(level))?.label ?? String(level)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(secret_input === '')
    if (secret_input === '') return
    await attempt(async () => {
      await call('/sys_users/check_secret_input', { secret_input })
      onConfirmed()
    })
  }

  return (
    <Dialog title={t('secret_title')} layer="question" onClose={onCancel}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t('secret_hint', { level: name })}</Text>
          <PasswordInput
            label={t('secret_input')}
            name="secret_input"
            autoComplete="off"
            data-autofocus
            size="xs"
            maxLength={PASSWORD_MAX}
            visibilityToggleButtonProps={{ 'aria-label': signIn('show_password') }}
            value={secret_input}
            error={isMissing ? problems('requiredField') : failure !== null}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
          <Problem failure={failure} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onCancel}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('secret_confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
