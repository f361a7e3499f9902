import type { IsoDate } from '#core/dates.ts'
import type { Refusal } from '#core/errors.ts'
import { cents, euros, sumCents, withoutTax, type Cents } from '#core/money.ts'
import { isCreditNote } from '../order-state.ts'
import { companyName, linesOf } from './company.ts'
import { countryCode, HOME, isInUnion } from './country.ts'
import { isTaxFree, netAmount, taxFreeReason } from './goods.ts'
import { deliveryCountry, invoicePlace } from './letter.ts'
import { dueOf, isDirectDebit } from './payment-terms.ts'
import type { BankAccount, PaperCompany, PaperOrder, PaperSource } from './source.ts'
import { purposeOf } from './transfer.ts'

/** An invoice as machines read it (EN 16931): net amounts that add up to the printed total to the cent. */
export type EInvoice = {
  number: string
  date: IsoDate
  kind: 'invoice' | 'creditNote'
  buyerReference: string
  precedes: { number: string; date: IsoDate | null } | null
  seller: EParty & { taxNumber: string | null; contact: EContact }
  buyer: EParty
  deliveredOn: IsoDate
  deliveredTo: EAddress
  lines: readonly ELine[]
  /** Discount and shipping, net. */
  discount: number
  shipping: number
  tax: ETax
  lineTotal: number
  net: number
  taxAmount: number
  total: number
  payment: { due: IsoDate | null; bank: BankAccount | null; purpose: string; isDirectDebit: boolean }
}

type EAddress = { street: string; postalCode: string; city: string; country: string }
type EParty = { name: string; address: EAddress; vatId: string | null; email: string | null }
type EContact = { name: string; phone: string | null; email: string | null }
type ELine = { id: string; code: string; name: string; quantity: number; net: number }
/** Category of UNTDID 5305: S standard, K inside the Union, G export, E exempt. */
type ETax = { category: 'S' | 'K' | 'G' | 'E'; rate: number; reason: string | null }

/** Companies get the invoice as data too. */
export const wantsEInvoice = (order: PaperOrder) =>
  order.cus_is_firm === '1' || Boolean(order.cus_atu_no?.trim())

const PLACE = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(.+)$/

/** The address block of the company: name, street, postcode and city, country. */
function sellerAddress({ k1_1 }: PaperCompany): EAddress | null {
  const [, ...rest] = linesOf(k1_1)
  const at = rest.findIndex((line) => PLACE.test(line))
  const match = PLACE.exec(rest[at] ?? '')
  if (!match || at < 1) return null
  const [, postalCode = '', city = ''] = match
  return { street: rest[at - 1] ?? '', postalCode, city, country: countryCode(rest[at + 1] ?? null, HOME) }
}

const PHONE = /(?:Tel(?:efon)?\.?:?\s*)(\+?[\d\s/()-]{6,})/i
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

const firstMatch = (lines: readonly string[], pattern: RegExp) =>
  lines.map((line) => pattern.exec(line)).find(Boolean)

function buyerAddress(order: PaperOrder): EAddress | null {
  const { street, pk, city, country } = invoicePlace(order)
  return street && pk && city
    ? { street: street.replace(/\s*\r?\n\s*/g, ', '), postalCode: pk, city, country }
    : null
}

const buyerName = (order: PaperOrder) =>
  order.cus_firm?.trim() || [order.cus_name, order.cus_surname].filter(Boolean).join(' ').trim()

const sellerMail = ({ k2_1 }: PaperCompany) => firstMatch(linesOf(k2_1), MAIL)?.[0] ?? null
const sellerPhone = ({ k2_1 }: PaperCompany) => firstMatch(linesOf(k2_1), PHONE)?.[1]?.trim() ?? null

const missingOf = ({ order, company }: PaperSource) => [
  sellerAddress(company) ? '' : 'k1_1',
  company.ustid?.trim() || company.steuer?.trim() ? '' : 'ustid',
  buyerAddress(order) ? '' : 'f_adres',
  buyerName(order) ? '' : 'cus_name',
]

function whyNotWith(order: PaperOrder, missing: readonly string[]): Refusal {
  if (!order.f_no || !order.f_tarih) return { code: 'document_needs_invoice' }
  const fields = missing.filter(Boolean).join(', ')
  return fields ? { code: 'e_invoice_data_missing', params: { fields } } : null
}

