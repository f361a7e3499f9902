import { defaultSettings } from '#core/company/company-settings.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { splitInstalments } from '#modules/orders/domain/money/instalments.ts'
import { priceField } from '#modules/stock/domain/list-price.ts'
import { lineAmounts, orderTotals } from '#modules/orders/domain/order/totals.ts'
import { ADMIN_ID } from './data/staff.ts'
import { clock, moment, workingDay } from './days.ts'
import { buildShipment } from './demo-shipment.ts'
import type { Random } from './random.ts'
import type { Row } from './rows.ts'

export type OrderWine = {
  id: number
  stok_code: string
  stok_name: string
  stok_de_price: number
  stok_at_price: number
  stok_ch_price: number
  /** Bottles that no order has taken yet. */
  free: number
}

export type DemoCustomer = {
  id: number
  cus_code: string | null
  cus_is_firm: string
  cus_m_f: number | null
  cus_firm: string | null
  cus_name: string | null
  cus_surname: string | null
  cus_atu_no: string | null
  cus_country_code: string
  cus_class: number | null
  cus_user: number
  adres: string
  pk: string | null
  sehir: string
  bolge: string | null
  ulke: string
  kdv_oran: number
  s_kargo: number
}

type Seller = { id: number; name?: string | null; surname?: string | null; user_name: string; bayi: number }

type Context = {
  random: Random
  today: IsoDate
  wines: OrderWine[]
  sellers: readonly Seller[]
  /** The last invoice number that was given. */
  invoiceNo: number
  nextInstalment: number
}

export type DemoOrder = {
  order: Row
  lines: Row[]
  instalments: Row[]
  payments: Row[]
  movements: (Row & { stok_id: number; cikan: number })[]
  shipments: Row[]
}

type State =
  | 'new'
  | 'approved'
  | 'waiting'
  | 'sent'
  | 'closed'
  | 'cancelledOrder'
  | 'cancelledInvoice'
  | 'seized'
  | 'bankrupt'

/** Young orders still move; old ones are mostly paid, and some went wrong. */
function stateOf(age: number, random: Random): State {
  const roll = random.int(1, 1000)
  if (age <= 5) return roll <= 600 ? 'new' : roll <= 850 ? 'approved' : 'waiting'
  if (age <= 20) return roll <= 250 ? 'waiting' : roll <= 900 ? 'sent' : 'closed'
  if (roll <= 850) return 'closed'
  if (roll <= 920) return 'sent'
  if (roll <= 955) return 'cancelledOrder'
  if (roll <= 985) return 'cancelledInvoice'
  return roll <= 995 ? 'seized' : 'bankrupt'
}

const invoiced = new Set<State>(['waiting', 'sent', 'closed', 'cancelledInvoice', 'seized', 'bankrupt'])
const shipped = new Set<State>(['sent', 'closed', 'seized', 'bankrupt'])

/** Every third invoice that was cancelled had left before. */
const hasLeft = (state: State, id: number) =>
  shipped.has(state) || (state === 'cancelledInvoice' && id % 3 === 0)

/** One to four wines; what waits for shipment is only promised while bottles are free. */
function pickLines(context: Context, customer: DemoCustomer, reserves: boolean) {
  const { random, wines } = context
  const field = priceField(customer.cus_class)
  const chosen = random.shuffled(wines).slice(0, random.int(1, 4))
  return chosen.flatMap((wine) => {
    const wanted = random.pick([3, 6, 6, 6, 12, 12, 18, 24])
    const stk_adet = reserves ? Math.min(wanted, wine.free) : wanted
    if (stk_adet <= 0) return []
    if (reserves) wine.free -= stk_adet
    return [{ wine, stk_adet, stk_birim_ini: wine[field] }]
  })
}

/** How often an open invoice was reminded, by the days since it fell due. */
function remindersOf(overdue: number, today: IsoDate, total: number) {
  const stage = overdue > 75 ? 3 : overdue > 45 ? 2 : overdue > 20 ? 1 : 0
  const sentOn = (wanted: number, day: number) => (stage >= wanted ? workingDay(today, day) : null)
  const plus = (fee: number) => euros((cents(total) + cents(fee)) as Cents)
  return {
    sd_uyari_1_is: stage >= 1 ? '1' : '0',
    sd_uyari_2_is: stage >= 2 ? '1' : '0',
    sd_uyari_3_is: stage >= 3 ? '1' : '0',
    sd_uyari_1_is_tar: sentOn(1, 15 - overdue),
    sd_uyari_2_is_tar: sentOn(2, 35 - overdue),
    sd_uyari_3_is_tar: sentOn(3, 60 - overdue),
    sd_uyari_2_fark: stage >= 2 ? 10 : null,
    sd_uyari_3_fark: stage >= 3 ? 30 : null,
    fark_2_toplam: stage >= 2 ? plus(10) : null,
    fark_3_toplam: stage >= 3 ? plus(30) : null,
  }
}

