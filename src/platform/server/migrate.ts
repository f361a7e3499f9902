import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Pool } from './database.ts'
import { refuseOldServer } from './doctor/database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations')

/** One lock number for all nodes, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 726_001
/** Lock number for filling an empty database. */
const FILLING_LOCK = 726_002

export type Migration = { name: string; sql: string; checksum: string }

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(MIGRATIONS, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the database to the newest schema. Each file runs once, in its own transaction; an applied file never changes.
 * A restore asks only for the files that its backup knew.
 */
export async function migrate(
  pool: Pool,
  isWanted: (migration: Migration) => boolean = () => true,
): Promise<string[]> {
  // Indexing a large table or waiting for another node takes minutes, so the pool's timeouts must not apply.
  const client = new pg.Client({ connectionString: pool.options.connectionString, keepAlive: true })
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const fresh: string[] = []
    for (const migration of (await readMigrations()).filter(isWanted)) {
      const checksum = applied.get(migration.name)
      if (checksum === migration.checksum) continue
      if (checksum) throw new Error(`${migration.name} was changed after it had been applied`)
      await client.query('BEGIN')
      await client.query(migration.sql)
      await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
        migration.name,
        migration.checksum,
      ])
      await client.query('COMMIT')
      fresh.push(migration.name)
    }
    return fresh
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

/** Work that one node does while the others wait, however long it takes: no limit of the pool's applies to waiting. */
export async function oneNodeAtATime<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: pool.options.connectionString, keepAlive: true })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [FILLING_LOCK])
    return await work()
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}
