import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useTexts } from '#platform/web/language.tsx'
import {
  criterionNames,
  passwordCriteria,
  passwordStrength,
} from '#modules/users/domain/password-strength.ts'
import classes from './PasswordHints.module.css'
import { passwordTexts } from '../texts.ts'

/** What a new password needs, ticked while it is typed, and how strong it is so far. */
export function PasswordHints({ password }: { password: string }) {
  const t = useTexts(passwordTexts)
  const strength = passwordStrength(password)
  return (
    <div className={classes.hints}>
      {password && (
        <div className={`wk-row ${classes.strength}`} data-strength={strength}>
          <span className={classes.bar} aria-hidden />
          <span role="status">{t('strength', { level: t(strength) })}</span>
        </div>
      )}
      <ul className={`wk-list ${classes.list}`}>
        {criterionNames.map((name) => {
          const isMet = passwordCriteria[name].test(password)
          return (
            <li key={name} data-met={isMet}>
              {isMet ? (
                <IconCheck size={14} aria-label={t('met')} />
              ) : (
                <IconPoint size={14} aria-label={t('not_met')} />
              )}
              <span>{t(name)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
