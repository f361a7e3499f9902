import { expect, test } from 'vitest'
import { forecast, settledBy } from './account.ts'

test.each([
  ['nobody has ordered yet', 20, 100, { placed: 0, cancelled: 0 }, { low: 120, high: 120 }],
  ['one of ten was cancelled', 20, 100, { placed: 10, cancelled: 1 }, { low: 110, high: 120 }],
  ['a third was cancelled', 0, 100, { placed: 3, cancelled: 1 }, { low: 66.66, high: 100 }],
  ['everything was cancelled', 20, 100, { placed: 4, cancelled: 4 }, { low: 20, high: 120 }],
  ['credit notes wait', 20, -30, { placed: 10, cancelled: 5 }, { low: -10, high: -10 }],
] as const)('the forecast when %s', (_, earned, expected, past, range) => {
  expect(forecast(earned, expected, past)).toEqual(range)
})

test.each([
  ['2026-09-01', '2026-10-31'],
  ['2026-10-31', '2026-11-30'],
  ['2026-12-31', '2027-01-31'],
  ['2028-01-15', '2028-02-29'],
])('what was earned on %s is settled until %s', (day, last) => expect(settledBy(day)).toBe(last))