const NOT_REMINDED = -1

type PickedLine = { wine: OrderWine; stk_adet: number; stk_birim_ini: number }

/** What is known of an order before its rows are written. */
type Draft = {
  id: number
  age: number
  state: State
  customer: DemoCustomer
  seller: Seller
  lines: PickedLine[]
  totals: ReturnType<typeof orderTotals>
  parts: ReturnType<typeof splitInstalments>
  f_no: string | null
  /** The day of shipment, if it was shipped. */
  sentOn: IsoDate | null
  paidOn: IsoDate
}

function draftOrder(id: number, age: number, customer: DemoCustomer, context: Context): Draft {
  const { random, today, wines, sellers } = context
  const wished = stateOf(age, random)
  const isWaiting = wished === 'new' || wished === 'approved' || wished === 'waiting'
  const picked = pickLines(context, customer, isWaiting)
  const spare = wines[id % wines.length]
  // Where no bottle is free any more, the order was cancelled for want of wine.
  const state: State = picked.length ? wished : 'cancelledOrder'
  const lines =
    picked.length || !spare ? picked : [{ wine: spare, stk_adet: 6, stk_birim_ini: spare.stok_de_price }]
  const mode = { s_lastschrift: random.chance(0.2) ? '1' : '0', s_vergisiz: '0', s_gut_shift: '0' } as const
  const totals = orderTotals({
    ...mode,
    ...NO_DISCOUNT,
    kdv_oran: customer.kdv_oran,
    s_kargo: customer.s_kargo,
    s_last_y: defaultSettings.direct_debit_percent,
    lines,
  })
  const inParts = invoiced.has(state) && totals.s_g_toplam > 150 && random.chance(0.12)
  return {
    id,
    age,
    state,
    customer,
    seller: sellers.find((person) => person.id === customer.cus_user) ?? random.pick(sellers),
    lines,
    totals,
    parts: inParts ? splitInstalments(totals.s_g_toplam, random.int(2, 4), workingDay(today, 14 - age)) : [],
    f_no: invoiced.has(state) ? String((context.invoiceNo += 1)) : null,
    sentOn: hasLeft(state, id) ? workingDay(today, Math.min(0, 3 - age)) : null,
    paidOn: workingDay(today, Math.min(-1, 12 - age)),
  }
}

const NO_DISCOUNT = { s_man_y: 0, s_ikt_m: 0 }

const flag = (isSet: boolean) => (isSet ? '1' : '0')

function customerPart({ customer }: Draft) {
  return {
    cus_id: customer.id,
    cus_code: customer.cus_code,
    cus_is_firm: customer.cus_is_firm,
    cus_m_f: customer.cus_m_f,
    cus_firm: customer.cus_firm,
    cus_name: customer.cus_name,
    cus_surname: customer.cus_surname,
    cus_atu_no: customer.cus_atu_no,
    cus_country_code: customer.cus_country_code,
    f_adres: customer.adres,
    f_pk: customer.pk,
    f_sehir: customer.sehir,
    f_bolge: customer.bolge,
    f_ulke: customer.ulke,
    s_adres_f_g_on: '1',
    kdv_oran: customer.kdv_oran,
  }
}

function statePart({ state, age, f_no, sentOn, paidOn }: Draft, today: IsoDate, day: IsoDate) {
  const isApproved = state !== 'new' && state !== 'cancelledOrder'
  const isCancelled = state === 'cancelledOrder' || state === 'cancelledInvoice'
  return {
    sd_kesin: flag(isApproved),
    sd_onaylama: flag(isApproved),
    sd_onaylama_tar: isApproved ? day : null,
    sd_cancel_on: flag(isCancelled),
    sd_iptal_tar: isCancelled ? workingDay(today, Math.min(0, 4 - age)) : null,
    sd_gonderi_status: flag(sentOn !== null),
    sd_kago_cikis: flag(sentOn !== null),
    s_gon_tar: sentOn,
    fd_fon: flag(f_no !== null),
    f_no,
    f_tarih: f_no === null ? null : workingDay(today, Math.min(0, 1 - age)),
    f_saat: f_no === null ? null : '17:30',
    f_close: flag(state === 'closed'),
    f_status: '0',
    f_odeme_tar: state === 'closed' ? paidOn : null,
  }
}

