import { sql } from 'kysely'
import { BUSINESS_ZONE } from '#core/dates.ts'
import { invalid } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import { serve } from '#platform/server/endpoint.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/rows.ts'
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
import { listOfCustomer, lockCustomer } from './viewing.ts'

/** Outcomes of earlier years stay readable but are no longer given. */
async function refuseRetiredOutcome(db: Database, sts: number): Promise<void> {
  const stage = await db
    .selectFrom('sys_gorusme_asama')
    .select('def_type')
    .where('def_type', '=', sts)
    .where('status', '=', '1')
    .executeTakeFirst()
  if (!stage) throw invalid({ sts: { code: 'not_allowed' } })
}

export const conversationEndpoints = [
  listOfCustomer(conversationList, 'musteri_gorusme_view'),
  serve(createConversation, async ({ db, actor, input, now }) => {
    await lockCustomer(db, actor, input.cus_id)
    await refuseRetiredOutcome(db, input.sts)
    const zaman = now.toString()
    const save_response = await insertRow(db, 'musteri_gorusme', { ...input, per_id: actor.id, zaman })
    await db.updateTable('customers').set({ cus_end_contact: zaman }).where('id', '=', input.cus_id).execute()
    return { save_response }
  }),
  serve(updateConversation, async ({ db, input: { id, version, values } }) => ({
    save_response: await updateRow(db, 'musteri_gorusme', id, version, values),
  })),
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
