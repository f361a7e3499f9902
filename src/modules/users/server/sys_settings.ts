import { sql } from 'kysely'
import type { z } from 'zod'
import { AppError, invalid } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { storeValue } from '#platform/server/database/named-values.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { hashPassword, hashToken, newToken } from '#platform/server/entrance/passwords.ts'
import { REFRESH_BROWSERS } from '#platform/server/live/reference-versions.ts'
import { recordEvent } from '#platform/server/entrance/security-events.ts'
import { changeSecret, getSettings, refreshBrowsers, sendTestCode, switchCodes } from '../domain/calls.ts'
import { usersRefusals } from '../domain/refusals.ts'
import type { SignInSettings } from '../domain/sign-in-settings.ts'
import { codeWay, sendCode } from './code-sending.ts'
import { codesAreOn, proveCode, startCode, useUp } from './one-time-code.ts'
import { proveSecret } from './secret.ts'

const readerOf = (db: Database, id: number) =>
  db.selectFrom('sys_users').select(['id', 'email', 'tel_gsm']).where('id', '=', id).executeTakeFirstOrThrow()

async function readSettings({ db, actor, services }: SignedInCall<unknown>): Promise<SignInSettings> {
  const reader = await readerOf(db, actor.id)
  const secret = await db
    .selectFrom('sys_settings')
    .select('name')
    .where('name', '=', 'secret_hash')
    .executeTakeFirst()
  const code_way = codeWay(services)
  return {
    otp: (await codesAreOn(db)) ? '1' : '0',
    code_way,
    recipient: code_way === 'gateway' ? reader.tel_gsm : reader.email,
    has_secret: secret !== undefined,
  }
}

async function refuseWithoutSecret(call: SignedInCall<unknown>, secret: string | null | undefined) {
  if (!secret) throw invalid({ secret_input: { code: 'requiredField' } })
  if ((await proveSecret(call, secret)) === 'wrong') throw new AppError(usersRefusals.ERR_100)
}

/** Requires a received test code, so that codes that never arrive cannot lock users out. */
async function refuseWithoutTestCode(call: SignedInCall<z.output<typeof switchCodes.input>>): Promise<void> {
  const { db, actor, input, services } = call
  if (!codeWay(services)) throw new AppError(usersRefusals.code_way_missing)
  const { challenge, code } = input
  if (!challenge || !code) throw invalid({ code: { code: 'requiredField' } })
  const step = await proveCode(call, { challenge, code, purpose: 'test' })
  if (step.user_id !== actor.id || !(await useUp(db, step.challenge_hash)))
    throw new AppError(usersRefusals.otp_expired)
}

export const settingsEndpoints = [
  serve(getSettings, async (call) => ({ item: await readSettings(call) })),
  serve(sendTestCode, async ({ db, actor, services, language }) => {
    if (!codeWay(services)) throw new AppError(usersRefusals.code_way_missing)
    const challenge = newToken()
    await startCode(db, { user_id: actor.id, purpose: 'test', challenge_hash: hashToken(challenge) })
    await sendCode(services, await readerOf(db, actor.id), 'test', language)
    return { challenge }
  }),
  serve(switchCodes, async (call) => {
    const { db, input, actor, caller } = call
    if (input.on === '1') await refuseWithoutTestCode(call)
    else await refuseWithoutSecret(call, input.secret_input)
    await storeValue(db, 'otp', input.on)
    await recordEvent(db, input.on === '1' ? 'codes_on' : 'codes_off', { user: actor, caller })
    return { item: await readSettings(call) }
  }),
  serve(changeSecret, async (call) => {
    const { db, input, actor, caller } = call
    await refuseWithoutSecret(call, input.secret_input)
    await storeValue(db, 'secret_hash', await hashPassword(input.new_secret))
    await recordEvent(db, 'secret_changed', { user: actor, caller })
    return { item: await readSettings(call) }
  }),
  serve(refreshBrowsers, async ({ db, actor, caller }) => {
    await sql.raw(REFRESH_BROWSERS).execute(db)
    await recordEvent(db, 'browsers_refreshed', { user: actor, caller })
    return {}
  }),
]
