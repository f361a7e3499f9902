import type { Actor } from '#core/actor.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, sessionOf, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { verifyPassword } from '#platform/server/entrance/passwords.ts'
import { noteSecretCheck, useSecretCheck } from '#platform/server/entrance/sessions.ts'
import { countWrongGuess, refuseIfGuessing } from '#platform/server/entrance/throttle.ts'
import { checkSecret } from '../domain/calls.ts'
import { needsSecret, whyMayNotGrant, type Grant, type SecretProof } from '../domain/granting.ts'
import { usersRefusals } from '../domain/refusals.ts'

async function secretHash(db: Database, actor: Actor): Promise<string | null> {
  const company = await db
    .selectFrom('sys_settings')
    .select('value')
    .where('name', '=', 'secret_hash')
    .executeTakeFirst()
  if (company) return company.value
  const own = await db
    .selectFrom('sys_users')
    .select('user_pass')
    .where('id', '=', actor.id)
    .executeTakeFirst()
  return own?.user_pass ?? null
}

export async function proveSecret(call: SignedInCall<unknown>, secret: string): Promise<SecretProof> {
  const { db, services, actor, caller } = call
  await refuseIfGuessing(services.db, actor.id)
  if (await verifyPassword(secret, await secretHash(db, actor))) return 'right'
  await countWrongGuess(services.db, caller, actor.id)
  return 'wrong'
}

/** An earlier check is used once; if the save is refused, the rollback restores it. */
async function useEarlierCheck(call: SignedInCall<unknown>): Promise<SecretProof> {
  const isUsed = await useSecretCheck(call.db, sessionOf(call).tokenHash)
  return isUsed ? 'right' : 'not given'
}

/** Requires the secret only if the level needs it and the caller has the right to grant that level. */
export async function refuseIfMayNotGrant(
  call: SignedInCall<unknown>,
  levels: Pick<Grant, 'old' | 'new'>,
  secret: string | null | undefined,
): Promise<void> {
  const grant = { actor: call.actor.user_level, ...levels }
  refuseIf(whyMayNotGrant({ ...grant, secret: 'right' }))
  if (!needsSecret(levels)) return
  const proof = secret ? await proveSecret(call, secret) : await useEarlierCheck(call)
  refuseIf(whyMayNotGrant({ ...grant, secret: proof }))
}

export const checkSecretEndpoint = serve(checkSecret, async (call) => {
  if ((await proveSecret(call, call.input.secret_input)) === 'wrong')
    throw new AppError(usersRefusals.ERR_100)
  await noteSecretCheck(call.db, sessionOf(call).tokenHash)
  return {}
})
