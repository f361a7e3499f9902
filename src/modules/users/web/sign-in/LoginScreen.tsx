import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { Entrance } from './Entrance.tsx'
import { LoginForm } from './LoginForm.tsx'
import { signInTexts } from './sign-in-texts.ts'

const ForgotPasswordDialog = lazyPart(
  async () => (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
)
const OneTimeCodeDialog = lazyPart(async () => (await import('./OneTimeCodeDialog.tsx')).OneTimeCodeDialog)

type Open = { dialog: 'forgot' } | { dialog: 'code'; challenge: string }

/** Shown instead of the requested screen, which opens after signing in. */
export function LoginScreen({ onSignedIn }: { onSignedIn(): void }) {
  const t = useTexts(signInTexts)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <Entrance title={t('sign_in')} hint={t('sign_in_hint')}>
      <LoginForm
        onSignedIn={onSignedIn}
        onCodeNeeded={(challenge) => setOpen({ dialog: 'code', challenge })}
        onForgot={() => setOpen({ dialog: 'forgot' })}
      />
      {open?.dialog === 'forgot' && <ForgotPasswordDialog onClose={close} />}
      {open?.dialog === 'code' && (
        <OneTimeCodeDialog challenge={open.challenge} onSignedIn={onSignedIn} onClose={close} />
      )}
    </Entrance>
  )
}
