import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import type { DB } from './database-types.ts'
import { dialectOn } from './driver.ts'
import { notingTransactions } from '../load/holding.ts'
import type { Pool } from './pool.ts'

export { closeWhenSilent, CONNECTIONS, createPool, startHeartbeat, timeouts, type Pool } from './pool.ts'

export type Database = Kysely<DB> | Transaction<DB>

/** Connections of a stopped app are closed at once, except one that broke while it was being opened. */
const RETURN_TIMEOUT_MS = 5_000

export async function closeDatabase(db: Kysely<DB>): Promise<void> {
  await Promise.race([db.destroy(), delay(RETURN_TIMEOUT_MS, undefined, { ref: false })])
}

export function createDatabase(pool: Pool): Kysely<DB> {
  return notingTransactions(new Kysely<DB>({ dialect: dialectOn(pool) }))
}
