import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type Call } from '#platform/server/calls/endpoint.ts'
import { hashToken, newToken, verifyPassword } from '#platform/server/entrance/passwords.ts'
import { countWrongGuess, refuseIfGuessing } from '#platform/server/entrance/throttle.ts'
import { confirmCode, sendCodeAgain } from '../domain/calls.ts'
import { usersRefusals } from '../domain/refusals.ts'
import { noCodeYet, sendCode, type Purpose } from './code-sending.ts'
import { admitUser, enter, type EnteringUser } from './entering.ts'
import { refuseAndCount } from './failed-attempts.ts'

const refusals = defineRefusals({
  otp_wrong: { tr: 'Yanlış kod.', de: 'Falscher Code.', en: 'Wrong code.' },
})

/**
 * The second step of a sign-in. The challenge proves the password, the code proves the phone or the mailbox. A
 * user has one code at a time; a new one can be requested every half minute, also for a while after it has
 * expired.
 */
const TRIES = 5
const wasJustSent = sql<boolean>`expires_at > now() + interval '4 minutes 30 seconds'`
const canBeRenewed = sql<boolean>`expires_at > now() - interval '10 minutes'`

export async function codesAreOn(db: Database): Promise<boolean> {
  const setting = await db
    .selectFrom('sys_settings')
    .select('value')
    .where('name', '=', 'otp')
    .executeTakeFirst()
  return setting?.value === '1'
}

/** Sends a code and returns the refusal that asks for it. Signing in again at once keeps the code just sent. */
export async function askForCode(
  { services, language, commit }: Call<unknown>,
  user: EnteringUser,
  rememberMe: boolean,
): Promise<AppError> {
  const token = newToken()
  const step = { challenge_hash: hashToken(token), remember_me: rememberMe ? '1' : '0' } as const
  const isNew = await commit(async (db) => {
    await db.selectFrom('sys_users').select('id').where('id', '=', user.id).forUpdate().execute()
    const codes = db.updateTable('sys_otp_codes').set(step).where('user_id', '=', user.id)
    const kept = await codes.where('purpose', '=', 'sign_in').where(wasJustSent).executeTakeFirst()
    if (kept.numUpdatedRows > 0n) return false
    await startCode(db, { user_id: user.id, purpose: 'sign_in', ...step })
    return true
  })
  if (isNew) await sendCode(services, user, 'sign_in', language)
  return new AppError(usersRefusals.otp_required, { challenge: token })
}

type Step = { user_id: number; purpose: Purpose; challenge_hash: string; remember_me?: '0' | '1' }

/** Stores the step of a new code, replacing an earlier one. */
export async function startCode(db: Database, step: Step): Promise<void> {
  const { user_id, purpose } = step
  await db.deleteFrom('sys_otp_codes').where('user_id', '=', user_id).where('purpose', '=', purpose).execute()
  await db
    .insertInto('sys_otp_codes')
    .values({ ...step, ...noCodeYet() })
    .execute()
}

async function sendAgain(call: Call<{ challenge: string }>): Promise<void> {
  const { db, services, input } = call
  const found = await db
    .selectFrom('sys_otp_codes')
    .select(['user_id', wasJustSent.as('isTooSoon')])
    .where('challenge_hash', '=', hashToken(input.challenge))
    .where('purpose', '=', 'sign_in')
    .where(canBeRenewed)
    .executeTakeFirst()
  if (!found) return refuseAndCount(call, usersRefusals.otp_expired)
  if (found.isTooSoon) throw new AppError(platformRefusals.too_many_requests)
  const user = await admitUser(db, found.user_id, call.now)
  const renewed = await db
    .updateTable('sys_otp_codes')
    .set(noCodeYet())
    .where('challenge_hash', '=', hashToken(input.challenge))
    .where(sql<boolean>`not ${wasJustSent}`)
    .executeTakeFirst()
  if (renewed.numUpdatedRows > 0n) await sendCode(services, user, 'sign_in', call.language)
}

type Guess = { challenge: string; code: string; purpose: Purpose }

/** Counts the attempt before comparing the code, so that parallel guesses cannot share one. */
export async function proveCode(call: Call<unknown>, { challenge: token, code, purpose }: Guess) {
  const { db, services, caller } = call
  const challenge_hash = hashToken(token)
  const step = await db
    .updateTable('sys_otp_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('tries', '<', TRIES)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['user_id', 'code_hash', 'remember_me'])
    .executeTakeFirst()
  if (!step) return refuseAndCount(call, usersRefusals.otp_expired)
  await refuseIfGuessing(db, step.user_id)
  if (await verifyPassword(code, step.code_hash)) return { ...step, challenge_hash }
  await countWrongGuess(services.db, caller, step.user_id)
  throw new AppError(refusals.otp_wrong)
}

async function enterWithCode(call: Call<{ challenge: string; code: string }>) {
  const { db, input } = call
  const step = await proveCode(call, { ...input, purpose: 'sign_in' })
  const user = await admitUser(db, step.user_id, call.now)
  return (await useUp(db, step.challenge_hash))
    ? enter(call, user, step.remember_me === '1', 'code')
    : refuseAndCount(call, usersRefusals.otp_expired)
}

/** Of several concurrent confirmations only one succeeds. */
export async function useUp(db: Database, challenge_hash: string): Promise<boolean> {
  const used = await db
    .deleteFrom('sys_otp_codes')
    .where('challenge_hash', '=', challenge_hash)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

export const oneTimeCodeEndpoints = [
  serve(sendCodeAgain, async (call) => {
    await sendAgain(call)
    return {}
  }),
  serve(confirmCode, enterWithCode),
]