function collectionPart({ state, age }: Draft, today: IsoDate) {
  const isSeized = state === 'seized' || state === 'bankrupt'
  const isBankrupt = state === 'bankrupt'
  return {
    f_ytakip: isBankrupt ? 2 : isSeized ? 1 : 0,
    f_haciz_tarihi: isSeized ? workingDay(today, Math.min(-1, 100 - age)) : null,
    f_haciz_firma: isSeized ? 'Rhein Inkasso' : null,
    f_haciz_aciklama: isSeized ? 'Nach dritter Mahnung übergeben' : null,
    f_iflas_tarihi: isBankrupt ? workingDay(today, -1) : null,
    f_iflas_aciklama: isBankrupt ? 'Insolvenzverfahren eröffnet' : null,
  }
}

function orderRow(draft: Draft, { random, today }: Context): Row {
  const { id, age, state, seller, totals, parts } = draft
  const day = workingDay(today, -age)
  const isOpen = state === 'sent' || state === 'seized' || state === 'bankrupt'
  return {
    id,
    s_tar: moment(day, clock(random.int(9, 17), random.int(0, 59))),
    s_is_teklif: 0,
    ...customerPart(draft),
    ...totals,
    gutschrift_s: 0,
    gutschrift_ok: '0',
    s_prasentrechnung: '0',
    s_odeme_tip: 1,
    s_odeme_tarihi: day,
    s_vadeli_odeme: flag(parts.length > 0),
    s_taksit_sayisi: parts.length,
    ...statePart(draft, today, day),
    ...remindersOf(isOpen ? age - 15 : NOT_REMINDED, today, totals.s_g_toplam),
    ...collectionPart(draft, today),
    per_id: seller.id,
    per_name: [seller.name, seller.surname].filter(Boolean).join(' ') || seller.user_name,
    per_odeme: '0',
    bayi_id: seller.bayi,
    bayi_odeme: '0',
    s_on_onay: '0',
    s_bayi_id: 4,
    version: 1,
  }
}

function lineRow({ id, age, customer, seller }: Draft, line: PickedLine, today: IsoDate): Row {
  return {
    sip_id: id,
    cus_id: customer.id,
    per_id: seller.id,
    sip_tar: moment(workingDay(today, -age), '12:00'),
    stk_id: line.wine.id,
    stk_kodu: line.wine.stok_code,
    stk_adi: line.wine.stok_name,
    stk_adet: line.stk_adet,
    stk_kdv: customer.kdv_oran,
    ...lineAmounts(line, { s_vergisiz: '0', kdv_oran: customer.kdv_oran }),
    stk_liste_fiyat: line.stk_birim_ini,
    isk_y: 0,
    isk_e: 0,
    version: 1,
  }
}

function movementRows({ id, lines, f_no, sentOn }: Draft): DemoOrder['movements'] {
  if (sentOn === null) return []
  return lines.map(({ wine, stk_adet }) => ({
    stok_id: wine.id,
    islem_tip: 3,
    in_out: 6,
    giren: 0,
    cikan: stk_adet,
    islem_zaman: moment(sentOn, '15:00'),
    aciklama: 'Versand',
    sip_id: id,
    f_no,
    s_gon_tar: sentOn,
    per_id: ADMIN_ID,
  }))
}

/** One order with everything that hangs on it. Amounts come from the same rules as in the product. */
export function buildOrder(id: number, age: number, customer: DemoCustomer, context: Context): DemoOrder {
  const draft = draftOrder(id, age, customer, context)
  const isPaid = draft.state === 'closed'
  const payment = {
    cus_id: customer.id,
    islem_type: 2,
    in_out: 2,
    s_no: id,
    per_id: ADMIN_ID,
    alacak: 0,
    version: 1,
  }
  return {
    order: orderRow(draft, context),
    lines: draft.lines.map((line) => lineRow(draft, line, context.today)),
    instalments: draft.parts.map((part) => ({
      id: (context.nextInstalment += 1),
      sip_id: id,
      cus_id: customer.id,
      ...part,
      odeme: flag(isPaid),
      version: 1,
    })),
    payments: isPaid ? [{ ...payment, islem_zamani: draft.paidOn, borc: draft.totals.s_g_toplam }] : [],
    movements: movementRows(draft),
    shipments:
      draft.sentOn === null
        ? []
        : [buildShipment({ id, sentOn: draft.sentOn, surname: customer.cus_surname }, context.today)],
  }
}
