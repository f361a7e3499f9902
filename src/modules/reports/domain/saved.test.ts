import { describe, expect, test } from 'vitest'
import { Level, type Who } from '#core/actor.ts'
import { companyOf } from '#core/company/company.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { countByOwner, countByStatus } from '#modules/customers/domain/calls.ts'
import { AnalysisForm, analysisRows, dayKindOf, daysOf, type GroupSums } from './analysis.ts'
import {
  analysisReport,
  orderStateReport,
  reportConversations,
  staffSalesReport,
  turnoverReport,
  wineSalesReport,
} from './calls.ts'
import { comparedDays } from './comparison.ts'
import { reportNames, whyNotReport, type ReportKind } from './kinds.ts'
import { closedOrders, stockValue } from './list-reports.ts'
import type { ReportTable } from './report-columns.ts'
import { reportDocument } from './document.ts'
import { nextDue, problemWords, questionOf, retryAt, SavedReportForm } from './saved.ts'

describe('a report is due next', () => {
  test.each([
    ['daily', 7, 1, '2026-11-16T05:59:00Z', '2026-11-16T06:00:00Z'],
    ['daily', 7, 1, '2026-11-16T06:00:00Z', '2026-11-17T06:00:00Z'],
    ['weekly', 7, 1, '2026-11-16T06:00:00Z', '2026-11-23T06:00:00Z'],
    ['weekly', 0, 7, '2026-11-16T06:00:00Z', '2026-11-21T23:00:00Z'],
    ['monthly', 7, 1, '2026-11-16T06:00:00Z', '2026-12-01T06:00:00Z'],
    ['monthly', 7, 28, '2027-02-01T00:00:00Z', '2027-02-28T06:00:00Z'],
    // An hour that is skipped for summer time becomes the next one.
    ['daily', 2, 1, '2027-03-27T12:00:00Z', '2027-03-28T01:00:00Z'],
    // The hour that comes twice is due once.
    ['daily', 2, 1, '2026-10-25T00:00:00Z', '2026-10-26T01:00:00Z'],
  ] as const)('%s at %i on day %i after %s: %s', (schedule, send_hour, send_day, after, due) => {
    const next = nextDue({ schedule, send_hour, send_day }, Temporal.Instant.from(after))
    expect(next?.toString()).toBe(due)
  })

  test.each([
    [1, '2026-11-16T06:05:00Z'],
    [2, '2026-11-16T06:30:00Z'],
    [3, '2026-11-16T08:00:00Z'],
    [4, undefined],
  ])('after %i failed attempts: %s', (attempts, due) => {
    expect(retryAt(attempts, Temporal.Instant.from('2026-11-16T06:00:00Z'))?.toString()).toBe(due)
  })

  test('never without a schedule', () => {
    const timing = { schedule: 'none', send_hour: 7, send_day: 1 } as const
    expect(nextDue(timing, Temporal.Instant.from('2026-11-16T00:00:00Z'))).toBeNull()
  })
})

test.each([
  ['today', '2026-11-16', '2026-11-16'],
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

test.each([
  ['this_month', '2026-11-16', '2026-11-01', '2026-11-30'],
  ['this_month', '2026-11-16', '2026-11-01', '2026-11-16'],
  ['this_month', '2026-11-01', '2026-11-01', '2026-11-30'],
  ['today', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['yesterday', '2026-11-16', '2026-11-15', '2026-11-15'],
  ['last_week', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['last_month', '2026-11-16', '2026-10-01', '2026-10-31'],
  ['this_year', '2026-11-16', '2026-01-01', '2026-12-31'],
  ['fixed', '2026-11-16', '2026-11-01', '2026-11-15'],
  ['fixed', '2026-11-16', '2026-11-02', '2026-11-30'],
] as const)('days that are saved as %s on %s: %s to %s', (kind, today, from, to) => {
  expect(dayKindOf({ from, to }, today)).toBe(kind)
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

/** The calls behind each report; a list is mailed to those who may export it. */
const behind: Record<ReportKind, readonly Who[]> = {
  analysis: [analysisReport.who],
  order_states: [orderStateReport.who],
  staff_sales: [staffSalesReport.who],
  closed_orders: [closedOrders({ from: '2026-01-01', to: '2026-01-31' }).list.export],
  turnover: [turnoverReport.who],
  calls: [reportConversations.who],
  wine_sales: [wineSalesReport.who],
  stock_value: [stockValue.export],
  customer_info: [countByStatus.who, countByOwner.who],
}

test.each(reportNames)('who may keep the report %s may make its calls, nobody else', (report) => {
  for (const user_level of Object.values(Level)) {
    const actor = {
      id: 9,
      user_name: 'x',
      user_level,
      bayi: 1,
      country_code: null,
      random_customer_access: '0',
    } as const
    const mayAsk = behind[report].every((who) => who(actor))
    expect(whyNotReport(actor, { report, by_what: 'person' }) === null).toBe(mayAsk)
  }
})

test('a document leaves out what has no room, breaks long heads and says when there are more lines', () => {
  const table: ReportTable = {
    columns: [
      { label: 'Mitarbeiter', kind: 'text', sum: null },
      { label: 'Aufträge', kind: 'count', sum: 7, width: 20 },
      { label: 'Storniert (netto)', kind: 'money', sum: 3.5, width: 25, bar: true },
      { label: 'Netto', kind: 'money', sum: 9, width: 25, isSpare: true },
    ],
    rows: [['Anna', 7, 3.5, 9]],
    count: 2,
  }
  const days = { start_date: '2026-03-01', end_date: '2026-03-31' }
  const question = questionOf(
    SavedReportForm.parse({ name: 'A', report: 'staff_sales', days: 'fixed', ...days, compare: 'year' }),
    '2026-11-16',
  )
  const heading = { report: 'staff_sales', question, name: null, today: '2026-11-16' } as const
  const { title, subtitle, facts, body } = reportDocument(
    heading,
    table,
    companyOf({ legal_name: 'Weinkontor GmbH' }),
  )
  expect([title, subtitle]).toEqual(['Verkäufe je Mitarbeiter', 'Auftragstag 01.03.2026 – 31.03.2026'])
  expect(facts).toEqual([
    { label: 'Stand', value: '16.11.2026' },
    { label: 'Vergleich', value: '01.03.2025 – 31.03.2025' },
    { label: 'Aufträge', value: '7' },
  ])
  expect(body).toMatchObject([
    {
      type: 'table',
      columns: [{ label: 'Mitarbeiter' }, { label: 'Aufträge' }, { label: 'Storniert\n(netto)' }],
      rows: [['Anna', 7, 3.5]],
    },
    { type: 'text', text: 'Gezeigt sind 1 von 2 Zeilen; die Summen zählen alle.' },
    {
      type: 'totals',
      rows: [
        { label: 'Storniert (netto)', amount: 3.5, style: 'strong' },
        { label: 'Netto', amount: 9 },
      ],
    },
  ])
})

test.each([
  [null, '{}', null],
  ['owner_gone', '{}', 'Owner is blocked or may not see the report'],
  ['report_failed', '{}', 'The report could not be made'],
  ['file_too_large', '{"tr":"Büyük.","de":"Zu groß.","en":"Too large."}', 'Too large.'],
])('the problem %s of a report is said in words', (problem, problem_words, words) =>
  expect(problemWords({ problem, problem_words }, 'en')).toBe(words),
)
