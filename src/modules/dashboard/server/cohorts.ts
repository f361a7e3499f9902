import { sql, type RawBuilder } from 'kysely'
import { isAdmin, type Actor } from '#core/actor.ts'
import { BUSINESS_ZONE, businessDay, LAST_DAY, type DayRange } from '#core/days/dates.ts'
import { refuseIf } from '#core/errors.ts'
import { narrow } from '#core/scope.ts'
import { orderScope, soldElsewhere } from '#modules/orders/domain/scope.ts'
import { ALWAYS, figures } from '#modules/reports/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { cohortMembers, cohortReport } from '../domain/calls.ts'
import {
  buyersSince,
  cohortsOf,
  quarterOf,
  shownQuarters,
  type Begun,
  type Buyers,
} from '../domain/cohorts.ts'
import { whyNotDealer } from '../domain/manager.ts'
import { customerLabel } from '#platform/server/database/customer-name.ts'
import { allRows } from '#platform/server/database/sql.ts'

/** The dealer number under which the quarters over all dealers are stored. */
const ANY_DEALER = 0

const sold = sql`o.s_is_teklif = 0 and o.sd_cancel_on = '0'`

const start = (day: string) => sql`${day}::date::timestamp at time zone ${BUSINESS_ZONE}`

const within = ({ from, to }: DayRange) => sql`
  (o.s_tar >= ${start(from)} and o.s_tar < (${to}::date + 1)::timestamp at time zone ${BUSINESS_ZONE})`

const scopeOf = (actor: Parameters<typeof orderScope>[0], bayi_id: number | null) =>
  scopeSql(narrow(orderScope(actor), bayi_id === null ? {} : { bayi_id }), 'o')

/** Which quarters customers bought in, computed from the orders that the user may see. */
async function buyersOf(
  db: Database,
  quarters: readonly DayRange[],
  scope: RawBuilder<unknown>,
): Promise<Buyers[]> {
  const starts = sql.join(quarters.map(({ from }) => start(from)))
  return allRows(db)<Buyers>`
    with bought as (
      select o.cus_id, bit_or(1 << width_bucket(o.s_tar, array[${starts}])) as mask from siparisler o
      where ${sold} and ${scope} group by o.cus_id
    )
    select mask, count(*)::integer as adet from bought group by mask`
}

/** The same from the stored table, for all dealers or one; customers with newer orders are recounted. */
async function keptBuyers(
  db: Database,
  quarters: readonly DayRange[],
  bayi_id: number | null,
): Promise<Buyers[]> {
  const shown = sql.lit(2 ** quarters.length - 1)
  const wanted = sql`q.bayi_id = ${bayi_id ?? ANY_DEALER} and q.ilk >= ${quarters[0]?.from ?? LAST_DAY}`
  const rows = await allRows(db)<Begun>`
    select q.ilk, (q.later & ${shown})::integer as later, count(*)::integer as adet
    from (
      select q.ilk, q.later from customer_quarters q
      where ${wanted} and q.cus_id not in (select cus_id from changed_buyers)
      union all
      select q.ilk, q.later from customer_quarters_recount q
      where ${wanted} and q.cus_id = any (array(select cus_id from changed_buyers))
    ) q
    group by 1, 2`
  return rows.map((begun) => buyersSince(begun, quarters))
}

/** Whether the user sees own orders that were sold for another dealer. */
async function hasSoldElsewhere(db: Database, actor: Actor): Promise<boolean> {
  const rows = await allRows(db)`
    select from ${figures('ordered', ALWAYS)} f where ${scopeSql(soldElsewhere(actor), 'f')} limit 1`
  return rows.length > 0
}

export const cohortEndpoints = [
  serve(cohortReport, async ({ db, actor, input, now }) => {
    refuseIf(whyNotDealer(actor, input))
    const quarters = shownQuarters(businessDay(now))
    const dealer = input.bayi_id ?? (isAdmin(actor) ? null : actor.bayi)
    const isKept = input.bayi_id !== null || !(await hasSoldElsewhere(db, actor))
    const buyers = isKept
      ? await keptBuyers(db, quarters, dealer)
      : await buyersOf(db, quarters, scopeOf(actor, null))
    return { datalist: cohortsOf(buyers, quarters) }
  }),
  serve(cohortMembers, async ({ db, actor, input }) => {
    refuseIf(whyNotDealer(actor, input))
    const { ilk, sonra, offset, limit, bayi_id } = input
    const scope = scopeOf(actor, bayi_id)
    const rows = await allRows(db)<{ id: number; ad: string; toplam: number; count: number }>`
      with members as (
        select o.cus_id as id, sum(o.s_g_toplam) filter (where ${within(quarterOf(ilk, sonra))}) as toplam from siparisler o
        where ${sold} and ${scope}
          and o.cus_id in (select o.cus_id from siparisler o where ${sold} and ${scope} and ${within(quarterOf(ilk))})
        group by o.cus_id
        having min(o.s_tar) >= ${start(ilk)} and count(*) filter (where ${within(quarterOf(ilk, sonra))}) > 0
      ), page as (
        select *, count(*) over () as count from members order by toplam desc, id limit ${limit} offset ${offset}
      )
      select p.id, ${customerLabel('k')} as ad, p.toplam::amount as toplam, p.count::integer as count
      from page p join customers k on k.id = p.id order by p.toplam desc, p.id`
    return {
      count: rows[0]?.count ?? 0,
      rows: rows.map(({ id, ad, toplam }) => ({ id, ad, toplam })),
    }
  }),
]
