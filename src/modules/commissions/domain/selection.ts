import { isAdmin, type Actor } from '#core/actor.ts'
import type { IsoDate } from '#core/dates.ts'
import type { Refusal } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { waitsForSafety, type EarningTerms } from '#modules/orders/domain/debit-safety.ts'
import {
  isCancelled,
  isClosed,
  isInvoiced,
  isOn,
  isQuote,
  type OrderState,
} from '#modules/orders/domain/order-state.ts'
import { PayoutType } from './commission.ts'

/** Everybody sees what he earned himself; paying, advances and slips are for administrators. */
export const mayPayCommission = (actor: Pick<Actor, 'user_level'>) => isAdmin(actor)

type Selected = { per_id: number; bayi_id: number }

const earnerOf = (tip: PayoutType, row: Selected) => (tip === PayoutType.staff ? row.per_id : row.bayi_id)

/** A payment goes to one person or one dealer. */
export function whyNotSelected(tip: PayoutType, rows: readonly Selected[]): Refusal {
  if (!rows.length) return { code: 'commission_nothing_selected' }
  const earners = new Set(rows.map((row) => earnerOf(tip, row)))
  if (earners.size <= 1) return null
  return { code: tip === PayoutType.staff ? 'commission_one_person' : 'commission_one_dealer' }
}

/** So many orders one slip pays. */
export const MAX_ORDERS = 2_000

export const whyNotSoMany = (rowCount: number): Refusal =>
  rowCount > MAX_ORDERS ? { code: 'selection_too_large', params: { limit: MAX_ORDERS } } : null

export const whyNotRate = (provizyon: number | null): Refusal =>
  provizyon === null ? { code: 'commission_rate_empty' } : null

export const whyNotWriteOff = (rowCount: number): Refusal =>
  rowCount ? null : { code: 'commission_no_record' }

/** An order as far as its commission is concerned. */
export type CommissionOrder = Selected &
  Pick<OrderState, 's_is_teklif' | 'sd_cancel_on' | 'fd_fon' | 'f_close'> & {
    f_status: Flag
    f_odeme_tar: IsoDate | null
    per_odeme: Flag
    bayi_odeme: Flag
    /** The last debit that paid it. */
    debited_on: IsoDate | null
    /** A slip has paid this side once: it does not wait any more, whatever the company decides later. */
    was_settled: boolean
  }

export type Payee = { tip: PayoutType; id: number; start_date: IsoDate | null; end_date: IsoDate | null }

const isPaidFor = (tip: PayoutType, order: Pick<CommissionOrder, 'per_odeme' | 'bayi_odeme'>) =>
  isOn(tip === PayoutType.staff ? order.per_odeme : order.bayi_odeme)

function isPaidWithin({ f_odeme_tar }: CommissionOrder, { start_date, end_date }: Payee): boolean {
  if (f_odeme_tar === null) return false
  return (start_date === null || f_odeme_tar >= start_date) && (end_date === null || f_odeme_tar <= end_date)
}

const earns = (order: CommissionOrder) =>
  !isQuote(order) && !isCancelled(order) && isInvoiced(order) && isClosed(order) && !isOn(order.f_status)

/** Commission is due once: for a paid invoice that is not cancelled, to the one who sold it. */
export function whyNotPayOut(order: CommissionOrder, payee: Payee, terms: EarningTerms): Refusal {
  if (earnerOf(payee.tip, order) !== payee.id)
    return { code: payee.tip === PayoutType.staff ? 'commission_one_person' : 'commission_one_dealer' }
  if (isPaidFor(payee.tip, order)) return { code: 'commission_already_paid' }
  if (!earns(order) || !isPaidWithin(order, payee)) return { code: 'commission_not_eligible' }
  const from = order.was_settled ? null : waitsForSafety(order.debited_on, terms)
  return from === null ? null : { code: 'commission_not_safe', params: { from } }
}

/** Without its tax a slip must still cover the advances that it settled. */
export const whyNotRetax = ({ avans, prim_brut }: { avans: number; prim_brut: number }): Refusal =>
  avans > prim_brut ? { code: 'slip_advances_exceed' } : null

/** What a later slip took back or paid again hangs on the slip before it. */
export const whyNotDeleteSlip = (laterSlips: readonly number[]): Refusal => {
  const [slip] = laterSlips
  return slip === undefined ? null : { code: 'slip_has_claw_backs', params: { slip } }
}
