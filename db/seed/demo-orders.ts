import type { ClientBase } from 'pg'
import { Level, UNASSIGNED_USER } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { ADMIN_ID, users } from './data/staff.ts'
import { buildOrder, type DemoCustomer, type DemoOrder, type OrderWine } from './demo-order.ts'
import { seedCreditNotes } from './demo-credit-notes.ts'
import { seedDebits } from './demo-debits.ts'
import { seedMandates } from './demo-mandates.ts'
import { seedOpenMoney } from './demo-money.ts'
import { moment, workingDay } from './days.ts'
import { createRandom } from './random.ts'
import { insertRows, withoutTriggers, type Trigger } from './rows.ts'

const BATCH = 5000
const DAYS_BACK = 365
const INVOICES_START = 100_000

async function readWines(client: ClientBase): Promise<OrderWine[]> {
  const { rows } = await client.query<OrderWine>(`
    SELECT id, stok_code, stok_name, stok_de_price::float8, stok_at_price::float8, stok_ch_price::float8,
      (SELECT coalesce(sum(giren - cikan), 0)::integer FROM stok_islem WHERE stok_id = stok.id) AS free
    FROM stok WHERE stok_user_on = '1' ORDER BY id`)
  return rows
}

async function readCustomers(client: ClientBase): Promise<DemoCustomer[]> {
  const { rows } = await client.query<DemoCustomer>(`
    SELECT c.id, c.cus_code, c.cus_is_firm, c.cus_m_f, c.cus_firm, c.cus_name, c.cus_surname, c.cus_atu_no,
      c.cus_country_code, c.cus_class, c.cus_user, a.adres, a.pk, a.sehir, a.bolge, a.ulke,
      k.tax_rate::float8 AS kdv_oran, k.cargo_price::float8 AS s_kargo
    FROM customers c
    JOIN cus_adress a ON a.cus_id = c.id AND a.c_type = 4 AND a.a_def = '1' AND a.sil = '0'
    JOIN sys_country_code k ON k.country_code = c.cus_country_code
    ORDER BY c.id`)
  return rows
}

/** What was shipped also came in once: one delivery a wine, before the first order. */
function deliveries(orders: readonly DemoOrder[], today: IsoDate) {
  const bottles = new Map<number, number>()
  for (const { movements } of orders) {
    for (const { stok_id, cikan } of movements) bottles.set(stok_id, (bottles.get(stok_id) ?? 0) + cikan)
  }
  const islem_zaman = moment(workingDay(today, -DAYS_BACK - 10), '07:30')
  return [...bottles].map(([stok_id, giren]) => {
    return {
      stok_id,
      islem_tip: 2,
      in_out: 2,
      giren,
      cikan: 0,
      islem_zaman,
      aciklama: 'Lieferung vom Weingut',
      per_id: ADMIN_ID,
    }
  })
}

/** Which invoices are open, and the figures of the days, are written for all orders at once. */
const KEPT_ROW_BY_ROW: readonly Trigger[] = [
  ['siparisler', 'begin_open_invoice'],
  ['siparisler', 'begin_figures'],
  ['siparis_icerik', 'begin_or_end_figures'],
  ['cus_taksitler', 'begin_or_end_instalment'],
  ['cari_islem', 'follow_open_ledger'],
]

type Insertion = { today: IsoDate; count: number; log: (line: string) => void }

async function insertOrders(
  client: ClientBase,
  { today, count, log }: Insertion,
  build: (place: number) => DemoOrder,
): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first)
    const orders = Array.from({ length: size }, (_, index) => build(first + index))
    await insertRows(
      client,
      'siparisler',
      orders.map(({ order }) => order),
    )
    await insertRows(
      client,
      'siparis_icerik',
      orders.flatMap(({ lines }) => lines),
    )
    await insertRows(
      client,
      'cus_taksitler',
      orders.flatMap(({ instalments }) => instalments),
    )
    await insertRows(
      client,
      'cari_islem',
      orders.flatMap(({ payments }) => payments),
    )
    await insertRows(client, 'stok_islem', deliveries(orders, today))
    await insertRows(
      client,
      'stok_islem',
      orders.flatMap(({ movements }) => movements),
    )
    await insertRows(
      client,
      'kargo_cikti',
      orders.flatMap(({ shipments }) => shipments),
    )
    log(`${first + size} of ${count} orders`)
  }
}

/** A year of orders in all their states, oldest first, so that invoice numbers ascend with the days. */
export async function seedOrders(client: ClientBase, { today, count, log }: Insertion): Promise<void> {
  const random = createRandom(7)
  const sellers = users.filter(({ user_level }) => user_level === Level.staff || user_level === Level.dealer)
  const context = {
    random,
    today,
    wines: await readWines(client),
    sellers,
    invoiceNo: INVOICES_START,
    nextInstalment: 1,
  }
  const customers = (await readCustomers(client)).filter(({ cus_user }) => cus_user !== UNASSIGNED_USER)
  await withoutTriggers(client, KEPT_ROW_BY_ROW, () =>
    insertOrders(client, { today, count, log }, (place) => {
      const age = Math.round(DAYS_BACK * (1 - (place + 1) / count))
      return buildOrder(place + 1, age, random.pick(customers), context)
    }),
  )
  await client.query(`INSERT INTO open_invoices (sip_id, cus_id, kalan, vade_tar, per_id, bayi_id, in_collection, has_parts)
    SELECT id, cus_id, kalan, vade_tar, per_id, bayi_id, f_status <> '0' OR f_ytakip <> 0,
      EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = siparis_all_view.id) FROM siparis_all_view
    WHERE s_is_teklif = 0 AND fd_fon = '1' AND sd_cancel_on = '0' AND f_close = '0' AND kalan > 0`)
  await client.query('CALL recount_figures()')
  // Every payment of the demo company pays its whole invoice, so it fills each part of it.
  await client.query(`INSERT INTO allocations (entry_id, sip_id, taksit_id, tutar)
    SELECT m.id, m.s_no, t.id, coalesce(t.tak_tutar, m.borc) FROM cari_islem m
    LEFT JOIN cus_taksitler t ON t.sip_id = m.s_no WHERE coalesce(t.tak_tutar, m.borc) > 0`)
  await seedOpenMoney(client, today)
  await seedCreditNotes(client, today)
  await seedMandates(client, today)
  await seedDebits(client, today)
  await client.query(`UPDATE fatura_sayac SET last = $1 WHERE name = 'invoice'`, [context.invoiceNo])
  await client.query(
    'ANALYZE siparisler, siparis_icerik, cus_taksitler, cari_islem, allocations, stok_islem, kargo_cikti',
  )
  await client.query(`UPDATE customers SET cus_is_aktive = '1', reorder_due = reorder_day(id) WHERE id IN (
    SELECT cus_id FROM siparisler WHERE s_is_teklif = 0 AND sd_cancel_on = '0')`)
  await client.query('ANALYZE customers')
}
