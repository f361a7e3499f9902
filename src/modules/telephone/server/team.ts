import { sql } from 'kysely'
import { Level } from '#core/actor.ts'
import { BUSINESS_ZONE, businessDay, monthOf } from '#core/days/dates.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { conversationScope } from '#modules/customers/domain/visibility.ts'
import { salesScope } from '#modules/orders/domain/scope.ts'
import { figures } from '#modules/reports/server/public.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { teamEffort, teamToday, type EffortRow, type TeamRow } from '../domain/team-calls.ts'
import { workingDays } from '../domain/working-days.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

const startOf = (day: string) => sql`${day}::date::timestamp at time zone ${BUSINESS_ZONE}`

const counts = sql`o.s_is_teklif = 0 and o.sd_cancel_on = '0'`

const CENTS = 100

export const teamEndpoints = [
  serve(teamToday, async ({ db, actor, now }) => {
    const today = businessDay(now)
    const isOwn = scopeSql(conversationScope(actor), 'u')
    const rows = await allRows(db)<Omit<TeamRow, 'goal'> & { kota: number }>`
      select u.id as user_id, ${personName} as name, coalesce(c.calls, 0) as calls, coalesce(c.reached, 0) as reached,
        coalesce(o.orders, 0) as orders, coalesce(o.euro, 0) as euro, c.last_call,
        case when ${isOwn} then u.kota else 0 end as kota, p.cus_id, p.customer, p.talking_since
      from sys_users u
      left join lateral (
        select count(*) as calls, count(*) filter (where s.reached = '1') as reached, max(c.ended_at) as last_call
        from (
          select c.ended_at, c.outcome, coalesce(g.bayi_id, u.bayi) as bayi
          from calls c left join musteri_gorusme g on g.id = c.talk_id
          where c.user_id = u.id and c.ended_at is not null and c.started_at >= ${startOf(today)}
        ) c left join sys_gorusme_asama s on s.def_type = c.outcome
        where ${scopeSql(conversationScope(actor), 'c')}) c on true
      left join lateral (
        select count(*) as orders, sum(o.s_g_toplam) as euro from siparisler o
        where o.per_id = u.id and o.s_tar >= ${startOf(today)} and ${counts} and ${scopeSql(salesScope(actor), 'o')}) o on true
      left join lateral (
        select p.cus_id, ${customerName('k')} as customer, p.talking_since
        from customer_presence p join customers k on k.id = p.cus_id
        where p.user_id = u.id and ${isOwn} and p.until > ${now.toString()}::timestamptz
        order by p.talking_since nulls last, p.since desc limit 1) p on true
      where u.sil = '0' and u.blocked = '0' and u.user_level <> ${Level.system}
        and (${isOwn} or c.calls > 0 or o.orders > 0)
        and (u.user_level not in (${Level.administrator}, ${Level.dealerAdministrator}) or c.calls > 0 or p.cus_id is not null)
      order by c.calls desc nulls last, u.id`
    const days = workingDays(monthOf(today))
    return {
      datalist: rows.map(({ kota, ...row }) => ({
        ...row,
        goal: kota > 0 ? Math.round((kota / days) * CENTS) / CENTS : null,
      })),
    }
  }),
  serve(teamEffort, async ({ db, actor, input }) => {
    const of = (word: string) => sql`filter (where f.word = ${sql.lit(word)})`
    const query = sql<EffortRow>`
      select u.id as user_id, ${personName} as name, f.item as hour, coalesce(sum(f.adet) ${of('draw')}, 0)::integer as draws,
        coalesce(sum(f.adet) ${of('call')}, 0)::integer as calls, sum(f.extra)::integer as reached,
        coalesce(sum(f.adet) ${of('order')}, 0)::integer as orders
      from ${figures('effort', rangeOf(input))} f join sys_users u on u.id = f.per_id
      where ${scopeSql(conversationScope(actor), { bayi: 'f.bayi_id' })}
      group by u.id, f.item having sum(f.adet) <> 0 order by u.id, f.item`
    return { datalist: await withKeptPlan(db, query.compile(db)) }
  }),
]
