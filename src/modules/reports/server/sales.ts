import type { Actor } from '#core/actor.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { orderStatus, type OrderStatus } from '#modules/orders/domain/order/status-label.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  orderStateReport,
  staffSalesReport,
  wineSalesReport,
  type OrderStateRow,
  type StaffSalesRow,
  type WineSalesRow,
} from '../domain/calls.ts'
import { statusFlagsOf } from '../domain/facts.ts'
import { wineSaleLines, type ReportForm } from '../domain/sales.ts'
import { figures, isKept } from './figures.ts'

type FlagGroup = { item: number; adet: number; toplam: number }

/** Groups the few combinations of flags that exist by orderStatus(). */
function byStatus(groups: readonly FlagGroup[]): OrderStateRow[] {
  const states = Map.groupBy(groups, ({ item }) => orderStatus(statusFlagsOf(item)))
  return [...states]
    .map(([id, members]: [OrderStatus, FlagGroup[]]) => ({
      id,
      adet: members.reduce((sum, { adet }) => sum + adet, 0),
      toplam: euros(sumCents(members.map(({ toplam }) => cents(toplam)))),
    }))
    .toSorted((a, b) => a.id - b.id)
}

async function orderStates(db: Database, actor: Actor, form: ReportForm): Promise<OrderStateRow[]> {
  const rows = await allRows(db)<FlagGroup>`
    select f.item, sum(f.adet)::integer as adet, sum(f.brut)::amount as toplam
    from ${figures('ordered', rangeOf(form))} f where ${scopeSql(orderScope(actor), 'f')}
    group by f.item having sum(f.adet) > 0`
  return byStatus(rows)
}

/** A person who changed dealers is listed with the dealers of the orders. */
async function staffSales(db: Database, actor: Actor, form: ReportForm): Promise<StaffSalesRow[]> {
  const range = rangeOf(form)
  const scope = scopeSql(orderScope(actor), 'f')
  return allRows(db)<StaffSalesRow>`
    with sold as (
      select f.per_id, f.bayi_id, sum(f.adet) as adet, sum(f.brut) as brut, sum(f.net) as net
      from ${figures('ordered', range)} f where ${isKept} and ${scope} group by 1, 2 having sum(f.adet) > 0
    ), bottles as (
      select f.per_id, sum(f.extra) as sise from ${figures('bottles', range)} f where ${scope} group by 1
    )
    select u.id, ${personName} as personel, string_agg(distinct b.firma, ', ' order by b.firma) as firma,
      sum(s.adet)::integer as adet, coalesce(max(l.sise), 0)::integer as sise, sum(s.brut)::amount as brut,
      sum(s.net)::amount as net
    from sold s join sys_users u on u.id = s.per_id join bayi_cari b on b.id = s.bayi_id
    left join bottles l on l.per_id = s.per_id
    group by u.id order by brut desc, u.id`
}

/** Line amounts include tax unless the invoice is tax-free; discounts on the whole invoice are left out. */
async function wineSales(db: Database, form: ReportForm): Promise<WineSalesRow[]> {
  return allRows(db)<WineSalesRow>`
    select s.id, s.stok_code as stk_kodu, s.stok_name as stk_adi, sum(f.extra)::integer as sise,
      sum(f.brut)::amount as brut, sum(f.net)::amount as net
    from ${figures('wine', rangeOf(form))} f join stok s on s.id = f.item
    group by s.id having sum(f.adet) > 0 order by sise desc, s.id`
}

export const salesEndpoints = [
  serve(orderStateReport, async ({ db, actor, input }) => ({
    datalist: await orderStates(db, actor, input),
  })),
  serve(staffSalesReport, async ({ db, actor, input }) => ({ datalist: await staffSales(db, actor, input) })),
  serve(wineSalesReport, async ({ db, input }) => ({ datalist: await wineSales(db, input) })),
  listEndpoint(wineSaleLines, { from: 'satis_satirlari' }),
]
