import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { BUSINESS_ZONE } from '#core/dates.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import { reconciliationReport } from '../domain/calls.ts'
import type { Reconciliation } from '../domain/figures.ts'
import type { ReportForm } from '../domain/sales.ts'

/** Every order of the range in one of the figures, and why it is missing in the next one. */
async function reconcile(db: Database, actor: Actor, form: ReportForm): Promise<Reconciliation> {
  const { start_date, end_date } = form
  const { rows } = await sql<Reconciliation>`
    with known as (
      select o.id, o.s_g_toplam as amount, o.s_kdv as tax, o.s_is_teklif = 2 as is_credit, o.sd_cancel_on = '1' as is_cancelled,
        o.s_is_teklif = 0 and (o.s_tar at time zone ${BUSINESS_ZONE})::date between ${start_date} and ${end_date}
          as is_ordered,
        o.fd_fon = '1' and o.f_tarih between ${start_date} and ${end_date} as is_invoiced,
        o.s_is_teklif = 0 and o.sd_cancel_on = '0' and o.fd_fon = '1' and o.f_close = '1' and o.f_status = '0'
          and coalesce(o.f_odeme_tar between ${start_date} and ${end_date}, false) as is_paid
      from siparisler o where o.s_is_teklif in (0, 2) and ${scopeSql(orderScope(actor), 'o')}
        and ((o.s_tar >= ${start_date}::date::timestamp at time zone ${BUSINESS_ZONE}
            and o.s_tar < (${end_date}::date + 1)::timestamp at time zone ${BUSINESS_ZONE})
          or o.f_tarih between ${start_date} and ${end_date} or o.f_odeme_tar between ${start_date} and ${end_date})
    ), told as (
      select *, not is_credit and not is_cancelled as is_sale, case when is_credit then -1 else 1 end as sign
      from known
    ), goods as (
      select coalesce(sum(t.sign * l.stk_toplam), 0)::amount as worth
      from told t join siparis_icerik l on l.sip_id = t.id where t.is_invoiced and not t.is_cancelled
    )
    select coalesce(sum(amount) filter (where is_ordered), 0)::amount as orders,
      coalesce(sum(amount) filter (where is_ordered and is_cancelled), 0)::amount as cancelled,
      coalesce(sum(amount) filter (where is_ordered and is_sale), 0)::amount as sales,
      coalesce(sum(amount) filter (where is_ordered and is_sale and not is_invoiced), 0)::amount as not_invoiced,
      coalesce(sum(amount) filter (where is_invoiced and is_sale and not is_ordered), 0)::amount as other_orders,
      coalesce(sum(amount) filter (where is_invoiced and is_cancelled and not is_credit), 0)::amount
        as cancelled_invoices,
      coalesce(sum(amount) filter (where is_invoiced and is_credit), 0)::amount as credit_notes,
      coalesce(sum(sign * amount) filter (where is_invoiced), 0)::amount as turnover,
      coalesce(sum(sign * tax) filter (where is_invoiced), 0)::amount as tax,
      coalesce(sum(sign * (amount - tax)) filter (where is_invoiced), 0)::amount as net,
      (select worth from goods) as goods,
      (coalesce(sum(sign * amount) filter (where is_invoiced and (is_credit or not is_cancelled)), 0)
        - (select worth from goods))::amount as beside_goods,
      coalesce(sum(amount) filter (where is_invoiced and is_sale and not is_paid), 0)::amount as unpaid,
      coalesce(sum(amount) filter (where is_paid and not is_invoiced), 0)::amount as other_invoices,
      coalesce(sum(amount) filter (where is_paid), 0)::amount as paid
    from told`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('sums answer one row')
  return figures
}

export const reconciliationEndpoint = serve(reconciliationReport, async ({ db, actor, input }) => ({
  item: await reconcile(db, actor, input),
}))
