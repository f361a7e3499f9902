import { sql } from 'kysely'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import {
  isErased,
  keepJournal,
  noteErasure,
  noteOpenErasure,
  readJournal,
} from '#platform/server/backup/erasures.ts'
import type { ErasureEntry } from '#platform/server/backup/journal-lines.ts'
import { createDatabase, createPool, type Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { customerRow, eraseCustomer } from './erasure.ts'

const REASON = 'Wiederholt nach dem Zurückspielen einer Sicherung'

/** Refusals that mean there is nothing left to erase. */
const ALREADY_GONE = new Set(['record_not_found', 'erasure_nothing_left', 'erasure_kept_until'])

/** The result of repeating the erasures of the journal in a restored database, counted in customers. */
export type Repeated = {
  erased: number
  /** Customers who cannot be erased yet, and why. */
  open: { id: number; code: string }[]
  foreign: number
  broken: number
}

/** Whether the id belongs to another customer, created after an earlier restore. */
async function isAnother(db: Database, id: number, at: string): Promise<boolean> {
  const rows = await allRows(db)`select from sys_audit
    where table_name = 'customers' and row_id = ${id} and action = 'INSERT' and at > ${at} limit 1`
  return rows.length > 0
}

/** Erases a record as of the recorded time; false if nothing of it exists any more. */
async function repeat(db: Database, id: number, { ids, at }: ErasureEntry): Promise<boolean> {
  await sql`select set_config('weinkontor.user_id', ${String(UNASSIGNED_USER)}, true)`.execute(db)
  if (await isAnother(db, id, at)) return false
  const customer = await customerRow(db, id, 'for update')
  // A record merged into another one of the entry is erased with that one.
  if (customer.merged_into !== null && ids.includes(customer.merged_into)) return false
  await eraseCustomer(db, customer, {
    userId: UNASSIGNED_USER,
    reason: REASON,
    now: Temporal.Instant.from(at),
  })
  return true
}

/** Each record in its own transaction, so that one refusal does not stop the others. */
async function carryOut(db: Database, entry: ErasureEntry, repeated: Repeated): Promise<void> {
  for (const id of entry.ids) {
    const own: ErasureEntry = { ...entry, ids: [id] }
    try {
      if (await db.transaction().execute((transaction) => repeat(transaction, id, entry)))
        repeated.erased += 1
      else await noteErasure(db, own)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (ALREADY_GONE.has(error.code)) await noteErasure(db, own)
      else {
        await noteOpenErasure(db, own, error.code)
        repeated.open.push({ id, code: error.code })
      }
    }
  }
}

async function withDatabaseAt<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool(url, 2))
  return work(db).finally(() => db.destroy())
}

/** Repeats the erasures of the journals that a restored database does not have; each entry is independent. */
export async function repeatErasures(url: string, folders: readonly string[]): Promise<Repeated> {
  return withDatabaseAt(url, async (db) => {
    const repeated: Repeated = { erased: 0, open: [], foreign: 0, broken: 0 }
    const entries: ErasureEntry[] = []
    for (const folder of new Set(folders)) {
      const journal = await readJournal(db, folder)
      repeated.foreign += journal.foreign
      repeated.broken += journal.broken.length
      entries.push(...journal.entries)
    }
    for (const entry of entries.toSorted((a, b) => a.at.localeCompare(b.at)))
      if (!(await isErased(db, entry))) await carryOut(db, entry, repeated)
    return repeated
  })
}

/** Completes the journal from a database that is about to be replaced. */
export const saveErasures = (url: string, folder: string): Promise<void> =>
  withDatabaseAt(url, (db) => keepJournal(db, folder))
