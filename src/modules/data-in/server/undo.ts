import { sql } from 'kysely'
import { AppError, refuseIf } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { takeBackAdvances } from '#modules/commissions/server/public.ts'
import { takeBackConsents } from '#modules/consents/server/public.ts'
import { takeBackCustomers } from '#modules/customers/server/public.ts'
import { takeBackInvoices } from '#modules/orders/server/public.ts'
import { takeBackStock } from '#modules/stock/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { SheetName } from '../domain/columns.ts'
import { whyNotUndo } from '../domain/runs.ts'
import { lockRun } from './run.ts'

const refusals = defineRefusals({
  data_in_touched_payment: {
    tr: 'Geri alınamaz: {number} faturasına bu arada ödeme işlendi.',
    de: 'Nicht mehr rückgängig zu machen: Auf Rechnung {number} wurde inzwischen gebucht.',
    en: 'Cannot be undone any more: something was booked on invoice {number} meanwhile.',
  },
  data_in_touched_invoice: {
    tr: 'Geri alınamaz: {number} faturası bu arada değişti.',
    de: 'Nicht mehr rückgängig zu machen: Rechnung {number} wurde inzwischen geändert.',
    en: 'Cannot be undone any more: invoice {number} was changed meanwhile.',
  },
  data_in_touched_order: {
    tr: 'Geri alınamaz: aktarılan bir müşterinin bu arada siparişi var ({number}).',
    de: 'Nicht mehr rückgängig zu machen: Ein übernommener Kunde hat inzwischen einen Auftrag ({number}).',
    en: 'Cannot be undone any more: an imported customer has an order by now ({number}).',
  },
  data_in_touched_wine: {
    tr: 'Geri alınamaz: {number} şarabı bu arada hareket gördü.',
    de: 'Nicht mehr rückgängig zu machen: Der Wein {number} wurde inzwischen bewegt oder bestellt.',
    en: 'Cannot be undone any more: wine {number} was moved or ordered meanwhile.',
  },
  data_in_touched_advance: {
    tr: 'Geri alınamaz: {number} numaralı avans bir fişle kapatıldı.',
    de: 'Nicht mehr rückgängig zu machen: Vorschuss {number} wurde mit einem Beleg verrechnet.',
    en: 'Cannot be undone any more: advance {number} was settled by a slip.',
  },
  data_in_touched: {
    tr: 'Geri alınamaz: aktarılan kayıtlar bu arada kullanıldı (görüşme, dosya, görev veya mandat).',
    de: 'Nicht mehr rückgängig zu machen: Mit übernommenen Datensätzen wurde inzwischen gearbeitet (Gespräch, Datei, Aufgabe oder Mandat).',
    en: 'Cannot be undone any more: imported records were used meanwhile (conversation, file, task or mandate).',
  },
})

const CHUNK = 1_000

async function recordsOf(db: Database, run_id: number, sheet: SheetName): Promise<number[]> {
  const rows = await allRows(db)<{ record_id: number }>`
    select record_id from data_in_rows where run_id = ${run_id} and sheet = ${sheet} and record_id > 0
    order by row_no`
  return rows.map(({ record_id }) => record_id)
}

const touched = (what: 'payment' | 'invoice' | 'order' | 'wine' | 'advance', number: string | number) =>
  new AppError(refusals[`data_in_touched_${what}`], { number })

/** Other data refers to a record by now, such as a conversation or a mandate. */
function asTouched(error: unknown): unknown {
  const isInUse = error instanceof Error && 'code' in error && error.code === '23503'
  return isInUse ? new AppError(refusals.data_in_touched) : error
}

async function takeBackPeople(db: Database, run_id: number, customers: readonly number[]): Promise<void> {
  const addresses = await recordsOf(db, run_id, 'addresses')
  await takeBackConsents(db, run_id)
  try {
    await takeBackCustomers(db, { customers: [], addresses })
    for (let start = 0; start < customers.length; start += CHUNK)
      await takeBackCustomers(db, { customers: customers.slice(start, start + CHUNK), addresses: [] })
  } catch (error) {
    throw asTouched(error)
  }
}

/** Deletes everything that a run wrote, in one transaction, unless some of it has been used since. */
export async function undo({ db, actor, now, input }: SignedInCall<{ id: number }>): Promise<void> {
  const run_id = input.id
  const { state } = await lockRun(db, run_id)
  refuseIf(whyNotUndo(state))
  await sql`select set_config('weinkontor.undo_data_in', ${String(run_id)}, true)`.execute(db)
  const advance = await takeBackAdvances(db, await recordsOf(db, run_id, 'advances'))
  if (advance !== null) throw touched('advance', advance)
  const customers = await recordsOf(db, run_id, 'customers')
  const invoice = await takeBackInvoices(db, run_id, customers)
  if (invoice) throw touched(invoice.what, invoice.number)
  const wine = await takeBackStock(db, run_id, await recordsOf(db, run_id, 'wines'))
  if (wine !== null) throw touched('wine', wine)
  await takeBackPeople(db, run_id, customers)
  await sql`update data_in_rows set record_id = null where run_id = ${run_id}`.execute(db)
  await db
    .updateTable('data_in_runs')
    .set({ state: 'undone', done: 0, undone_at: now.toString(), undone_by: actor.id })
    .where('id', '=', run_id)
    .execute()
}
