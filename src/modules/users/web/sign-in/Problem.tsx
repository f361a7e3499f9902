import { IconAlertCircle } from '@tabler/icons-react'
import { errorText } from '#platform/web/api.ts'
import { useLanguage } from '#platform/web/language.tsx'
import classes from './Problem.module.css'

/** An error beside its cause; that of a call is shown in the current language. */
export function Problem({ failure, text }: { failure?: unknown; text?: string | null }) {
  const language = useLanguage()
  if (!failure && !text) return null
  return (
    <p role="alert" className={`wk-note ${classes.problem}`} data-tone="red">
      <IconAlertCircle size={16} aria-hidden />
      <span>{text ?? errorText(failure, language)}</span>
    </p>
  )
}
