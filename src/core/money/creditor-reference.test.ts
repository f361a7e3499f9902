import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditorReference, groupedReference, referredNumber } from './creditor-reference.ts'

test('the example of the standard', () => {
  expect(creditorReference('539007547034')).toBe('RF18539007547034')
  expect(referredNumber('RF18 5390 0754 7034')).toBe('539007547034')
  expect(groupedReference('RF18539007547034')).toBe('RF18 5390 0754 7034')
})

test.each(['RF19539007547034', 'RF185390075470', 'RF18', 'R18539007547034', ''])('%s is none', (text) =>
  expect(referredNumber(text)).toBeNull(),
)

test('a number that is empty or too long has none', () => {
  expect(creditorReference('–')).toBeNull()
  expect(creditorReference('1'.repeat(22))).toBeNull()
})

test('property: what was made is read, and a changed sign is noticed', () => {
  const number = fc.stringMatching(/^[A-Z0-9]{1,21}$/)
  fc.assert(
    fc.property(number, fc.nat(), fc.nat(9), (body, place, digit) => {
      const reference = creditorReference(body) ?? ''
      expect(referredNumber(reference)).toBe(body)
      const at = 4 + (place % body.length)
      // A digit in the place of a letter makes the number shorter, which the check digits do not promise to notice.
      if (reference[at] === String(digit) || !/\d/.test(reference[at] ?? '')) return
      expect(referredNumber(reference.slice(0, at) + digit + reference.slice(at + 1))).toBeNull()
    }),
  )
})
