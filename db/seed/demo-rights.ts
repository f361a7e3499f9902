import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/days/dates.ts'
import { ADMIN_ID } from './data/staff.ts'
import { moment } from './days.ts'

/** A customer who asked what is stored, an address that no longer exists, and the withdrawals among the cancelled orders. */
export async function seedRights(client: ClientBase, today: IsoDate): Promise<void> {
  const at = moment(today, '09:30')
  await client.query(
    `INSERT INTO privacy_requests (kind, cus_id, user_id, at, row_count)
     SELECT 'access', id, $1, $2, 24 FROM customers WHERE cus_del = '0' ORDER BY id LIMIT 1`,
    [ADMIN_ID, at],
  )
  await client.query(
    `INSERT INTO unreachable_addresses (address, code, reason, since)
     SELECT lower(cus_email), '5.1.1', '550 5.1.1 mailbox unavailable', $1 FROM customers
     WHERE cus_del = '0' AND cus_email <> '' ORDER BY id DESC LIMIT 1`,
    [at],
  )
  await client.query(
    `INSERT INTO withdrawals (sip_id, declared_on, is_goodwill, user_id, at)
     SELECT id, sd_iptal_tar, false, $1, $2 FROM siparisler
     WHERE sd_cancel_on = '1' AND f_ip_neden_type = 1 AND s_is_teklif = 0 AND sd_iptal_tar IS NOT NULL ORDER BY id`,
    [ADMIN_ID, at],
  )
}
