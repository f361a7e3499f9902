import { z } from 'zod'
import { isAdmin, type Actor } from '#core/actor.ts'
import { isIsoDate, type IsoDate } from '#core/days/dates.ts'
import { AMOUNT_MAX, type Flag } from '#core/fields.ts'
import type { Refusal } from '#core/refusal.ts'
import type { ChangingSource } from '#platform/web/form/field-source.ts'
import {
  paysInInstalments,
  plannedInstalments,
  chosenPaymentDay,
  whyNotInstalments,
  type Instalment,
} from '#modules/orders/domain/money/instalments.ts'
import { isDirectDebit } from '#modules/orders/domain/money/payment-mode.ts'
import { keptTexts, OrderForm, OrderLineForm } from '#modules/orders/domain/order/order-forms.ts'
import { whyNotSubmittable } from '#modules/orders/domain/order/submit.ts'
import { whyNotWithoutInvoice } from '#modules/orders/domain/documents/credit-note.ts'
import {
  orderTotals,
  whyNotDiscount,
  whyNotTotals,
  type OrderTotals,
} from '#modules/orders/domain/order/totals.ts'

/** A line while it is typed; its quantity and price may be unfinished. */
export type FormLine = {
  /** Identifies a line that has no id yet. */
  key: string
  id?: number
  stk_id: number
  stk_kodu: string
  stk_adi: string
  stk_adet: number | null
  stk_birim_ini: number | null
}

export const textFields = [...keptTexts, ...(['gutschrift_neden', 'vergisiz_neden'] as const)]

export type OrderValues = Record<(typeof textFields)[number], string | null> & {
  s_adres_f_g_on: Flag
  s_lastschrift: Flag
  s_vergisiz: Flag
  s_gut_shift: Flag
  s_prasentrechnung: Flag
  s_man_y: number | null
  s_ikt_m: number | null
  s_kargo: number | null
  s_odeme_tip: number | null
  s_odeme_tarihi: IsoDate | null
  s_vadeli_odeme: Flag
  s_taksit_sayisi: number | null
  s_tar: IsoDate | null
  lines: FormLine[]
  /** Instalments that were changed manually, with the plan they were changed for. */
  agreed: { basis: string; parts: Instalment[] } | null
}

export type OrderFieldSource = ChangingSource<OrderValues>

export const OrderRecord = OrderForm.omit({
  cus_id: true,
  s_is_teklif: true,
  gutschrift_sip_id: true,
  s_bayi_id: true,
}).extend({ lines: z.array(OrderLineForm) })

/** What the form cannot change: customer, kind, and the terms of the country. */
export type OrderTerms = {
  cus_id: number
  cus_class: number | null
  cus_country_code: string | null
  cus_is_firm: Flag
  /** The company's own VAT id. */
  sellerVatId: string | null
  isCreditNote: boolean
  gutschrift_sip_id: number | null
  kdv_oran: number
  s_kargo: number
  /** The percentage for direct debit. */
  s_last_y: number
  /** Days to pay where nothing else is agreed. */
  s_vade_gun: number
  /** Banking days before a debit can be drawn. */
  debitLeadDays: number
  orderDay: IsoDate
  /** Bottles that the stored order already holds. */
  held: readonly { stk_id: number; stk_adet: number }[]
}

const number = (value: unknown) => (typeof value === 'number' && Math.abs(value) <= AMOUNT_MAX ? value : 0)
const whole = (value: unknown) => Math.max(0, Math.trunc(number(value)))

export const shippingOf = (values: OrderValues, terms: OrderTerms) =>
  terms.isCreditNote ? number(values.s_kargo) : terms.s_kargo

/** A line for the totals; incomplete values count as zero. */
export const countedLine = ({ stk_adet, stk_birim_ini }: Pick<FormLine, 'stk_adet' | 'stk_birim_ini'>) => ({
  stk_adet: whole(stk_adet),
  stk_birim_ini: Math.max(0, number(stk_birim_ini)),
})

/** The totals as the server will compute them; incomplete values count as zero. */
export function totalsOf(values: OrderValues, terms: OrderTerms): OrderTotals {
  return orderTotals({
    ...values,
    s_man_y: number(values.s_man_y),
    s_ikt_m: number(values.s_ikt_m),
    kdv_oran: terms.kdv_oran,
    s_kargo: shippingOf(values, terms),
    s_last_y: terms.s_last_y,
    lines: values.lines.map(countedLine),
  })
}

const MAX_INSTALMENTS = 60

type Plan = { parts: readonly Instalment[]; basis: string; isAgreed: boolean }

