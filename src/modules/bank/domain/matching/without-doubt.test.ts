import { describe, expect, test } from 'vitest'
import { evidenceColours } from '#modules/bank/evidence-texts.ts'
import { evidenceCodes, type EvidenceCode } from './decision.ts'
import { bulkGroupOf } from './without-doubt.ts'

const proposal = (codes: readonly EvidenceCode[], more: object = {}) => ({
  state: 'asks' as const,
  tier: 'E' as const,
  amount: 108.9,
  currency: 'EUR',
  was_undone: false,
  evidence: codes.map((code) => ({ code })),
  parts: [{ amount: 108.9 }],
  ...more,
})

describe('booked together with others', () => {
  test.each<[string, EvidenceCode[], string]>([
    ['the only item of the amount, by name', ['same_name', 'unique_amount'], 'name'],
    ['by the number of the customer', ['customer_named', 'unique_amount'], 'customer'],
    ['by the account', ['iban_known', 'unique_amount'], 'account'],
    ['several invoices that make it up', ['several_numbers', 'sum_fits'], 'sum'],
    ['invoices of a known account that make it up', ['iban_known', 'sum_fits'], 'sum'],
  ])('%s', (_what, codes, group) => expect(bulkGroupOf(proposal(codes))).toBe(group))
})

describe('decided by a person', () => {
  test.each<[string, EvidenceCode[], object]>([
    ['another name', ['other_name', 'unique_amount'], {}],
    ['another candidate', ['same_name', 'unique_amount', 'two_candidates'], {}],
    ['another customer is named', ['same_name', 'unique_amount', 'other_customer'], {}],
    ['a part payment', ['number', 'same_name', 'too_little'], {}],
    ['no ground but a name', ['same_name'], {}],
    ['decided before and taken back', ['same_name', 'unique_amount'], { was_undone: true }],
    ['booked already', ['same_name', 'unique_amount'], { state: 'booked' }],
    ['in another currency', ['same_name', 'unique_amount'], { currency: 'CHF' }],
    ['money that left', ['same_name', 'unique_amount'], { amount: -108.9 }],
    ['not wholly distributed', ['same_name', 'unique_amount'], { amount: 120 }],
    ['without a proposal', ['same_name', 'unique_amount'], { parts: [] }],
    ['without a tier', ['same_name', 'unique_amount'], { tier: null }],
  ])('%s', (_what, codes, more) => expect(bulkGroupOf(proposal(codes, more))).toBeNull())

  test.each(evidenceCodes.filter((code) => ['orange', 'red'].includes(evidenceColours[code])))(
    'any proposal with the warning %s',
    (code) => expect(bulkGroupOf(proposal(['same_name', 'unique_amount', 'sum_fits', code]))).toBeNull(),
  )
})
