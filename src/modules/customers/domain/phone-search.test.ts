import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PHONE_DIGITS, phoneDigits, phoneParts } from './phone-search.ts'

test.each([
  ['+49 221 4711', '492214711'],
  ['+49 (0)221 4711', '492214711'],
  ['+49 0221 4711', '492214711'],
  ['0049-221-4711', '492214711'],
  ['0221/4711', '2214711'],
  ['(0)221 4711', '2214711'],
  ['(0221) 47 11', '2214711'],
  ['221 4711', '2214711'],
  ['0221', '0221'],
  ['4711', '4711'],
  ['4 7.1-1', '4711'],
])('%s means the digits %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test.each(['471', '0049', '+49 2', 'Weg 4711', '4711a', '', '+'])('%s is no telephone number', (typed) => {
  expect(phoneDigits(typed)).toBeNull()
})

test('every part of a number is one of its runs of four digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4,12}$/), (digits) => {
      const parts = phoneParts(digits)
      expect(parts).toHaveLength(digits.length - PHONE_DIGITS + 1)
      expect(parts.every((part) => part.length === PHONE_DIGITS && digits.includes(part))).toBe(true)
    }),
  )
})
