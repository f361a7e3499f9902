import { sql } from 'kysely'
import type { Call } from '../calls/endpoint.ts'
import { readCompanySettings } from '../company-settings.ts'
import { happenedWithin } from '../database/spans.ts'
import { hashToken, newToken } from './passwords.ts'
import { recordEvent } from './security-events.ts'

/**
 * The remembered sign-in: a random token in an HttpOnly cookie, valid for one use. The tokens that follow from one
 * sign-in are a family; reuse of a token means that it was copied, and ends its whole family.
 */
const COOKIE = 'wk_remember'
/** Two windows opened at once send the same token, which does not count as a copy. */
const SAME_MOMENT = '30 seconds'

type Place = Pick<Call<unknown>, 'db' | 'caller'>

export type Redeemed = { user_id: number; family: string }

export const hasRememberCookie = ({ caller }: Pick<Place, 'caller'>) => Boolean(caller.cookie(COOKIE))

const tokenOf = ({ caller }: Pick<Place, 'caller'>) => hashToken(caller.cookie(COOKIE) ?? '')

/** Marks the token as used and answers its user; null if it is unknown, used or expired. */
export async function redeemToken(place: Place): Promise<Redeemed | null> {
  const { db, caller } = place
  const row = await db
    .updateTable('sys_remember_tokens')
    .set({ used_at: sql<string>`now()`, device: caller.device })
    .where('token_hash', '=', tokenOf(place))
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .returning(['user_id', 'family'])
    .executeTakeFirst()
  return row ?? endIfReplayed(place)
}

async function endIfReplayed(place: Place): Promise<null> {
  const { db, caller } = place
  const used = await db
    .selectFrom('sys_remember_tokens')
    .select(['user_id', 'family'])
    .where('token_hash', '=', tokenOf(place))
    .where('used_at', 'is not', null)
    .where(
      sql<boolean>`not (device = ${caller.device} and ${happenedWithin(sql.ref('used_at'), SAME_MOMENT)})`,
    )
    .executeTakeFirst()
  if (!used) return null
  await endFamily(place, used.family)
  const user = await db
    .selectFrom('sys_users')
    .select(['id', 'user_name'])
    .where('id', '=', used.user_id)
    .executeTakeFirst()
  await recordEvent(db, 'token_replayed', { user: user ?? null, caller })
  return null
}

/** Ends the tokens of a family and the sessions that were opened with them. */
async function endFamily({ db }: Pick<Place, 'db'>, family: string): Promise<void> {
  await db.deleteFrom('sys_remember_tokens').where('family', '=', family).execute()
  await db.deleteFrom('sys_sessions').where('family', '=', family).execute()
}

/** Sets a token as cookie and answers its family. */
export async function remember(place: Place, userId: number, family?: string): Promise<string> {
  const { db, caller } = place
  if (!family) await dropToken(place)
  const token = newToken()
  const { remember_days } = await readCompanySettings(db)
  const stored = await db
    .insertInto('sys_remember_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: sql<string>`now() + ${`${remember_days} days`}::interval`,
      ...(family ? { family } : {}),
    })
    .returning('family')
    .executeTakeFirstOrThrow()
  caller.setCookie(COOKIE, token, remember_days * 86_400)
  return stored.family
}

async function dropToken(place: Place): Promise<void> {
  await place.db.deleteFrom('sys_remember_tokens').where('token_hash', '=', tokenOf(place)).execute()
}

export async function forget(place: Place): Promise<void> {
  await dropToken(place)
  place.caller.setCookie(COOKIE, '', 0)
}
