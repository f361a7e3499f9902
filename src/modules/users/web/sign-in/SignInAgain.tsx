import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useReturnFocus } from '#platform/web/dialogs/return-focus.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { LoginForm } from './LoginForm.tsx'
import { signInTexts } from './sign-in-texts.ts'

const OneTimeCodeDialog = lazyPart(async () => (await import('./OneTimeCodeDialog.tsx')).OneTimeCodeDialog)

type Props = {
  /** The user of the ended session, as no other may continue this work. */
  userName: string
  onSignedIn(): void
  onGiveUp(): void
}

/** The session is over while something is being worked on: the same person signs in again above it. */
export function SignInAgain({ userName, onSignedIn, onGiveUp }: Props) {
  const t = useTexts(signInTexts)
  const common = useTexts(commonTexts)
  const [challenge, setChallenge] = useState<string | null>(null)
  // Covers both dialogs, that of the password and that of the code.
  useReturnFocus()
  if (challenge)
    return (
      <OneTimeCodeDialog challenge={challenge} onSignedIn={onSignedIn} onClose={() => setChallenge(null)} />
    )
  return (
    <Dialog title={common('session_ended_title')} mustStay size="sm" layer="signIn" onClose={() => undefined}>
      <Text size="sm" mb="sm">
        {t('again_hint')}
      </Text>
      <LoginForm fixedName={userName} onSignedIn={onSignedIn} onCodeNeeded={setChallenge} />
      <Button variant="subtle" color="gray" fullWidth mt="xs" onClick={onGiveUp}>
        {t('again_give_up')}
      </Button>
    </Dialog>
  )
}
