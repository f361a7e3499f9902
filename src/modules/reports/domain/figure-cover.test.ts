import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayRange } from '#core/days/dates.ts'
import { coverOf, type Span } from './figure-cover.ts'

type Day = Temporal.PlainDate

const dayOf = (day: string) => Temporal.PlainDate.from(day)

/** The first day of the period that a day belongs to. */
const beginnings: Record<Span['kind'], (day: Day) => Day> = {
  year: (day) => day.with({ month: 1, day: 1 }),
  month: (day) => day.with({ day: 1 }),
  third: (day) => day.with({ day: day.day <= 10 ? 1 : day.day <= 20 ? 11 : 21 }),
  day: (day) => day,
}

function* daysFrom(from: Day, isWithin: (day: Day) => boolean): Generator<Day> {
  for (let day = from; isWithin(day); day = day.add({ days: 1 })) yield day
}

/** How often each day is counted by the sums within the spans, and how many sums are read. */
function counted(spans: readonly Span[]) {
  const days = new Map<string, number>()
  let read = 0
  for (const { kind, from, end, minus } of spans)
    for (const first of daysFrom(dayOf(from), (day) => day.toString() < end)) {
      if (!beginnings[kind](first).equals(first)) continue
      read += 1
      for (const day of daysFrom(first, (one) => beginnings[kind](one).equals(first)))
        days.set(day.toString(), (days.get(day.toString()) ?? 0) + (minus ? -1 : 1))
    }
  return { days, read }
}

const range = fc
  .tuple(
    fc.integer({ min: 0, max: 1500 }),
    fc.oneof(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 1500 })),
  )
  .map(([start, length]): DayRange => {
    const from = dayOf('2023-01-01').add({ days: start })
    return { from: from.toString(), to: from.add({ days: length }).toString() }
  })

test('every range counts each of its days once and no other, from few sums', () => {
  fc.assert(
    fc.property(range, ({ from, to }) => {
      const { days, read } = counted(coverOf({ from, to }))
      const wanted = [...daysFrom(dayOf(from), (day) => day.toString() <= to)].map(String)
      const told = [...days].filter(([, times]) => times !== 0)
      expect(told.toSorted()).toEqual(wanted.map((day) => [day, 1]))
      expect(read).toBeLessThanOrEqual(30)
    }),
    { numRuns: 40 },
  )
})

test.each<[string, DayRange, Span[]]>([
  [
    'a day',
    { from: '2026-03-05', to: '2026-03-05' },
    [{ kind: 'day', from: '2026-03-05', end: '2026-03-06' }],
  ],
  [
    'a month',
    { from: '2026-02-01', to: '2026-02-28' },
    [{ kind: 'month', from: '2026-02-01', end: '2026-03-01' }],
  ],
  [
    'all years',
    { from: '1900-01-01', to: '2200-12-31' },
    [{ kind: 'year', from: '1900-01-01', end: '2201-01-01' }],
  ],
  [
    'a year to its middle of November',
    { from: '2025-11-18', to: '2026-11-17' },
    [
      { kind: 'year', from: '2026-01-01', end: '2027-01-01' },
      { kind: 'month', from: '2025-12-01', end: '2026-01-01' },
      { kind: 'month', from: '2026-12-01', end: '2027-01-01', minus: true },
      { kind: 'third', from: '2025-11-21', end: '2025-12-01' },
      { kind: 'third', from: '2026-11-21', end: '2026-12-01', minus: true },
      { kind: 'day', from: '2025-11-18', end: '2025-11-21' },
      { kind: 'day', from: '2026-11-18', end: '2026-11-21', minus: true },
    ],
  ],
])('%s', (_name, asked, spans) => {
  expect(coverOf(asked)).toEqual(spans)
})
