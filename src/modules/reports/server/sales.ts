import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { BUSINESS_ZONE } from '#core/dates.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import type { OrderState } from '#modules/orders/domain/order-state.ts'
import { orderStatus, type OrderStatus } from '#modules/orders/domain/status-label.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { personName } from '#platform/server/person-name.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import {
  orderStateReport,
  staffSalesReport,
  wineSalesReport,
  type OrderStateRow,
  type StaffSalesRow,
  type WineSalesRow,
} from '../domain/calls.ts'
import { wineSaleLines, type ReportForm } from '../domain/sales.ts'

const orderedBetween = ({ start_date, end_date }: ReportForm) => sql`
  o.s_tar >= ${start_date}::date::timestamp at time zone ${BUSINESS_ZONE}
  and o.s_tar < (${end_date}::date + 1)::timestamp at time zone ${BUSINESS_ZONE}`

type FlagGroup = OrderState & { adet: number; toplam: number }

/** The states are told apart by the one rule for them, over the few combinations of flags that exist. */
function byStatus(groups: readonly FlagGroup[]): OrderStateRow[] {
  const states = Map.groupBy(groups, orderStatus)
  return [...states]
    .map(([id, members]: [OrderStatus, FlagGroup[]]) => ({
      id,
      adet: members.reduce((sum, { adet }) => sum + adet, 0),
      toplam: euros(sumCents(members.map(({ toplam }) => cents(toplam)))),
    }))
    .toSorted((a, b) => a.id - b.id)
}

async function orderStates(db: Database, actor: Actor, form: ReportForm): Promise<OrderStateRow[]> {
  const { rows } = await sql<FlagGroup>`
    select o.s_is_teklif, o.sd_cancel_on, o.fd_fon, o.f_close, o.f_status, o.f_ytakip, o.sd_kesin, o.sd_onaylama,
      o.sd_gonderi_status, o.sd_uyari_1_is, o.sd_uyari_2_is, o.sd_uyari_3_is, count(*)::integer as adet,
      sum(o.s_g_toplam)::amount as toplam
    from siparisler o
    where o.s_is_teklif = 0 and ${orderedBetween(form)} and ${scopeSql(orderScope(actor), 'o')}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`.execute(db)
  return byStatus(rows)
}

/** A person who changed the dealer is told with the dealers of the orders. */
async function staffSales(db: Database, actor: Actor, form: ReportForm): Promise<StaffSalesRow[]> {
  const { rows } = await sql<StaffSalesRow>`
    select u.id, ${personName} as personel, string_agg(distinct b.firma, ', ' order by b.firma) as firma,
      count(*)::integer as adet,
      coalesce(sum((select sum(l.stk_adet) from siparis_icerik l where l.sip_id = o.id)), 0)::integer as sise,
      sum(o.s_g_toplam)::amount as brut, sum(o.s_g_toplam - o.s_kdv)::amount as net
    from siparisler o join sys_users u on u.id = o.per_id join bayi_cari b on b.id = o.bayi_id
    where o.s_is_teklif = 0 and o.sd_cancel_on = '0' and ${orderedBetween(form)} and ${scopeSql(orderScope(actor), 'o')}
    group by u.id order by brut desc, u.id`.execute(db)
  return rows
}

/** Line amounts hold the tax unless the invoice is free of it; what an invoice discounts as a whole stays out. */
async function wineSales(db: Database, form: ReportForm): Promise<WineSalesRow[]> {
  const { rows } = await sql<WineSalesRow>`
    select s.id, s.stok_code as stk_kodu, s.stok_name as stk_adi, sum(l.sise)::integer as sise,
      sum(l.brut)::amount as brut, sum(l.net)::amount as net
    from satis_satirlari l join stok s on s.id = l.stk_id
    where l.f_tarih between ${form.start_date} and ${form.end_date}
    group by s.id order by sise desc, s.id`.execute(db)
  return rows
}

export const salesEndpoints = [
  serve(orderStateReport, async ({ db, actor, input }) => ({
    datalist: await orderStates(db, actor, input),
  })),
  serve(staffSalesReport, async ({ db, actor, input }) => ({ datalist: await staffSales(db, actor, input) })),
  serve(wineSalesReport, async ({ db, input }) => ({ datalist: await wineSales(db, input) })),
  listEndpoint(wineSaleLines, { from: 'satis_satirlari' }),
]
