import { describe, expect, test } from 'vitest'
import { daysIn } from '#core/days/report-range.ts'
import { comparedWith, growth } from '#core/days/compared-range.ts'
import { stepsOf, trendOf, usualStep } from './compared.ts'

const range = (from: string, to: string) => ({ from, to })

test.each([
  ['a begun month, a year earlier', '2026-11-01', '2026-11-15', 'yil', '2025-11-01', '2025-11-15'],
  ['a begun month, the month before', '2026-11-01', '2026-11-15', 'donem', '2026-10-01', '2026-10-15'],
  ['a whole month, the whole month before', '2026-02-01', '2026-02-28', 'donem', '2026-01-01', '2026-01-31'],
  ['a whole February of a leap year', '2024-02-01', '2024-02-29', 'yil', '2023-02-01', '2023-02-28'],
  ['the month after a leap February', '2025-02-01', '2025-02-28', 'yil', '2024-02-01', '2024-02-29'],
  ['days across two months', '2026-03-30', '2026-04-02', 'donem', '2026-03-26', '2026-03-29'],
  ['a whole year', '2026-01-01', '2026-12-31', 'donem', '2025-01-01', '2025-12-31'],
  ['one day', '2026-03-10', '2026-03-10', 'donem', '2026-03-09', '2026-03-09'],
] as const)('%s', (_, from, to, comparison, start, end) => {
  expect(comparedWith(range(from, to), comparison)).toEqual(range(start, end))
})

describe('steps', () => {
  test('of weeks begin on Mondays and end with the range', () => {
    expect(stepsOf(range('2026-11-05', '2026-11-17'), 'hafta')).toEqual([
      range('2026-11-05', '2026-11-08'),
      range('2026-11-09', '2026-11-15'),
      range('2026-11-16', '2026-11-17'),
    ])
  })

  test.each(['gun', 'hafta', 'ay'] as const)('of %s cover every day once', (step) => {
    const whole = range('2025-12-30', '2026-12-29')
    const steps = stepsOf(whole, step)
    expect(steps.reduce((sum, part) => sum + daysIn(part), 0)).toBe(daysIn(whole))
    expect(steps.at(-1)?.to).toBe(whole.to)
  })

  test('of an inverted range are none', () => {
    expect(stepsOf(range('2026-02-02', '2026-02-01'), 'gun')).toEqual([])
  })

  test.each([
    ['2026-11-01', '2026-11-30', 'gun'],
    ['2026-01-01', '2026-04-30', 'hafta'],
    ['2026-01-01', '2026-12-31', 'ay'],
  ])('from %s to %s are %s', (from, to, step) => {
    expect(usualStep(range(from, to))).toBe(step)
  })
})

test('a trend loses no cent, whatever the steps and however long the compared time', () => {
  const now = range('2025-01-01', '2025-02-28')
  const before = comparedWith(range('2024-01-01', '2024-02-29'), 'donem')
  const days = [
    ...stepsOf(now, 'gun').map(({ from: gun }, place) => ({ gun, brut: place + 0.01 })),
    ...stepsOf(before, 'gun').map(({ from: gun }, place) => ({ gun, brut: place + 0.02 })),
  ]
  for (const step of ['gun', 'hafta', 'ay'] as const) {
    const points = trendOf(now, before, days, step)
    const sum = (field: 'value' | 'before') => points.reduce((total, point) => total + point[field], 0)
    expect(sum('value')).toBeCloseTo((59 * 58) / 2 + 0.59)
    expect(sum('before')).toBeCloseTo((60 * 59) / 2 + 1.2)
  }
})

test.each([
  [112, 100, 12],
  [50, 100, -50],
  [5, 0, null],
  [0, 0, null],
  [10, -10, 200],
])('%i after %i grew by %s', (value, before, percent) => {
  expect(growth(value, before)).toBe(percent)
})
