import { Button, Group, Stack, Text } from '@mantine/core'
import type { SubmitEvent } from 'react'
import { z } from 'zod'
import { emailAddress, requiredText } from '#core/fields.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { TextField } from '#platform/web/form/fields.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { Problem } from './Problem.tsx'
import { requestResetLink } from './sign-in.ts'
import { signInTexts } from './sign-in-texts.ts'
import { useAttempt } from './use-attempt.ts'

const ForgotForm = z.object({ email: requiredText(150).pipe(emailAddress(150)) })

const TOAST_MS = 3_000

/** Asks for the e-mail address for the link to a new password. */
export function ForgotPasswordDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(signInTexts)
  const common = useTexts(commonTexts)
  const form = useRecordForm(ForgotForm, { email: '' })
  const { attempt, isBusy, failure, setFailure } = useAttempt()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setFailure(null)
    const checked = form.parse()
    if (!checked) return
    const refused = await attempt(async () => {
      await requestResetLink(String(checked.email))
      toastSuccess(t('link_sent'))
      onClose()
    })
    if (refused) toastError(refused, TOAST_MS)
  }

  return (
    <Dialog title={t('forgot_title')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t('forgot_hint')}</Text>
          <TextField
            form={form}
            name="email"
            label={t('email')}
            type="email"
            autoComplete="email"
            autoFocus
          />
          <Problem failure={failure} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('send_link')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
