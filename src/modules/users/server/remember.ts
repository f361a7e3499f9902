import { sql } from 'kysely'
import type { Call } from '#platform/server/endpoint.ts'
import { hashToken, newToken } from '#platform/server/passwords.ts'

/** The remembered sign-in: a random token in a cookie that scripts cannot read, good for one use. */
const COOKIE = 'wk_remember'
const DAYS = 30

type Place = Pick<Call<unknown>, 'db' | 'caller'>

export const hasRememberCookie = ({ caller }: Pick<Place, 'caller'>) => Boolean(caller.cookie(COOKIE))

/** Takes the token out of use and says whose it was; null when it is unknown, used or too old. */
export async function redeemToken({ db, caller }: Place): Promise<number | null> {
  const row = await db
    .deleteFrom('sys_remember_tokens')
    .where('token_hash', '=', hashToken(caller.cookie(COOKIE) ?? ''))
    .where(sql<boolean>`expires_at > now()`)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

export async function remember({ db, caller }: Place, userId: number): Promise<void> {
  await redeemToken({ db, caller })
  const token = newToken()
  await db
    .insertInto('sys_remember_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: sql<string>`now() + ${`${DAYS} days`}::interval`,
    })
    .execute()
  caller.setCookie(COOKIE, token, DAYS * 86_400)
}

export async function forget({ db, caller }: Place): Promise<void> {
  await redeemToken({ db, caller })
  caller.setCookie(COOKIE, '', 0)
}
