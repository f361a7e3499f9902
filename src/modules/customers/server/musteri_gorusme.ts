import { sql } from 'kysely'
import { BUSINESS_ZONE } from '#core/dates.ts'
import { invalid } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import { serve, type SignedInCall } from '#platform/server/endpoint.ts'
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

type Outcome = { sts: number; note?: string | null | undefined }

/** Outcomes that were retired stay readable but are no longer given; some say nothing without a note. */
async function refuseOutcome(db: Database, { sts, note }: Outcome, before: number | null = null) {
  const stage = await db
    .selectFrom('sys_gorusme_asama')
    .select(['status', 'needs_note'])
    .where('def_type', '=', sts)
    .executeTakeFirst()
  if (!stage || (stage.status === '0' && sts !== before)) throw invalid({ sts: { code: 'not_allowed' } })
  if (stage.needs_note === '1' && !note?.trim()) throw invalid({ note: { code: 'requiredField' } })
}

type Acting = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>
type Conversation = Outcome & { cus_id: number }

/** Stores a conversation of now; the customer was in contact. */
async function logConversation({ db, actor, now }: Acting, conversation: Conversation) {
  await lockCustomer(db, actor, conversation.cus_id)
  await refuseOutcome(db, conversation)
  const zaman = now.toString()
  const stored = await insertRow(db, 'musteri_gorusme', { ...conversation, per_id: actor.id, zaman })
  await db
    .updateTable('customers')
    .set({ cus_end_contact: zaman })
    .where('id', '=', conversation.cus_id)
    .execute()
  return stored
}

/** Logs that a customer ordered during a call, with the first outcome on offer that means an order. */
export async function logOrdered(call: Acting, cus_id: number, note: string): Promise<void> {
  const outcome = await call.db
    .selectFrom('sys_gorusme_asama')
    .select('def_type')
    .where('ordered', '=', '1')
    .where('status', '=', '1')
    .orderBy('sort_order')
    .orderBy('def_type')
    .executeTakeFirst()
  if (outcome) await logConversation(call, { cus_id, sts: outcome.def_type, note })
}

export const conversationEndpoints = [
  listOfCustomer(conversationList, 'musteri_gorusme_view'),
  serve(createConversation, async (call) => ({ save_response: await logConversation(call, call.input) })),
  serve(updateConversation, async ({ db, input: { id, version, values } }) => {
    const before = await db
      .selectFrom('musteri_gorusme')
      .select(['sts', 'note'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (before) await refuseOutcome(db, { ...before, ...values }, before.sts)
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
