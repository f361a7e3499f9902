import { defaultSettings } from '#core/company/company-settings.ts'
import { AddressType } from '#modules/customers/domain/addresses.ts'
import { orderTotals } from '#modules/orders/domain/order/totals.ts'
import type { CustomerWithAddresses, OrderWithLines } from './order-data.ts'
import { newDraft, type OrderDraft } from './order-draft.ts'
import type { FormLine, OrderTerms, OrderValues } from './order-form.ts'

/** Shared by the tests of the order form: rows with the fields that the form reads. */
const address = {
  c_type: AddressType.invoice,
  a_def: '1',
  adres: 'Moselweg 1',
  pk: '54290',
  sehir: 'Trier',
  bolge: '',
  ulke: '',
}

export const customer = (
  changes: object = {},
  addresses: readonly object[] = [address],
): CustomerWithAddresses =>
  ({
    customer: {
      id: 7,
      cus_class: 2,
      cus_country_code: 'DE',
      cus_is_firm: '0',
      cus_firm: null,
      cus_name: 'Anna',
      cus_surname: 'Berg',
      cus_atu_no: null,
      ...changes,
    },
    addresses,
  }) as CustomerWithAddresses

export const countries = [
  { country_code: 'DE', tax_rate: 19, cargo_price: 8.9 },
  { country_code: 'CH', tax_rate: 8.1, cargo_price: 25 },
]

export const line = (key: string, changes: Partial<FormLine> = {}): FormLine => ({
  key,
  stk_id: 1,
  stk_kodu: 'RIES',
  stk_adi: 'Riesling',
  stk_adet: 6,
  stk_birim_ini: 10,
  ...changes,
})

/** An order of six bottles, as the form holds it. */
export function draft(values: Partial<OrderValues> = {}, terms: Partial<OrderTerms> = {}): OrderDraft {
  const start = newDraft(customer(), { countries, settings: defaultSettings, sellerVatId: 'DE123456789' })
  return {
    values: { ...start.values, lines: [line('a')], ...values },
    terms: { ...start.terms, orderDay: '2026-03-10', ...terms },
  }
}

/** The same as the server keeps it, with the amounts that it computed. */
export function stored(changes: Partial<OrderValues> & { s_is_teklif?: number } = {}): OrderWithLines {
  const { s_is_teklif = 0, ...typed } = changes
  const { values, terms } = draft({ s_odeme_tarihi: '2026-03-10', ...typed })
  const { lines, agreed, ...head } = values
  const sold = lines.map(({ key: _key, ...sale }, index) => ({
    ...sale,
    id: index + 1,
    stk_adet: sale.stk_adet ?? 0,
    stk_birim_ini: sale.stk_birim_ini ?? 0,
  }))
  const amounts = { ...head, s_man_y: head.s_man_y ?? 0, s_ikt_m: head.s_ikt_m ?? 0 }
  const fixed = {
    kdv_oran: terms.kdv_oran,
    s_kargo: head.s_kargo ?? terms.s_kargo,
    s_last_y: terms.s_last_y,
  }
  const order = {
    ...head,
    ...orderTotals({ ...amounts, ...fixed, lines: sold }),
    kdv_oran: terms.kdv_oran,
    s_vade_gun: terms.s_vade_gun,
    id: 900,
    version: 4,
    s_tar: '2026-03-09T23:30:00Z',
    s_is_teklif,
    cus_id: terms.cus_id,
    cus_country_code: terms.cus_country_code,
    cus_is_firm: terms.cus_is_firm,
    gutschrift_sip_id: null,
  }
  const instalments = (agreed?.parts ?? []).map((part, index) => ({ id: index + 1, ...part, odenen: 0 }))
  return { order, lines: sold, instalments } as unknown as OrderWithLines
}
