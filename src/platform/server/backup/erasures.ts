import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { continueLines, keyOf, readLines, type ErasureEntry, type Journal } from './journal-lines.ts'
import { messageOf } from './log.ts'

/**
 * The journal of erasures lies beside the backups and is read when one of them is restored. Its lines wait in the table
 * `erasure_journal`, written by the transaction that erases, until the folder has taken them.
 */
export const journalFile = (folder: string) => join(folder, 'erasures.jsonl')

/** Notes an erasure for the journal; it also closes erasures of the same rows that were still open. */
export async function noteErasure(db: Database, { kind, ids, at }: ErasureEntry): Promise<void> {
  await sql`update erasure_journal set open_code = null
    where open_code is not null and kind = ${kind} and row_ids && ${ids}::integer[]`.execute(db)
  await sql`insert into erasure_journal (kind, row_ids, at) values (${kind}, ${ids}::integer[], ${at})
    on conflict do nothing`.execute(db)
}

/** Notes an erasure of the journal that cannot be repeated yet, with the reason. */
export async function noteOpenErasure(db: Database, entry: ErasureEntry, code: string): Promise<void> {
  await sql`insert into erasure_journal (kind, row_ids, at, open_code)
    values (${entry.kind}, ${entry.ids}::integer[], ${entry.at}, ${code})
    on conflict (kind, (row_ids[1]), at) do update set open_code = excluded.open_code`.execute(db)
}

/** Whether this database has carried out the erasure, or a later one of the same row. */
export async function isErased(db: Database, { kind, ids, at }: ErasureEntry): Promise<boolean> {
  const { rows } = await sql`select from erasure_journal
    where kind = ${kind} and row_ids[1] = ${ids[0]} and at >= ${at} and open_code is null limit 1`.execute(db)
  return rows.length > 0
}

/** The oldest entry of the change log tells companies apart: its hash holds a random salt and never changes. */
async function anchorOf(db: Database): Promise<Buffer | null> {
  const { rows } = await sql<{ hash: Buffer }>`select hash from sys_audit order by id limit 1`.execute(db)
  return rows[0]?.hash ?? null
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

/** The entries of a folder's journal that belong to the company of this database. */
export async function readJournal(db: Database, folder: string): Promise<Journal> {
  // Without a change log nothing was ever erased here, and it cannot be told to which company a line belongs.
  return readLines(await textOf(journalFile(folder)), (await anchorOf(db)) ?? Buffer.alloc(0))
}

async function append(folder: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const handle = await open(journalFile(folder), 'a', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Adds what the file lacks. One process at a time; a line that was cut off by a crash is ended and written again. */
async function complete(db: Database, folder: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('weinkontor.erasure_journal'))`.execute(db)
  const { rows } = await sql<ErasureEntry>`
    select kind, row_ids as ids, at from erasure_journal order by at, id`.execute(db)
  const anchor = await anchorOf(db)
  if (!rows.length || !anchor) return
  const text = await textOf(journalFile(folder))
  const journal = readLines(text, anchor)
  const known = new Set(journal.entries.map(keyOf))
  const lines = continueLines(
    journal,
    rows.filter((entry) => !known.has(keyOf(entry))),
    anchor,
  )
  if (lines) await append(folder, text === '' || text.endsWith('\n') ? lines : `\n${lines}`)
  await sql`update erasure_journal set written_at = now(), error = null where written_at is null`.execute(db)
}

/** Brings the journal of the folder up to date; an error is stored and shown with the backups. */
export async function keepJournal(db: Database, folder: string): Promise<void> {
  try {
    await db.transaction().execute((transaction) => complete(transaction, folder))
  } catch (error) {
    await sql`update erasure_journal set error = ${messageOf(error)} where written_at is null`.execute(db)
    throw error
  }
}

export async function hasUnwritten(db: Database): Promise<boolean> {
  const { rows } = await sql`select from erasure_journal where written_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** What an administrator must look at: the write error of the journal, and people who must be erased again. */
export async function readErasureTroubles(db: Database): Promise<{ error: string | null; open: number[] }> {
  const { rows } = await sql<{ error: string | null; open: number[] | null }>`
    select min(error) as error, array_agg(row_ids[1] order by id) filter (where open_code is not null) as open
    from erasure_journal where written_at is null or open_code is not null`.execute(db)
  return { error: rows[0]?.error ?? null, open: rows[0]?.open ?? [] }
}
