import type { Flag } from '#core/fields.ts'
import { isOn } from '../order/order-state.ts'

/** The three switches that decide which discounts an order may have. */
export type PaymentMode = { s_lastschrift: Flag; s_vergisiz: Flag; s_gut_shift: Flag }

export type DiscountInputs = { s_man_y: number; s_ikt_m: number }

export type DiscountRule = { manualEnabled: boolean; additionalEnabled: boolean }

/** Which further discounts the switches allow; direct debit with its own percentage allows none. */
export function discountRule({ s_lastschrift, s_vergisiz, s_gut_shift }: PaymentMode): DiscountRule {
  if (isOn(s_lastschrift)) return { manualEnabled: false, additionalEnabled: false }
  const isPlain = !isOn(s_vergisiz) && !isOn(s_gut_shift)
  const isTaxFreeCredit = isOn(s_vergisiz) && isOn(s_gut_shift)
  return { manualEnabled: isPlain, additionalEnabled: isPlain || isTaxFreeCredit }
}

/** The payment type that means direct debit. */
const BY_DIRECT_DEBIT = 2

/** Whether an order is paid by direct debit, once there is a mandate. */
export const isDirectDebit = (order: { s_lastschrift: Flag; s_odeme_tip: number | null }): boolean =>
  isOn(order.s_lastschrift) || order.s_odeme_tip === BY_DIRECT_DEBIT

/** The percentage for direct debit: the one that was agreed with the order, for a new choice the present one. */
export const directDebitPercent = (
  before: { s_lastschrift: Flag; s_last_y: number } | null,
  present: number,
): number => (before && isOn(before.s_lastschrift) ? before.s_last_y : present)

/** Direct debit and the credit switch exclude each other; where both arrive, direct debit stays. */
export function consistentMode<Mode extends PaymentMode>(mode: Mode): Mode {
  return isOn(mode.s_lastschrift) ? { ...mode, s_gut_shift: '0' } : mode
}

/** Sets disallowed discounts to zero, so that none is hidden in a disabled field. */
export function allowedDiscounts(mode: PaymentMode, inputs: DiscountInputs): DiscountInputs {
  const rule = discountRule(mode)
  return {
    s_man_y: rule.manualEnabled ? inputs.s_man_y : 0,
    s_ikt_m: rule.additionalEnabled ? inputs.s_ikt_m : 0,
  }
}

type ModeForm = PaymentMode & DiscountInputs

/** What the form shows after the direct-debit switch was moved. */
export const switchDirectDebit = (form: ModeForm, s_lastschrift: Flag): ModeForm =>
  isOn(s_lastschrift)
    ? { ...form, s_lastschrift, s_gut_shift: '0', s_man_y: 0, s_ikt_m: 0 }
    : { ...form, s_lastschrift }

/** What the form shows after the credit switch was moved. */
export const switchCredit = (form: ModeForm, s_gut_shift: Flag): ModeForm =>
  isOn(s_gut_shift) ? { ...form, s_gut_shift, s_lastschrift: '0' } : { ...form, s_gut_shift }
