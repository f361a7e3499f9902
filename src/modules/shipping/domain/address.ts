import type { Flag } from '#core/fields.ts'

type Named = { cus_firm: string | null; cus_name: string | null; cus_surname: string | null }

/** The addresses of an order, as far as a parcel needs them. */
export type AddressedOrder = Named & {
  s_adres_f_g_on: Flag
  f_adres: string | null
  f_pk: string | null
  f_sehir: string | null
  f_ulke: string | null
  g_alici: string | null
  g_adres: string | null
  g_pk: string | null
  g_sehir: string | null
  g_ulke: string | null
}

const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

export const personName = ({ cus_name, cus_surname }: Named) => words(cus_name, cus_surname)

const HOME = new Set(['DE', 'Deutschland'])

/** Where the parcel goes, line by line; the own country is not written on a parcel. */
export function deliveryAddress(order: AddressedOrder): string[] {
  const isInvoiceAddress = order.s_adres_f_g_on === '1'
  const place = isInvoiceAddress
    ? [order.f_adres, words(order.f_pk, order.f_sehir), order.f_ulke]
    : [order.g_adres, words(order.g_pk, order.g_sehir), order.g_ulke]
  const receiver = isInvoiceAddress ? null : order.g_alici
  const names = receiver ? [receiver] : [order.cus_firm, personName(order)]
  return [...names, ...place].flatMap((line) => (line && !HOME.has(line) ? [line] : []))
}
