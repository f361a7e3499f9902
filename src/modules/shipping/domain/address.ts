import { personName } from '#modules/customers/domain/name.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'

type Named = Pick<Order, 'cus_firm' | 'cus_name' | 'cus_surname'>

/** The fields of an order that its addresses need. */
export type AddressedOrder = Named &
  Pick<
    Order,
    | 's_adres_f_g_on'
    | 'f_adres'
    | 'f_pk'
    | 'f_sehir'
    | 'f_ulke'
    | 'g_alici'
    | 'g_adres'
    | 'g_pk'
    | 'g_sehir'
    | 'g_ulke'
  >

const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

const HOME = new Set(['DE', 'Deutschland'])

/** The address on the parcel, line by line; without the country if it is the own one. */
export function deliveryAddress(order: AddressedOrder): string[] {
  const isInvoiceAddress = order.s_adres_f_g_on === '1'
  const place = isInvoiceAddress
    ? [order.f_adres, words(order.f_pk, order.f_sehir), order.f_ulke]
    : [order.g_adres, words(order.g_pk, order.g_sehir), order.g_ulke]
  const receiver = isInvoiceAddress ? null : order.g_alici
  const names = receiver ? [receiver] : [order.cus_firm, personName(order)]
  return [...names, ...place].flatMap((line) => (line && !HOME.has(line) ? [line] : []))
}
