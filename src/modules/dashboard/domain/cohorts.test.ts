import { expect, test } from 'vitest'
import { cohortsOf, quarterOf, shownQuarters } from './cohorts.ts'

test.each([
  ['2026-01-01', 0, '2026-01-01', '2026-03-31'],
  ['2026-11-16', 0, '2026-10-01', '2026-12-31'],
  ['2026-11-16', 1, '2027-01-01', '2027-03-31'],
  ['2026-02-28', -1, '2025-10-01', '2025-12-31'],
])('the quarter of %s, %i later', (day, later, from, to) => {
  expect(quarterOf(day, later)).toEqual({ from, to })
})

test('eight quarters are shown, the running one last', () => {
  const quarters = shownQuarters('2026-11-16')
  expect(quarters).toHaveLength(8)
  expect([quarters[0]?.from, quarters[7]?.to]).toEqual(['2025-01-01', '2026-12-31'])
})

test('a customer belongs to the quarter of the first order and counts in each later one with an order', () => {
  const quarters = shownQuarters('2026-11-16').slice(5)
  const buyers = [
    { mask: 0b0010, adet: 4 },
    { mask: 0b1010, adet: 3 },
    { mask: 0b1110, adet: 2 },
    { mask: 0b1100, adet: 5 },
    { mask: 0b1111, adet: 9 },
    { mask: 0b0001, adet: 7 },
  ]
  expect(cohortsOf(buyers, quarters)).toEqual([
    { ilk: '2026-04-01', adet: 9, tekrar: [2, 5] },
    { ilk: '2026-07-01', adet: 5, tekrar: [5] },
    { ilk: '2026-10-01', adet: 0, tekrar: [] },
  ])
})
