import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { isVatId, vatIdCountry } from '#core/money/vat-id.ts'
import { countryCode, HOME, isInUnion } from '../documents/country.ts'
import { isOn } from './order-state.ts'

const refusals = defineRefusals({
  atu_no_yok_vergisiz_satis_yapilamaz: {
    tr: 'Vergi numarası yok, vergisiz satış yapılamaz.',
    de: 'Ohne USt-IdNr. ist kein steuerfreier Verkauf möglich.',
    en: 'Without a VAT number a tax-free sale is not possible.',
  },
  vat_id_implausible: {
    tr: 'Vergi numarası geçerli görünmüyor. Lütfen kontrol edin.',
    de: 'Die USt-IdNr. sieht nicht richtig aus. Bitte prüfen Sie sie.',
    en: 'The VAT number does not look right. Please check it.',
  },
  tax_free_at_home: {
    tr: 'Yurt içi vergisiz satışı yalnızca bir yönetici kaydedebilir.',
    de: 'Einen steuerfreien Verkauf im Inland kann nur ein Administrator speichern.',
    en: 'Only an administrator can save a tax-free sale at home.',
  },
  tax_free_for_companies: {
    tr: 'AB içinde vergisiz satış yalnızca vergi numarası olan firmalara yapılabilir; bir yönetici nedenini yazarak izin verebilir.',
    de: 'Innerhalb der EU geht steuerfrei nur an Firmen mit USt-IdNr.; ein Administrator kann es mit Begründung zulassen.',
    en: 'Within the EU only companies with a VAT number buy free of tax; an administrator can allow it with a reason.',
  },
  tax_free_own_vat_id: {
    tr: 'Vergi numarası satıcının ülkesine ait; başka bir AB ülkesinin numarası gerekir.',
    de: 'Die USt-IdNr. gehört zum Land des Verkäufers; nötig ist eine aus einem anderen EU-Land.',
    en: "The VAT number is from the seller's country; one of another EU country is needed.",
  },
  tax_free_needs_reason: {
    tr: 'Bu satış kurala göre vergisiz olamaz. Yine de kaydetmek için nedenini yazın.',
    de: 'Dieser Verkauf ist nach der Regel nicht steuerfrei. Um ihn trotzdem zu speichern, geben Sie den Grund an.',
    en: 'By the rule this sale is not free of tax. To save it all the same, give the reason.',
  },
})

/** What decides whether a sale may be free of tax. */
export type TaxFreeSale = {
  /** The seller's VAT id; its prefix is the country of the seller. */
  sellerVatId: string | null
  cus_country_code: string | null
  cus_is_firm: Flag
  cus_atu_no: string | null
  s_adres_f_g_on: Flag
  f_ulke: string | null
  g_ulke: string | null
  /** Why an administrator sells tax-free against the rule. */
  vergisiz_neden: string | null
}

/** The country that the goods go to: that of the delivery address, else that of the customer. */
export const deliveryCountry = (sale: Omit<TaxFreeSale, 'vergisiz_neden'>) =>
  countryCode(isOn(sale.s_adres_f_g_on) ? sale.f_ulke : sale.g_ulke, sale.cus_country_code)

/** The reason against it by the kind of delivery, which an administrator can override with an explanation. */
function objection(sale: TaxFreeSale, seller: string, delivery: string): Refusal {
  if (delivery === seller) return refusals.tax_free_at_home
  if (!isInUnion(delivery)) return null
  if (!isOn(sale.cus_is_firm)) return refusals.tax_free_for_companies
  return vatIdCountry(sale.cus_atu_no) === seller ? refusals.tax_free_own_vat_id : null
}

/**
 * Why a sale cannot be tax-free. It must go to a company in another EU country with a VAT id there, or leave the
 * EU; an export without a number and every exception need an administrator.
 */
export function whyNotTaxFree(sale: TaxFreeSale, isAdministrator: boolean): Refusal {
  const seller = vatIdCountry(sale.sellerVatId) ?? HOME
  const delivery = deliveryCountry(sale)
  const isExport = !isInUnion(delivery)
  if (!sale.cus_atu_no && !(isExport && isAdministrator)) return refusals.atu_no_yok_vergisiz_satis_yapilamaz
  if (sale.cus_atu_no && !isVatId(sale.cus_atu_no)) return refusals.vat_id_implausible
  const refusal = objection(sale, seller, delivery)
  if (!refusal || !isAdministrator) return refusal
  return sale.vergisiz_neden ? null : refusals.tax_free_needs_reason
}

/** Whether an administrator can make it free of tax by giving a reason; without a VAT id no reason helps. */
export const canGiveReason = (sale: TaxFreeSale): boolean =>
  whyNotTaxFree({ ...sale, vergisiz_neden: null }, true)?.code === 'tax_free_needs_reason'
