import { cents, euros, percentOf, taxIn, type Cents, type DecimalInput } from '#core/money/money.ts'
import { isCreditNote } from '../order/order-state.ts'

/** Avoids minus zero. */
const inEuros = (amount: Cents) => (amount === 0 ? 0 : euros(amount))

type Earning = {
  s_g_toplam: DecimalInput
  kdv_oran: DecimalInput
  s_vergisiz: '0' | '1'
  s_is_teklif: number
}

/** What the commission of an order is counted on: its total without tax; credit notes count against it. */
export function commissionBase(order: Earning): { g_toplam: number; net_t: number } {
  const sign = isCreditNote(order) ? -1 : 1
  const total = (sign * cents(order.s_g_toplam)) as Cents
  return {
    g_toplam: inEuros(total),
    net_t: inEuros((total - taxIn(total, order.s_vergisiz === '1' ? 0 : order.kdv_oran)) as Cents),
  }
}

/** The commission of one order: a percentage of its net total. */
export const commissionOf = (net_t: DecimalInput, rate: DecimalInput): number =>
  inEuros(percentOf(cents(net_t), rate))

/** What an order brings its salesperson when it is paid. */
export const earningOf = (order: Earning, rate: DecimalInput): number =>
  commissionOf(commissionBase(order).net_t, rate)
