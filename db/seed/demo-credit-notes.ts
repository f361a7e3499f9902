import type { ClientBase } from 'pg'
import type { IsoDate } from '#core/days/dates.ts'
import { OrderKind } from '#modules/orders/domain/order/order-state.ts'
import { lineAmounts, orderTotals } from '#modules/orders/domain/order/totals.ts'
import { moment } from './days.ts'
import { insertRows, type Row } from './rows.ts'

const NOTES = 3

/** What a credit note takes over from its invoice. */
const TAKEN_OVER = `cus_id, cus_code, cus_is_firm, cus_m_f, cus_firm, cus_name, cus_surname, cus_atu_no, cus_country_code,
  f_adres, f_pk, f_sehir, f_bolge, f_ulke, s_adres_f_g_on, per_id, per_name, bayi_id, s_bayi_id`

type Line = { stk_id: number; stk_kodu: string; stk_adi: string; stk_birim_ini: number }
type Origin = { id: number; kdv_oran: number; head: Row & { cus_id: number; per_id: number }; line: Line }

/** One bottle of each of the latest paid invoices without a discount. */
async function readOrigins(client: ClientBase): Promise<Origin[]> {
  const { rows } = await client.query<Origin>(
    `SELECT o.id, o.kdv_oran::float8, to_json(head) AS head, to_json(line) AS line FROM siparisler o
     CROSS JOIN LATERAL (SELECT ${TAKEN_OVER} FROM siparisler WHERE id = o.id) head
     CROSS JOIN LATERAL (
       SELECT stk_id, stk_kodu, stk_adi, stk_birim_ini::float8 FROM siparis_icerik WHERE sip_id = o.id ORDER BY id LIMIT 1
     ) line
     WHERE o.f_close = '1' AND o.s_is_teklif = $1 AND o.sd_cancel_on = '0' AND o.s_lastschrift = '0' ORDER BY o.id DESC LIMIT $2`,
    [OrderKind.order, NOTES],
  )
  return rows
}

/** Credit notes for bottles that broke on their way; they wait for their payout. */
export async function seedCreditNotes(client: ClientBase, today: IsoDate): Promise<void> {
  const origins = await readOrigins(client)
  const { rows } = await client.query<{ last: number }>('SELECT max(id) AS last FROM siparisler')
  const first = (rows[0]?.last ?? 0) + 1
  const mode = { s_lastschrift: '0', s_vergisiz: '0', s_gut_shift: '0' } as const
  const s_tar = moment(today, '08:40')
  const notes = origins.map(({ id, kdv_oran, head, line }, place) => {
    const lines = [{ ...line, stk_adet: 1 }]
    const discounts = { s_man_y: 0, s_ikt_m: 0, s_last_y: 0 }
    const totals = orderTotals({ ...mode, ...discounts, kdv_oran, s_kargo: 0, lines })
    return {
      order: {
        ...head,
        ...totals,
        id: first + place,
        kdv_oran,
        s_tar,
        s_is_teklif: OrderKind.creditNote,
        gutschrift_sip_id: id,
        gutschrift_s: totals.s_g_toplam,
        gutschrift_ok: '0',
        s_odeme_tip: 1,
        s_odeme_tarihi: today,
      },
      lines: lines.map((given) => ({
        sip_id: first + place,
        cus_id: head.cus_id,
        per_id: head.per_id,
        sip_tar: s_tar,
        ...given,
        stk_kdv: kdv_oran,
        ...lineAmounts(given, { s_vergisiz: '0', kdv_oran }),
        stk_liste_fiyat: given.stk_birim_ini,
      })),
    }
  })
  await insertRows(
    client,
    'siparisler',
    notes.map(({ order }) => order),
  )
  await insertRows(
    client,
    'siparis_icerik',
    notes.flatMap(({ lines }) => lines),
  )
}
