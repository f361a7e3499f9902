import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import {
  END_OF_ROWS,
  FORMAT,
  verifyBackup,
  type Head,
  type Heads,
  type Tail,
  type TablePart,
} from './container.ts'
import { readHeads, toldHeads } from './chain-heads.ts'
import { copyOut } from './copy.ts'

/**
 * Tables that are not backed up: sessions and codes that may have expired since, notices under way, and
 * the list of backups. The list of migrations is in the head of the file.
 */
const LEFT_OUT = [
  'announcements',
  'backups',
  'schema_migrations',
  'schema_program',
  'socket_io_attachments',
  'sys_sessions',
  'sys_remember_tokens',
  'sys_otp_codes',
  'sys_reset_links',
  'sys_blocks',
  'sys_devices',
]

/** Sequences are read after the rows: they only grow, so no number is ever given twice. */
const SEQUENCES = `SELECT c.relname AS name FROM pg_class c
  WHERE c.relkind = 'S' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'backups_id_seq'
  ORDER BY c.relname`

/** Tables with their writable columns; generated columns are computed again by the database. */
const TABLES = `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1::text[])
  GROUP BY c.relname ORDER BY c.relname`

/** What was just written, with the heads, which only older files lack. */
export type Taken = Tail & { heads: Heads }

/** A backup is logged as a security event; a read-only server logs nothing. */
export async function noteBackup(url: string, { rows, heads }: Pick<Taken, 'rows' | 'heads'>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const count = Object.values(rows).reduce((sum, table) => sum + table, 0)
  await client
    .query(`INSERT INTO sys_security_events (event, detail) VALUES ('backup', $1)`, [
      `${count} rows, ${toldHeads(heads)}`,
    ])
    .catch((error: { code?: string }) => {
      if (error.code !== '25006') throw error
    })
    .finally(() => client.end())
}

/** The same text on every server, and no limit on how long a large table takes. */
export const SESSION = `SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
  SET extra_float_digits = 1; SET statement_timeout = 0; SET lock_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`

export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

export const connectionTo = (url: string) =>
  new pg.Client({ connectionString: url, application_name: 'weinkontor-backup' })

type Sink = { text(line: string): Promise<void>; bytes(chunk: Buffer): Promise<void> | undefined }

async function writeTables(client: pg.Client, sink: Sink): Promise<Tail['rows']> {
  const { rows: parts } = await client.query<TablePart>(TABLES, [LEFT_OUT])
  const counts: Tail['rows'] = {}
  for (const { table, columns } of parts) {
    await sink.text(JSON.stringify({ table, columns }))
    const text = `COPY "${table}" (${quoted(columns)}) TO STDOUT`
    counts[table] = await copyOut(client, text, sink.bytes)
    await sink.text(END_OF_ROWS)
  }
  return counts
}

async function readSequences(client: pg.Client): Promise<Tail['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(SEQUENCES)
  const sequences: Tail['sequences'] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ last_value: number | string; is_called: boolean }>(
      `SELECT last_value, is_called FROM "${name}"`,
    )
    for (const row of rows) sequences.push({ name, ...row, last_value: Number(row.last_value) })
  }
  return sequences
}

async function writeAll(client: pg.Client, sink: Sink, takenAt: string): Promise<Taken> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows: migrations } = await client.query<Head['migrations'][number]>(
    'SELECT name, checksum FROM schema_migrations ORDER BY name',
  )
  await sink.text(JSON.stringify({ format: FORMAT, taken_at: takenAt, migrations } satisfies Head))
  const rows = await writeTables(client, sink)
  const heads = await readHeads(client)
  const tail = { rows, sequences: await readSequences(client), heads }
  await sink.text(JSON.stringify(tail))
  await client.query('COMMIT')
  return tail
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Copies the whole database as it is at one moment, while everybody goes on working. The file gets its name when it
 * was read back whole, and only its owner may read it: it holds everything the company knows.
 */
export async function takeBackup(url: string, file: string, now: Temporal.Instant): Promise<Taken> {
  const unfinished = `${file}.unfinished`
  await mkdir(dirname(file), { recursive: true })
  const client = connectionTo(url)
  await client.connect()
  const packer = createGzip({ level: 6 })
  const writing = pipeline(packer, createWriteStream(unfinished, { mode: 0o600 }))
  // A full disk ends the stream; a writer that waits for `drain` must be rejected.
  const failed = writing.then(
    () => undefined,
    (error: unknown) => Promise.reject(error as Error),
  )
  failed.catch(() => undefined)
  let room: Promise<void> | undefined
  const bytes: Sink['bytes'] = (chunk) => {
    // Copied, because the driver reuses the memory of a chunk.
    if (packer.write(Buffer.from(chunk))) return undefined
    room ??= Promise.race([once(packer, 'drain').then(() => undefined), failed]).finally(
      () => (room = undefined),
    )
    return room
  }
  const sink: Sink = { bytes, text: async (line) => bytes(Buffer.from(`${line}\n`)) }
  try {
    await client.query(SESSION)
    const tail = await writeAll(client, sink, now.toString())
    packer.end()
    await writing
    await syncToDisk(unfinished)
    await verifyBackup(unfinished)
    await rename(unfinished, file)
    return tail
  } catch (error) {
    packer.destroy()
    await writing.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.end()
  }
}
