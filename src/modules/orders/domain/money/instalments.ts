import { debitDay } from '#core/days/banking-days.ts'
import type { IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { isOn } from '../order/order-state.ts'

const refusals = defineRefusals({
  instalments_do_not_sum: {
    tr: 'Taksitlerin toplamı {total:money} olmalı ve sayısı taksit sayısına eşit olmalıdır.',
    de: 'Die Raten müssen zusammen {total:money} ergeben und in der Anzahl stimmen.',
    en: 'The instalments must add up to {total:money} and match their number.',
  },
})

export type Instalment = { tak_tar: IsoDate; tak_tutar: number }

type Plan = { s_vadeli_odeme: Flag; s_taksit_sayisi: number }

export const paysInInstalments = ({ s_vadeli_odeme, s_taksit_sayisi }: Plan) =>
  isOn(s_vadeli_odeme) && s_taksit_sayisi >= 1

/**
 * The total in equal parts, one a month from the payment day. Cents that do not divide go to the
 * last one; a day that a month lacks becomes its last.
 */
export function splitInstalments(total: number, count: number, first: IsoDate): Instalment[] {
  const whole = cents(total)
  const part = Math.floor(whole / count)
  const start = Temporal.PlainDate.from(first)
  return Array.from({ length: count }, (_, index) => ({
    tak_tar: start.add({ months: index }).toString(),
    tak_tutar: euros((index === count - 1 ? whole - part * (count - 1) : part) as Cents),
  }))
}

/** What the days of a plan follow from. */
export type PlanDates = {
  /** The order day, and the day of the invoice once it is issued. */
  from: IsoDate
  /** The payment day that somebody chose. */
  chosen: IsoDate | null
  /** Days to pay where none was chosen. */
  term: number
  isDrawn: boolean
  /** Banking days before a debit can be drawn. */
  leadDays: number
}

/** The day of the first part: the chosen one, else by the term; a debit is drawn as soon as the bank can. */
function firstDay({ from, chosen, term, isDrawn, leadDays }: PlanDates): IsoDate {
  if (isDrawn) return debitDay(chosen ?? from, from, leadDays)
  return chosen ?? Temporal.PlainDate.from(from).add({ days: term }).toString()
}

/** Equal parts, one a month from the payment day; none is due before the first one. */
export function plannedInstalments(total: number, count: number, dates: PlanDates): Instalment[] {
  const first = firstDay(dates)
  return splitInstalments(total, count, dates.chosen ?? dates.from).map((part, index) =>
    index === 0 || part.tak_tar < first ? { ...part, tak_tar: first } : part,
  )
}

export const areSameParts = (some: readonly Instalment[], others: readonly Instalment[]): boolean =>
  some.length === others.length &&
  some.every(({ tak_tar, tak_tutar }, index) => {
    const other = others[index]
    return tak_tar === other?.tak_tar && cents(tak_tutar) === cents(other.tak_tutar)
  })

/** A payment day other than the order day was chosen by somebody. */
export const chosenPaymentDay = (paymentDay: IsoDate | null, orderDay: IsoDate): IsoDate | null =>
  paymentDay === orderDay ? null : paymentDay

/** Manually changed parts must add up to the total, in the agreed number. */
export function whyNotInstalments(
  parts: readonly Instalment[],
  plan: Plan & { s_g_toplam: number },
): Refusal {
  const sum = sumCents(parts.map((part) => cents(part.tak_tutar)))
  const isWhole = parts.length === plan.s_taksit_sayisi && sum === cents(plan.s_g_toplam)
  return isWhole ? null : { ...refusals.instalments_do_not_sum, params: { total: plan.s_g_toplam } }
}
