import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/days/dates.ts'
import { EntryType, FEE_DIRECTION } from '#modules/orders/domain/money/payments.ts'
import { ADMIN_ID } from './data/staff.ts'

/** How many cancelled invoices of the demo company had been paid before. */
const REFUNDS = 4

/** Payments that are on their way: first instalments that came in, money that customers are to get back, and a balance. */
export async function seedOpenMoney(client: ClientBase, today: IsoDate): Promise<void> {
  await client.query(
    `WITH due AS (
       SELECT DISTINCT ON (t.sip_id) t.id, t.sip_id, t.cus_id, t.tak_tar, t.tak_tutar
       FROM cus_taksitler t JOIN siparisler o ON o.id = t.sip_id
       WHERE o.fd_fon = '1' AND o.f_close = '0' AND o.sd_cancel_on = '0' AND o.f_ytakip = 0 AND o.s_taksit_sayisi > 1
         AND t.tak_tar <= $1 AND t.tak_tutar > 0 AND t.sip_id % 3 <> 0
       ORDER BY t.sip_id, t.tak_tar, t.id
     ), paid AS (
       INSERT INTO cari_islem (cus_id, s_no, islem_type, in_out, borc, islem_zamani, per_id, descp)
       SELECT cus_id, sip_id, 2, 2, tak_tutar, tak_tar, $2, 'Erste Rate' FROM due RETURNING id, s_no, borc
     )
     INSERT INTO allocations (entry_id, sip_id, taksit_id, tutar)
     SELECT paid.id, paid.s_no, due.id, paid.borc FROM paid JOIN due ON due.sip_id = paid.s_no`,
    [today, ADMIN_ID],
  )
  await client.query(
    `INSERT INTO cari_islem (cus_id, s_no, islem_type, in_out, borc, islem_zamani, per_id, descp)
     SELECT cus_id, id, 2, 2, s_g_toplam, f_tarih, $2, 'Zahlung vor der Stornierung' FROM siparisler
     WHERE fd_fon = '1' AND sd_cancel_on = '1' AND s_is_teklif = 0 AND s_g_toplam > 0 ORDER BY id DESC LIMIT $1`,
    [REFUNDS, ADMIN_ID],
  )
  await client.query(
    `WITH owed AS (
       SELECT id, cus_id, f_no, s_g_toplam FROM siparisler
       WHERE id = (SELECT max(s_no) FROM cari_islem WHERE descp = 'Zahlung vor der Stornierung')
     ), moved AS (
       INSERT INTO cari_islem (cus_id, s_no, islem_type, in_out, alacak, islem_zamani, per_id, descp)
       SELECT cus_id, id, $1, $2, s_g_toplam, $3, $4, 'Rechnung ' || f_no || ': auf Guthaben' FROM owed RETURNING cus_id, alacak
     )
     UPDATE customers SET balance = balance + moved.alacak FROM moved WHERE customers.id = moved.cus_id`,
    [EntryType.toBalance, FEE_DIRECTION, today, ADMIN_ID],
  )
}
