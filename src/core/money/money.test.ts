import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import {
  cents,
  euros,
  formatAmount,
  formatEuro,
  parseAmount,
  percentOf,
  taxIn,
  withoutTax,
  type Cents,
} from './money.ts'

describe('rounding', () => {
  test.each(vectors.round)('$i → $o', ({ i, o }) => {
    expect(cents(i)).toBe(cents(o))
    expect(cents(Number(i))).toBe(cents(o))
  })

  test('refuses what is not a decimal', () => {
    expect(() => cents('12,50')).toThrow(RangeError)
    expect(() => cents(Number.NaN)).toThrow(RangeError)
  })
})

describe('tax contained in an amount', () => {
  test.each(vectors.taxfree_unit)('$gross at $rate % is $net without tax', ({ gross, rate, net }) => {
    expect(withoutTax(cents(gross), rate)).toBe(cents(net))
  })

  test.each(vectors.net)('$price at $rate % is $order_net in an order', ({ price, rate, order_net }) => {
    expect(withoutTax(cents(price), rate)).toBe(cents(order_net))
  })
})

describe('tax is rounded half up, and the net is the rest', () => {
  test.each(vectors.tax_ties)('$gross at $rate % contains $tax', ({ gross, rate, tax, net }) => {
    expect(taxIn(cents(gross), rate)).toBe(cents(tax))
    expect(cents(gross) - taxIn(cents(gross), rate)).toBe(cents(net))
  })
})

describe('formats', () => {
  test.each(vectors.format)('$i prints $o', ({ i, o }) => {
    expect(formatEuro(i)).toBe(o.replace(' €', '\u00a0€'))
  })

  test('amounts without currency', () => expect(formatAmount(1234.5)).toBe('1.234,50'))
})

describe('typed amounts', () => {
  test.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1234.56', 1234.56],
    ['1.234', 1234],
    ['12', 12],
    ['12 €', 12],
    ['-3,10', -3.1],
    ['0,05', 0.05],
    ['1,234', null],
    ['12,345', null],
    ['1.23.4', null],
    ['abc', null],
    ['9.999.999,99', 9_999_999.99],
    ['1'.repeat(25), null],
    [`${'1'.repeat(25)}.50`, null],
    ['', null],
  ])('%s reads as %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount))

  test('whatever is printed can be typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
        expect(parseAmount(formatAmount(euros(amount as Cents)))).toBe(euros(amount as Cents))
      }),
    )
  })
})

test('cents and euros are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => {
      expect(cents(euros(amount as Cents))).toBe(amount)
    }),
  )
})

test('a percentage is never off by more than half a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, basisPoints) => {
        const exact = (amount * basisPoints) / 10_000
        expect(Math.abs(percentOf(amount as Cents, basisPoints / 100) - exact)).toBeLessThanOrEqual(
          0.5 + 1e-6,
        )
      },
    ),
  )
})
