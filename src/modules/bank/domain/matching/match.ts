import { cents, formatAmount, sumCents } from '#core/money/money.ts'
import type { BankEntry } from '../statement.ts'
import { inEuros, type OpenBook } from './book.ts'
import { matchByCustomer } from './by-customer.ts'
import { matchByNumber } from './by-number.ts'
import type { Limits } from './context.ts'
import type { Decision, Evidence } from './decision.ts'
import { nameWords, wordScore } from './names.ts'
import { readPurpose, withReferences, type ReadPurpose } from './purpose.ts'

/** Accounts that customers are known to pay from. */
export type KnownIbans = ReadonlyMap<string, readonly number[]>

const ask = (evidence: Evidence[], more: Partial<Decision> = {}): Decision => ({
  action: 'ask',
  tier: null,
  evidence,
  parts: [],
  cus_id: null,
  ...more,
})

const ignore = (code: Evidence['code']): Decision => ({ ...ask([{ code }]), action: 'ignore' })

/**
 * Decides an entry of a statement by the first tier that fits: A own end-to-end id, B own number with a fitting
 * amount, C own number with another amount, D known account with exactly one fitting item, E name with a unique
 * amount, F several items of one customer. Only A, B and D book automatically, and only if unambiguous.
 */
export function match(entry: BankEntry, book: OpenBook, knownIbans: KnownIbans, limits: Limits): Decision {
  const special = matchSpecial(entry, book)
  if (special) return special
  const purpose = purposeOf(entry, book)
  const known = (entry.iban && knownIbans.get(entry.iban)) || []
  const words = nameWords(entry.name)
  const likeness = (name: string) => wordScore(words, book.wordsOf(name))
  const context = { entry, book, purpose, words, likeness, known, amount: cents(entry.amount), limits }
  return matchByNumber(context) ?? matchByCustomer(context) ?? ask([{ code: 'nothing_found' }])
}

/** What the purpose names; where it names no invoice, the payer may have put our number into the reference of the payment. */
function purposeOf(entry: BankEntry, book: OpenBook): ReadPurpose {
  const known = { has: (key: string) => book.named(key) !== undefined, lengths: book.lengths }
  const purpose = readPurpose(withReferences(entry.purpose), known)
  if (purpose.keys.length || !entry.endToEndId) return purpose
  return { ...purpose, keys: readPurpose(withReferences(entry.endToEndId), known).keys }
}

/** Entries that are no customer payments, or that the company requested from the bank. */
function matchSpecial(entry: BankEntry, book: OpenBook): Decision | null {
  if (entry.currency !== 'EUR')
    return entry.amount > 0 ? ask([{ code: 'foreign_currency', text: entry.currency }]) : ignore('outgoing')
  if (entry.isReversal) return ask([{ code: 'reversal' }])
  if (entry.returnCode === '0000') return ignore('return_success')
  if (entry.returnCode && entry.amount < 0) return matchReturn(entry, book)
  // A returned outgoing payment is not a customer's payment, whatever its purpose names.
  if (entry.returnCode) return ask([{ code: 'returned', text: entry.returnCode }])
  if (entry.amount <= 0) return ignore('outgoing')
  return matchDebit(entry, book)
}

function matchReturn(entry: BankEntry, book: OpenBook): Decision {
  const code = entry.returnCode ?? ''
  const debit = entry.endToEndId ? book.debit(entry.endToEndId) : undefined
  if (!debit) return ask([{ code: 'return_unknown', text: code }])
  const back = 0 - cents(entry.amount) - cents(entry.charges)
  const part = { sip_id: debit.sip_id, amount: debit.amount, taksit_id: debit.taksit_id }
  const evidence: Evidence[] = [
    { code: 'own_debit', text: debit.endToEndId },
    { code: 'returned', text: code },
  ]
  const isWhole = back === cents(debit.amount) || cents(entry.originalAmount ?? 0) === cents(debit.amount)
  const isExpected = isWhole && debit.state === 'credited'
  return { action: isExpected ? 'return' : 'ask', tier: 'A', evidence, parts: [part], cus_id: debit.cus_id }
}

function matchDebit(entry: BankEntry, book: OpenBook): Decision | null {
  const single = entry.endToEndId ? book.debit(entry.endToEndId) : undefined
  const debits = single ? [single] : entry.batchId ? book.batch(entry.batchId) : []
  if (!debits.length) return null
  const total = sumCents(debits.map(({ amount }) => cents(amount)))
  const isExpected = total === cents(entry.amount) && debits.every(({ state }) => state === 'in_flight')
  const evidence: Evidence[] = [
    single
      ? { code: 'own_debit', text: single.endToEndId }
      : { code: 'own_batch', text: entry.batchId ?? '' },
    total === cents(entry.amount)
      ? { code: 'amount_fits' }
      : { code: 'too_little', text: formatAmount(inEuros(total)) },
  ]
  return {
    action: isExpected ? 'book' : 'ask',
    tier: 'A',
    evidence,
    parts: isExpected ? debits.map(({ sip_id, amount, taksit_id }) => ({ sip_id, amount, taksit_id })) : [],
    cus_id: single?.cus_id ?? null,
    debits: isExpected ? debits.map((debit) => debit.endToEndId) : [],
  }
}
