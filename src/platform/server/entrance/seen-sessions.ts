import type { Caller } from '../calls/caller.ts'
import { inTurn, lookUp } from './outsiders.ts'
import { hashToken } from './passwords.ts'
import type { Services } from '../services.ts'
import { findSession, type Session } from './sessions.ts'

/** Sessions that this node has found active, oldest first. */
const seen = new Set<string>()
const MOST_SEEN = 10_000

function note(tokenHash: string, isActive: boolean): void {
  seen.delete(tokenHash)
  if (!isActive) return
  seen.add(tokenHash)
  const [oldest] = seen
  if (seen.size > MOST_SEEN && oldest) seen.delete(oldest)
}

/**
 * The session of a call or, without a caller, of a window. Anybody can invent one, so a session that this node does
 * not know yet is looked for among the outsiders.
 */
export async function findInTurn(
  services: Services,
  sesion_id: string | null | undefined,
  caller?: Pick<Caller, 'ip' | 'device'>,
): Promise<Session | null> {
  if (!sesion_id) return null
  const tokenHash = hashToken(sesion_id)
  if (seen.has(tokenHash)) {
    const session = await findSession(services.db, sesion_id, caller)
    if (!session) note(tokenHash, false)
    return session
  }
  const find = () => findSession(services.publicDb, sesion_id, caller)
  const session = await (caller ? inTurn(services, caller, { purpose: 'session' }, find) : lookUp(find))
  note(tokenHash, session !== null)
  return session
}
