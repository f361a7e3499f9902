import type { CompanySettings } from '#core/company/company-settings.ts'
import { businessDay } from '#core/days/dates.ts'
import { AddressType } from '#modules/customers/domain/addresses.ts'
import type { ReferenceRow } from '#core/references.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import type { OrderLineRow } from '#modules/orders/domain/money/ledger-lists.ts'
import { isCreditNote } from '#modules/orders/domain/order/order-state.ts'
import { areSameParts, chosenPaymentDay } from '#modules/orders/domain/money/instalments.ts'
import { directDebitPercent } from '#modules/orders/domain/money/payment-mode.ts'
import type { CustomerWithAddresses, OrderWithLines } from './order-data.ts'
import {
  instalmentPlan,
  textFields,
  totalsOf,
  type FormLine,
  type OrderTerms,
  type OrderValues,
} from './order-form.ts'

/** An order in the form: the initial values and what the form cannot change. */
export type OrderDraft = { values: OrderValues; terms: OrderTerms }

const blankTexts = Object.fromEntries(textFields.map((field) => [field, null])) as Record<
  (typeof textFields)[number],
  null
>

const blank: OrderValues = {
  ...blankTexts,
  s_adres_f_g_on: '1',
  s_lastschrift: '0',
  s_vergisiz: '0',
  s_gut_shift: '0',
  s_prasentrechnung: '0',
  s_man_y: 0,
  s_ikt_m: 0,
  s_kargo: null,
  s_odeme_tip: null,
  s_odeme_tarihi: null,
  s_vadeli_odeme: '0',
  s_taksit_sayisi: 0,
  s_tar: null,
  lines: [],
  agreed: null,
}

type Address = CustomerWithAddresses['addresses'][number]

const addressOf = (addresses: readonly Address[], type: number) =>
  addresses.find((address) => address.c_type === type && address.a_def === '1') ??
  addresses.find((address) => address.c_type === type)

export const invoiceAddress = ({ adres, pk, sehir, bolge, ulke }: Address) => ({
  f_adres: adres,
  f_pk: pk,
  f_sehir: sehir,
  f_bolge: bolge,
  f_ulke: ulke,
})

export const deliveryAddress = ({ adres, pk, sehir, bolge, ulke }: Address) => ({
  g_adres: adres,
  g_pk: pk,
  g_sehir: sehir,
  g_bolge: bolge,
  g_ulke: ulke,
})

/** The data for a new order: countries, settings and the company's own VAT id. */
type Given = {
  countries: readonly ReferenceRow[]
  settings: CompanySettings
  sellerVatId: string | null
}

/** A new order starts with the customer's addresses and the terms of the customer's country. */
export function newDraft(
  { customer, addresses }: CustomerWithAddresses,
  { countries, settings, sellerVatId }: Given,
): OrderDraft {
  const today = serverToday()
  const country = countries.find((row) => row.country_code === customer.cus_country_code)
  const invoice = addressOf(addresses, AddressType.invoice) ?? addresses[0]
  const delivery = addressOf(addresses, AddressType.delivery)
  const { cus_firm, cus_name, cus_surname, cus_atu_no } = customer
  return {
    values: {
      ...blank,
      cus_firm,
      cus_name,
      cus_surname,
      cus_atu_no,
      s_odeme_tip: settings.usual_payment_type,
      ...(invoice ? invoiceAddress(invoice) : {}),
      ...(delivery ? { ...deliveryAddress(delivery), s_adres_f_g_on: '0' as const } : {}),
    },
    terms: {
      cus_id: customer.id,
      cus_class: customer.cus_class,
      cus_country_code: customer.cus_country_code || null,
      cus_is_firm: customer.cus_is_firm,
      sellerVatId,
      isCreditNote: false,
      gutschrift_sip_id: null,
      kdv_oran: Number(country?.tax_rate ?? settings.default_tax_rate),
      s_kargo: Number(country?.cargo_price ?? settings.shipping_price),
      s_last_y: settings.direct_debit_percent,
      s_vade_gun: settings.payment_term_days,
      debitLeadDays: settings.debit_lead_days,
      orderDay: today,
      held: [],
    },
  }
}

/** A credit note for no invoice starts empty, with the addresses of the customer; its reason must be written. */
export function freeCreditNoteDraft(customer: CustomerWithAddresses, given: Given): OrderDraft {
  const { values, terms } = newDraft(customer, given)
  return { values: { ...values, s_kargo: 0 }, terms: { ...terms, isCreditNote: true } }
}

const formLine = ({ id, stk_id, stk_kodu, stk_adi, stk_adet, stk_birim_ini }: OrderLineRow): FormLine => ({
  key: String(id),
  id,
  stk_id,
  stk_kodu,
  stk_adi,
  stk_adet,
  stk_birim_ini,
})

const withoutId = ({ id: _id, ...line }: FormLine): FormLine => line

function storedValues({ order, lines }: OrderWithLines): OrderValues {
  const stored = Object.fromEntries(
    (Object.keys(blank) as (keyof OrderValues)[]).map((field) => [
      field,
      field in order ? order[field as keyof typeof order] : blank[field],
    ]),
  ) as OrderValues
  const s_tar = businessDay(Temporal.Instant.from(order.s_tar))
  // The order day stands for a payment day that nobody chose; the server fills it in again.
  const s_odeme_tarihi = chosenPaymentDay(stored.s_odeme_tarihi, s_tar)
  return { ...stored, s_tar, s_odeme_tarihi, lines: lines.map(formLine) }
}

/** Data not stored with an order: the price class of its customer, the settings and the company's VAT id. */
type Beside = Pick<OrderTerms, 'cus_class' | 'sellerVatId'> & { settings: CompanySettings }

/** A stored order with the instalments that were agreed. */
export function storedDraft(stored: OrderWithLines, { settings, ...beside }: Beside): OrderDraft {
  const { order, lines, instalments } = stored
  const values = storedValues(stored)
  const terms: OrderTerms = {
    ...beside,
    cus_id: order.cus_id,
    cus_country_code: order.cus_country_code,
    cus_is_firm: order.cus_is_firm,
    isCreditNote: isCreditNote(order),
    gutschrift_sip_id: order.gutschrift_sip_id,
    kdv_oran: order.kdv_oran,
    s_kargo: order.s_kargo,
    s_last_y: directDebitPercent(order, settings.direct_debit_percent),
    s_vade_gun: order.s_vade_gun,
    debitLeadDays: settings.debit_lead_days,
    orderDay: values.s_tar ?? serverToday(),
    held: lines,
  }
  const planned = instalmentPlan(values, terms, totalsOf(values, terms).s_g_toplam)
  const parts = instalments.map(({ tak_tar, tak_tutar }) => ({ tak_tar, tak_tutar }))
  const isAgreed = parts.length > 0 && !areSameParts(parts, planned.parts)
  return { values: isAgreed ? { ...values, agreed: { basis: planned.basis, parts } } : values, terms }
}

/** A credit note starts as the whole invoice; what is not given back is taken out. */
export function creditNoteDraft(origin: OrderWithLines, beside: Beside): OrderDraft {
  const { values, terms } = storedDraft(origin, beside)
  return {
    values: {
      ...values,
      s_tar: null,
      s_odeme_tarihi: null,
      s_vadeli_odeme: '0',
      s_taksit_sayisi: 0,
      agreed: null,
      s_note: null,
      lines: values.lines.map(withoutId),
    },
    terms: {
      ...terms,
      isCreditNote: true,
      gutschrift_sip_id: origin.order.id,
      orderDay: serverToday(),
      held: [],
    },
  }
}
