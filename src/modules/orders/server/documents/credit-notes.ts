import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import type { StoredOrder } from '#modules/orders/domain/calls/order.ts'
import type { GivenBack } from '#modules/orders/domain/documents/credit-note.ts'
import { linesOf, openAmount, type Internals, type LockedOrder } from '../order/orders.ts'

/** Locks the corrected invoice, so that two concurrent credit notes cannot exceed it together. */
export async function originOf(db: Database, id: number): Promise<LockedOrder> {
  const origin = await firstRow(db)<
    StoredOrder & Internals
  >`select * from siparisler where id = ${id} for update`
  if (!origin) throw new AppError(recordsRefusals.record_not_found)
  return { ...origin, kalan: await openAmount(db, id), tahsilat_gun: null }
}

type Note = {
  id: number | null
  cus_id: number
  s_g_toplam: number
  lines: readonly { stk_id: number; stk_adet: number }[]
}

/** What all active credit notes of an invoice would give back together with this one. */
export async function givenBack(db: Database, origin: LockedOrder, note: Note): Promise<GivenBack> {
  const earlier = await allRows(db)<{ id: number; s_g_toplam: number }>`
    select id, s_g_toplam from siparisler
    where gutschrift_sip_id = ${origin.id} and sd_cancel_on = '0' and id is distinct from ${note.id}`
  return {
    ...note,
    invoiced: await linesOf(db, origin.id),
    earlierTotals: earlier.map((row) => row.s_g_toplam),
    earlierLines: await linesOf(db, ...earlier.map((row) => row.id)),
  }
}

/** The active credit notes of an invoice, by their numbers, or ids while they have none. */
export async function creditNotesOf(db: Database, orderId: number): Promise<string[]> {
  const rows = await allRows(db)<{ name: string }>`
    select coalesce(f_no, '#' || id) as name from siparisler
    where gutschrift_sip_id = ${orderId} and sd_cancel_on = '0' order by id`
  return rows.map(({ name }) => name)
}
