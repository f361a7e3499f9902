import type { IsoDate } from '#core/dates.ts'
import type { Refusal } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents, type Cents } from '#core/money.ts'
import { isOn } from './order-state.ts'

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

/** Parts that were changed manually still make up the total, in as many steps as agreed. */
export function whyNotInstalments(
  parts: readonly Instalment[],
  plan: Plan & { s_g_toplam: number },
): Refusal {
  const sum = sumCents(parts.map((part) => cents(part.tak_tutar)))
  const isWhole = parts.length === plan.s_taksit_sayisi && sum === cents(plan.s_g_toplam)
  return isWhole ? null : { code: 'instalments_do_not_sum', params: { total: plan.s_g_toplam } }
}
