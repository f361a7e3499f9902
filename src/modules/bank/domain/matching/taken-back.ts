import { cents } from '#core/money.ts'
import type { BankEntry } from '../statement.ts'

/** An entry, its row where it was stored before, and the account of the company that it is on. */
export type PlacedEntry = { id?: number; account_id: number; entry: BankEntry }

/** What is known of end-to-end ids: those of our debits, and those that other entries have had before. */
export type KnownIds = { isOwnDebit(id: string): boolean; isUsedBefore(id: string): boolean }

/** What undoes an earlier entry: a reversal of the bank, or a payment that was sent back as it had come. */
export const takesBack = ({ isReversal, returnCode, amount, charges }: BankEntry) =>
  isReversal || (returnCode !== null && returnCode !== '0000' && amount < 0 && charges === 0)

/** What may be undone: money that came in, or a return of it; money that we sent out is still owed when it comes back. */
const mayBeUndone = ({ isReversal, returnCode, amount }: BankEntry) =>
  !isReversal && (amount > 0 || returnCode !== null)

const isSame = (a: string | null, b: string | null) => a !== null && a === b
const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b

/** The bank names both alike, or the payer does: the same account, under an id that it has given to nothing else. */
function isNamedAlike(a: BankEntry, b: BankEntry, { isUsedBefore }: KnownIds): boolean {
  if (isSame(a.reference, b.reference)) return !differs(a.endToEndId, b.endToEndId)
  return isSame(a.endToEndId, b.endToEndId) && isSame(a.iban, b.iban) && !isUsedBefore(a.endToEndId ?? '')
}

const isMirrored = (a: BankEntry, b: BankEntry) =>
  cents(a.amount) + cents(b.amount) === 0 && a.currency === b.currency && a.day <= b.day

/** The name that both have. */
const commonName = (a: BankEntry, b: BankEntry) =>
  (isSame(a.reference, b.reference) ? a.reference : a.endToEndId) ?? ''

/**
 * Entries that undo each other, by their places, with the name that both have: nothing is booked for either. Only where
 * one earlier entry and no other can be meant, and neither has to do with a third one. The return of a debit of ours is
 * no matter of this: it has consequences.
 */
export function takenBack(entries: readonly PlacedEntry[], known: KnownIds): Map<number, string> {
  const byAmount = Map.groupBy(entries.keys(), (place) => Math.abs(cents(entries[place]?.entry.amount ?? 0)))
  const isOwnReturn = ({ endToEndId, isReversal }: BankEntry) =>
    !isReversal && endToEndId !== null && known.isOwnDebit(endToEndId)
  const pairs = entries.flatMap(({ account_id, entry }, place) => {
    if (!takesBack(entry) || isOwnReturn(entry)) return []
    return (byAmount.get(Math.abs(cents(entry.amount))) ?? []).flatMap((earlier) => {
      const other = entries[earlier]
      const isMeant =
        other !== undefined &&
        earlier < place &&
        other.account_id === account_id &&
        mayBeUndone(other.entry) &&
        isMirrored(other.entry, entry) &&
        isNamedAlike(other.entry, entry, known)
      return isMeant ? [{ places: [earlier, place], name: commonName(other.entry, entry) }] : []
    })
  })
  const uses = Map.groupBy(
    pairs.flatMap(({ places }) => places),
    (place) => place,
  )
  const certain = pairs.filter(({ places }) => places.every((place) => uses.get(place)?.length === 1))
  return new Map(certain.flatMap(({ places, name }) => places.map((place) => [place, name] as const)))
}
