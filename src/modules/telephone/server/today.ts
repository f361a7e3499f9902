import { sql } from 'kysely'
import { BUSINESS_ZONE, businessDay, monthOf } from '#core/days/dates.ts'
import { rowsWhere } from '#core/scope.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { oneRow } from '#platform/server/database/sql.ts'
import { callToday } from '../domain/calls.ts'
import { workingDays } from '../domain/working-days.ts'

type Figures = { calls: number; reached: number; orders: number; euro: number; kota: number }

export const todayEndpoints = [
  serve(callToday, async ({ db, actor, now }) => {
    const today = businessDay(now)
    const since = sql`${today}::date::timestamp at time zone ${BUSINESS_ZONE}`
    const row = await oneRow(db)<Figures>`
      select count(*) filter (where c.ended_at is not null) as calls, count(*) filter (where s.reached = '1') as reached,
        (select count(*) from siparisler o where ${scopeSql(rowsWhere({ per_id: actor.id }), 'o')}
          and o.s_tar >= ${since} and o.s_is_teklif = 0 and o.sd_cancel_on = '0') as orders,
        (select coalesce(sum(o.s_g_toplam), 0) from siparisler o where ${scopeSql(rowsWhere({ per_id: actor.id }), 'o')}
          and o.s_tar >= ${since} and o.s_is_teklif = 0 and o.sd_cancel_on = '0') as euro,
        (select kota from sys_users where id = ${actor.id}) as kota
      from calls c left join sys_gorusme_asama s on s.def_type = c.outcome
      where c.user_id = ${actor.id} and c.started_at >= ${since}`
    const { kota, ...figures } = row
    const goal = kota > 0 ? Math.round((kota / workingDays(monthOf(today))) * 100) / 100 : null
    return { item: { ...figures, goal } }
  }),
]
