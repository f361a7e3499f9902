import { cents } from '#core/money/money.ts'
import type { BankEntry } from '../statement.ts'

/** An entry, its row where it was stored before, and the account of the company that it is on. */
export type PlacedEntry = { id?: number; account_id: number; entry: BankEntry }

/** What is known of end-to-end ids: those of our debits, and those that other entries have had before. */
export type KnownIds = { isOwnDebit(id: string): boolean; isUsedBefore(id: string): boolean }

/** Whether an entry undoes an earlier one: a reversal by the bank, or a payment sent back unchanged. */
export const takesBack = ({ isReversal, returnCode, amount, charges }: BankEntry) =>
  isReversal || (returnCode !== null && returnCode !== '0000' && amount < 0 && charges === 0)

/** Whether an entry can be undone: incoming money or its return; outgoing money that comes back is still owed. */
const mayBeUndone = ({ isReversal, returnCode, amount }: BankEntry) =>
  !isReversal && (amount > 0 || returnCode !== null)

const isSame = (a: string | null, b: string | null) => a !== null && a === b
const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b

/**
 * Both have the same reference of the bank, or the same account and an id that the payer used for nothing else.
 */
function isNamedAlike(a: BankEntry, b: BankEntry, { isUsedBefore }: KnownIds): boolean {
  if (isSame(a.reference, b.reference)) return !differs(a.endToEndId, b.endToEndId)
  return isSame(a.endToEndId, b.endToEndId) && isSame(a.iban, b.iban) && !isUsedBefore(a.endToEndId ?? '')
}

const isMirrored = (a: BankEntry, b: BankEntry) =>
  cents(a.amount) + cents(b.amount) === 0 && a.currency === b.currency && a.day <= b.day

/** The reference or id that both share. */
const commonName = (a: BankEntry, b: BankEntry) =>
  (isSame(a.reference, b.reference) ? a.reference : a.endToEndId) ?? ''

/**
 * Entries that undo each other, by index, with the reference they share: neither is booked. Only if exactly one
 * earlier entry fits and neither matches a third. Returns of the company's own debits are excluded, since they
 * have consequences.
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
