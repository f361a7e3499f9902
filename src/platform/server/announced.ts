import type { Actor } from '#core/actor.ts'
import { inTransaction, type Effect } from './call-transaction.ts'
import type { Database } from './database.ts'
import { invalidateCache } from './query-cache.ts'
import type { Services } from './services.ts'

/** A transaction outside of that of a call; the areas that it changes are announced to every window. */
export async function announcedTransaction<Result>(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  actor: Actor,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const effects: Effect[] = []
  const results: Result[] = []
  const { changed } = await inTransaction({ db }, actor, effects, async (trx) => {
    results[0] = await work(trx)
    return {}
  })
  invalidateCache(db)
  for (const area of changed) realtime.changed(area)
  return results[0] as Result
}
