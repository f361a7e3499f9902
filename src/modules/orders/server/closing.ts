import { sql } from 'kysely'
import type { IsoDate } from '#core/dates.ts'
import { endFirstOrder, giveTo } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { close } from '../domain/transitions.ts'
import type { Acting } from './ledger.ts'
import { takeStep, type LockedOrder } from './orders.ts'

/** A customer without another open order goes to the salesperson who brought the money in. */
async function handOver(db: Database, order: LockedOrder): Promise<number> {
  await endFirstOrder(db, order.cus_id)
  const { rows } = await sql`
    select from siparisler o where o.cus_id = ${order.cus_id} and o.id <> ${order.id}
      and o.s_is_teklif = 0 and o.sd_cancel_on = '0' and o.f_close = '0' limit 1`.execute(db)
  if (rows.length) return 0
  await giveTo(db, order.cus_id, order.per_id)
  return 1
}

/** The invoice is paid; says how many customers (one or none) were handed over to the salesperson. */
export async function closeInvoice(call: Acting, order: LockedOrder, islem_zamani: IsoDate) {
  const save_response = await takeStep(call, order, close, { islem_zamani })
  return { save_response, count: await handOver(call.db, order) }
}
