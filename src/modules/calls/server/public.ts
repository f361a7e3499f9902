import { sql } from 'kysely'
import { followCustomer, type Merge, type RowCounts } from '#platform/server/customer-rows.ts'
import type { Database } from '#platform/server/database.ts'

/** What belongs to a customer among the tables of this module. */
export const customerTables = [
  'calls',
  'call_requests',
  'call_drafts',
  'call_decisions',
  'incoming_calls',
] as const

/**
 * Calls, wishes and notes follow their customer. Of two wishes for no calls one stays open, the other stays as proof; a
 * note about the other record gives way to one about this.
 */
export async function followIntoCalls(db: Database, merge: Merge, now: string): Promise<RowCounts> {
  const { from, to } = merge
  await sql`update call_requests r set withdrawn_at = ${now}, withdrawn_reason = ${`${from} → ${to}`}
    where r.cus_id = ${from} and r.withdrawn_at is null
      and exists (select from call_requests o where o.cus_id = ${to} and o.withdrawn_at is null)`.execute(db)
  await sql`delete from call_drafts d where d.cus_id = ${from}
    and exists (select from call_drafts o where o.cus_id = ${to} and o.user_id = d.user_id)`.execute(db)
  return followCustomer(db, customerTables, merge)
}
