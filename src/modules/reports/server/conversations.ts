import { sql } from 'kysely'
import { rangeOf } from '#core/days/report-range.ts'
import { conversationScope } from '#modules/customers/domain/visibility.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { reportConversations, type ConversationReportRow } from '../domain/calls.ts'
import { figures } from './figures.ts'

export const conversationReportEndpoint = serve(reportConversations, async ({ db, actor, input }) => {
  const query = sql<ConversationReportRow>`
    select c.per_id, u.user_name, ${personName} as name_surname, s.descp, s.descp_tr, s.descp_en, c._count
    from (
      select f.per_id, f.item, sum(f.adet)::integer as _count from ${figures('outcome', rangeOf(input))} f
      where ${scopeSql(conversationScope(actor), { bayi: 'f.bayi_id' })}
      group by f.per_id, f.item having sum(f.adet) <> 0
    ) c
    join sys_gorusme_asama s on s.def_type = c.item
    join sys_users u on u.id = c.per_id
    order by name_surname, c.per_id, c.item`
  return { datalist: await withKeptPlan(db, query.compile(db)) }
})
