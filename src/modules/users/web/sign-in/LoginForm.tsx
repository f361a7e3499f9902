import { Button, PasswordInput, Switch, TextInput } from '@mantine/core'
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { fieldTexts } from '#core/texts/field-texts.ts'
import { CallError } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { rememberedName } from '#platform/web/session/session.ts'
import classes from './Entrance.module.css'
import { Problem } from './Problem.tsx'
import { challengeOf, signIn, type Credentials } from './sign-in.ts'
import { signInTexts } from './sign-in-texts.ts'
import { useAttempt } from './use-attempt.ts'

type Field = 'user_name' | 'user_pass'

/** Which field a refusal is about. */
function fieldOf(failure: unknown): Field | null {
  const code = failure instanceof CallError ? failure.status.code : null
  if (code === 'ERR_101') return 'user_name'
  return code === 'ERR_100' ? 'user_pass' : null
}

function emptyFields({ user_name, user_pass }: Credentials): Field[] {
  return [...(user_name.trim() ? [] : ['user_name' as const]), ...(user_pass ? [] : ['user_pass' as const])]
}

function startValues(fixedName?: string): Credentials {
  const name = rememberedName()
  return { user_name: fixedName ?? name ?? '', user_pass: '', remember_me: name !== null }
}

type Props = {
  /** The only person who may sign in here. */
  fixedName?: string
  onSignedIn(): void
  onCodeNeeded(challenge: string): void
  onForgot?: () => void
}

export function LoginForm({ fixedName, onSignedIn, onCodeNeeded, onForgot }: Props) {
  const t = useTexts(signInTexts)
  const problems = useTexts(fieldTexts)
  const [values, setValues] = useState(() => startValues(fixedName))
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [isCapsLock, setCapsLock] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const inputs = {
    user_name: useRef<HTMLInputElement>(null),
    user_pass: useRef<HTMLInputElement>(null),
  }
  // A request for the code is a step, not an error.
  const shownFailure = challengeOf(failure) ? null : failure

  function change(next: Partial<Credentials>) {
    setValues({ ...values, ...next })
    setMissing(missing.filter((field) => !next[field]))
  }

  /** Typed values stay; the field to correct is selected. */
  function goTo(field: Field | undefined | null) {
    if (field) inputs[field].current?.select()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const empty = emptyFields(values)
    setMissing(empty)
    if (empty.length) return goTo(empty[0])
    const refused = await attempt(async () => {
      await signIn({ ...values, user_name: values.user_name.trim() })
      onSignedIn()
    })
    const challenge = challengeOf(refused)
    if (challenge) onCodeNeeded(challenge)
    else goTo(fieldOf(refused))
  }

  const errorOf = (field: Field) =>
    missing.includes(field) ? problems('requiredField') : fieldOf(shownFailure) === field
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <form className={`wk-stack ${classes.form}`} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={inputs.user_name}
        label={t('user_name')}
        name="user_name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!values.user_name}
        readOnly={fixedName !== undefined}
        value={values.user_name}
        error={errorOf('user_name')}
        onChange={(event) => change({ user_name: event.currentTarget.value })}
      />
      <PasswordInput
        ref={inputs.user_pass}
        label={t('password')}
        name="user_pass"
        autoComplete="current-password"
        autoFocus={values.user_name !== ''}
        data-autofocus={fixedName !== undefined || undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
        value={values.user_pass}
        error={errorOf('user_pass')}
        description={isCapsLock ? t('caps_lock') : undefined}
        onChange={(event) => change({ user_pass: event.currentTarget.value })}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
      />
      <div className={`wk-bar ${classes.options}`}>
        <Switch
          size="sm"
          label={t('remember_me')}
          checked={values.remember_me}
          onChange={(event) => change({ remember_me: event.currentTarget.checked })}
        />
        {onForgot && (
          <button type="button" className={`wk-link ${classes.link}`} onClick={onForgot}>
            {t('forgot')}
          </button>
        )}
      </div>
      <Problem failure={shownFailure} />
      <Button type="submit" size="sm" fullWidth loading={isBusy}>
        {t('sign_in')}
      </Button>
    </form>
  )
}
