import { sql } from 'kysely'
import type { IsoDate } from '#core/dates.ts'
import { AppError } from '#core/errors.ts'
import { businessDay } from '#core/dates.ts'
import { undoReceipt } from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { StoredRow } from '#platform/server/rows.ts'
import { returnPlan } from '../domain/debits.ts'
import type { OwnDebit } from '../domain/matching/book.ts'
import type { BankEntry } from '../domain/statement.ts'
import type { Acting } from './acting.ts'

/** Debits of ours that these entries may credit or send back. */
export async function readOwnDebits(db: Database, entries: readonly BankEntry[]): Promise<OwnDebit[]> {
  const ids = entries.flatMap(({ endToEndId }) => endToEndId ?? [])
  const batches = entries.flatMap(({ batchId }) => batchId ?? [])
  if (!ids.length && !batches.length) return []
  const { rows } = await sql<OwnDebit>`
    select i.end_to_end_id as "endToEndId", r.batch_id as "batchId", i.sip_id, i.taksit_id, i.cus_id, i.amount, i.state
    from debit_items i join debit_runs r on r.id = i.run_id
    where i.state <> 'cancelled' and (i.end_to_end_id = any(${ids}::text[]) or r.batch_id = any(${batches}::text[]))`.execute(
    db,
  )
  return rows
}

/** The bank has credited debits; each knows the receipt it was booked by. */
export async function creditDebits(
  db: Database,
  credited: readonly { endToEndId: string; receipt_id: number; day: IsoDate }[],
): Promise<void> {
  if (!credited.length) return
  await sql`update debit_items set state = 'credited', credited_on = c.day, receipt_id = c.receipt_id
    from jsonb_to_recordset(${JSON.stringify(credited)}::jsonb) c ("endToEndId" text, receipt_id integer, day date)
    where end_to_end_id = c."endToEndId"`.execute(db)
}

/** The credit of these receipts is taken back: their debits are in flight again. */
export async function uncreditDebits(db: Database, receipts: readonly number[]): Promise<void> {
  const { rows } = await sql`select from debit_items
    where receipt_id = any(${receipts}::integer[]) and state = 'returned' limit 1`.execute(db)
  if (rows.length) throw new AppError('debit_returned_meanwhile')
  await sql`update debit_items set state = 'in_flight', credited_on = null, receipt_id = null
    where receipt_id = any(${receipts}::integer[])`.execute(db)
}

type Item = Pick<
  StoredRow<'debit_items'>,
  'id' | 'receipt_id' | 'mandate_id' | 'state' | 'amount' | 'sip_id' | 'taksit_id'
>

async function itemForUpdate(db: Database, endToEndId: string | null): Promise<Item> {
  const { rows } = await sql<Item>`
    select id, receipt_id, mandate_id, state, amount, sip_id, taksit_id from debit_items
    where end_to_end_id = ${endToEndId} for update`.execute(db)
  if (!rows[0]) throw new AppError('record_not_found')
  return rows[0]
}

const reasonOf = (item: Pick<Item, 'id'>, code: string) => `Rückgabe ${code} (${item.id})`

/** A debit came back: the payment is taken back with all that followed, and the code decides about the mandate. */
export async function bookReturn(call: Acting, entry: BankEntry): Promise<void> {
  const { db, now } = call
  const item = await itemForUpdate(db, entry.endToEndId)
  const code = entry.returnCode ?? ''
  if (item.state !== 'credited' || !item.receipt_id) throw new AppError('entry_not_bookable')
  await undoReceipt(call, item.receipt_id, 'statement')
  await sql`update debit_items set state = 'returned', return_code = ${code}, returned_on = ${entry.day},
    charge = ${entry.charges} where id = ${item.id}`.execute(db)
  if (returnPlan(code) === 'mandate_off')
    await sql`update mandates set state = 'revoked', revoked_on = ${businessDay(now)}, reason = ${reasonOf(item, code)}
      where id = ${item.mandate_id} and state = 'active'`.execute(db)
}

/** A return was entered by mistake: the debit counts as credited again. Answers what is to be booked again. */
export async function undoReturn(
  { db }: Acting,
  entry: { end_to_end_id: string | null; return_code: string | null },
): Promise<Item> {
  const item = await itemForUpdate(db, entry.end_to_end_id)
  if (item.state !== 'returned') throw new AppError('entry_not_bookable')
  await sql`update mandates set state = 'active', revoked_on = null, reason = null
    where id = ${item.mandate_id} and state = 'revoked' and reason = ${reasonOf(item, entry.return_code ?? '')}
      and not exists (select from mandates o where o.cus_id = mandates.cus_id and o.state = 'active')`.execute(
    db,
  )
  return item
}

/** The debit and the entry that had credited it know the receipt of the new booking. */
export async function recredit(db: Database, item: Item, receipt_id: number): Promise<void> {
  await sql`update bank_entry_receipts set receipt_id = ${receipt_id} where receipt_id = ${item.receipt_id}`.execute(
    db,
  )
  await sql`update debit_items set state = 'credited', return_code = null, returned_on = null, charge = 0,
    receipt_id = ${receipt_id} where id = ${item.id}`.execute(db)
}
