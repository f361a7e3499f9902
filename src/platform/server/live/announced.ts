import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import type { Area } from '#core/areas.ts'
import { inTransaction, type Effect } from '../calls/call-transaction.ts'
import type { Database } from '../database/database.ts'
import { invalidateCache } from '../lists/query-cache.ts'
import type { Services } from '../services.ts'

/** A transaction outside of that of a call; what it writes is announced to every window. */
export async function announcedTransaction<Result>(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const effects: Effect[] = []
  const results: Result[] = []
  const { written } = await inTransaction({ db }, actor, effects, async (trx) => {
    results[0] = await work(trx)
    return {}
  })
  invalidateCache(db, written)
  return results[0] as Result
}

/** Announces that something of an area was written, by whoever wrote it without a call. */
export async function announceArea(db: Services['db'], area: Area): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select note_area(${area})`.execute(trx)
    await sql`select announce_written()`.execute(trx)
  })
}
