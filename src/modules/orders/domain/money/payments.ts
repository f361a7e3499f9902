import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { reminderFee, type SentReminders } from '../reminders/fees.ts'
import { isCancelled, isClosed, isInvoiced, isPlainOrder, type OrderState } from '../order/order-state.ts'
import { ordersRefusals } from '../refusals.ts'

const refusals = defineRefusals({
  remaining_payments_open: {
    tr: 'Kayıt ancak kalan tüm ödemeler yapıldıktan sonra kapatılabilir. Kalan: {remaining:money}.',
    de: 'Der Vorgang kann erst geschlossen werden, wenn alles bezahlt ist. Offen: {remaining:money}.',
    en: 'The record can be closed only after all remaining payments are paid. Open: {remaining:money}.',
  },
  money_moved_on: {
    tr: 'Bu paranın bir kısmı bakiyeye aktarıldı veya iade edildi. Önce o kaydı geri alın.',
    de: 'Ein Teil dieses Geldes ging ins Guthaben oder zurück an den Kunden. Nehmen Sie zuerst diese Buchung zurück.',
    en: 'Part of this money went to the balance or back to the customer. Withdraw that booking first.',
  },
  nothing_to_move: {
    tr: 'Bu kayıtta müşteriye ait para yok.',
    de: 'Auf diesem Beleg liegt kein Geld, das dem Kunden gehört.',
    en: 'This record holds no money that belongs to the customer.',
  },
})

/** Kinds of ledger rows (islem_type). */
export const EntryType = {
  payment: 2,
  lateFee: 3,
  toBalance: 4,
  setOff: 5,
  fromBalance: 6,
  payOut: 7,
  writeOff: 8,
  returnCharge: 9,
} as const
export type EntryType = (typeof EntryType)[keyof typeof EntryType]

/** Directions of ledger rows (in_out): money that comes in; or a fee, or money that leaves the invoice. */
export const PAYMENT_DIRECTION = 2
export const FEE_DIRECTION = 1

export type LedgerEntry = {
  islem_type: number
  in_out: number
  alacak: number
  borc: number
  iptal_t: string | null
}

const leaving: ReadonlySet<number> = new Set([EntryType.toBalance, EntryType.payOut])

const isActive = (entry: LedgerEntry) => entry.iptal_t === null

const total = (entries: readonly LedgerEntry[], amount: (entry: LedgerEntry) => number) =>
  euros(sumCents(entries.filter(isActive).map((entry) => cents(amount(entry)))))

/** The amount of a booking, whichever side it is on. */
export const entryAmount = ({ borc, alacak }: Pick<LedgerEntry, 'borc' | 'alacak'>) => borc || alacak

/** What came in: payments, credit notes that were set off and money from the balance; withdrawn ones do not count. */
export const paidAmount = (entries: readonly LedgerEntry[]) => total(entries, ({ borc }) => borc)

/** The late fee as it was booked; null while none was. */
export function bookedFee(entries: readonly LedgerEntry[]): number | null {
  const fees = entries.filter((entry) => entry.islem_type === EntryType.lateFee && isActive(entry))
  return fees.length ? total(fees, ({ alacak }) => alacak) : null
}

/** Money that left the invoice again: moved to the customer's balance, or paid out. */
export const movedAmount = (entries: readonly LedgerEntry[]) =>
  total(entries, ({ islem_type, alacak }) => (leaving.has(islem_type) ? alacak : 0))

/** Bank charges for returned debits, which the customer owes. */
export const chargedAmount = (entries: readonly LedgerEntry[]) =>
  total(entries, ({ islem_type, alacak }) => (islem_type === EntryType.returnCharge ? alacak : 0))

/** What an invoice owes for being late: the booked fee, else that of its last reminder. */
export const lateFee = (order: SentReminders, booked: number | null) => booked ?? reminderFee(order)

/** What is owed beside the invoice itself: the late fee and what the bank charged. */
export const feesOf = (order: SentReminders, entries: readonly LedgerEntry[]) =>
  euros((cents(lateFee(order, bookedFee(entries))) + cents(chargedAmount(entries))) as Cents)

/** Remaining = late fee + invoice total − payments made; negative while overpaid. */
export const remainingAmount = (amounts: { fee: number; s_g_toplam: number; paid: number; moved: number }) =>
  euros(
    (cents(amounts.fee) + cents(amounts.s_g_toplam) + cents(amounts.moved) - cents(amounts.paid)) as Cents,
  )

type Owing = SentReminders & Pick<OrderState, 'sd_cancel_on'> & { s_g_toplam: number }

/** A cancelled invoice is owed nothing, so payments for it are the customer's until they are moved or paid out. */
export function remainingOf(order: Owing, entries: readonly LedgerEntry[]): number {
  const paid = paidAmount(entries)
  const moved = movedAmount(entries)
  if (isCancelled(order)) return remainingAmount({ fee: 0, s_g_toplam: 0, paid, moved })
  const fee = feesOf(order, entries)
  return remainingAmount({ fee, s_g_toplam: order.s_g_toplam, paid, moved })
}

