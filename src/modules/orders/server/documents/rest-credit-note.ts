import { businessTime } from '#core/days/dates.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { insertRow } from '#platform/server/database/rows.ts'
import { OrderKind } from '#modules/orders/domain/order/order-state.ts'
import { restOfInvoice, type CreditedBefore } from '#modules/orders/domain/documents/rest-credit-note.ts'
import type { MoneyDestination } from '#modules/orders/domain/order/transitions.ts'
import type { Acting } from '../money/ledger.ts'
import { useCreditNote } from '../money/money-moves.ts'
import { storeLines } from '../order/order-lines.ts'
import { linesOf, type LockedOrder } from '../order/orders.ts'

/** What the active credit notes of an invoice have given back; none where it has no credit notes. */
export async function creditedBefore(db: Database, id: number): Promise<CreditedBefore> {
  const notes = await db
    .selectFrom('siparisler')
    .select(['id', 's_g_toplam', 's_kargo'])
    .where('gutschrift_sip_id', '=', id)
    .where('sd_cancel_on', '=', '0')
    .execute()
  return { notes, lines: notes.length ? await linesOf(db, ...notes.map((note) => note.id)) : [] }
}

/** What was credited already, and the money that goes back with the rest: less what the invoice still owes. */
export async function restFacts(db: Database, order: LockedOrder) {
  const before = await creditedBefore(db, order.id)
  const rest = restOfInvoice(order, await linesOf(db, order.id), before)
  const money = cents(rest?.totals.s_g_toplam ?? 0) - Math.max(0, cents(order.kalan))
  return { before, rest, money: euros(Math.max(0, money) as Cents) }
}

/** What a credit note takes over from its invoice: customer, addresses, seller and tax. */
const copyOf = ({
  cus_id,
  cus_code,
  cus_is_firm,
  cus_m_f,
  cus_firm,
  cus_name,
  cus_surname,
  cus_atu_no,
  cus_country_code,
  f_adres,
  f_pk,
  f_sehir,
  f_bolge,
  f_ulke,
  g_alici,
  g_adres,
  g_pk,
  g_sehir,
  g_bolge,
  g_ulke,
  s_adres_f_g_on,
  s_odeme_tip,
  s_vade_gun,
  kdv_oran,
  vergisiz_neden,
  per_id,
  per_name,
  bayi_id,
  s_bayi_id,
}: LockedOrder) => ({
  cus_id,
  cus_code,
  cus_is_firm,
  cus_m_f,
  cus_firm,
  cus_name,
  cus_surname,
  cus_atu_no,
  cus_country_code,
  f_adres,
  f_pk,
  f_sehir,
  f_bolge,
  f_ulke,
  g_alici,
  g_adres,
  g_pk,
  g_sehir,
  g_bolge,
  g_ulke,
  s_adres_f_g_on,
  s_odeme_tip,
  s_vade_gun,
  kdv_oran,
  vergisiz_neden,
  per_id,
  per_name,
  bayi_id,
  s_bayi_id,
})

/** Credits all that is left of an invoice, sets it off against what the invoice owes, and answers the credit note. */
export async function creditRest(
  call: Acting,
  order: LockedOrder,
  destination: MoneyDestination | null,
): Promise<number | null> {
  const { db, now } = call
  const { rest } = await restFacts(db, order)
  if (!rest) return null
  const { id } = await insertRow(db, 'siparisler', {
    ...copyOf(order),
    ...rest.totals,
    s_is_teklif: OrderKind.creditNote,
    gutschrift_sip_id: order.id,
    gutschrift_s: rest.totals.s_g_toplam,
    s_tar: now.toString(),
    s_saat: businessTime(now),
    s_vadeli_odeme: '0',
    s_taksit_sayisi: 0,
    s_prasentrechnung: '0',
  })
  const lines = rest.lines.map(({ stk_id, stk_kodu, stk_adi, stk_adet, stk_birim_ini, stk_liste_fiyat }) => ({
    stk_id,
    stk_kodu,
    stk_adi,
    stk_adet,
    stk_birim_ini,
    stk_liste_fiyat: stk_liste_fiyat ?? stk_birim_ini,
  }))
  await storeLines(db, { ...order, id, s_tar: now.toString() }, lines, [])
  await useCreditNote(call, id, { target: order, destination })
  return id
}
