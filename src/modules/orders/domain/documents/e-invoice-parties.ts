import { normaliseVatId } from '#core/vat-id.ts'
import { companyName, linesOf } from './company.ts'
import { countryCode, HOME } from './country.ts'
import { deliveryAddress, deliveryCountry, invoicePlace, recipientOf } from './letter.ts'
import type { PaperCompany, PaperOrder, PaperSource } from './source.ts'

/** Seller, buyer and recipient of the goods, read out of what the papers print. */

export type EAddress = { street: string; postalCode: string; city: string; country: string }
export type EParty = { name: string; address: EAddress; vatId: string | null; email: string | null }
export type EContact = { name: string; phone: string | null; email: string | null }
export type ESeller = EParty & { taxNumber: string | null; contact: EContact }

const PLACE = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(.+)$/

/** The address block of the company: name, street, postcode and city, country. */
export function sellerAddress({ k1_1 }: PaperCompany): EAddress | null {
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

export const sellerMail = ({ k2_1 }: PaperCompany) => firstMatch(linesOf(k2_1), MAIL)?.[0] ?? null
export const sellerPhone = ({ k2_1 }: PaperCompany) => firstMatch(linesOf(k2_1), PHONE)?.[1]?.trim() ?? null

const oneLine = (street: string) => street.trim().replace(/\s*\r?\n\s*/g, ', ')

export function buyerAddress(order: PaperOrder): EAddress | null {
  const { street, pk, city, country } = invoicePlace(order)
  return street?.trim() && pk?.trim() && city?.trim()
    ? { street: oneLine(street), postalCode: pk.trim(), city: city.trim(), country }
    : null
}

export const buyerName = (order: PaperOrder) =>
  order.cus_firm?.trim() || [order.cus_name, order.cus_surname].filter(Boolean).join(' ').trim()

const NO_PLACE: EAddress = { street: '', postalCode: '', city: '', country: HOME }

export function sellerOf({ company, order }: PaperSource): ESeller {
  const email = sellerMail(company)
  return {
    name: companyName(company),
    address: sellerAddress(company) ?? NO_PLACE,
    vatId: normaliseVatId(company.ustid) || null,
    taxNumber: company.steuer?.trim() || null,
    email,
    contact: { name: order.per_name?.trim() || companyName(company), phone: sellerPhone(company), email },
  }
}

export const buyerOf = ({ order }: PaperSource, email: string | null): EParty => ({
  name: buyerName(order),
  address: buyerAddress(order) ?? NO_PLACE,
  vatId: normaliseVatId(order.cus_atu_no) || null,
  email: email?.trim() || null,
})

/** Who gets the goods, and where. */
export function recipientOfGoods(source: PaperSource): { name: string; address: EAddress } {
  const { order } = source
  if (order.s_adres_f_g_on === '1' || !order.g_adres?.trim()) {
    return { name: recipientOf(source)[0] ?? '', address: buyerAddress(order) ?? NO_PLACE }
  }
  return {
    name: deliveryAddress(source)[0] ?? '',
    address: {
      street: oneLine(order.g_adres),
      postalCode: order.g_pk?.trim() ?? '',
      city: order.g_sehir?.trim() ?? '',
      country: deliveryCountry(order),
    },
  }
}