/** Money is booked on active, open invoices. */
export function whyNotPayable(order: OrderState): Refusal {
  if (!isPlainOrder(order)) return ordersRefusals.order_kind_wrong
  if (!isInvoiced(order)) return ordersRefusals.order_not_invoiced
  if (isCancelled(order)) return ordersRefusals.order_is_cancelled
  return isClosed(order) ? ordersRefusals.order_is_closed : null
}

/** What is expected next: everything overdue, else the rest of the next instalment, else all that is open. */
export function expectedNext(
  order: { kalan: number; vadesi_gecen: number },
  instalments: readonly { kalan: number }[],
): number {
  if (order.vadesi_gecen > 0) return order.vadesi_gecen
  return instalments.find(({ kalan }) => kalan > 0)?.kalan ?? order.kalan
}

/** The whole remaining amount was paid, so the screen offers to close the invoice. */
export const offersClosing = (amount: number, remaining: number) =>
  amount > 0 && cents(amount) === cents(remaining)

export const isOverpaid = (amount: number, remaining: number) => cents(amount) > cents(remaining)

export function whyNotClosable(order: OrderState, remaining: number): Refusal {
  const refusal = whyNotPayable(order)
  if (refusal) return refusal
  return remaining > 0 ? { ...refusals.remaining_payments_open, params: { remaining } } : null
}

/**
 * The late fee that a payment books, or null when it books none: what was typed, else the booked one or the last
 * reminder asked for. A waived fee is booked as zero, so that it stays waived.
 */
export function feeToBook(
  order: SentReminders,
  booked: number | null,
  typed: { late_fee?: number | undefined; alacak?: number | undefined },
): number | null {
  const owed = reminderFee(order)
  const wanted = typed.late_fee ?? booked ?? (typed.alacak || owed)
  if (booked === null) return wanted > 0 || owed > 0 ? wanted : null
  return wanted === booked ? null : wanted
}

/** What the other bookings of a record paid in, how much of it fills parts, and how much left the record again. */
export type OtherMoney = { brought: number; filled: number; moved: number }

/** Why a booking cannot be withdrawn: money that was moved on must come back first. */
export function whyNotWithdrawable(order: OrderState, entry: { borc: number }, rest: OtherMoney): Refusal {
  const comesIn = entry.borc > 0
  if (isClosed(order) && (comesIn || !isCancelled(order))) return ordersRefusals.order_is_closed
  return comesIn ? whyMoneyMovedOn(order, rest) : null
}

/** Money of the other bookings must be enough for what left the record and what fills its parts. */
export function whyMoneyMovedOn(order: Pick<OrderState, 'sd_cancel_on'>, rest: OtherMoney): Refusal {
  const free = cents(rest.brought) - (isCancelled(order) ? 0 : cents(rest.filled))
  return free < cents(rest.moved) ? refusals.money_moved_on : null
}

/** The rest of an invoice after a payment: none, open, small enough to write off, or a surplus. */
export type ReceiptRest = { kind: 'none' | 'open' | 'small' | 'surplus'; amount: number }

export function restAfter(remaining: number, writeOffUpTo: number): ReceiptRest {
  const rest = cents(remaining)
  if (rest === 0) return { kind: 'none', amount: 0 }
  if (rest < 0) return { kind: 'surplus', amount: euros((0 - rest) as Cents) }
  return { kind: rest <= cents(writeOffUpTo) ? 'small' : 'open', amount: remaining }
}

type Leaving = { id: number; islem_type: number; alacak: number }

/**
 * The moves to withdraw when the cancellation of an invoice is undone: the latest ones, until its parts are filled
 * as before and a closed one owes nothing.
 */
export function movesToTakeBack(
  order: OrderState,
  money: OtherMoney & { owed: number },
  moves: readonly Leaving[],
): Leaving[] {
  const missing = cents(money.moved) + cents(money.filled) - cents(money.brought)
  const stillOwed = isClosed(order) ? cents(money.owed) + cents(money.moved) - cents(money.brought) : 0
  let excess = Math.max(missing, stillOwed)
  return moves
    .toSorted((a, b) => b.id - a.id)
    .filter(({ alacak }) => {
      const isNeeded = excess > 0
      if (isNeeded) excess -= cents(alacak)
      return isNeeded
    })
}

/** Money that an invoice or credit note owes the customer can be moved or paid out, and not a cent more. */
export function whyNotMovable(remaining: number, amount: number): Refusal {
  const owed = 0 - cents(remaining)
  if (owed <= 0) return refusals.nothing_to_move
  return cents(amount) > owed
    ? { ...ordersRefusals.more_than_owed, params: { amount: euros(owed as Cents) } }
    : null
}
