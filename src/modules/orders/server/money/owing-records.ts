import type { Actor } from '#core/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

export type OwingRecord = {
  sip_id: number
  kind: 'credit_note' | 'invoice'
  f_no: string
  cus_id: number
  name: string
  amount: number
}

/** Credit notes, cancelled invoices, and invoices that a debit has paid twice, as far as they owe money to their customer. */
export async function recordsOwingMoney(db: Database, actor: Actor): Promise<OwingRecord[]> {
  return allRows(db)<OwingRecord>`
    select o.id as sip_id, case when o.s_is_teklif = 2 then 'credit_note' else 'invoice' end as kind, o.f_no, o.cus_id,
      (0 - o.kalan)::amount as amount,
      ${customerName('o')} as name
    from siparis_all_view o
    where o.fd_fon = '1' and ((o.s_is_teklif = 2 and o.gutschrift_ok = '0' and o.sd_cancel_on = '0')
      or (o.s_is_teklif = 0 and o.sd_cancel_on = '1')
        or (o.s_is_teklif = 0 and o.f_close = '1' and o.id in (select sip_id from debit_items where is_double))) and o.kalan < 0 and ${scopeSql(orderScope(actor), 'o')}
    order by o.id`
}
