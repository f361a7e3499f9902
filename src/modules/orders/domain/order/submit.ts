import type { IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { isOn } from './order-state.ts'
import { ordersRefusals } from '../refusals.ts'
import { whyNotTaxFree, type TaxFreeSale } from './tax-free.ts'

const refusals = defineRefusals({
  lutfen_fatura_adresini_giriniz: {
    tr: 'Lütfen fatura adresini giriniz.',
    de: 'Bitte geben Sie die Rechnungsadresse ein.',
    en: 'Please enter the invoice address.',
  },
  lutfen_teslimat_adresini_giriniz: {
    tr: 'Lütfen teslimat adresini giriniz.',
    de: 'Bitte geben Sie die Lieferadresse ein.',
    en: 'Please enter the delivery address.',
  },
  siparisi_kaydetmek_icin_lutfen_urun_bilgisi_giriniz: {
    tr: 'Siparişi kaydetmek için lütfen ürün bilgisi giriniz.',
    de: 'Bitte erfassen Sie mindestens einen Wein, um den Auftrag zu speichern.',
    en: 'Please enter at least one wine to save the order.',
  },
  payment_date_before_order: {
    tr: 'Ödeme tarihi sipariş tarihinden önce olamaz.',
    de: 'Das Zahlungsdatum liegt vor dem Auftragsdatum.',
    en: 'The payment date is before the order date.',
  },
})

export type Submission = TaxFreeSale & {
  f_adres: string | null
  f_sehir: string | null
  g_adres: string | null
  g_sehir: string | null
  s_vergisiz: Flag
  s_odeme_tarihi: IsoDate | null
  orderDay: IsoDate
  lines: number
}

/** What an order must have before it is saved; the first reason, in the order of the form. */
export function whyNotSubmittable(order: Submission, isAdministrator: boolean): Refusal {
  if (!order.cus_country_code)
    return ordersRefusals.customer_country_code_is_undefined_before_give_order_country_code_must_be_defined
  if (!order.f_adres || !order.f_sehir) return refusals.lutfen_fatura_adresini_giriniz
  if (!isOn(order.s_adres_f_g_on) && (!order.g_adres || !order.g_sehir))
    return refusals.lutfen_teslimat_adresini_giriniz
  const refusal = isOn(order.s_vergisiz) ? whyNotTaxFree(order, isAdministrator) : null
  if (refusal) return refusal
  if (order.lines === 0) return refusals.siparisi_kaydetmek_icin_lutfen_urun_bilgisi_giriniz
  return order.s_odeme_tarihi && order.s_odeme_tarihi < order.orderDay
    ? refusals.payment_date_before_order
    : null
}
