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
import { createDatabase, createPool, type Database } from '#platform/server/database.ts'
import { customerRow, eraseCustomer } from './erasure.ts'

const REASON = 'Wiederholt nach dem Zurückspielen einer Sicherung'

/** Nothing is left of the person, so there is nothing to repeat. */
const ALREADY_GONE = new Set(['record_not_found', 'erasure_nothing_left', 'erasure_kept_until'])

/** What a restored database made of the journal, in records of customers. */
export type Repeated = {
  erased: number
  /** Customers who cannot be erased yet, and why. */
  open: { id: number; code: string }[]
  foreign: number
  broken: number
}

/** A number that was given again after an earlier restore belongs to somebody else. */
async function isAnother(db: Database, id: number, at: string): Promise<boolean> {
  const { rows } = await sql`select from sys_audit
    where table_name = 'customers' and row_id = ${id} and action = 'INSERT' and at > ${at} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Erases a record as it was erased then; false where nothing of it is there any more. */
async function repeat(db: Database, id: number, { ids, at }: ErasureEntry): Promise<boolean> {
  await sql`select set_config('weinkontor.user_id', ${String(UNASSIGNED_USER)}, true)`.execute(db)
  if (await isAnother(db, id, at)) return false
  const customer = await customerRow(db, id, 'for update')
  // A record that was merged by then went with the first.
  if (customer.merged_into !== null && ids.includes(customer.merged_into)) return false
  await eraseCustomer(db, customer, {
    userId: UNASSIGNED_USER,
    reason: REASON,
    now: Temporal.Instant.from(at),
  })
  return true
}

/** Every record of the entry for itself, so that one which is refused keeps no other. */
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

/** Carries out the erasures of the journals that a restored database does not know; each entry stands for itself. */
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
