import { sql } from 'kysely'
import type { IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { businessDay } from '#core/days/dates.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { chargeReturn, undoReceipt, withdrawCharge } from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { StoredRow } from '#platform/server/database/rows.ts'
import { returnPlan } from '#modules/orders/domain/money/debits.ts'
import { allRows, firstRow, lockNamed } from '#platform/server/database/sql.ts'
import type { OwnDebit } from '../domain/matching/book.ts'
import { bankRefusals } from '../domain/refusals.ts'
import type { BankEntry } from '../domain/statement.ts'
import type { Acting } from './acting.ts'

const refusals = defineRefusals({
  debit_returned_meanwhile: {
    tr: 'Bu tahsilatın bir kısmı geri geldi. Önce iadeyi geri alın.',
    de: 'Ein Teil dieser Lastschriften kam zurück. Nehmen Sie zuerst die Rückgabe zurück.',
    en: 'Part of these debits was returned. Take the return back first.',
  },
  debit_again_in_flight: {
    tr: '{f_no} faturası için yeni bir tahsilat sürüyor (dosya {run}). Dosya bankaya verilmediyse önce onu iptal edin; verildiyse bankanın cevabını bekleyin.',
    de: 'Für Rechnung {f_no} läuft schon eine neue Lastschrift (Lauf {run}). Stornieren Sie zuerst diesen Lauf; ist seine Datei schon ausgegeben, warten Sie auf die Antwort der Bank.',
    en: 'A new debit of invoice {f_no} is under way (run {run}). Cancel that run first; if its file was handed over, wait for the answer of the bank.',
  },
})

/** Debits of ours that these entries may credit or send back. */
export async function readOwnDebits(db: Database, entries: readonly BankEntry[]): Promise<OwnDebit[]> {
  const ids = entries.flatMap(({ endToEndId }) => endToEndId ?? [])
  const batches = entries.flatMap(({ batchId }) => batchId ?? [])
  if (!ids.length && !batches.length) return []
  return allRows(db)<OwnDebit>`
    select i.end_to_end_id as "endToEndId", r.batch_id as "batchId", i.sip_id, i.taksit_id, i.cus_id, i.amount, i.state
    from debit_items i join debit_runs r on r.id = i.run_id
    where i.state not in ('cancelled', 'refused') and (i.end_to_end_id = any(${ids}::text[]) or r.batch_id = any(${batches}::text[]))`
}

/** Those of these invoices for which a debit is under way, other than the debits that are settled by now. */
export async function invoicesInFlight(
  db: Database,
  ids: readonly number[],
  settled: readonly string[] = [],
): Promise<ReadonlySet<number>> {
  const rows = await allRows(db)<{ sip_id: number }>`
    select sip_id from debit_items where sip_id = any(${ids}::integer[]) and state = 'in_flight'
    and end_to_end_id <> all(${settled}::text[])`
  return new Set(rows.map(({ sip_id }) => sip_id))
}

/** Marks debits as credited, each with its receipt; money that came twice is to be given back. */
export async function creditDebits(
  db: Database,
  credited: readonly { endToEndId: string; receipt_id: number; day: IsoDate; is_double: boolean }[],
): Promise<void> {
  if (!credited.length) return
  await sql`update debit_items set state = 'credited', credited_on = c.day, receipt_id = c.receipt_id, is_double = c.is_double
    from jsonb_to_recordset(${JSON.stringify(credited)}::jsonb) c ("endToEndId" text, receipt_id integer, day date, is_double boolean)
    where end_to_end_id = c."endToEndId"`.execute(db)
}

/** A lock for debit runs: its holder knows which debits are in flight. */
export const holdDebitRuns = (db: Database) => lockNamed(db, 'debit_runs')

/** If an item was drawn again, the bank must answer that debit before the earlier one may change. */
export async function refuseDrawnAgain(db: Database, items: readonly number[]): Promise<void> {
  const row = await firstRow(db)<{ f_no: string; run: number }>`
    select o.f_no, again.run_id as run from debit_items i
    join debit_items again on again.sip_id = i.sip_id and again.taksit_id is not distinct from i.taksit_id
      and again.id <> i.id and again.state = 'in_flight'
    join siparisler o on o.id = i.sip_id
    where i.id = any(${items}::integer[]) order by i.id limit 1`
  if (row) throw new AppError(refusals.debit_again_in_flight, row)
}

/** The credit of these receipts is taken back: their debits are in flight again. */
export async function uncreditDebits(db: Database, receipts: readonly number[]): Promise<void> {
  await holdDebitRuns(db)
  const rows = await allRows(db)<{ id: number; state: string }>`
    select id, state from debit_items where receipt_id = any(${receipts}::integer[]) for update`
  if (rows.some(({ state }) => state === 'returned')) throw new AppError(refusals.debit_returned_meanwhile)
  const ids = rows.map(({ id }) => id)
  await refuseDrawnAgain(db, ids)
  await sql`update debit_items set state = 'in_flight', credited_on = null, receipt_id = null, is_double = false
    where id = any(${ids}::integer[])`.execute(db)
}

type Item = Pick<
  StoredRow<'debit_items'>,
  'id' | 'receipt_id' | 'mandate_id' | 'state' | 'amount' | 'sip_id' | 'taksit_id' | 'charge_entry_id'
>

async function itemForUpdate(db: Database, endToEndId: string | null): Promise<Item> {
  const row = await firstRow(db)<Item>`
    select id, receipt_id, mandate_id, state, amount, sip_id, taksit_id, charge_entry_id from debit_items
    where end_to_end_id = ${endToEndId} for update`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return row
}

const reasonOf = (item: Pick<Item, 'id'>, code: string) => `Rückgabe ${code} (${item.id})`

/** A debit came back: the payment is taken back with all that followed, and the code decides about the mandate. */
export async function bookReturn(call: Acting, entry: BankEntry): Promise<void> {
  const { db, now } = call
  const item = await itemForUpdate(db, entry.endToEndId)
  const code = entry.returnCode ?? ''
  if (item.state !== 'credited' || !item.receipt_id) throw new AppError(bankRefusals.entry_not_bookable)
  await undoReceipt(call, item.receipt_id, 'statement', 'returned')
  const { sip_id } = item
  const entryId = await chargeReturn(call, { sip_id, amount: entry.charges, day: entry.day, code })
  await sql`update debit_items set state = 'returned', return_code = ${code}, returned_on = ${entry.day},
    charge = ${entry.charges}, charge_entry_id = ${entryId} where id = ${item.id}`.execute(db)
  if (returnPlan(code) === 'mandate_off')
    await sql`update mandates set state = 'revoked', revoked_on = ${businessDay(now)}, reason = ${reasonOf(item, code)}
      where id = ${item.mandate_id} and state = 'active'`.execute(db)
}

/** A return was entered by mistake: the debit counts as credited again. Answers what is to be booked again. */
export async function undoReturn(
  call: Acting,
  entry: { end_to_end_id: string | null; return_code: string | null },
): Promise<Item> {
  const { db } = call
  await holdDebitRuns(db)
  const item = await itemForUpdate(db, entry.end_to_end_id)
  if (item.state !== 'returned') throw new AppError(bankRefusals.entry_not_bookable)
  await refuseDrawnAgain(db, [item.id])
  await withdrawCharge(call, item.sip_id, item.charge_entry_id)
  await sql`update mandates set state = 'active', revoked_on = null, reason = null
    where id = ${item.mandate_id} and state = 'revoked' and reason = ${reasonOf(item, entry.return_code ?? '')}
      and not exists (select from mandates o where o.cus_id = mandates.cus_id and o.state = 'active')`.execute(
    db,
  )
  return item
}

/** Stores the receipt of the new booking with the debit and the entry that had credited it. */
export async function recredit(db: Database, item: Item, receipt_id: number): Promise<void> {
  await sql`update bank_entry_receipts set receipt_id = ${receipt_id} where receipt_id = ${item.receipt_id}`.execute(
    db,
  )
  await sql`update debit_items set state = 'credited', return_code = null, returned_on = null, charge = 0,
    charge_entry_id = null,
    receipt_id = ${receipt_id} where id = ${item.id}`.execute(db)
}
