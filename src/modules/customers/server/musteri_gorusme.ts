import { sql } from 'kysely'
import { BUSINESS_ZONE } from '#core/dates.ts'
import { serve } from '#platform/server/endpoint.ts'
import { deleteRow, updateRow } from '#platform/server/rows.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import {
  createConversation,
  deleteConversation,
  reportConversations,
  updateConversation,
  type ConversationReportRow,
} from '../domain/calls.ts'
import { conversationList } from '../domain/musteri_gorusme.ts'
import { conversationScope } from '../domain/visibility.ts'
import { keepConversation, outcomeFor } from './conversations.ts'
import { listOfCustomer, lockCustomer } from './viewing.ts'

export const conversationEndpoints = [
  listOfCustomer(conversationList, 'musteri_gorusme_view'),
  serve(createConversation, async ({ db, actor, input, now }) => {
    await lockCustomer(db, actor, input.cus_id)
    await outcomeFor(db, input)
    return { save_response: await keepConversation(db, actor, input, now) }
  }),
  serve(updateConversation, async ({ db, input: { id, version, values } }) => {
    const before = await db
      .selectFrom('musteri_gorusme')
      .select(['sts', 'note'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (before) await outcomeFor(db, { ...before, ...values }, before.sts)
    return { save_response: await updateRow(db, 'musteri_gorusme', id, version, values) }
  }),
  serve(deleteConversation, async ({ db, input: { id } }) => {
    await deleteRow(db, 'musteri_gorusme', id)
    return { save_response: { id } }
  }),
  serve(reportConversations, async ({ db, actor, input: { start_date, end_date } }) => {
    const { rows } = await sql<ConversationReportRow>`
        select per_id, user_name, name_surname, descp, descp_tr, descp_en, count(*) as _count
        from musteri_gorusme_view
        where zaman >= ${start_date}::date::timestamp at time zone ${BUSINESS_ZONE}
          and zaman < (${end_date}::date + 1)::timestamp at time zone ${BUSINESS_ZONE} 
          and ${scopeSql(conversationScope(actor))}
        group by per_id, user_name, name_surname, sts, descp, descp_tr, descp_en
        order by name_surname, per_id, sts`.execute(db)
    return { datalist: rows }
  }),
]
