import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/dates.ts'
import { scripts, wishes } from './data/calls.ts'
import { moment } from './days.ts'
import { insertRows } from './rows.ts'

/** Texts to speak from for the categories, when regular customers order again, and customers who want no calls. */
export async function seedCalls(client: ClientBase, today: IsoDate): Promise<void> {
  for (const { baslik, cus_category, metin } of scripts) {
    await client.query('UPDATE konusma_metin SET metin = $1, cus_category = $2 WHERE baslik = $3', [
      metin,
      cus_category,
      baslik,
    ])
  }
  await client.query(`UPDATE customers SET reorder_due = reorder_day(id) WHERE cus_is_aktive = '1'`)
  const { rows } = await client.query<{ id: number; cus_user: number }>(
    `SELECT id, cus_user FROM customers WHERE cus_user > 1 AND cus_dnd = 1 AND rand_tar IS NULL AND cus_del = '0'
     ORDER BY id DESC LIMIT $1`,
    [wishes.length],
  )
  await insertRows(
    client,
    'call_requests',
    rows.map(({ id, cus_user }, index) => ({
      cus_id: id,
      user_id: cus_user,
      requested_at: moment(today, '09:30'),
      wording: wishes[index] ?? '',
    })),
  )
}
