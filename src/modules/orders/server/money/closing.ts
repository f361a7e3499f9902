import type { IsoDate } from '#core/days/dates.ts'
import { endFirstOrders, giveAllTo } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { close } from '#modules/orders/domain/order/transitions.ts'
import type { Acting } from './ledger.ts'
import { takeStep, takeSteps, type LockedOrder } from '../order/orders.ts'

/** Assigns customers without another open order to the salesperson of the paid one; answers how many. */
async function handOver(db: Database, orders: readonly LockedOrder[]): Promise<number> {
  await endFirstOrders(
    db,
    orders.map(({ cus_id }) => cus_id),
  )
  const rows = await allRows(db)<{ id: number }>`
    select paid.id from unnest(${orders.map(({ id }) => id)}::integer[], ${orders.map(({ cus_id }) => cus_id)}::integer[]) paid (id, cus_id)
    where not exists (select from siparisler o where o.cus_id = paid.cus_id and o.id <> paid.id
      and o.s_is_teklif = 0 and o.sd_cancel_on = '0' and o.f_close = '0')`
  const alone = new Set(rows.map(({ id }) => id))
  const given = orders.filter(({ id }) => alone.has(id))
  await giveAllTo(
    db,
    given.map(({ cus_id, per_id }) => ({ cus_id, cus_user: per_id })),
  )
  return given.length
}

/** Closes a paid invoice; answers how many customers (one or none) were assigned to the salesperson. */
export async function closeInvoice(call: Acting, order: LockedOrder, islem_zamani: IsoDate) {
  const save_response = await takeStep(call, order, close, { islem_zamani })
  return { save_response, count: await handOver(call.db, [order]) }
}

/** Closes paid invoices of different customers. */
export async function closeInvoices(
  call: Acting,
  paid: readonly { order: LockedOrder; day: IsoDate }[],
): Promise<void> {
  if (!paid.length) return
  await takeSteps(
    call,
    close,
    paid.map(({ order, day }) => ({ order, input: { islem_zamani: day } })),
  )
  await handOver(
    call.db,
    paid.map(({ order }) => order),
  )
}
