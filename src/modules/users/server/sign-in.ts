import { sql } from 'kysely'
import type { z } from 'zod'
import { Level } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import type { Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type Call } from '#platform/server/calls/endpoint.ts'
import { hashToken, verifyPassword } from '#platform/server/entrance/passwords.ts'
import { recordEvent } from '#platform/server/entrance/security-events.ts'
import { endSession, findSession } from '#platform/server/entrance/sessions.ts'
import { countCall, refuseIfPaused } from '#platform/server/entrance/throttle.ts'
import { login, logout, resumeSession, type SignInAnswer } from '../domain/calls.ts'
import { afterAttempt } from '../domain/lockout.ts'
import { usersRefusals } from '../domain/refusals.ts'
import { admitUser, enter, keepUser, sessionAnswer } from './entering.ts'
import { refuseAndCount } from './failed-attempts.ts'
import { askForCode, codesAreOn, oneTimeCodeEndpoints } from './one-time-code.ts'
import { passwordResetEndpoints, tellOfLock } from './password-reset.ts'
import { forget, hasRememberCookie, redeemToken } from '#platform/server/entrance/remember.ts'

type Account = {
  id: number
  user_name: string
  email: string
  user_pass: string | null
  blocked: '0' | '1'
}

function accountNamed(db: Database, user_name: string): Promise<Account | undefined> {
  return db
    .selectFrom('sys_users')
    .select(['id', 'user_name', 'email', 'user_pass', 'blocked'])
    .where(sql<boolean>`lower(user_name) = lower(${user_name})`)
    .where('sil', '=', '0')
    .where('user_level', '<>', Level.system)
    .executeTakeFirst()
}

/** The user whose name and password were given. Every refusal takes as long as that of a wrong password. */
async function provePassword(call: Call<z.output<typeof login.input>>): Promise<number> {
  const { services, input, caller } = call
  const account = await accountNamed(services.db, input.user_name)
  const isRight = await verifyPassword(input.user_pass, account?.user_pass ?? null)
  if (!account) {
    await recordEvent(services.db, 'sign_in_failed', { userName: input.user_name, caller, detail: 'ERR_101' })
    return refuseAndCount(call, usersRefusals.ERR_101)
  }
  const refusal = await recordAttempt(call, account, isRight)
  if (!refusal) return account.id
  const event = account.blocked === '1' ? 'sign_in_refused' : 'sign_in_failed'
  await recordEvent(services.db, event, { user: account, caller, detail: refusal.code })
  return refuseAndCount(call, refusal, account.id)
}

/** Commits the count although the call is refused; the row lock counts parallel attempts one by one. */
async function recordAttempt(call: Call<unknown>, account: Account, isRight: boolean): Promise<Refusal> {
  const { services, language } = call
  const outcome = await call.commit(async (trx) => {
    const before = await trx
      .selectFrom('sys_users')
      .select(['user_pass', 'failed_login_try_count', 'blocked'])
      .where('id', '=', account.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { state, refusal } = afterAttempt(before, isRight && before.user_pass === account.user_pass)
    // Users are a reference list too: a needless update would make every browser load it anew.
    if (state.failed_login_try_count !== before.failed_login_try_count) {
      await trx.updateTable('sys_users').set(state).where('id', '=', account.id).execute()
    }
    const isNewLock = state.blocked !== before.blocked
    if (isNewLock) await tellOfLock(trx, account, language)
    return { refusal, isNewLock }
  })
  if (outcome.isNewLock) {
    await recordEvent(services.db, 'account_locked', { user: account, caller: call.caller })
    services.wakeMail()
  }
  return outcome.refusal
}

/** Resumes a session that the browser still has, and stores its push token. */
async function resume(call: Call<{ fcm: string | null }>, sesion_id: string): Promise<SignInAnswer | null> {
  const { db, services, input } = call
  const session = await findSession(db, sesion_id, call.caller)
  if (!session) return null
  await countCall(services, session, 'read', call.caller)
  const user = await keepUser(db, session.actor.id, call.now)
  if (input.fcm && input.fcm !== user.fcm) {
    await db.updateTable('sys_users').set({ fcm: input.fcm }).where('id', '=', user.id).execute()
  }
  return sessionAnswer(call, user, sesion_id, hasRememberCookie(call))
}

/** Exchanges the cookie in one transaction, so that the token stays valid if the user is refused. */
async function exchangeCookie(call: Call<unknown>): Promise<SignInAnswer> {
  if (!hasRememberCookie(call)) throw new AppError(accessRefusals.ERR_108)
  const answer = await call.commit(async (db) => {
    const token = await redeemToken({ ...call, db })
    if (!token) return null
    await refuseIfPaused(db, token.user_id)
    const user = await admitUser(db, token.user_id, call.now)
    return enter({ ...call, db }, user, true, 'cookie', token.family)
  })
  return answer ?? refuseAndCount(call, accessRefusals.ERR_108)
}

export const signInEndpoints = [
  serve(login, async (call) => {
    const rememberMe = call.input.remember_me === '1'
    const userId = await provePassword(call)
    const user = await admitUser(call.db, userId, call.now)
    if (await codesAreOn(call.db)) throw await askForCode(call, user, rememberMe)
    return enter(call, user, rememberMe, 'password')
  }),
  serve(
    resumeSession,
    async (call) => (call.sesion_id && (await resume(call, call.sesion_id))) || exchangeCookie(call),
  ),
  serve(logout, async (call) => {
    await forget(call)
    if (!call.sesion_id) return {}
    const tokenHash = hashToken(call.sesion_id)
    const user = await endSession(call.db, tokenHash)
    if (user) await recordEvent(call.db, 'sign_out', { user, caller: call.caller })
    call.services.realtime.disconnect(`session:${tokenHash}`)
    return {}
  }),
  ...oneTimeCodeEndpoints,
  ...passwordResetEndpoints,
]
