import type { Flag } from '#core/fields.ts'
import { cents, withoutTax, type Cents, type DecimalInput } from '#core/money/money.ts'
import type { Refusal } from '#core/refusal.ts'
import { stockRefusals } from '#modules/stock/domain/refusals.ts'
import { isOn } from './order-state.ts'
import { ordersRefusals } from '../refusals.ts'

/** The tax rate that an order really carries: none when it is tax-free. */
export const effectiveRate = (s_vergisiz: Flag, kdv_oran: DecimalInput): DecimalInput =>
  isOn(s_vergisiz) ? 0 : kdv_oran

/** The price that enters the total, always taken from the gross one so that tax-free can be switched off again. */
export function unitPrice(stk_birim_ini: DecimalInput, s_vergisiz: Flag, kdv_oran: DecimalInput): Cents {
  const gross = cents(stk_birim_ini)
  return isOn(s_vergisiz) ? withoutTax(gross, kdv_oran) : gross
}

export const lineTotal = (stk_adet: number, stk_birim: Cents): Cents => (stk_adet * stk_birim) as Cents

/** How many bottles a line may have: what is available, plus what the line itself already reserves. */
export function whyNotOrderable(line: {
  code?: string
  available: number
  existing: number
  wanted: number
}): Refusal {
  const limit = line.available + line.existing
  if (line.wanted <= limit) return null
  const wine = { code: line.code ?? '' }
  return limit > 0
    ? { ...ordersRefusals.can_be_ordered, params: { ...wine, count: limit } }
    : { ...stockRefusals.stokda_kalmadi, params: wine }
}
