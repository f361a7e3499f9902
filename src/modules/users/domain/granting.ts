import { Level } from '#core/actor.ts'
import type { Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { usersRefusals } from './refusals.ts'

export type SecretProof = 'right' | 'wrong' | 'not given'

export type Grant = {
  /** Level of the person who saves. */
  actor: number
  /** Level of the user so far; null for a new one. */
  old: number | null
  new: number
  secret: SecretProof
}

const guardedLevels = new Set<number>([Level.administrator, Level.dealerAdministrator])

/** The secret confirms raising a user to an administrating level. */
export const needsSecret = (grant: Pick<Grant, 'old' | 'new'>) =>
  guardedLevels.has(grant.new) && grant.new !== grant.old

/** Why the level may not be granted; the right is checked before the secret. */
export function whyMayNotGrant(grant: Grant): Refusal {
  if (!guardedLevels.has(grant.actor)) return accessRefusals.ERR_105
  const touchesAdmin = grant.old === Level.administrator || grant.new === Level.administrator
  if (touchesAdmin && grant.actor !== Level.administrator) return accessRefusals.ERR_104
  if (!needsSecret(grant) || grant.secret === 'right') return null
  return grant.secret === 'wrong' ? usersRefusals.ERR_100 : usersRefusals.secret_required
}