/** The instalments the form shows: those changed manually while their plan is unchanged, else equal parts. */
export function instalmentPlan(values: OrderValues, terms: OrderTerms, total: number): Plan {
  const count = Math.min(MAX_INSTALMENTS, whole(values.s_taksit_sayisi))
  const from = dayOf(values, terms)
  const chosen = chosenPaymentDay(isDay(values.s_odeme_tarihi) ? values.s_odeme_tarihi : null, from)
  const basis = `${total}|${count}|${chosen ?? from}`
  const plan = { s_vadeli_odeme: values.s_vadeli_odeme, s_taksit_sayisi: count }
  if (terms.isCreditNote || !paysInInstalments(plan)) return { parts: [], basis, isAgreed: false }
  if (values.agreed?.basis === basis) return { parts: values.agreed.parts, basis, isAgreed: true }
  const dates = {
    from,
    chosen,
    term: terms.s_vade_gun,
    isDrawn: isDirectDebit(values),
    leadDays: terms.debitLeadDays,
  }
  return { parts: plannedInstalments(total, count, dates), basis, isAgreed: false }
}

const bottles = (lines: readonly { stk_id: number; stk_adet: number | null }[], stk_id: number) =>
  lines.reduce((sum, line) => (line.stk_id === stk_id ? sum + whole(line.stk_adet) : sum), 0)

/** The bottles that a line asks for. */
export const wantedLine = ({ stk_id, stk_adet }: { stk_id: number; stk_adet: number | null }) => ({
  stk_id,
  qty: whole(stk_adet),
})

export const bottlesOf = ({ lines }: OrderValues) =>
  lines.reduce((sum, { stk_adet }) => sum + whole(stk_adet), 0)
export const wantedOf = (values: OrderValues, stk_id: number) => bottles(values.lines, stk_id)
export const heldOf = (terms: OrderTerms, stk_id: number) => bottles(terms.held, stk_id)

const isDay = (value: string | null) => value !== null && isIsoDate(value)

/** The typed order day, or the initial one while it is incomplete. */
export const dayOf = ({ s_tar }: OrderValues, terms: OrderTerms): IsoDate =>
  s_tar !== null && isIsoDate(s_tar) ? s_tar : terms.orderDay

/** The first reason why the order cannot be saved yet, by the same rules as on the server. */
export function whyNotSaved(
  values: OrderValues,
  terms: OrderTerms,
  actor: Actor,
  discountLimit: number,
): Refusal {
  const totals = totalsOf(values, terms)
  const submission = {
    ...values,
    cus_country_code: terms.cus_country_code,
    cus_is_firm: terms.cus_is_firm,
    sellerVatId: terms.sellerVatId,
    s_odeme_tarihi: isDay(values.s_odeme_tarihi) ? values.s_odeme_tarihi : null,
    orderDay: dayOf(values, terms),
    lines: values.lines.length,
  }
  const refusal =
    whyNotSubmittable(submission, isAdmin(actor)) ??
    whyNotWithoutInvoice({ ...terms, ...values, s_is_teklif: terms.isCreditNote ? 2 : 0 }) ??
    whyNotTotals(totals, isAdmin(actor)) ??
    (terms.isCreditNote ? null : whyNotDiscount(totals, discountLimit))
  if (refusal) return refusal
  const { parts, isAgreed } = instalmentPlan(values, terms, totals.s_g_toplam)
  const plan = {
    s_vadeli_odeme: values.s_vadeli_odeme,
    s_taksit_sayisi: whole(values.s_taksit_sayisi),
    s_g_toplam: totals.s_g_toplam,
  }
  return isAgreed ? whyNotInstalments(parts.map(countable), plan) : null
}

const countable = (part: Instalment) => ({ ...part, tak_tutar: number(part.tak_tutar) })

/** The whole order for the call, from validated values. */
export function orderPayload(checked: Record<string, unknown>, values: OrderValues, terms: OrderTerms) {
  const { lines, ...siparis } = checked
  const { s_g_toplam, s_kargo } = totalsOf(values, terms)
  const { parts, isAgreed } = instalmentPlan(values, terms, s_g_toplam)
  return {
    beklenen: { s_g_toplam, s_kargo, kdv_oran: terms.kdv_oran },
    siparis: {
      ...siparis,
      cus_id: terms.cus_id,
      s_is_teklif: terms.isCreditNote ? 2 : 0,
      gutschrift_sip_id: terms.gutschrift_sip_id,
    },
    siparis_icerik: lines,
    taksitler: isAgreed ? parts : null,
  }
}
