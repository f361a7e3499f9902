import { call, CallError } from '#platform/web/api.ts'
import { readLocal, writeLocal } from '#platform/web/session/local-data.ts'
import { closeSession, currentSession, forgetRemembered } from '#platform/web/session/session.ts'

/** The session that was left here while the server has not heard of it. */
const LEFT = 'left'

/** Ends the session in this browser at once: nobody who comes after finds its data or is signed in by its cookie. */
export function leave(): void {
  const sesion_id = currentSession()?.sesion_id ?? ''
  closeSession()
  forgetRemembered()
  writeLocal(LEFT, sesion_id)
}

/** Tells the server of a session that was left, which ends it and takes the cookie; when it is not reached, later. */
export async function finishLeaving(): Promise<void> {
  const sesion_id = readLocal<string>(LEFT)
  if (sesion_id === null) return
  try {
    await call('/logout', {}, { sesion_id })
  } catch (error) {
    if (!(error instanceof CallError && error.isRefusal)) return
  }
  writeLocal(LEFT, null)
}
