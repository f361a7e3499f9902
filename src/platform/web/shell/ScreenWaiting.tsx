import { VisuallyHidden } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '../language.tsx'
import { frameTexts } from '../frame-texts.ts'
import classes from './ScreenWaiting.module.css'

/** Placeholder of a screen that is being loaded: where its header and rows will be. */
export function ScreenWaiting() {
  const t = useTexts(frameTexts)
  return (
    <div className={`wk-screen ${classes.waiting}`} role="status">
      <VisuallyHidden>{t('busy')}</VisuallyHidden>
      <div className={`wk-stripe ${classes.bar}`} data-visible aria-hidden />
      <div className={classes.head} aria-hidden />
      <div className={classes.rows} aria-hidden />
    </div>
  )
}

/** The previous screen stays until the next one is ready; this bar shows that it is loading. */
export function ScreenProgress() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <div className={`wk-stripe ${classes.bar}`} data-visible={isPending || undefined} data-late aria-hidden />
  )
}
