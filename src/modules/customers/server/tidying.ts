import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import type { Tidying } from '#platform/server/work/housekeeping.ts'

/**
 * Deletes the locks of cards that were left long ago, but the last one of each person, who is not drawn the same customer
 * again; and who was at a card. Rows that somebody writes at the moment wait for the next time.
 */
async function tidyCards(db: Database): Promise<void> {
  await sql`delete from customer_locks where cus_id in (
    select l.cus_id from customer_locks l where l.until < now() - interval '1 day'
      and exists (select from customer_locks n where n.user_id = l.user_id and n.until > l.until)
    for update of l skip locked)`.execute(db)
  await sql`delete from customer_presence where (cus_id, user_id) in (
    select cus_id, user_id from customer_presence where until < now() - interval '1 hour'
    for update skip locked)`.execute(db)
}

export const tidying: Tidying = {
  async expired(db) {
    await tidyCards(db)
    await sql`call share_marks()`.execute(db)
  },
  async overtaken(db) {
    await sql`delete from customer_locks where until > now() + interval '241 minutes'`.execute(db)
    await sql`delete from customer_presence where until > now() + interval '10 minutes'`.execute(db)
  },
}
