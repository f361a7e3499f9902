import { describe, expect, test } from 'vitest'
import { coverOf } from './figure-cover.ts'

const range = (from: string, to: string) => ({ from, to })

describe('a range is its whole months and the days around them', () => {
  test.each([
    ['a month', range('2026-02-01', '2026-02-28'), range('2026-02-01', '2026-02-28'), []],
    [
      'a year from its middle',
      range('2025-11-16', '2026-11-16'),
      range('2025-12-01', '2026-10-31'),
      [range('2025-11-16', '2025-11-30'), range('2026-11-01', '2026-11-16')],
    ],
    [
      'a month begun',
      range('2026-01-01', '2026-02-10'),
      range('2026-01-01', '2026-01-31'),
      [range('2026-02-01', '2026-02-10')],
    ],
    ['a day', range('2026-03-01', '2026-03-01'), null, [range('2026-03-01', '2026-03-01')]],
    ['days of two months', range('2026-03-20', '2026-04-29'), null, [range('2026-03-20', '2026-04-29')]],
    ['all years', range('1900-01-01', '2200-12-31'), range('1900-01-01', '2200-12-31'), []],
  ] as const)('%s', (_name, asked, months, days) => {
    expect(coverOf(asked)).toEqual({ months, days })
  })
})
