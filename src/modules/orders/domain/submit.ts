import type { Refusal } from '#core/errors.ts'
import type { IsoDate } from '#core/dates.ts'
import type { Flag } from '#core/fields.ts'
import { isOn } from './order-state.ts'

export type Submission = {
  cus_country_code: string | null
  cus_atu_no: string | null
  f_adres: string | null
  f_sehir: string | null
  g_adres: string | null
  g_sehir: string | null
  s_adres_f_g_on: Flag
  s_vergisiz: Flag
  s_odeme_tarihi: IsoDate | null
  orderDay: IsoDate
  lines: number
}

const HOME_COUNTRY = 'DE'
const EXPORT_COUNTRIES = new Set(['CH', 'LI'])

/** Country letters and what a register hands out; whether it exists is the tax office's to say. */
const VAT_ID = /^[A-Z]{2,3}[ .-]?[A-Z0-9][A-Z0-9 .-]{5,18}$/i

/** Tax-free needs the customer's VAT number; at home and for an export without one an administrator decides. */
function whyNotTaxFree({ cus_country_code, cus_atu_no }: Submission, isAdministrator: boolean): Refusal {
  const isExport = EXPORT_COUNTRIES.has(cus_country_code ?? '')
  if (!cus_atu_no) return isExport && isAdministrator ? null : { code: 'atu_no_yok_vergisiz_satis_yapilamaz' }
  if (!VAT_ID.test(cus_atu_no)) return { code: 'vat_id_implausible' }
  return cus_country_code === HOME_COUNTRY && !isAdministrator ? { code: 'tax_free_at_home' } : null
}

/** What an order must have before it is saved; the first reason, in the order of the form (spec 2 section 5). */
export function whyNotSubmittable(order: Submission, isAdministrator: boolean): Refusal {
  if (!order.cus_country_code)
    return { code: 'customer_country_code_is_undefined_before_give_order_country_code_must_be_defined' }
  if (!order.f_adres || !order.f_sehir) return { code: 'lutfen_fatura_adresini_giriniz' }
  if (!isOn(order.s_adres_f_g_on) && (!order.g_adres || !order.g_sehir))
    return { code: 'lutfen_teslimat_adresini_giriniz' }
  const refusal = isOn(order.s_vergisiz) ? whyNotTaxFree(order, isAdministrator) : null
  if (refusal) return refusal
  if (order.lines === 0) return { code: 'siparisi_kaydetmek_icin_lutfen_urun_bilgisi_giriniz' }
  return order.s_odeme_tarihi && order.s_odeme_tarihi < order.orderDay
    ? { code: 'payment_date_before_order' }
    : null
}
