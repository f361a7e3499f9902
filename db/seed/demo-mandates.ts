import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/days/dates.ts'
import { ADMIN_ID } from './data/staff.ts'
import { moment, workingDay } from './days.ts'
import { insertRows } from './rows.ts'

/** An account of a bank that does not exist, with the right check digits. */
export function ibanOf(customer: number): string {
  const account = `99999999${String(customer).padStart(10, '0')}`
  const check = 98 - Number(BigInt(`${account}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`
}

/** Most customers who pay by direct debit have signed for it; some have yet to do so. */
export async function seedMandates(client: ClientBase, today: IsoDate): Promise<void> {
  const { rows } = await client.query<{ cus_id: number; holder: string }>(
    `SELECT DISTINCT c.id AS cus_id, left(coalesce(nullif(c.cus_firm, ''), concat_ws(' ', c.cus_name, c.cus_surname)), 70) AS holder
     FROM siparisler o JOIN customers c ON c.id = o.cus_id
     WHERE (o.s_lastschrift = '1' OR o.s_odeme_tip = 2) AND (o.f_close = '0' OR o.f_odeme_tar > $1::date - 90) AND o.sd_cancel_on = '0' AND c.id % 4 <> 0
     ORDER BY c.id`,
    [today],
  )
  await insertRows(
    client,
    'mandates',
    rows.map(({ cus_id, holder }) => ({
      cus_id,
      holder,
      reference: `WK-${cus_id}-1`,
      iban: ibanOf(cus_id),
      state: 'active',
      signed_on: workingDay(today, -200),
      created_by: ADMIN_ID,
      created_at: moment(workingDay(today, -200), '10:00'),
    })),
  )
}
