import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangeOf, rowAfterKey } from './rows/row-window.ts'

describe('a long table', () => {
  const HEIGHT = 27

  test.each([
    ['at its head', 0, { first: 0, last: 28 }],
    ['in the middle', 2_700, { first: 95, last: 128 }],
    ['at its end', 134_400, { first: 4_972, last: 4_999 }],
  ])('draws what is near, %s', (_, scrollTop, range) => {
    expect(rangeOf({ scrollTop, clientHeight: 600 }, 5_000, HEIGHT)).toEqual(range)
  })

  test('every row that can be seen is drawn, and few others', () => {
    fc.assert(
      fc.property(fc.nat(134_400), fc.integer({ min: 50, max: 2_000 }), (scrollTop, clientHeight) => {
        const { first, last } = rangeOf({ scrollTop, clientHeight }, 5_000, HEIGHT)
        const lastSeen = Math.min(4_999, Math.floor((scrollTop + clientHeight - 1) / HEIGHT))
        expect(first).toBeLessThanOrEqual(Math.floor(scrollTop / HEIGHT))
        expect(last).toBeGreaterThanOrEqual(lastSeen)
        expect(last - first).toBeLessThan(clientHeight / HEIGHT + 14)
      }),
    )
  })

  test.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 18],
    ['PageDown', 90, 99],
    ['PageUp', 20, 5],
    ['PageUp', 3, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['Enter', 50, null],
    [' ', 50, null],
    ['a', 50, null],
  ])('%s leads from %i to %s of a hundred', (key, from, to) => expect(rowAfterKey(key, from, 100)).toBe(to))
})
