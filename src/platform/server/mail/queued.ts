import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Queues a mail again with a new message id: mail servers might drop the old one as a duplicate. */
export async function queueAgain(
  db: Database,
  id: number,
  corrected: { recipient?: string; subject?: string } = {},
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({
      status: 'waiting',
      attempts: 0,
      next_attempt_at: sql<string>`now()`,
      last_error: null,
      message_id: sql<string>`gen_random_uuid()`,
      ...corrected,
    })
    .where('id', '=', id)
    .execute()
}

export async function cancelQueued(db: Database, id: number): Promise<void> {
  await db.updateTable('mail_outbox').set({ status: 'cancelled' }).where('id', '=', id).execute()
}

/** Marks a mail that was sent as one that came back. */
export async function markBounced(db: Database, id: number, why: string): Promise<void> {
  await sql`update mail_outbox set status = 'bounced', last_error = ${why}
    where id = ${id} and status = 'sent'`.execute(db)
}
