import type { IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { lastDayOfPeriod, type Residence } from '#core/days/public-holidays.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { isCancelled, isOn, isPlainOrder, type OrderState } from '../order/order-state.ts'
import { ordersRefusals } from '../refusals.ts'

const refusals = defineRefusals({
  withdrawal_period_over: {
    tr: 'Cayma süresi {day:date} tarihinde doldu. Nezaketen kabul etmek için nedenini yazın.',
    de: 'Die Widerrufsfrist endete am {day:date}. Aus Kulanz ist es mit einer Begründung möglich.',
    en: 'The withdrawal period ended on {day:date}. As goodwill it is possible with a reason.',
  },
  withdrawal_only_consumers: {
    tr: 'Firmaların cayma hakkı yok. Nezaketen kabul etmek için nedenini yazın.',
    de: 'Firmen haben kein Widerrufsrecht. Aus Kulanz ist es mit einer Begründung möglich.',
    en: 'Firms have no right of withdrawal. As goodwill it is possible with a reason.',
  },
  already_withdrawn: {
    tr: 'Müşteri {day:date} tarihinde caymış.',
    de: 'Der Kunde hat schon am {day:date} widerrufen.',
    en: 'The customer withdrew on {day:date} already.',
  },
  withdrawal_needs_reason: {
    tr: 'Nezaketen kabul için neden gerekli.',
    de: 'Für Kulanz ist eine Begründung nötig.',
    en: 'Goodwill needs a reason.',
  },
})

/** The entry of the list of reasons that means a withdrawal by the customer. */
export const WITHDRAWAL_REASON = 1

/** Whether the customer has withdrawn, which is shown instead of a cancellation. */
export const isWithdrawn = (
  order: Pick<OrderState, 's_is_teklif' | 'sd_cancel_on'> & { f_ip_neden_type?: number | null },
) => isPlainOrder(order) && isCancelled(order) && order.f_ip_neden_type === WITHDRAWAL_REASON

/** When the last parcel of an order left and arrived. */
export type Delivery = { sent_on: IsoDate | null; delivered_on: IsoDate | null }

export type WithdrawalTerms = { days: number; transit: number }

/** The first day of the period: the delivery, or the day on which a parcel has usually arrived. */
export function deliveryDay(
  { sent_on, delivered_on }: Delivery,
  { transit }: WithdrawalTerms,
): IsoDate | null {
  if (delivered_on) return delivered_on
  return sent_on && Temporal.PlainDate.from(sent_on).add({ days: transit }).toString()
}

/** The last day on which a consumer can withdraw, by the holidays of the place; null while nothing was delivered. */
export function withdrawalEnd(
  delivery: Delivery,
  terms: WithdrawalTerms,
  residence: Residence,
): IsoDate | null {
  const from = deliveryDay(delivery, terms)
  const last = from && Temporal.PlainDate.from(from).add({ days: terms.days }).toString()
  return last && lastDayOfPeriod(last, residence)
}

/** Further facts for a withdrawal. */
export type Withdrawing = {
  until: IsoDate | null
  declared_on: IsoDate
  is_goodwill: boolean
  reason: string | null
}

/** A customer withdraws once; a cancelled order says so by itself. */
export const whyNotTwice = (withdrawn_on: IsoDate | null): Refusal =>
  withdrawn_on === null ? null : { ...refusals.already_withdrawn, params: { day: withdrawn_on } }

/** Consumers withdraw within the period; everything else is goodwill, which must be explained. */
export function whyNotWithdrawn(
  order: Pick<OrderState, 's_is_teklif'> & { cus_is_firm: Flag },
  { until, declared_on, is_goodwill, reason }: Withdrawing,
): Refusal {
  if (!isPlainOrder(order)) return ordersRefusals.order_kind_wrong
  if (is_goodwill) return reason ? null : refusals.withdrawal_needs_reason
  if (isOn(order.cus_is_firm)) return refusals.withdrawal_only_consumers
  return until !== null && declared_on > until
    ? { ...refusals.withdrawal_period_over, params: { day: until } }
    : null
}
