import type { Refusal } from '#core/errors.ts'
import { cents, euros, sumCents, type Cents } from '#core/money.ts'
import { reminderFee, type ReminderFlags } from '#modules/dunning/domain/fees.ts'
import { isCancelled, isClosed, isInvoiced, isPlainOrder, type OrderState } from './order-state.ts'

/** Kinds of ledger rows (islem_type) and their directions (in_out): money comes in, or is asked for or moved on. */
export const EntryType = { payment: 2, lateFee: 3, toBalance: 4 } as const
export const PAYMENT_DIRECTION = 2
export const FEE_DIRECTION = 1

export type LedgerEntry = {
  islem_type: number
  in_out: number
  alacak: number
  borc: number
  iptal_t: string | null
}

const stands = (entry: LedgerEntry) => entry.iptal_t === null

const isPayment = (entry: LedgerEntry) =>
  entry.islem_type === EntryType.payment && entry.in_out === PAYMENT_DIRECTION

/** Payments made: entries that were withdrawn do not count. */
export const paidAmount = (entries: readonly LedgerEntry[]) =>
  euros(sumCents(entries.filter((entry) => stands(entry) && isPayment(entry)).map(({ borc }) => cents(borc))))

/** The late fee as it was booked; null while none was. */
export function bookedFee(entries: readonly LedgerEntry[]): number | null {
  const fees = entries.filter((entry) => stands(entry) && entry.islem_type === EntryType.lateFee)
  return fees.length ? euros(sumCents(fees.map(({ alacak }) => cents(alacak)))) : null
}

/** What was paid too much and moved to the balance of the customer. */
export const movedAmount = (entries: readonly LedgerEntry[]) =>
  euros(
    sumCents(
      entries
        .filter((entry) => stands(entry) && entry.islem_type === EntryType.toBalance)
        .map(({ alacak }) => cents(alacak)),
    ),
  )

/** What an invoice owes for being late: the booked fee, else that of its last reminder. */
export const lateFee = (order: ReminderFlags, booked: number | null) => booked ?? reminderFee(order)

/** Remaining = late fee + invoice total − payments made (spec 2 section 5); negative while overpaid. */
export const remainingAmount = (amounts: { fee: number; s_g_toplam: number; paid: number; moved: number }) =>
  euros(
    (cents(amounts.fee) + cents(amounts.s_g_toplam) + cents(amounts.moved) - cents(amounts.paid)) as Cents,
  )

export function remainingOf(
  order: ReminderFlags & { s_g_toplam: number },
  entries: readonly LedgerEntry[],
): number {
  const fee = lateFee(order, bookedFee(entries))
  return remainingAmount({
    fee,
    s_g_toplam: order.s_g_toplam,
    paid: paidAmount(entries),
    moved: movedAmount(entries),
  })
}

/** Money is booked on standing, open invoices. */
export function whyNotPayable(order: OrderState): Refusal {
  if (!isPlainOrder(order)) return { code: 'order_kind_wrong' }
  if (!isInvoiced(order)) return { code: 'order_not_invoiced' }
  if (isCancelled(order)) return { code: 'order_is_cancelled' }
  return isClosed(order) ? { code: 'order_is_closed' } : null
}

/** The whole remaining amount came in, so the screen offers to close the invoice. */
export const offersClosing = (amount: number, remaining: number) =>
  amount > 0 && cents(amount) === cents(remaining)

export const isOverpaid = (amount: number, remaining: number) => cents(amount) > cents(remaining)

export const coversInstalment = (amount: number, tak_tutar: number) => cents(amount) >= cents(tak_tutar)

export function whyNotClosable(order: OrderState, remaining: number): Refusal {
  const refusal = whyNotPayable(order)
  if (refusal) return refusal
  return remaining > 0 ? { code: 'remaining_payments_open', params: { remaining } } : null
}

/**
 * The late fee that a payment books, or null when it books none: what was typed, else what stands or the last
 * reminder asked for. A waived fee is booked as zero, so that it stays waived.
 */
export function feeToBook(
  order: ReminderFlags,
  booked: number | null,
  typed: { late_fee?: number | undefined; alacak?: number | undefined },
): number | null {
  const owed = reminderFee(order)
  const wanted = typed.late_fee ?? booked ?? (typed.alacak || owed)
  if (booked === null) return wanted > 0 || owed > 0 ? wanted : null
  return wanted === booked ? null : wanted
}
