import type { IsoDate } from '#core/days/dates.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { amountDrawn, whyNotDebit, type DebitHistory, type DebitMandate } from './debits.ts'

/** The latest debit of an invoice that came back, and what is known about trying it again. */
export type ReturnFacts = {
  amount: number
  charge: number
  /** Set for a debit of one instalment. */
  taksit_id: number | null
  /** What is open of the whole invoice. */
  kalan: number
  order: { f_ytakip: number; disputed_on: IsoDate | null; town: string | null }
  mandate: DebitMandate | undefined
  history: DebitHistory
  /** A second debit that is with the bank. */
  again: { day: IsoDate; amount: number } | null
  /** The first day on which the bank could draw it again. */
  earliest: IsoDate
  drawsCharge: boolean
}

/** What follows a return: a second debit, on a day or not before it, or a transfer; `rest` is transferred too. */
export type AfterReturn =
  | { kind: 'again_on' | 'again_from'; day: IsoDate; amount: number; rest: number }
  | { kind: 'transfer'; amount: number }
  | { kind: 'disputed' }
  | { kind: 'settled' }

const less = (one: number, other: number): number => euros(Math.max(0, cents(one) - cents(other)) as Cents)

/** The same answer for the letter, its mail and the panel of the order. */
export function afterReturn(facts: ReturnFacts): AfterReturn {
  const { amount, charge, taksit_id, kalan, order, mandate, history, again, earliest, drawsCharge } = facts
  const owed = euros((cents(amount) + cents(charge)) as Cents)
  const open = taksit_id === null ? kalan : Math.min(kalan, owed)
  if (open <= 0) return { kind: 'settled' }
  if (again) return { kind: 'again_on', ...again, rest: less(open, again.amount) }
  if (order.disputed_on) return { kind: 'disputed' }
  if (whyNotDebit(order, mandate, history)) return { kind: 'transfer', amount: open }
  const drawn = amountDrawn({ open }, history, drawsCharge)
  return { kind: 'again_from', day: earliest, amount: drawn, rest: less(open, drawn) }
}
