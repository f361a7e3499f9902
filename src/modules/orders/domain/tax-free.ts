import type { Refusal } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { isVatId, vatIdCountry } from '#core/vat-id.ts'
import { countryCode, HOME, isInUnion } from './documents/country.ts'
import { isOn } from './order-state.ts'

/** What decides whether a sale may be free of tax. */
export type TaxFreeSale = {
  /** The seller's VAT id; its letters say in which country the seller is registered. */
  sellerVatId: string | null
  cus_country_code: string | null
  cus_is_firm: Flag
  cus_atu_no: string | null
  s_adres_f_g_on: Flag
  f_ulke: string | null
  g_ulke: string | null
  /** Why an administrator sells free of tax where the rule says no. */
  vergisiz_neden: string | null
}

/** The country that the goods go to: that of the delivery address, else that of the customer. */
export const deliveryCountry = (sale: Omit<TaxFreeSale, 'vergisiz_neden'>) =>
  countryCode(isOn(sale.s_adres_f_g_on) ? sale.f_ulke : sale.g_ulke, sale.cus_country_code)

/** What prevents it by the kind of delivery; an administrator may decide otherwise and say why. */
function objection(sale: TaxFreeSale, seller: string, delivery: string): Refusal {
  if (delivery === seller) return { code: 'tax_free_at_home' }
  if (!isInUnion(delivery)) return null
  if (!isOn(sale.cus_is_firm)) return { code: 'tax_free_for_companies' }
  return vatIdCountry(sale.cus_atu_no) === seller ? { code: 'tax_free_own_vat_id' } : null
}

/**
 * Why a sale cannot be free of tax. It goes to a company in another country of the Union that has a VAT id there, or
 * out of the Union; an export without a number and every exception are an administrator's to decide.
 */
export function whyNotTaxFree(sale: TaxFreeSale, isAdministrator: boolean): Refusal {
  const seller = vatIdCountry(sale.sellerVatId) ?? HOME
  const delivery = deliveryCountry(sale)
  const isExport = !isInUnion(delivery)
  if (!sale.cus_atu_no && !(isExport && isAdministrator))
    return { code: 'atu_no_yok_vergisiz_satis_yapilamaz' }
  if (sale.cus_atu_no && !isVatId(sale.cus_atu_no)) return { code: 'vat_id_implausible' }
  const refusal = objection(sale, seller, delivery)
  if (!refusal || !isAdministrator) return refusal
  return sale.vergisiz_neden ? null : { code: 'tax_free_needs_reason' }
}

/** Whether an administrator can make it free of tax by giving a reason; without a VAT id no reason helps. */
export const canGiveReason = (sale: TaxFreeSale): boolean =>
  whyNotTaxFree({ ...sale, vergisiz_neden: null }, true)?.code === 'tax_free_needs_reason'
