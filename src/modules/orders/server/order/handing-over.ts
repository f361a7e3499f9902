import { sql } from 'kysely'
import { UNASSIGNED_USER } from '#core/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, oneRow } from '#platform/server/database/sql.ts'
import { OrderKind } from '#modules/orders/domain/order/order-state.ts'
import { salesperson } from '../documents/parties.ts'

/** A person's open orders; invoices and their commission stay with the salesperson. */
const openOrders = (userId: number) =>
  sql`per_id = ${userId} and s_is_teklif in (${OrderKind.order}, ${OrderKind.quote})
    and sd_cancel_on = '0' and fd_fon = '0' and f_close = '0' and f_no is null`

export async function countOpenOrders(db: Database, userId: number): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`
    select count(*) as count from siparisler where ${openOrders(userId)}`
  return row.count
}

/** Reassigns open orders: each to the new owner of its customer, the others to `rest`. */
export async function handOverOrders(
  db: Database,
  from: number,
  owners: ReadonlyMap<number, number>,
  rest: number,
): Promise<number> {
  const rows = await allRows(db)<{ id: number; cus_id: number }>`
    select id, cus_id from siparisler where ${openOrders(from)} order by id for update`
  const takerOf = (cus_id: number) => {
    const owner = owners.get(cus_id)
    return owner === undefined || owner === UNASSIGNED_USER ? rest : owner
  }
  const byTaker = Map.groupBy(rows, ({ cus_id }) => takerOf(cus_id))
  for (const [taker, orders] of byTaker) {
    const ids = orders.map(({ id }) => id)
    const person = await salesperson(db, taker)
    await db.updateTable('siparisler').set(person).where('id', 'in', ids).execute()
    await db.updateTable('siparis_icerik').set({ per_id: taker }).where('sip_id', 'in', ids).execute()
  }
  return rows.length
}
