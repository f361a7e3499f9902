import { sql } from 'kysely'
import { tidyAnnouncements } from '../live/announcements.ts'
import type { Database } from '../database/database.ts'
import { startRounds } from './rounds.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** What a module, or the platform, deletes of its own tables by itself. */
export type Tidying = {
  /** Each hour: what has expired. */
  expired?(db: Database): Promise<unknown>
  /**
   * Each minute: what was to last for a short time and would now last longer than it ever may. It was begun while the
   * clock was ahead, and the clock was set back since.
   */
  overtaken?(db: Database): Promise<unknown>
}

/** Old answers, sessions, pauses and errors of browsers. */
const ofPlatform: Tidying = {
  async expired(db) {
    await sql`delete from sys_requests where created_at < now() - interval '2 days'`.execute(db)
    await sql`delete from sys_sessions where created_at < now() - interval '1 day'`.execute(db)
    await sql`delete from sys_remember_tokens where expires_at < now()`.execute(db)
    await sql`delete from sys_blocks where until < now() - interval '1 hour'`.execute(db)
    await sql`delete from error_log where at < now() - interval '90 days'`.execute(db)
    await sql`delete from sys_security_events where at < now() - interval '12 months'`.execute(db)
  },
  async overtaken(db) {
    await sql`delete from sys_blocks where until > now() + interval '16 minutes'`.execute(db)
    await sql`delete from sys_sessions where created_at > now() + interval '1 day'`.execute(db)
  },
}

export async function tidy(db: Database, ofModules: readonly Tidying[]): Promise<void> {
  for (const { expired } of [ofPlatform, ...ofModules]) await expired?.(db)
}

export async function endOvertaken(db: Database, ofModules: readonly Tidying[]): Promise<void> {
  for (const { overtaken } of [ofPlatform, ...ofModules]) await overtaken?.(db)
}

/** Returns what stops it; a running round is waited for. */
export function startHousekeeping(
  db: Database,
  ofModules: readonly Tidying[],
  onError: (error: unknown) => void,
): () => Promise<unknown> {
  const stops = [
    startRounds('housekeeping', HOUR_MS, () => tidy(db, ofModules), onError),
    startRounds('short_lived_rows', MINUTE_MS, () => endOvertaken(db, ofModules), onError),
    startRounds('announcements', MINUTE_MS, () => tidyAnnouncements(db), onError),
  ]
  return () => Promise.all(stops.map((stop) => stop()))
}
