import type { ClientBase } from 'pg'
import { BUSINESS_ZONE } from '#core/days/dates.ts'
import { issueDocument } from '#modules/orders/server/documents/document-source.ts'
import { admin, databaseOver } from './database-over.ts'

const NEWEST = `SELECT id, f_tarih::text AS day, CASE WHEN s_is_teklif = 2 THEN 'gutschrift' ELSE 'fatura' END AS tur
  FROM siparisler WHERE f_no IS NOT NULL AND sd_cancel_on = '0' ORDER BY f_tarih DESC, id DESC LIMIT $1`

/** The newest invoices and credit notes lie in the archive, as they were issued. */
export async function seedDocuments(client: ClientBase): Promise<void> {
  const db = databaseOver(client)
  const { rows } = await client.query<{ id: number; day: string; tur: 'fatura' | 'gutschrift' }>(NEWEST, [12])
  for (const { id, day, tur } of rows.toReversed()) {
    const issued = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: BUSINESS_ZONE,
      plainTime: '18:00',
    })
    await issueDocument({ db, actor: admin, now: issued.toInstant() }, id, tur)
  }
}
