import { cents, sumCents } from '#core/money/money.ts'
import type { EntryState } from '../entries.ts'
import type { DecisionPart, Evidence, EvidenceCode, Tier } from './decision.ts'

/** How many proposals are booked together at most. */
export const MOST_IN_BULK = 500

/** Why a proposal is sure enough to be booked together with others. */
export const bulkGroups = ['sum', 'customer', 'account', 'name'] as const
export type BulkGroup = (typeof bulkGroups)[number]

type Proposal = {
  state: EntryState
  tier: Tier | null
  amount: number
  currency: string
  was_undone: boolean
  evidence: readonly Evidence[]
  parts: readonly Pick<DecisionPart, 'amount'>[]
}

/** What speaks for a proposal. Anything else on it is a doubt, which a person decides. */
const speaksFor: ReadonlySet<EvidenceCode> = new Set([
  'number',
  'several_numbers',
  'customer_named',
  'iban_known',
  'iban_new',
  'same_name',
  'amount_fits',
  'part_fits',
  'unique_amount',
  'sum_fits',
])

/** From the strongest: what makes the payer and the amount sure. */
const grounds: readonly [BulkGroup, readonly EvidenceCode[]][] = [
  ['sum', ['sum_fits']],
  ['customer', ['customer_named', 'unique_amount']],
  ['account', ['iban_known', 'unique_amount']],
  ['name', ['same_name', 'unique_amount']],
]

const isWhole = ({ amount, parts }: Proposal) =>
  sumCents(parts.map((part) => cents(part.amount))) === cents(amount)

/** Under which heading a proposal may be booked together with others; null where a person must decide. */
export function bulkGroupOf(proposal: Proposal): BulkGroup | null {
  const { state, tier, amount, currency, was_undone, evidence, parts } = proposal
  if (state !== 'asks' || tier === null || was_undone || amount <= 0 || currency !== 'EUR') return null
  if (!parts.length || !isWhole(proposal) || !evidence.every(({ code }) => speaksFor.has(code))) return null
  const found = new Set(evidence.map(({ code }) => code))
  return grounds.find(([, codes]) => codes.every((code) => found.has(code)))?.[0] ?? null
}
