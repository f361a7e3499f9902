import { describe, expect, test } from 'vitest'
import type { DayRange } from '#core/dates.ts'
import { coverOf } from './figure-cover.ts'

const range = (from: string, to: string) => ({ from, to })

const unlessEmpty = (part: DayRange) => (part.from > part.to ? null : part)

describe('a range is its whole months and the days around them', () => {
  test.each([
    ['a month', range('2026-02-01', '2026-02-28'), null, range('2026-02-01', '2026-02-28'), null],
    [
      'a year from its middle',
      range('2025-11-16', '2026-11-16'),
      range('2025-11-16', '2025-11-30'),
      range('2025-12-01', '2026-10-31'),
      range('2026-11-01', '2026-11-16'),
    ],
    [
      'a month begun',
      range('2026-01-01', '2026-02-10'),
      null,
      range('2026-01-01', '2026-01-31'),
      range('2026-02-01', '2026-02-10'),
    ],
    ['a day', range('2026-03-01', '2026-03-01'), null, null, range('2026-03-01', '2026-03-01')],
    ['the last day', range('2026-03-31', '2026-03-31'), null, null, range('2026-03-31', '2026-03-31')],
    ['days of two months', range('2026-03-20', '2026-04-29'), null, null, range('2026-03-20', '2026-04-29')],
    ['all years', range('1900-01-01', '2200-12-31'), null, range('1900-01-01', '2200-12-31'), null],
  ] as const)('%s', (_name, asked, before, months, after) => {
    const cover = coverOf(asked)
    expect(unlessEmpty(cover.before)).toEqual(before)
    expect(unlessEmpty(cover.months)).toEqual(months)
    expect(unlessEmpty(cover.after)).toEqual(after)
  })
})
