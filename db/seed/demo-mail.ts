import type { ClientBase } from 'pg'
import { BUSINESS_ZONE } from '#core/days/dates.ts'
import { ADMIN_ID } from './data/staff.ts'

/** The newest invoices were mailed, and one letter came back. No mail waits, so that a demo sends nothing. */
export async function seedMail(client: ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO mail_outbox
       (kind, recipient, subject, body_text, status, attempts, next_attempt_at, created_at, sent_at, created_by, message_id)
     SELECT 'document', lower(c.cus_email), 'Rechnung ' || o.f_no,
       E'Guten Tag,\n\nanbei erhalten Sie die Rechnung ' || o.f_no || E'.\n\nWeinkontor Handels GmbH',
       'sent', 1, at, at, at + interval '20 seconds', $1, md5('invoice ' || o.id)::uuid
     FROM siparisler o
     JOIN customers c ON c.id = o.cus_id AND c.cus_email <> '',
       LATERAL (SELECT timezone('${BUSINESS_ZONE}', o.f_tarih + time '08:05') AS at)
     WHERE o.f_no IS NOT NULL AND o.s_is_teklif = 0 AND o.sd_cancel_on = '0'
     ORDER BY o.f_tarih DESC, o.id DESC LIMIT 12`,
    [ADMIN_ID],
  )
  await client.query(
    `INSERT INTO mail_outbox
       (kind, recipient, subject, body_text, status, attempts, last_error, next_attempt_at, created_at, sent_at, created_by,
        message_id)
     SELECT 'wine_recommendation', address, 'Unsere Empfehlungen', E'Guten Tag,\n\nunsere Empfehlungen für Sie.', 'bounced', 1,
       reason, since, since, since, $1, md5('letter ' || address)::uuid FROM unreachable_addresses`,
    [ADMIN_ID],
  )
}
