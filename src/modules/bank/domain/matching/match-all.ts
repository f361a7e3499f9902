import type { OpenBook } from './book.ts'
import type { Limits } from './context.ts'
import type { Decision } from './decision.ts'
import { match, type KnownIbans } from './match.ts'
import { takenBack, type PlacedEntry } from './taken-back.ts'

const undone = (text: string): Decision => ({
  action: 'ignore',
  tier: null,
  evidence: [{ code: 'taken_back', text }],
  parts: [],
  cus_id: null,
})

/** Decides the entries of a file in order: each is compared with what the earlier ones have left open. */
export function matchAll(
  entries: readonly PlacedEntry[],
  book: OpenBook,
  knownIbans: KnownIbans,
  limits: Limits,
  usedIds: ReadonlySet<string> = new Set(),
): Decision[] {
  const pairs = takenBack(entries, {
    isOwnDebit: (id) => book.debit(id) !== undefined,
    isUsedBefore: (id) => usedIds.has(id),
  })
  return entries.map(({ entry }, place) => {
    const name = pairs.get(place)
    if (name !== undefined) return undone(name)
    const decision = match(entry, book, knownIbans, limits)
    if (decision.action === 'book') {
      for (const { sip_id, amount, taksit_id } of decision.parts) book.take(sip_id, amount, taksit_id)
      book.credit(decision.debits ?? [])
    }
    if (decision.action === 'return' && entry.endToEndId) book.giveBack(entry.endToEndId, entry.charges)
    return decision
  })
}
