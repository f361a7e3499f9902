import { currentSession } from '#platform/web/session/session.ts'
import { forgetWaiting } from '../compose/outbox-store.ts'
import { unsubscribePush } from './push.ts'
import { noteWaiting } from './waiting-note.ts'

/** Before signing out: no pushes for this person, no unsent messages of theirs in this browser. */
export async function signOutOfChat(): Promise<void> {
  const user = currentSession()?.user.id
  await unsubscribePush()
  if (user === undefined) return
  await forgetWaiting(user)
  noteWaiting(user, false)
}
