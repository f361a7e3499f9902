import { Button, Group, Loader, PasswordInput, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { call, errorText, write } from '#platform/web/api.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { administrationTexts } from '../administration-texts.ts'
import type { SignInSettings } from '../domain/sign-in-settings.ts'
import { PASSWORD_MAX } from '../domain/users.ts'
import classes from './AdministrationScreen.module.css'
import { Problem } from './sign-in/Problem.tsx'
import { signInTexts } from './sign-in/sign-in-texts.ts'
import { useAttempt } from './sign-in/use-attempt.ts'

const SETTINGS = ['/sys_settings/get'] as const

type Answer = { item: SignInSettings }

/** One-time codes, the company's secret, and refreshing all browsers. */
export function SignInSettingsView() {
  const common = useTexts(commonTexts)
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: SETTINGS,
    queryFn: async () => (await call('/sys_settings/get')).item,
  })
  if (error) return <p role="alert">{errorText(error)}</p>
  if (!data) return <Loader size="sm" aria-label={common('busy')} />
  const learn = ({ item }: Answer) => queries.setQueryData(SETTINGS, item)
  return (
    <div className={`wk-form ${classes.sheet}`}>
      {data.otp === '1' ? <CodesOff onSaved={learn} /> : <CodesOn settings={data} onSaved={learn} />}
      <Secret hasSecret={data.has_secret} onSaved={learn} />
      <Caches />
    </div>
  )
}

type Saved = { onSaved(answer: Answer): unknown }

function CodesOn({ settings, onSaved }: Saved & { settings: SignInSettings }) {
  const t = useTexts(administrationTexts)
  const { attempt, isBusy, failure } = useAttempt()
  const [challenge, setChallenge] = useState<string | null>(null)
  const [code, setCode] = useState('')

  const sendTest = () =>
    attempt(async () => {
      setChallenge((await call('/sys_settings/code_test')).challenge)
      toastSuccess(t('code_test_sent', { recipient: settings.recipient }))
    })

  function switchOn(event: SubmitEvent) {
    event.preventDefault()
    void attempt(async () => {
      onSaved(await call('/sys_settings/codes', { on: '1', challenge, code }))
      toastSuccess(t('codes_saved'))
    })
  }

  return (
    <form noValidate onSubmit={switchOn}>
      <FormSection title={t('codes_title')}>
        <p className="wk-hint">
          {t('codes_off')} {t(`way_${settings.code_way ?? 'none'}`)}
        </p>
        {challenge !== null && (
          <TextInput
            label={t('code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            size="xs"
            value={code}
            error={fieldErrors(failure).code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Problem failure={failure} />
        <Group gap="xs">
          <Button
            variant="default"
            disabled={settings.code_way === null}
            loading={isBusy}
            onClick={() => void sendTest()}
          >
            {t('code_test')}
          </Button>
          {challenge !== null && (
            <Button type="submit" loading={isBusy}>
              {t('codes_switch_on')}
            </Button>
          )}
        </Group>
      </FormSection>
    </form>
  )
}

type SecretProps = {
  label: string
  name: string
  value: string
  error?: string
  onChange(value: string): void
}

function SecretInput({ onChange, ...props }: SecretProps) {
  const signIn = useTexts(signInTexts)
  return (
    <PasswordInput
      {...props}
      size="xs"
      autoComplete="off"
      maxLength={PASSWORD_MAX}
      visibilityToggleButtonProps={{ 'aria-label': signIn('show_password') }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function CodesOff({ onSaved }: Saved) {
  const t = useTexts(administrationTexts)
  const { attempt, isBusy, failure } = useAttempt()
  const [secret_input, setSecret] = useState('')

  function switchOff(event: SubmitEvent) {
    event.preventDefault()
    void attempt(async () => {
      onSaved(await call('/sys_settings/codes', { on: '0', secret_input }))
      toastSuccess(t('codes_saved'))
    })
  }

  return (
    <form noValidate onSubmit={switchOff}>
      <FormSection title={t('codes_title')}>
        <p className="wk-hint">{t('codes_on')}</p>
        <SecretInput
          label={t('secret_input')}
          name="codes_secret"
          value={secret_input}
          error={fieldErrors(failure).secret_input}
          onChange={setSecret}
        />
        <Problem failure={failure} />
        <Group gap="xs">
          <Button type="submit" variant="default" loading={isBusy}>
            {t('codes_switch_off')}
          </Button>
        </Group>
      </FormSection>
    </form>
  )
}

const EMPTY = { secret_input: '', new_secret: '' }

function Secret({ hasSecret, onSaved }: Saved & { hasSecret: boolean }) {
  const t = useTexts(administrationTexts)
  const { attempt, isBusy, failure } = useAttempt()
  const [values, setValues] = useState(EMPTY)

  function save(event: SubmitEvent) {
    event.preventDefault()
    void attempt(async () => {
      onSaved(await call('/sys_settings/secret', values))
      setValues(EMPTY)
      toastSuccess(t('secret_saved'))
    })
  }

  return (
    <form noValidate onSubmit={save}>
      <FormSection title={t('secret_title')}>
        <p className="wk-hint">{t(hasSecret ? 'secret_set' : 'secret_unset')}</p>
        {(['secret_input', 'new_secret'] as const).map((name) => (
          <SecretInput
            key={name}
            label={t(name)}
            name={name}
            value={values[name]}
            error={fieldErrors(failure)[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
        <Problem failure={failure} />
        <Group gap="xs">
          <Button type="submit" loading={isBusy}>
            {t('secret_save')}
          </Button>
        </Group>
      </FormSection>
    </form>
  )
}

function Caches() {
  const t = useTexts(administrationTexts)
  async function refreshBrowsers() {
    try {
      await write('/sys_settings/refresh_browsers')
      toastSuccess(t('caches_refreshed'))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <FormSection title={t('caches_title')}>
      <p className="wk-hint">{t('caches_hint')}</p>
      <Group gap="xs">
        <Button variant="default" onClick={() => void refreshBrowsers()}>
          {t('caches_refresh')}
        </Button>
      </Group>
    </FormSection>
  )
}
