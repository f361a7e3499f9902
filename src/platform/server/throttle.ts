import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Database } from './database.ts'
import type { Caller } from './endpoint.ts'
import type { Services } from './services.ts'

/**
 * Unusual activity pauses a device or a session for a quarter of an hour. Counting is per node and in memory;
 * the block itself is in the database, so that it holds on every node and an administrator can lift it.
 */
const WINDOW_MS = 5 * 60_000
const BLOCK = '15 minutes'
const FAILED_SIGN_INS = 20
/** A whole office shares one address, so an address alone is stopped only by what no office does. */
const FAILED_PER_ADDRESS = 400

type Count = { since: number; calls: number }

const counts = new Map<string, Count>()

function raise(subject: string, now: number): number {
  const count = counts.get(subject)
  if (count && now - count.since < WINDOW_MS) {
    count.calls += 1
    return count.calls
  }
  if (counts.size > 10_000) forgetOld(now)
  counts.set(subject, { since: now, calls: 1 })
  return 1
}

function forgetOld(now: number): void {
  for (const [subject, count] of counts) if (now - count.since >= WINDOW_MS) counts.delete(subject)
}

async function block(db: Database, subject: string, reason: string): Promise<never> {
  counts.delete(subject)
  await db
    .insertInto('sys_blocks')
    .values({ subject, reason, until: sql<string>`now() + ${BLOCK}::interval` })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ until: sql<string>`excluded.until` }))
    .execute()
  throw new AppError('too_many_requests')
}

export async function refuseIfBlocked(db: Database, ...subjects: string[]): Promise<void> {
  const found = await db
    .selectFrom('sys_blocks')
    .select('subject')
    .where('subject', 'in', subjects)
    .where(sql<boolean>`until > now()`)
    .executeTakeFirst()
  if (found) throw new AppError('too_many_requests')
}

/** Counts a call of a session; findSession() refuses the sessions that are paused already, on whichever node. */
export async function countCall(services: Services, subject: string): Promise<void> {
  const calls = raise(subject, Date.now())
  if (calls > services.settings.callLimit) await block(services.db, subject, 'too many calls')
}

/** A wrong password, code, link or secret counts against the device that tried it. */
export async function countFailedSignIn(db: Database, caller: Pick<Caller, 'ip' | 'device'>): Promise<void> {
  const device = `device:${caller.device}`
  const address = `address:${caller.ip}`
  if (raise(address, Date.now()) > FAILED_PER_ADDRESS) await block(db, address, 'too many failed sign-ins')
  if (raise(device, Date.now()) > FAILED_SIGN_INS) await block(db, device, 'too many failed sign-ins')
}
