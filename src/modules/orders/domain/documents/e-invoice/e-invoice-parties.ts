import type { CompanyData } from '#core/company/company-fields.ts'
import { normaliseVatId } from '#core/money/vat-id.ts'
import { HOME } from '../country.ts'
import { deliveryAddress, deliveryCountry, invoicePlace, recipientOf } from '../letters/letter.ts'
import type { DocumentOrder, DocumentSource } from '../source.ts'
import { customerName } from '#modules/customers/domain/name.ts'

/** Seller, buyer and recipient of the goods, as an e-invoice names them. */

export type EAddress = { street: string; postalCode: string; city: string; country: string }
export type EParty = { name: string; address: EAddress; vatId: string | null; email: string | null }
export type EContact = { name: string; phone: string | null; email: string | null }
export type ESeller = EParty & { taxNumber: string | null; contact: EContact }

/** The address of the company, if it is complete. */
export function sellerAddress({ street, postcode, town, country }: CompanyData): EAddress | null {
  return street && postcode && town && country ? { street, postalCode: postcode, city: town, country } : null
}

const oneLine = (street: string) => street.trim().replace(/\s*\r?\n\s*/g, ', ')

export function buyerAddress(order: DocumentOrder): EAddress | null {
  const { street, pk, city, country } = invoicePlace(order)
  return street?.trim() && pk?.trim() && city?.trim()
    ? { street: oneLine(street), postalCode: pk.trim(), city: city.trim(), country }
    : null
}

const NO_PLACE: EAddress = { street: '', postalCode: '', city: '', country: HOME }

export function sellerOf({ company, order }: DocumentSource): ESeller {
  const { email, phone } = company
  const name = company.legal_name ?? ''
  return {
    name,
    address: sellerAddress(company) ?? NO_PLACE,
    vatId: normaliseVatId(company.ustid) || null,
    taxNumber: company.steuer,
    email,
    contact: { name: order.per_name?.trim() || name, phone, email },
  }
}

export const buyerOf = ({ order }: DocumentSource, email: string | null): EParty => ({
  name: customerName(order),
  address: buyerAddress(order) ?? NO_PLACE,
  vatId: normaliseVatId(order.cus_atu_no) || null,
  email: email?.trim() || null,
})

/** Who gets the goods, and where. */
export function recipientOfGoods(source: DocumentSource): { name: string; address: EAddress } {
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
