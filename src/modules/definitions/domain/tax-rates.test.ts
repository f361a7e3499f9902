import { expect, test } from 'vitest'
import { mayTakeBack, taxRateProblems } from './tax-rates.ts'

const present = [{ valid_from: '1900-01-01' }, { valid_from: '2027-01-01' }]

test.each([
  ['the past', '2026-06-14', { valid_from: { code: 'in_past' } }],
  ['today', '2026-06-15', {}],
  ['a day that has its rate', '2027-01-01', { valid_from: { code: 'exists_already' } }],
  ['a day to come', '2027-07-01', {}],
])('a rate from %s', (_, valid_from, problems) => {
  expect(taxRateProblems({ valid_from }, present, '2026-06-15')).toEqual(problems)
})

test('is taken back until its day', () => {
  expect(mayTakeBack({ valid_from: '2026-06-16' }, '2026-06-15')).toBe(true)
  expect(mayTakeBack({ valid_from: '2026-06-15' }, '2026-06-15')).toBe(false)
})
