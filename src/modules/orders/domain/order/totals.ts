import { Level, type Actor } from '#core/actor.ts'
import type { CompanySettings } from '#core/company/company-settings.ts'
import { cents, euros, percentOf, sumCents, taxIn, type Cents } from '#core/money/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import {
  allowedDiscounts,
  consistentMode,
  type DiscountInputs,
  type PaymentMode,
} from '../money/payment-mode.ts'
import { isOn } from './order-state.ts'
import { effectiveRate, lineTotal, unitPrice } from './pricing.ts'
import { ordersRefusals } from '../refusals.ts'

const refusals = defineRefusals({
  discount_above_goods: {
    tr: 'İskonto ürün toplamından büyük olamaz.',
    de: 'Der Rabatt darf nicht höher sein als der Warenwert.',
    en: 'The discount cannot exceed the value of the goods.',
  },
  order_total_zero: {
    tr: 'Toplamı sıfır olan siparişi yalnızca bir yönetici kaydedebilir.',
    de: 'Einen Auftrag ohne Betrag kann nur ein Administrator speichern.',
    en: 'Only an administrator can save an order with a total of zero.',
  },
  discount_above_limit: {
    tr: 'En fazla %{limit:number} indirim verebilirsiniz.',
    de: 'Sie dürfen höchstens {limit:number} % Rabatt geben.',
    en: 'You may give at most {limit:number} % discount.',
  },
})

type DiscountLimit = Extract<keyof CompanySettings, `discount_limit_${string}`>

export type LineAmounts = { stk_birim: number; stk_birim_ini: number; stk_toplam: number }

export type OrderAmounts = PaymentMode &
  DiscountInputs & {
    kdv_oran: number
    s_kargo: number
    /** The percentage for direct debit, which counts where that is chosen. */
    s_last_y: number
    lines: readonly { stk_adet: number; stk_birim_ini: number }[]
  }

export type OrderTotals = PaymentMode &
  DiscountInputs & {
    s_toplam: number
    s_iskonto: number
    s_ara_toplam: number
    s_kargo: number
    s_g_toplam: number
    s_kdv: number
    s_last_y: number
  }

export function lineAmounts(
  { stk_adet, stk_birim_ini }: OrderAmounts['lines'][number],
  order: Pick<OrderAmounts, 's_vergisiz' | 'kdv_oran'>,
): LineAmounts {
  const unit = unitPrice(stk_birim_ini, order.s_vergisiz, order.kdv_oran)
  return {
    stk_birim_ini: euros(cents(stk_birim_ini)),
    stk_birim: euros(unit),
    stk_toplam: euros(lineTotal(stk_adet, unit)),
  }
}

/** The tax contained in a total. */
export const containedTax = (total: Cents, order: Pick<OrderAmounts, 's_vergisiz' | 'kdv_oran'>) =>
  taxIn(total, effectiveRate(order.s_vergisiz, order.kdv_oran))

/** The amounts of an order. Tax is contained in the total; the discount is stored negative. */
export function orderTotals(given: OrderAmounts): OrderTotals {
  const order = consistentMode(given)
  const { s_lastschrift, s_vergisiz, s_gut_shift } = order
  const s_last_y = isOn(s_lastschrift) ? order.s_last_y : 0
  const { s_man_y, s_ikt_m } = allowedDiscounts(order, order)
  const items = sumCents(order.lines.map((line) => cents(lineAmounts(line, order).stk_toplam)))
  const discount = percentOf(items, s_last_y + s_man_y) + cents(s_ikt_m)
  const subtotal = items - discount
  const total = (subtotal + cents(order.s_kargo)) as Cents
  return {
    s_lastschrift,
    s_vergisiz,
    s_gut_shift,
    s_last_y,
    s_man_y,
    s_ikt_m,
    s_toplam: euros(items),
    s_iskonto: discount === 0 ? 0 : euros(-discount as Cents),
    s_ara_toplam: euros(subtotal as Cents),
    s_kargo: euros(cents(order.s_kargo)),
    s_g_toplam: euros(total),
    s_kdv: euros(containedTax(total, order)),
  }
}

type Shown = { s_g_toplam: number; kdv_oran: number }

/**
 * Refuses an order whose total or tax rate is not the one that the form showed, as after a change of rate or shipping.
 * The total contains the tax, so another rate alone changes no total.
 */
export function whyNotAsShown(
  shown: Shown | null | undefined,
  actual: Shown & Pick<OrderTotals, 's_vergisiz'>,
): Refusal {
  if (!shown) return null
  if (actual.s_vergisiz === '0' && cents(shown.kdv_oran) !== cents(actual.kdv_oran))
    return {
      ...ordersRefusals.tax_rate_changed,
      params: { shown: shown.kdv_oran, actual: actual.kdv_oran },
    }
  if (cents(shown.s_g_toplam) === cents(actual.s_g_toplam)) return null
  return {
    ...ordersRefusals.order_total_changed,
    params: { shown: shown.s_g_toplam, actual: actual.s_g_toplam },
  }
}

const limitOfLevel: Readonly<Record<number, DiscountLimit>> = {
  [Level.administrator]: 'discount_limit_administrator',
  [Level.staff]: 'discount_limit_staff',
  [Level.dealerAdministrator]: 'discount_limit_dealer_administrator',
  [Level.dealer]: 'discount_limit_dealer',
}

/** The discount limit of the user's level, in percent of the goods. */
export function discountLimitOf(
  settings: Pick<CompanySettings, DiscountLimit>,
  actor: Pick<Actor, 'user_level'>,
): number {
  const limit = limitOfLevel[actor.user_level]
  return limit ? settings[limit] : 0
}

/** Why percentage and amount exceed the user's limit; the discount for direct debit does not count. */
export function whyNotDiscount(totals: OrderTotals, limit: number): Refusal {
  const given = percentOf(cents(totals.s_toplam), totals.s_man_y) + cents(totals.s_ikt_m)
  return given > percentOf(cents(totals.s_toplam), limit)
    ? { ...refusals.discount_above_limit, params: { limit } }
    : null
}

/** A discount never exceeds the goods, and only an administrator gives everything away. */
export function whyNotTotals(totals: OrderTotals, mayBeFree: boolean): Refusal {
  if (totals.s_ara_toplam < 0) return refusals.discount_above_goods
  return totals.s_g_toplam === 0 && !mayBeFree ? refusals.order_total_zero : null
}
