import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { COMPANY_COUNTRY } from '#core/countries.ts'
import { MAX_WRONG_PASSWORDS } from '#core/limits.ts'
import type { WorkingHours } from '#core/days/working-hours.ts'
import { settingSql } from '../company-settings.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../calls/caller.ts'
import { fixedSql } from '../database/fixed-sql.ts'
import { withKeptPlan } from '../database/kept-plans.ts'
import { happenedWithin } from '../database/spans.ts'
import { hashToken, newToken } from './passwords.ts'
import { allRows, firstRow } from '../database/sql.ts'
import { isStopped, refusePaused } from './throttle.ts'

/** How long a session lasts at most, in all and without a call. */
const longest = sql`make_interval(hours => ${settingSql('session_hours')}::integer)`
const longestIdle = sql`make_interval(mins => ${settingSql('session_idle_minutes')}::integer)`

export type Session = {
  tokenHash: string
  actor: Actor
  hours: WorkingHours
  secretCheckedAt: string | null
}

export async function createSession(
  db: Database,
  userId: number,
  origin: { host: string; device: string; family?: string | null },
): Promise<string> {
  const { host, device, family = null } = origin
  const token = newToken()
  await db
    .insertInto('sys_sessions')
    .values({ token_hash: hashToken(token), user_id: userId, host, device, family })
    .execute()
  return token
}

/** Read with the session, so that a pause set by one node holds on all of them without another query. */
const isPaused = fixedSql(sql<boolean>`exists (
  select from sys_blocks b where b.until > now() and (b.subject = 'session:' || s.token_hash or b.device = s.device))`)

type SessionRow = Actor & {
  system_start_time: string | null
  system_end_time: string | null
  token_hash: string
  secret_checked_at: string | null
}

/** Every call begins with looking for its session, so the parts of the query are put together once. */
const fields = fixedSql(sql`
  u.id, u.user_name, u.user_level, u.bayi, u.country_code, u.random_customer_access, c.system_start_time, c.system_end_time,
  s.token_hash, s.secret_checked_at`)

/** Active sessions. An account locked by wrong passwords, which anyone can type, keeps its sessions. */
const openRows = fixedSql(sql`
  sys_sessions s join sys_users u on u.id = s.user_id
  left join sys_country_code c on c.country_code = coalesce(u.country_code, ${sql.lit(COMPANY_COUNTRY)})
  where s.created_at > now() - ${longest} and s.last_seen_at > now() - ${longestIdle}
    and (u.blocked = '0' or u.failed_login_try_count >= ${sql.lit(MAX_WRONG_PASSWORDS)}) and u.sil = '0'`)

/** The session with its user, or null if it has ended; a paused session, device or address is refused. */
export async function findSession(
  db: Database,
  sesion_id: string | null | undefined,
  caller?: Pick<Caller, 'ip' | 'device'>,
): Promise<Session | null> {
  if (!sesion_id) return null
  const tokenHash = hashToken(sesion_id)
  const query = sql<SessionRow & { stale: boolean; paused: boolean }>`
    select ${fields}, s.last_seen_at < now() - interval '1 minute' as stale,
      ${caller ? sql`(${isPaused} or ${isStopped(caller)})` : isPaused} as paused
    from ${openRows} and s.token_hash = ${tokenHash}`
  // Planning this query is more expensive than running it.
  const [row] = await withKeptPlan(db, query.compile(db))
  if (!row) return null
  if (row.paused) return refusePaused(db, caller)
  if (row.stale) await touchSession(db, tokenHash)
  const { system_start_time: start, system_end_time: end, secret_checked_at, ...rest } = row
  const { stale: _, paused: __, token_hash: ___, ...actor } = rest
  return { tokenHash, actor, hours: { start, end }, secretCheckedAt: secret_checked_at }
}

/** Those of the sessions that are active, with their users; unlike a call, this does not prolong them. */
export async function openSessions(
  db: Database,
  tokenHashes: readonly string[],
): Promise<Pick<Session, 'tokenHash' | 'actor' | 'hours'>[]> {
  const rows = await allRows(db)<SessionRow>`
    select ${fields} from ${openRows} and s.token_hash = any(${tokenHashes}) and not ${isPaused}`
  return rows.map(
    ({ token_hash, system_start_time: start, system_end_time: end, secret_checked_at: _, ...actor }) => ({
      tokenHash: token_hash,
      actor,
      hours: { start, end },
    }),
  )
}

async function touchSession(db: Database, tokenHash: string): Promise<void> {
  await db
    .updateTable('sys_sessions')
    .set({ last_seen_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** How long a proved secret counts. */
const FRESH = '5 minutes'

/** Notes that the person has just proved the secret. */
export async function noteSecretCheck(db: Database, tokenHash: string): Promise<void> {
  await db
    .updateTable('sys_sessions')
    .set({ secret_checked_at: sql<string>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Uses a proof up; false if there is none that counts. */
export async function useSecretCheck(db: Database, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sys_sessions')
    .set({ secret_checked_at: null })
    .where('token_hash', '=', tokenHash)
    .where(happenedWithin(sql.ref('secret_checked_at'), FRESH))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a session and answers its user; null if there is none. */
export async function endSession(
  db: Database,
  tokenHash: string,
): Promise<{ id: number; user_name: string } | null> {
  const row = await firstRow(db)<{ id: number; user_name: string }>`
    delete from sys_sessions s using sys_users u where s.token_hash = ${tokenHash} and u.id = s.user_id
    returning u.id, u.user_name`
  return row ?? null
}

/** After a block, a deletion or a new password nobody stays signed in, on no device. */
export async function endAllSessions(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('sys_sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('sys_remember_tokens').where('user_id', '=', userId).execute()
}
