import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { createPool, type Pool } from '#platform/server/database/database.ts'
import { createTables, migrate } from '#platform/server/database/migrate.ts'
import { areOfBefore, areOfLastBefore, BASELINE, readMigrations } from '#platform/server/schema/tables.ts'
import { BackupError, readBackup, verifyBackup, type Head, type Tail } from './container.ts'
import { copyIn } from './copy.ts'
import { connectionTo, quoted, SESSION } from './take-backup.ts'

/** The steps that make the tables as the backup knows them; it may be older than this version, never newer. */
async function stepsOf({ migrations }: Head): Promise<ReadonlySet<string>> {
  if (areOfBefore(migrations)) {
    if (areOfLastBefore(migrations)) return new Set([BASELINE])
    throw new BackupError(
      'The backup was taken by a version before 1.0.0 that was not the last one. Restore it with the last version ' +
        'before 1.0.0, take another backup there, and restore that one.',
    )
  }
  const known = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  const strange = migrations.find(({ name }) => !known.has(name))
  if (strange)
    throw new BackupError(
      `The backup was taken by a newer version of Weinkontor (it knows ${strange.name}). Update first.`,
    )
  const changed = migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (changed) throw new BackupError(`The backup was taken by another edition: ${changed.name} differs.`)
  return new Set(migrations.map(({ name }) => name))
}

/** PostgreSQL still lists a connection for a moment after it was closed. */
const GONE_WITHIN_MS = 5_000
const PAUSE_MS = 100

async function refuseRunningApp(client: pg.Client): Promise<void> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name LIKE 'weinkontor%'`,
    )
    if (!rowCount) return
    if (waited >= GONE_WITHIN_MS)
      throw new BackupError('Weinkontor is running on this database. Stop it first.')
    await delay(PAUSE_MS)
  }
}

/** Users, customers, wines or orders count as data; reference lists alone do not. */
async function holdsData(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('sys_users') IS NOT NULL AS exists`,
  )
  if (!rows[0]?.exists) return false
  const { rowCount } = await client.query(`SELECT FROM (
    SELECT id FROM sys_users WHERE user_level > 0 UNION ALL SELECT id FROM customers
    UNION ALL SELECT id FROM stok UNION ALL SELECT id FROM siparisler) data LIMIT 1`)
  return rowCount === 1
}

const FOREIGN_KEYS = `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`

/**
 * Rows arrive table by table, so foreign keys are off meanwhile; putting them back checks every row. It is the right of the
 * owner of the tables, no superuser is needed. There are no triggers yet.
 */
async function withoutKeys(client: pg.Client, work: () => Promise<void>) {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(FOREIGN_KEYS)
  for (const key of keys) await client.query(`ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`)
  await work()
  for (const key of keys)
    await client.query(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.rule}`)
}

async function load(client: pg.Client, file: string, tail: Tail): Promise<void> {
  await readBackup(file, {
    head: () => undefined,
    table: async ({ table, columns }, rows) => {
      const loaded = await copyIn(client, `COPY "${table}" (${quoted(columns)}) FROM STDIN`, rows)
      if (loaded !== tail.rows[table])
        throw new BackupError(`${table}: ${loaded} of ${tail.rows[table]} rows arrived.`)
    },
  })
  for (const { name, last_value, is_called } of tail.sequences)
    await client.query('SELECT setval($1::regclass, $2, $3)', [`public."${name}"`, last_value, is_called])
}

async function fill(client: pg.Client, file: string, tail: Tail): Promise<void> {
  const tables = Object.keys(tail.rows)
  await client.query('BEGIN')
  try {
    await withoutKeys(client, async () => {
      // The baseline and migrations have written rows of their own.
      await client.query(`TRUNCATE ${quoted(tables)}`)
      await load(client, file, tail)
    })
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
  await client.query('ANALYZE')
}

async function withPool<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool(url, 1)
  return work(pool).finally(() => pool.end())
}

/**
 * Restores a backup: the whole file is read and checked first, then the tables are made as they were, the rows are
 * loaded in one transaction, and newer migrations follow with functions, views and triggers. `replace` deletes the existing data.
 */
export async function restoreBackup(
  url: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<{ head: Head; rows: number }> {
  const { head, tail } = await verifyBackup(file)
  const steps = await stepsOf(head)
  const client = connectionTo(url)
  await client.connect()
  try {
    await refuseRunningApp(client)
    if (!replace && (await holdsData(client)))
      throw new BackupError('The database is not empty. Repeat it with --yes to replace everything it holds.')
    await client.query(SESSION)
    await client.query('DROP SCHEMA public CASCADE')
    await client.query('CREATE SCHEMA public')
    await withPool(url, (pool) => createTables(pool, steps))
    await fill(client, file, tail)
    await withPool(url, (pool) => migrate(pool))
  } finally {
    await client.end()
  }
  return { head, rows: Object.values(tail.rows).reduce((sum, rows) => sum + rows, 0) }
}
