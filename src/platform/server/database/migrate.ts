import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Pool } from './database.ts'
import { refuseOldServer } from '../doctor/database.ts'
import { createProgram, dropProgram, readProgram, type Program } from '../schema/program.ts'
import { runFile, SchemaError } from '../schema/statements.ts'
import {
  areOfBefore,
  areOfLastBefore,
  BASELINE,
  foundationOf,
  isAfterProgram,
  readMigrations,
  type Applied,
  type Migration,
} from '../schema/tables.ts'

/** One lock number for all nodes, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 726_001
/** Lock number for filling an empty database. */
const FILLING_LOCK = 726_002

const STATE = `CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS schema_program (
    number integer PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`

/** People at work on another node may hold what must be locked, and the other way round. */
const DEADLOCK = '40P01'
const ATTEMPTS = 5
const PAUSE_MS = 1_000

/** All that makes the database of a version: its tables step by step, and what the database does by itself. */
export type Schema = { migrations: readonly Migration[]; program: Program }

export const readSchema = async (): Promise<Schema> => ({
  migrations: await readMigrations(),
  program: await readProgram(),
})

type Known = { applied: Applied[]; program: Pick<Program, 'number' | 'hash'> | null }

async function readKnown(client: pg.Client): Promise<Known> {
  await client.query(STATE)
  const { rows: applied } = await client.query<Applied>('SELECT name, checksum FROM schema_migrations')
  const { rows } = await client.query<Pick<Program, 'number' | 'hash'>>(
    'SELECT number, hash FROM schema_program ORDER BY number DESC LIMIT 1',
  )
  return { applied, program: rows[0] ?? null }
}

/** The tables of the last version before 1.0.0 are those of the baseline; only its name is missing. */
async function adoptTables(client: pg.Client, { checksum }: Migration): Promise<void> {
  await client.query(
    `WITH before AS (DELETE FROM schema_migrations RETURNING applied_at)
     INSERT INTO schema_migrations (name, checksum, applied_at) SELECT $1, $2, min(applied_at) FROM before`,
    [BASELINE, checksum],
  )
}

const refuse = (words: string): never => {
  throw new SchemaError(words)
}

/** What must still run; a database that this version does not understand is refused and left as it is. */
async function pendingOf(client: pg.Client, migrations: readonly Migration[], known: Known) {
  let { applied } = known
  if (areOfBefore(applied)) {
    const [baseline] = migrations
    if (!baseline || !areOfLastBefore(applied))
      return refuse(
        'This database was made by a version before 1.0.0 that was not the last one. ' +
          'Start the last version before 1.0.0 on it once, then this one.',
      )
    await adoptTables(client, baseline)
    applied = [baseline]
  }
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const strange = applied.find(({ name }) => migrations.every((migration) => migration.name !== name))
  if (strange) refuse(isNewer(strange.name))
  const changed = migrations.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum)
  if (changed) refuse(`${changed.name} was changed after it had been applied`)
  return migrations.filter(({ name }) => !checksums.has(name))
}

const isNewer = (what: string) =>
  `This database belongs to a newer version of Weinkontor: it knows ${what}. Update this installation.`

async function note(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
}

async function run(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations) {
    await runFile(client, migration.path, migration.sql)
    await note(client, migration)
  }
}

async function renew(
  client: pg.Client,
  { migrations, program }: Schema,
  pending: readonly Migration[],
): Promise<void> {
  const foundation = foundationOf(migrations)
  await dropProgram(client, foundation)
  await run(
    client,
    pending.filter((migration) => !isAfterProgram(migration)),
  )
  await createProgram(client, program, foundation)
  await run(client, pending.filter(isAfterProgram))
  await client.query('DELETE FROM schema_program')
  await client.query('INSERT INTO schema_program (number, hash) VALUES ($1, $2)', [
    program.number,
    program.hash,
  ])
}

async function bringUpToDate(client: pg.Client, schema: Schema): Promise<string[]> {
  const { migrations, program } = schema
  const known = await readKnown(client)
  if (known.program && known.program.number > program.number)
    refuse(isNewer(`functions and views number ${known.program.number}, this version has ${program.number}`))
  const pending = await pendingOf(client, migrations, known)
  if (!pending.length && known.program?.hash === program.hash) return []
  await renew(client, schema, pending)
  return [...pending.map(({ name }) => name), `functions, views and triggers ${program.number}`]
}

/** Works on a connection of its own: indexing a large table or waiting for another node takes minutes. */
async function locked<T>(pool: Pool, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: pool.options.connectionString, keepAlive: true })
  // The statement that was running says that the connection is gone.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const done = await work()
    await client.query('COMMIT')
    return done
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: string }).code === DEADLOCK || (error.cause !== undefined && isDeadlock(error.cause)))

/**
 * Brings the database to this version, all of it or nothing: views and functions are taken away, tables changed, and
 * views, functions and triggers made anew from their files. Answers what was done.
 */
export async function migrate(pool: Pool, planned?: Schema): Promise<string[]> {
  const schema = planned ?? (await readSchema())
  return locked(pool, MIGRATION_LOCK, async (client) => {
    await refuseOldServer(client)
    for (let attempt = 1; ; attempt += 1)
      try {
        return await inTransaction(client, () => bringUpToDate(client, schema))
      } catch (error) {
        if (attempt === ATTEMPTS || !isDeadlock(error)) throw error
        await delay(PAUSE_MS)
      }
  })
}

/**
 * Makes empty tables as a backup knows them, without functions, views and triggers, which `migrate` makes. Steps that
 * changed rows alone have done so before the backup was taken.
 */
export async function createTables(pool: Pool, names: ReadonlySet<string>): Promise<void> {
  const migrations = (await readMigrations()).filter(({ name }) => names.has(name))
  await locked(pool, MIGRATION_LOCK, (client) =>
    inTransaction(client, async () => {
      await client.query(STATE)
      await run(
        client,
        migrations.filter((migration) => !isAfterProgram(migration)),
      )
      for (const migration of migrations.filter(isAfterProgram)) await note(client, migration)
    }),
  )
}

/** Work that one node does while the others wait, however long it takes: no limit of the pool's applies to waiting. */
export const oneNodeAtATime = <T>(pool: Pool, work: () => Promise<T>): Promise<T> =>
  locked(pool, FILLING_LOCK, work)
