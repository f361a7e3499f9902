import type { IsoDate } from '#core/days/dates.ts'
import { cents, euros, sumCents, withoutTax, type Cents } from '#core/money/money.ts'
import { HOME, isInUnion } from '../country.ts'
import {
  buyerOf,
  recipientOfGoods,
  sellerOf,
  type EAddress,
  type EParty,
  type ESeller,
} from './e-invoice-parties.ts'
import { isTaxFree, netAmount, signed, taxFreeReason, type Sign } from '../goods.ts'
import { cancellationNumber } from '../invoice-documents.ts'
import { dated, deliveryCountry } from '../letters/letter.ts'
import { litresText } from '#modules/stock/domain/litres.ts'
import { firstDue, isDrawn, termsText } from '../payment-terms.ts'
import type { BankAccount, DocumentLine, DocumentOrder, DocumentSource } from '../source.ts'
import { purposeOf } from '../transfer.ts'

export type EInvoiceKind = 'invoice' | 'creditNote' | 'cancellation'

/** An invoice as structured data (EN 16931): net amounts that add up to the printed total to the cent. */
export type EInvoice = {
  number: string
  date: IsoDate
  kind: EInvoiceKind
  /** The Leitweg-ID of public buyers; else the number of the customer. */
  buyerReference: string
  customerNumber: string
  orderNumber: string
  precedes: { number: string; date: IsoDate | null } | null
  notes: readonly string[]
  seller: ESeller
  buyer: EParty
  deliveredOn: IsoDate
  deliveredTo: { name: string; address: EAddress }
  lines: readonly ELine[]
  /** Discount and shipping, net. */
  discount: number
  shipping: number
  tax: ETax
  lineTotal: number
  net: number
  taxAmount: number
  total: number
  payment: EPayment
}

type ELine = {
  id: string
  code: string
  name: string
  attributes: readonly { name: string; value: string }[]
  quantity: number
  net: number
}

/** Category of UNTDID 5305: S standard, K inside the Union, G export, E exempt. */
type ETax = { category: 'S' | 'K' | 'G' | 'E'; rate: number; reason: string | null }

type EPayment = {
  due: IsoDate | null
  terms: string
  bank: BankAccount | null
  purpose: string
  isDirectDebit: boolean
}

/** Companies get the invoice as data too. */
export const wantsEInvoice = (order: DocumentOrder) =>
  order.cus_is_firm === '1' || Boolean(order.cus_atu_no?.trim())

export function taxOf(order: DocumentOrder): ETax {
  if (!isTaxFree(order)) return { category: 'S', rate: order.kdv_oran, reason: null }
  const country = deliveryCountry(order)
  const abroad = isInUnion(country) ? 'K' : 'G'
  return { category: country === HOME ? 'E' : abroad, rate: 0, reason: taxFreeReason(order) }
}

/**
 * Net parts of gross amounts that add up to the net total: each is rounded separately, and the remaining cents go
 * to the largest part.
 */
function netParts(parts: readonly Cents[], rate: number, net: Cents): Cents[] {
  const rounded = parts.map((part) => withoutTax(part, rate))
  const left = net - sumCents(rounded)
  const largest = rounded.reduce((best, part, index) => (part > (rounded[best] ?? 0) ? index : best), 0)
  return rounded.map((part, index) => (index === largest ? part + left : part) as Cents)
}

const attributesOf = ({ stok_year, litre }: DocumentLine) => [
  ...(stok_year ? [{ name: 'Jahrgang', value: String(stok_year) }] : []),
  { name: 'Inhalt', value: litresText(litre) },
]

function amountsOf({ order, lines }: DocumentSource, tax: ETax, sign: Sign) {
  const net = cents(netAmount(order))
  const parts = netParts(
    [...lines.map((line) => cents(line.stk_toplam)), cents(order.s_kargo), cents(order.s_iskonto)],
    tax.rate,
    net,
  )
  const lineParts = parts.slice(0, lines.length)
  const [shipping = cents(0), discount = cents(0)] = parts.slice(lines.length)
  return {
    lines: lines.map((line, index) => ({
      id: String(index + 1),
      code: line.stk_kodu,
      name: line.stk_adi,
      attributes: attributesOf(line),
      quantity: signed(line.stk_adet, sign),
      net: signed(euros(lineParts[index] ?? cents(0)), sign),
    })),
    discount: signed(euros((0 - discount) as Cents), sign),
    shipping: signed(euros(shipping), sign),
    lineTotal: signed(euros(sumCents(lineParts)), sign),
    net: signed(euros(net), sign),
    taxAmount: signed(order.s_kdv, sign),
    total: signed(order.s_g_toplam, sign),
  }
}

/** Number, day and what the document refers to. */
function headOf({ order, today }: DocumentSource, kind: EInvoiceKind) {
  if (kind === 'cancellation') {
    return {
      number: cancellationNumber(order),
      date: order.sd_iptal_tar ?? today,
      precedes: { number: order.f_no ?? '', date: order.f_tarih },
      notes: [`Storno der Rechnung ${order.f_no ?? ''} vom ${dated(order.f_tarih)}`],
    }
  }
  return {
    number: order.f_no ?? '',
    date: order.f_tarih ?? order.orderDay,
    precedes: order.gutschrift_f_no
      ? { number: order.gutschrift_f_no, date: order.gutschrift_f_tarih }
      : null,
    notes: order.fat_note?.trim() ? [order.fat_note.trim()] : [],
  }
}

const closingTerms = {
  creditNote: 'Der Betrag wird erstattet oder mit offenen Rechnungen verrechnet.',
  cancellation: 'Eine Zahlung ist nicht mehr nötig. Bereits gezahlte Beträge werden erstattet.',
} as const

function paymentOf(source: DocumentSource, kind: EInvoiceKind): EPayment {
  const { order, bank } = source
  const common = { purpose: purposeOf(order), isDirectDebit: isDrawn(source) }
  return kind === 'invoice'
    ? { ...common, due: firstDue(source), terms: termsText(source), bank }
    : { ...common, due: null, terms: closingTerms[kind], bank: null }
}

export function eInvoiceOf(source: DocumentSource, kind: EInvoiceKind, email: string | null): EInvoice {
  const { order } = source
  const tax = taxOf(order)
  return {
    ...headOf(source, kind),
    kind,
    buyerReference: order.cus_leitweg?.trim() || String(order.cus_id),
    customerNumber: String(order.cus_id),
    orderNumber: String(order.id),
    seller: sellerOf(source),
    buyer: buyerOf(source, email),
    deliveredOn: order.s_gon_tar ?? order.f_tarih ?? order.orderDay,
    deliveredTo: recipientOfGoods(source),
    ...amountsOf(source, tax, kind === 'cancellation' ? -1 : 1),
    tax,
    payment: paymentOf(source, kind),
  }
}
