import fc from 'fast-check'
import { expect, test } from 'vitest'
import { purposeOf } from '../documents/transfer.ts'
import { invoiceNumberIn, numbersBeginningWith, orderDigits } from './number-search.ts'

test('the ranges hold exactly the numbers that begin so', () => {
  const number = fc.integer({ min: 1, max: 2_147_483_647 })
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 10 }), (one, other, length) => {
      const digits = String(one).slice(0, length)
      const isIn = (wanted: number) =>
        numbersBeginningWith(digits).some(({ low, high }) => low <= wanted && wanted <= high)
      expect(isIn(one)).toBe(true)
      expect(isIn(other)).toBe(String(other).startsWith(digits))
    }),
  )
})

test.each(['', '0', '012', '99999999999', '1a', '-1'])('nothing begins with %s', (digits) => {
  expect(numbersBeginningWith(digits)).toEqual([])
})

test.each([
  ['1234', '1234'],
  ['#1234', '1234'],
  ['12 34', '1234'],
  ['1234a', null],
  ['#', null],
  ['0221/4711', null],
])('%s is the order %s', (typed, digits) => {
  expect(orderDigits(typed)).toBe(digits)
})

test.each([
  ['100123', '100123'],
  ['1OO 123', '1OO 123'],
  ['Rechnung 100123', '100123'],
  ['rechnung nr. 100123', '100123'],
  ['Fatura no: 100123', '100123'],
  ['Gutschrift G100123 Kunde 17', 'G100123'],
  ['Rechnung', null],
  ['Müller', null],
])('%s names the invoice %s', (typed, number) => {
  expect(invoiceNumberIn(typed)).toBe(number)
})

test('the reference that a customer writes on a transfer names its invoice', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]?\d{3,9}$/), fc.integer({ min: 1 }), (f_no, cus_id) => {
      expect(invoiceNumberIn(purposeOf({ f_no, cus_id }))).toBe(f_no)
    }),
  )
})
