import type { IsoDate } from '#core/dates.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents, type Cents } from '#core/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { isOn } from './order-state.ts'

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

/** Manually changed parts must add up to the total, in the agreed number. */
export function whyNotInstalments(
  parts: readonly Instalment[],
  plan: Plan & { s_g_toplam: number },
): Refusal {
  const sum = sumCents(parts.map((part) => cents(part.tak_tutar)))
  const isWhole = parts.length === plan.s_taksit_sayisi && sum === cents(plan.s_g_toplam)
  return isWhole ? null : { ...refusals.instalments_do_not_sum, params: { total: plan.s_g_toplam } }
}
