import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'

export type Database = Kysely<DB> | Transaction<DB>

// A day must not shift with the process's time zone, so dates stay strings; moments become ISO 8601.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString())
// Amounts have two decimals and counts stay far below 2^53, so both are exact enough as JSON numbers.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Pool = pg.Pool

export function createPool(url: string, max = 16): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'weinkontor',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // An idle connection that breaks is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined)
  // One that breaks while it is lent has no listener of the pool's and would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

export function createDatabase(pool: Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
