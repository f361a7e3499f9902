import { describe, expect, test } from 'vitest'
import { rangeOf } from '#core/report-range.ts'
import { AnalysisForm, analysisRows, daysOf, type GroupSums } from './analysis.ts'
import { comparedDays } from './comparison.ts'
import { nextDue, SavedReportForm } from './saved.ts'

describe('a report is due next', () => {
  test.each([
    ['daily', 7, 1, '2026-11-16T05:59:00Z', '2026-11-16T06:00:00Z'],
    ['daily', 7, 1, '2026-11-16T06:00:00Z', '2026-11-17T06:00:00Z'],
    ['weekly', 7, 1, '2026-11-16T06:00:00Z', '2026-11-23T06:00:00Z'],
    ['weekly', 0, 7, '2026-11-16T06:00:00Z', '2026-11-21T23:00:00Z'],
    ['monthly', 7, 1, '2026-11-16T06:00:00Z', '2026-12-01T06:00:00Z'],
    ['monthly', 7, 28, '2027-02-01T00:00:00Z', '2027-02-28T06:00:00Z'],
    // The hour that summer time leaves out is the next one.
    ['daily', 2, 1, '2027-03-27T12:00:00Z', '2027-03-28T01:00:00Z'],
    // The hour that comes twice is due once.
    ['daily', 2, 1, '2026-10-25T00:00:00Z', '2026-10-26T01:00:00Z'],
  ] as const)('%s at %i on day %i after %s: %s', (schedule, send_hour, send_day, after, due) => {
    const next = nextDue({ schedule, send_hour, send_day }, Temporal.Instant.from(after))
    expect(next?.toString()).toBe(due)
  })

  test('never without a schedule', () => {
    const timing = { schedule: 'none', send_hour: 7, send_day: 1 } as const
    expect(nextDue(timing, Temporal.Instant.from('2026-11-16T00:00:00Z'))).toBeNull()
  })
})

test.each([
  ['yesterday', '2026-11-15', '2026-11-15'],
  ['last_week', '2026-11-09', '2026-11-15'],
  ['last_month', '2026-10-01', '2026-10-31'],
  ['this_month', '2026-11-01', '2026-11-16'],
  ['this_year', '2026-01-01', '2026-11-16'],
  ['fixed', '2026-02-01', '2026-02-03'],
] as const)('%s goes from %s to %s', (kind, from, to) => {
  const fixed = { start_date: '2026-02-01', end_date: '2026-02-03' }
  expect(daysOf(kind, '2026-11-16', fixed)).toEqual({ from, to })
})

const range = { start_date: '2026-03-01', end_date: '2026-03-31' }

test.each([
  ['none', null],
  ['year', { from: '2025-03-01', to: '2025-03-31' }],
  ['period', { from: '2026-02-01', to: '2026-02-28' }],
  ['free', { from: '2024-01-01', to: '2024-01-05' }],
] as const)('compared with %s', (compare, days) => {
  const form = { ...range, compare, compare_start: '2024-01-01', compare_end: '2024-01-05' }
  const given = AnalysisForm.parse(form)
  expect(comparedDays(rangeOf(given), given)).toEqual(days)
})

const saved = { name: 'A', by_what: 'person', days: 'last_month' }

test.each([
  [AnalysisForm, { ...range, start_date: '2026-04-01' }, 'end_date', 'range_turned'],
  [AnalysisForm, { ...range, start_date: '2001-04-01' }, 'end_date', 'range_far'],
  [AnalysisForm, { ...range, compare: 'free' }, 'compare_start', 'requiredField'],
  [
    AnalysisForm,
    { ...range, compare: 'free', compare_start: '2026-02-02', compare_end: '2026-02-01' },
    'compare_end',
    'range_turned',
  ],
  [SavedReportForm, { ...saved, days: 'fixed' }, 'start_date', 'requiredField'],
  [
    SavedReportForm,
    { ...saved, days: 'fixed', start_date: '2026-02-02', end_date: '2026-02-01' },
    'end_date',
    'range_turned',
  ],
  [
    SavedReportForm,
    { ...saved, days: 'fixed', start_date: '1990-02-02', end_date: '2026-02-01' },
    'end_date',
    'range_far',
  ],
  [SavedReportForm, { ...saved, schedule: 'weekly', send_day: 8 }, 'send_day', 'not_allowed'],
] as const)('bad days are refused by their name: %#', (form, input, field, code) => {
  const issues = form.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(issues).toContainEqual([field, code])
})

test('groups of both ranges are side by side, also one that sold before only', () => {
  const sums = (id: string, net: number, iptal = 0): GroupSums => ({
    id,
    ad: id,
    adet: 1,
    brut: net,
    net,
    iptal,
  })
  const rows = analysisRows([sums('a', 100.1, 0.05), sums('b', 50)], [sums('a', 80), sums('c', 7)])
  expect(rows.map(({ id, kalan, onceki, fark, artis }) => [id, kalan, onceki, fark, artis])).toEqual([
    ['a', 100.05, 80, 20.05, 25.1],
    ['b', 50, 0, 50, null],
    ['c', 0, 7, -7, -100],
  ])
  expect(analysisRows([sums('a', 1)], null)[0]).toMatchObject({ onceki: null, fark: null, artis: null })
})
