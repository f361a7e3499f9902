import { knownCountry } from '#core/countries.ts'
import { COMPUTED } from '#core/lists/list.ts'
import { orderStatus } from './status-label.ts'

type Placed = Record<'f_sehir' | 'f_ulke' | 'g_sehir' | 'g_ulke', string | null> & {
  s_adres_f_g_on: string
  cus_country_code: string | null
}

const isAtInvoice = ({ s_adres_f_g_on }: Placed) => s_adres_f_g_on === '1'

/** Town and country of the parcel, from the invoice or the delivery address. */
export const parcelCells = {
  g_sehir: (order: Placed) => (isAtInvoice(order) ? order.f_sehir : order.g_sehir) ?? '',
  g_ulke: (order: Placed) =>
    knownCountry(isAtInvoice(order) ? order.f_ulke : order.g_ulke) ?? order.cus_country_code ?? '',
}

/** The cells of an order in a workbook, as on screen. */
export const printers = { [COMPUTED]: orderStatus, ...parcelCells }
