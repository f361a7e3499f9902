import { tell } from '../language.tsx'
import { releaseTexts, whyMissing } from './release.ts'
import { toastFailure } from '../toasts/toasts.ts'

/** Reloads while the app answers: the page of a proxy would take the place of what was typed. */
export async function reloadRelease(): Promise<void> {
  const problem = await whyMissing()
  if (problem === 'offline') toastFailure(tell(releaseTexts, 'reload_waits'))
  else location.reload()
}
