import { useEffect } from 'react'
import { screenStands } from '#platform/web/quiet.ts'

/** Beside a screen that is being fetched: it comes up together with it, and says so. */
export function Standing() {
  useEffect(screenStands, [])
  return null
}
