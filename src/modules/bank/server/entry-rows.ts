import { sql } from 'kysely'
import { undoReceipt } from '#modules/orders/server/public.ts'
import type { StoredRow } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { EntryState } from '../domain/entries.ts'
import type { DecisionPart, Evidence, Tier } from '../domain/matching/decision.ts'
import type { BankEntry } from '../domain/statement.ts'
import type { Acting } from './acting.ts'
import { uncreditDebits } from './own-debits.ts'

/** A stored entry of a statement. */
export type EntryRow = Omit<StoredRow<'bank_entries'>, 'parts' | 'evidence' | 'state' | 'tier'> & {
  parts: DecisionPart[]
  evidence: Evidence[]
  state: EntryState
  tier: Tier | null
}

/** The entry as it was read from its file. */
export const readAgain = (row: EntryRow): BankEntry => ({
  day: row.day,
  amount: row.amount,
  currency: row.currency,
  name: row.name,
  iban: row.iban,
  purpose: row.purpose,
  endToEndId: row.end_to_end_id,
  mandateId: row.mandate_ref,
  batchId: row.batch_id,
  reference: row.reference,
  entryReference: row.entry_reference,
  batchTotal: row.batch_total,
  returnCode: row.return_code,
  charges: row.charges,
  originalAmount: row.original_amount,
  isReversal: row.is_reversal,
})

/** Takes back what was booked for an entry, the latest first. */
export async function takeReceiptsBack(call: Acting, entryId: number): Promise<void> {
  const { db } = call
  const rows = await allRows(db)<{ receipt_id: number }>`
    select receipt_id from bank_entry_receipts where entry_id = ${entryId} order by receipt_id desc`
  await uncreditDebits(
    db,
    rows.map(({ receipt_id }) => receipt_id),
  )
  for (const { receipt_id } of rows) await undoReceipt(call, receipt_id, 'statement')
  await sql`delete from bank_entry_receipts where entry_id = ${entryId}`.execute(db)
}
