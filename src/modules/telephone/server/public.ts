import { sql } from 'kysely'
import { followCustomer, type Merge, type RowCounts } from '#platform/server/database/customer-rows.ts'
import type { Database } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/sql.ts'

/** What belongs to a customer among the tables of this module. */
export const customerTables = [
  'calls',
  'call_requests',
  'call_drafts',
  'call_decisions',
  'incoming_calls',
] as const

/**
 * Calls, do-not-call requests and notes move to the other customer. Of two do-not-call requests one stays open,
 * the other is kept as proof; the other record's note is dropped if this one has a note.
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

/** What a person has begun on the phone and not finished. */
export async function countCallWork(db: Database, userId: number): Promise<{ calls: number; notes: number }> {
  const row = await oneRow(db)<{ calls: number; notes: number }>`select
    (select count(*) from calls where user_id = ${userId} and ended_at is null) as calls,
    (select count(*) from call_drafts where user_id = ${userId}) as notes`
  return row
}

/**
 * Moves open calls to another user, who is asked for the outcome; if that user is in a call they end as not
 * reached. Notes are moved and joined with those of the other user about the same customer.
 */
export async function handOverCalls(
  db: Database,
  from: number,
  to: number,
  now: string,
): Promise<{ calls: number; notes: number }> {
  const counts = await countCallWork(db, from)
  await sql`update calls set user_id = ${to} where user_id = ${from} and ended_at is null
    and not exists (select from calls o where o.user_id = ${to} and o.ended_at is null)`.execute(db)
  await sql`update calls set ended_at = ${now}, outcome = (select def_type from sys_gorusme_asama
      where reached = '0' order by sort_order, id limit 1)
    where user_id = ${from} and ended_at is null`.execute(db)
  await sql`insert into call_drafts (user_id, cus_id, note, saved_at)
    select ${to}, cus_id, note, saved_at from call_drafts where user_id = ${from}
    on conflict (user_id, cus_id) do update set note = call_drafts.note || E'\n' || excluded.note`.execute(db)
  await sql`delete from call_drafts where user_id = ${from}`.execute(db)
  return counts
}
