import { IconAlertCircle } from '@tabler/icons-react'
import { errorText } from '#platform/web/api.ts'
import { useLanguage } from '#platform/web/language.tsx'
import classes from './Problem.module.css'

/** What went wrong, said where it went wrong. A call's failure is told in the language chosen now. */
export function Problem({ failure, text }: { failure?: unknown; text?: string | null }) {
  const language = useLanguage()
  if (!failure && !text) return null
  return (
    <p role="alert" className={classes.problem}>
      <IconAlertCircle size={16} aria-hidden />
      <span>{text ?? errorText(failure, language)}</span>
    </p>
  )
}
