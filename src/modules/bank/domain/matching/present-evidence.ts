import { cents, formatAmount } from '#core/money/money.ts'
import type { BankEntryRow } from '../entries.ts'
import { inEuros } from './book.ts'
import type { Evidence } from './decision.ts'

const DIFFERENT: ReadonlySet<string> = new Set(['too_little', 'too_much', 'small_difference'])
const ABOUT_AMOUNT: ReadonlySet<string> = new Set([...DIFFERENT, 'amount_fits', 'unique_amount'])

/**
 * What speaks for and against a proposal by what is open of its invoice now: somebody may have booked a payment since
 * the file was read.
 */
export function presentEvidence({
  state,
  amount,
  evidence,
  parts,
}: Pick<BankEntryRow, 'state' | 'amount' | 'evidence' | 'parts'>): readonly Evidence[] {
  const [part] = parts
  if (state !== 'asks' || parts.length > 1 || !part || part.taksit_id !== null) return evidence
  const difference = cents(amount) - cents(part.kalan)
  const text = formatAmount(inEuros(Math.abs(difference)))
  const now: Evidence = difference
    ? { code: difference > 0 ? 'too_much' : 'too_little', text }
    : { code: 'amount_fits' }
  const isTrue = (one: Evidence) =>
    difference ? DIFFERENT.has(one.code) && one.text === text : !DIFFERENT.has(one.code)
  return evidence.map((one) => (ABOUT_AMOUNT.has(one.code) && !isTrue(one) ? now : one))
}
