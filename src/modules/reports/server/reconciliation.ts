import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { reconciliationReport } from '../domain/calls.ts'
import type { Reconciliation } from '../domain/figures.ts'
import type { ReportForm } from '../domain/sales.ts'
import { figureDays, figures, isDocument, isInvoice, isKept, isNoDocument, isPaid } from './figures.ts'

/**
 * The figures of the range, and for each the amounts that explain its difference to the next one. Where two days
 * matter, the stored figures hold the number of days between them.
 */
async function reconcile(db: Database, actor: Actor, form: ReportForm): Promise<Reconciliation> {
  const range = rangeOf(form)
  const scope = scopeSql(orderScope(actor), 'f')
  const bothWithin = sql`f.day - f.item between ${range.from}::date and ${range.to}::date`
  const sum = (what: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
    sql`coalesce(sum(${what}) filter (where ${which}), 0)`
  const sums = await firstRow(db)<Reconciliation>`
    with taken as (
      select coalesce(sum(f.brut), 0) as orders, ${sum(sql`f.brut`, isKept)} as sales
      from ${figures('ordered', range)} f where ${scope}
    ), goods as (
      select coalesce(sum(f.brut), 0) as worth from ${figures('goods', range)} f where ${scope}
    ), paid as (
      select ${sum(sql`f.brut`, isPaid)} as paid from ${figures('paid', range)} f where ${scope}
    ), ordered as (
      select coalesce(sum(f.brut), 0) as amount from ${figureDays('invoiced', range)} f where ${bothWithin} and ${scope}
    ), settled as (
      select coalesce(sum(f.brut), 0) as amount from ${figureDays('settled', range)} f where ${bothWithin} and ${scope}
    ), documents as (
      select ${sum(sql`f.brut`, isNoDocument('creditNote', 'cancelled'))} as sales,
        ${sum(sql`f.brut`, sql`${isDocument('cancelled')} and ${isNoDocument('creditNote')}`)} as cancelled,
        ${sum(sql`-f.brut`, isDocument('creditNote'))} as credit_notes, coalesce(sum(f.brut), 0) as turnover,
        coalesce(sum(f.brut - f.net), 0) as tax
      from ${figures('turnover', range)} f where ${isInvoice} and ${scope}
    ), invoices as (
      select d.*, o.amount as ordered, d.sales - o.amount as other_orders, d.turnover - d.cancelled as kept,
        s.amount as paid, d.sales - s.amount as unpaid
      from documents d cross join ordered o cross join settled s
    )
    select t.orders::amount as orders, (t.orders - t.sales)::amount as cancelled, t.sales::amount as sales,
      (t.sales - i.ordered)::amount as not_invoiced, i.other_orders::amount as other_orders,
      i.cancelled::amount as cancelled_invoices, i.credit_notes::amount as credit_notes, i.turnover::amount as turnover,
      i.tax::amount as tax, (i.turnover - i.tax)::amount as net, g.worth::amount as goods,
      (i.kept - g.worth)::amount as beside_goods, i.unpaid::amount as unpaid, (p.paid - i.paid)::amount as other_invoices,
      p.paid::amount as paid
    from taken t cross join goods g cross join paid p cross join invoices i`
  if (!sums) throw new Error('sums answer one row')
  return sums
}

export const reconciliationEndpoint = serve(reconciliationReport, async ({ db, actor, input }) => ({
  item: await reconcile(db, actor, input),
}))
