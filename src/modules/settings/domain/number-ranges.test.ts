import { describe, expect, test } from 'vitest'
import { check } from '#core/fields.ts'
import { numberText, rangeProblems, RangeForm } from './number-ranges.ts'

const range: RangeForm = { kind: 'invoice', prefix: 'RE', width: 6, next: 42, yearly: '0' }
const present = { next: 42, highest: 41, isPrefixTaken: false }

test.each([
  ['', 1, 42, '42'],
  ['RE', 6, 42, 'RE000042'],
  ['RE-{YYYY}-', 4, 7, 'RE-2026-0007'],
  ['{YY}/', 1, 12345, '26/12345'],
  ['G', 2, 12345, 'G12345'],
])('%s, %i digits, %i: %s', (prefix, width, number, text) => {
  expect(numberText({ prefix, width }, 2026, number)).toBe(text)
})

describe('a range', () => {
  test.each([
    ['as it is', {}, {}, {}],
    ['further up', { next: 100 }, {}, {}],
    ['down', { next: 41 }, {}, { next: { code: 'too_small', params: { min: 42 } } }],
    [
      'below a number in use',
      { next: 50 },
      { highest: 60 },
      { next: { code: 'too_small', params: { min: 61 } } },
    ],
    ['yearly without a year', { yearly: '1' }, {}, { prefix: { code: 'year_missing' } }],
    ['yearly with one', { yearly: '1', prefix: 'RE-{YY}-' }, {}, {}],
    ['yearly for customers', { kind: 'customer', yearly: '1' }, {}, { yearly: { code: 'not_allowed' } }],
    ['with the prefix of another', {}, { isPrefixTaken: true }, { prefix: { code: 'exists_already' } }],
  ] as const)('%s', (_, wished, found, problems) => {
    expect(rangeProblems({ ...range, ...wished }, { ...present, ...found })).toEqual(problems)
  })

  test.each(['RE {YYYY}', '{MM}', 'RÉ', '<b>', '{'])('refuses the prefix %s', (prefix) => {
    expect(check(RangeForm, { ...range, prefix }).success).toBe(false)
  })
})
