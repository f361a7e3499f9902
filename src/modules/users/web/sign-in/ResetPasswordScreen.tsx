import { Button, PasswordInput } from '@mantine/core'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { fieldTexts, type FieldCode } from '#core/texts/field-texts.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { toastError, toastFailure, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { whyNotNewPassword } from '#modules/users/domain/password-strength.ts'
import { usersRefusals } from '#modules/users/domain/refusals.ts'
import { PASSWORD_MAX } from '#modules/users/domain/users.ts'
import { Entrance } from './Entrance.tsx'
import classes from './Entrance.module.css'
import { PasswordHints } from './PasswordHints.tsx'
import { Problem } from './Problem.tsx'
import { resetPassword } from './sign-in.ts'
import { signInTexts } from './sign-in-texts.ts'
import { passwordTexts } from '../texts.ts'
import { useAttempt } from './use-attempt.ts'

const TOAST_MS = 3_000
const languages = ['de', 'tr', 'en', 'fr'] as const

/** The target of the mailed link: asks for the new password twice, then goes to the sign-in. */
export function ResetPasswordScreen() {
  const t = useTexts(passwordTexts)
  const search: Record<string, string | undefined> = useLocation().search
  const { email, reset_link } = search
  const isComplete = Boolean(email && reset_link)
  return (
    <Entrance
      title={t('reset_title')}
      hint={isComplete ? t('reset_for', { email: email ?? '' }) : t('link_missing')}
      languages={languages}
    >
      {email && reset_link ? (
        <NewPasswordForm email={email} reset_link={reset_link} />
      ) : (
        <ToSignIn variant="filled" />
      )}
    </Entrance>
  )
}

function ToSignIn({ variant }: { variant: 'filled' | 'default' }) {
  const t = useTexts(passwordTexts)
  return (
    <Button component={Link} to="/" size="sm" fullWidth variant={variant}>
      {t('to_sign_in')}
    </Button>
  )
}

function problemText(code: FieldCode, language: Language): string {
  return say(code === 'password_not_strong' ? usersRefusals[code].words : fieldTexts[code], language)
}

function NewPasswordForm({ email, reset_link }: { email: string; reset_link: string }) {
  const t = useTexts(passwordTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problem, setProblem] = useState<FieldCode | null>(null)
  const { attempt, isBusy, failure, setFailure } = useAttempt()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setFailure(null)
    const reason = whyNotNewPassword(password, repeated)
    setProblem(reason)
    if (reason) return toastFailure(problemText(reason, language), TOAST_MS)
    const refused = await attempt(async () => {
      await resetPassword({ user_pass: password, email, reset_link })
      toastSuccess(t('updated'))
      await navigate({ to: '/', search: {}, replace: true })
    })
    if (refused) toastError(refused, TOAST_MS)
  }

  const errorFor = (code: FieldCode) => (problem === code ? problemText(code, language) : undefined)
  return (
    <form className={`wk-stack ${classes.form}`} noValidate onSubmit={(event) => void submit(event)}>
      {/* Lets a password manager keep the new password with the right account. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordInput
        label={t('new_password')}
        autoFocus
        value={password}
        error={errorFor('password_not_strong') ?? errorFor('password_guessable')}
        onChange={setPassword}
      />
      <PasswordHints password={password} />
      <NewPasswordInput
        label={t('repeat_password')}
        value={repeated}
        error={errorFor('passwords_differ')}
        onChange={setRepeated}
      />
      <Problem failure={failure} />
      <Button type="submit" size="sm" fullWidth loading={isBusy}>
        {t('update')}
      </Button>
      {failure !== null && <ToSignIn variant="default" />}
    </form>
  )
}

type InputProps = {
  label: string
  value: string
  error: string | undefined
  autoFocus?: boolean
  onChange(value: string): void
}

function NewPasswordInput({ label, value, error, autoFocus = false, onChange }: InputProps) {
  const t = useTexts(signInTexts)
  return (
    <PasswordInput
      label={label}
      autoComplete="new-password"
      autoFocus={autoFocus}
      maxLength={PASSWORD_MAX}
      visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
