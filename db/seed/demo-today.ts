import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/days/dates.ts'
import { dialNumber } from '#modules/customers/domain/phone.ts'
import { unknownCallers } from './data/calls.ts'
import { moment } from './days.ts'
import { insertRows } from './rows.ts'

/** The people who write an order just now, by their user numbers. */
const HOLDERS = [3, 4]

type Caller = { id: number; cus_tel1: string; cus_country_code: string; cus_user: number }

/** A customer whose call nobody answered, with the call-back that followed, and callers whom nobody knows. */
async function seedMissedCalls(client: ClientBase, today: IsoDate): Promise<void> {
  const { rows } = await client.query<Caller>(
    `SELECT id, cus_tel1, cus_country_code, cus_user FROM customers
     WHERE cus_user > 1 AND cus_dnd = 1 AND rand_tar IS NULL AND cus_del = '0' AND cus_country_code = 'DE' ORDER BY id LIMIT 1`,
  )
  const [known] = rows
  if (!known) return
  await client.query(
    `UPDATE customers SET rand_tar = $2, rand_saat = '09:12', rand_user = cus_user, rand_note = 'Verpasster Anruf um 09:12 Uhr'
     WHERE id = $1`,
    [known.id, today],
  )
  const calls = [
    {
      number: dialNumber(known.cus_tel1, known.cus_country_code),
      cus_id: known.id,
      user_id: known.cus_user,
      at: '09:12',
    },
    ...unknownCallers.map((caller) => ({ ...caller, cus_id: null })),
  ]
  await insertRows(
    client,
    'incoming_calls',
    calls.map(({ number, cus_id, user_id, at }, index) => ({
      system_id: 1,
      call_id: `demo-${index + 1}`,
      number,
      cus_id,
      user_id,
      started_at: moment(today, `${at}:00`),
      ended_at: moment(today, `${at}:25`),
    })),
  )
}

/** Somebody was recorded twice: the same number in another spelling, and the name without its last letter. */
async function seedTwin(client: ClientBase): Promise<void> {
  await client.query(
    `UPDATE customers t SET cus_name = o.cus_name, cus_surname = left(o.cus_surname, -1), cus_firm = NULL, cus_is_firm = '0',
       cus_tel1 = replace(replace(o.cus_tel1, '+49 ', '0'), ' ', '/'), cus_country_code = o.cus_country_code, cus_class = o.cus_class
     FROM (SELECT * FROM customers WHERE cus_is_firm = '0' AND cus_country_code = 'DE' AND cus_user > 1 ORDER BY id LIMIT 1) o
     WHERE t.id = (SELECT max(id) FROM customers c WHERE cus_user = 1 AND cus_country_code = 'DE' AND cus_is_firm = '0' AND cus_dnd = 1
       AND NOT EXISTS (SELECT FROM siparisler s WHERE s.cus_id = c.id))`,
  )
}

/** Two people keep bottles back while they write an order; the hold ends with the day. */
async function seedHolds(client: ClientBase, today: IsoDate): Promise<void> {
  await client.query(
    `WITH wines AS (
       SELECT s.id, s.stok_de_price, row_number() OVER (ORDER BY s.id) AS place
       FROM bottle_counts b JOIN stok s ON s.id = b.stk_id WHERE b.free >= 60 AND s.stok_user_on = '1' ORDER BY s.id LIMIT 4
     ), buyers AS (
       SELECT DISTINCT ON (cus_user) id, cus_user FROM customers
       WHERE cus_user = ANY ($1) AND cus_dnd = 1 AND cus_del = '0' AND cus_is_aktive = '1' ORDER BY cus_user, id
     ), drafts AS (
       INSERT INTO hold_drafts (draft_id, user_id, cus_id, until)
       SELECT md5('draft ' || cus_user)::uuid, cus_user, id, $2 FROM buyers RETURNING draft_id, user_id
     )
     INSERT INTO bottle_holds (draft_id, stk_id, qty, price)
     SELECT d.draft_id, w.id, CASE WHEN w.place % 2 = 0 THEN 6 ELSE 12 END, w.stok_de_price
     FROM drafts d JOIN wines w ON w.place % 2 = d.user_id % 2 ORDER BY d.user_id, w.id`,
    [HOLDERS, moment(today, '23:59')],
  )
}

/** What happens on the day itself: calls that were missed, bottles that are held, and a customer who was recorded twice. */
export async function seedToday(client: ClientBase, today: IsoDate): Promise<void> {
  await seedMissedCalls(client, today)
  await seedTwin(client)
  await seedHolds(client, today)
}