/** An e-invoice names number, parties and tax number; what is missing is said before it is written. */
export const whyNoEInvoice = (source: PaperSource) => whyNotWith(source.order, missingOf(source))

/** Public buyers also want to know whom to call, and both sides are reached by mail. */
export const whyNoXRechnung = (source: PaperSource, email: string | null) =>
  whyNotWith(source.order, [
    ...missingOf(source),
    sellerMail(source.company) && sellerPhone(source.company) ? '' : 'k2_1',
    email?.trim() ? '' : 'cus_email',
  ])

function taxOf(order: PaperOrder): ETax {
  if (!isTaxFree(order)) return { category: 'S', rate: order.kdv_oran, reason: null }
  const country = deliveryCountry(order)
  const abroad = isInUnion(country) ? 'K' : 'G'
  return { category: country === HOME ? 'E' : abroad, rate: 0, reason: taxFreeReason(order) }
}

/**
 * Net parts of gross amounts, made to add up to the net total: each is rounded for itself, and the cents that this
 * leaves over go to the largest part.
 */
function netParts(parts: readonly Cents[], rate: number, net: Cents): Cents[] {
  const rounded = parts.map((part) => withoutTax(part, rate))
  const left = net - sumCents(rounded)
  const largest = rounded.reduce((best, part, index) => (part > (rounded[best] ?? 0) ? index : best), 0)
  return rounded.map((part, index) => (index === largest ? part + left : part) as Cents)
}

export function eInvoiceOf(source: PaperSource, email: string | null): EInvoice {
  const { order, lines, company, bank } = source
  const tax = taxOf(order)
  const net = cents(netAmount(order))
  const parts = netParts(
    [...lines.map((line) => cents(line.stk_toplam)), cents(order.s_kargo), cents(order.s_iskonto)],
    tax.rate,
    net,
  )
  const lineParts = parts.slice(0, lines.length)
  const [shipping = cents(0), discount = cents(0)] = parts.slice(lines.length)
  const place = buyerAddress(order) ?? { street: '', postalCode: '', city: '', country: HOME }
  const isNote = isCreditNote(order)
  return {
    number: order.f_no ?? '',
    date: order.f_tarih ?? order.orderDay,
    kind: isNote ? 'creditNote' : 'invoice',
    buyerReference: String(order.cus_id),
    precedes: order.gutschrift_f_no
      ? { number: order.gutschrift_f_no, date: order.gutschrift_f_tarih }
      : null,
    seller: {
      name: companyName(company),
      address: sellerAddress(company) ?? { street: '', postalCode: '', city: '', country: HOME },
      vatId: company.ustid?.trim() || null,
      taxNumber: company.steuer?.trim() || null,
      email: sellerMail(company),
      contact: {
        name: order.per_name?.trim() || companyName(company),
        phone: sellerPhone(company),
        email: sellerMail(company),
      },
    },
    buyer: {
      name: buyerName(order),
      address: place,
      vatId: order.cus_atu_no?.replace(/\s/g, '') || null,
      email,
    },
    deliveredOn: order.s_gon_tar ?? order.f_tarih ?? order.orderDay,
    deliveredTo: deliveredTo(order, place),
    lines: lines.map((line, index) => ({
      id: String(index + 1),
      code: line.stk_kodu,
      name: line.stk_adi,
      quantity: line.stk_adet,
      net: euros(lineParts[index] ?? cents(0)),
    })),
    discount: euros((0 - discount) as Cents),
    shipping: euros(shipping),
    tax,
    lineTotal: euros(sumCents(lineParts)),
    net: euros(net),
    taxAmount: order.s_kdv,
    total: order.s_g_toplam,
    payment: {
      due: isNote ? null : dueOf(order),
      bank: isNote ? null : bank,
      purpose: purposeOf(order),
      isDirectDebit: isDirectDebit(order),
    },
  }
}

function deliveredTo(order: PaperOrder, invoice: EAddress): EAddress {
  if (order.s_adres_f_g_on === '1' || !order.g_adres) return invoice
  return {
    street: order.g_adres.replace(/\s*\r?\n\s*/g, ', '),
    postalCode: order.g_pk ?? '',
    city: order.g_sehir ?? '',
    country: deliveryCountry(order),
  }
}
