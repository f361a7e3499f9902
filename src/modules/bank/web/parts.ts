import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import type { BankEntryRow, ShownPart } from '../domain/entries.ts'
import type { DeskRow } from '../domain/desk.ts'

/** The part of a payment that is not yet assigned to an invoice. */
export const restOf = (amount: number, parts: readonly Pick<ShownPart, 'amount'>[]): number =>
  euros((cents(amount) - sumCents(parts.map((part) => cents(part.amount)))) as Cents)

/** Adds an open item: it takes what it needs of the rest. The last one may take more, which goes to the balance. */
export function withItem(entry: BankEntryRow, parts: readonly ShownPart[], item: DeskRow): ShownPart[] {
  const others = parts.filter(({ sip_id }) => sip_id !== item.sip_id)
  const rest = cents(restOf(entry.amount, others))
  const amount = euros(Math.min(rest, cents(item.open)) as Cents)
  if (amount <= 0) return [...parts]
  const { sip_id, taksit_id, f_no, kalan, name } = item
  return [...others, { sip_id, taksit_id, amount, f_no, kalan, customer: name }]
}

/** The parts as they are booked: what is left over goes with the first one, and from there to the balance. */
export function bookable(entry: BankEntryRow, parts: readonly ShownPart[]) {
  const rest = cents(restOf(entry.amount, parts))
  return parts.map(({ sip_id, taksit_id, amount, kalan }, place) => ({
    sip_id,
    taksit_id,
    acik: kalan,
    amount: place ? amount : euros((cents(amount) + rest) as Cents),
  }))
}
