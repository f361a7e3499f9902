import { Button } from '@mantine/core'
import { useTexts } from '../language.tsx'
import { reloadRelease } from '../session/reload-release.ts'
import { hasOtherRelease, releaseTexts } from '../session/release.ts'
import { useStore } from '../store.ts'
import classes from './Shell.module.css'

/** Reloading waits for the person: what they have typed stays until they are done with it. */
export function ReleaseNotice() {
  const t = useTexts(releaseTexts)
  if (!useStore(hasOtherRelease)) return null
  return (
    <div className={`wk-bar ${classes.release}`} role="status">
      <span>{t('release')}</span>
      <Button size="compact-sm" variant="default" onClick={() => void reloadRelease()}>
        {t('reload')}
      </Button>
    </div>
  )
}
