import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { requiredText } from '#core/fields.ts'
import type { Database } from '#platform/server/database.ts'
import { publicEndpoint, type Call } from '#platform/server/endpoint.ts'
import { hashPassword, hashToken, newToken, verifyPassword } from '#platform/server/passwords.ts'
import type { Services } from '#platform/server/services.ts'
import { admitUser, enter, type EnteringUser } from './entering.ts'
import { countWrongGuess, refuseAndCount, refuseIfGuessing } from './failed-attempts.ts'

/**
 * The second step of a sign-in. The challenge proves the password, the code proves the phone. A user has one code at
 * a time; it can be asked for again every half minute, also for a while after it ran out.
 */
const LIFE = '5 minutes'
const TRIES = 5
const wasJustSent = sql<boolean>`expires_at > now() + interval '4 minutes 30 seconds'`
const canBeRenewed = sql<boolean>`expires_at > now() - interval '10 minutes'`

const challenge = requiredText(100).describe('proof of the password, from the refused sign-in')

export async function codesAreOn(db: Database): Promise<boolean> {
  const setting = await db
    .selectFrom('sys_settings')
    .select('value')
    .where('name', '=', 'otp')
    .executeTakeFirst()
  return setting?.value === '1'
}

async function newCode() {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const row = {
    code_hash: await hashPassword(code),
    tries: 0,
    expires_at: sql<string>`now() + ${LIFE}::interval`,
  }
  return { code, row }
}

/** Sends a code and returns the refusal that asks for it. Signing in again at once keeps the code just sent. */
export async function askForCode(
  services: Services,
  user: EnteringUser,
  rememberMe: boolean,
): Promise<AppError> {
  const token = newToken()
  const { code, row } = await newCode()
  const step = { challenge_hash: hashToken(token), remember_me: rememberMe ? '1' : '0' } as const
  const isNew = await services.db.transaction().execute(async (db) => {
    await db.selectFrom('sys_users').select('id').where('id', '=', user.id).forUpdate().execute()
    const codes = db.updateTable('sys_otp_codes').set(step).where('user_id', '=', user.id)
    const kept = await codes.where(wasJustSent).executeTakeFirst()
    if (kept.numUpdatedRows > 0n) return false
    await db.deleteFrom('sys_otp_codes').where('user_id', '=', user.id).execute()
    await db
      .insertInto('sys_otp_codes')
      .values({ user_id: user.id, ...step, ...row })
      .execute()
    return true
  })
  if (isNew) await services.sendCode(user.tel_gsm, code)
  return new AppError('otp_required', { challenge: token })
}

async function sendAgain(call: Call<{ challenge: string }>): Promise<void> {
  const { db, services, input } = call
  const found = await db
    .selectFrom('sys_otp_codes')
    .select(['user_id', wasJustSent.as('isTooSoon')])
    .where('challenge_hash', '=', hashToken(input.challenge))
    .where(canBeRenewed)
    .executeTakeFirst()
  if (!found) return refuseAndCount(call, 'otp_expired')
  if (found.isTooSoon) throw new AppError('too_many_requests')
  const user = await admitUser(db, found.user_id, call.now)
  const { code, row } = await newCode()
  const renewed = await db
    .updateTable('sys_otp_codes')
    .set(row)
    .where('challenge_hash', '=', hashToken(input.challenge))
    .where(sql<boolean>`not ${wasJustSent}`)
    .executeTakeFirst()
  if (renewed.numUpdatedRows > 0n) await services.sendCode(user.tel_gsm, code)
}

/** Every look at a code costs a try before it is compared, so that parallel guesses cannot share one. */
async function confirmCode(call: Call<{ challenge: string; code: string }>) {
  const { db, input } = call
  const challenge_hash = hashToken(input.challenge)
  const step = await db
    .updateTable('sys_otp_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('challenge_hash', '=', challenge_hash)
    .where('tries', '<', TRIES)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['user_id', 'code_hash', 'remember_me'])
    .executeTakeFirst()
  if (!step) return refuseAndCount(call, 'otp_expired')
  await refuseIfGuessing(db, step.user_id)
  if (!(await verifyPassword(input.code, step.code_hash))) {
    await countWrongGuess(call, step.user_id)
    throw new AppError('otp_wrong')
  }
  const user = await admitUser(db, step.user_id, call.now)
  const used = await db
    .deleteFrom('sys_otp_codes')
    .where('challenge_hash', '=', challenge_hash)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
    ? enter(call, user, step.remember_me === '1')
    : refuseAndCount(call, 'otp_expired')
}

export const oneTimeCodeEndpoints = [
  publicEndpoint({
    path: '/login_otp_send',
    input: z.object({ challenge }),
    run: async (call) => {
      await sendAgain(call)
      return {}
    },
  }),
  publicEndpoint({
    path: '/login_otp_confirm',
    input: z.object({ challenge, code: requiredText(20).describe('the six digits from the phone') }),
    run: confirmCode,
  }),
]
