import type { DayRange, IsoDate } from '#core/days/dates.ts'

type Kind = 'year' | 'month' | 'third' | 'day'

/** Sums of one kind between two days, the end excluded; those with `minus` are subtracted. */
export type Span = { kind: Kind; from: IsoDate; end: IsoDate; minus?: true }

const pad = (value: number) => String(value).padStart(2, '0')

/** A date on the 1st, 11th or 21st; month 13 is January of the next year. */
const dayOf = (year: number, month: number, day: number): IsoDate =>
  month > 12 ? dayOf(year + 1, 1, day) : `${year}-${pad(month)}-${pad(day)}`

/** A third of a month begins on its 1st, 11th or 21st; the last one ends with the month. */
function nearestThird(year: number, month: number, day: number): IsoDate {
  const first = Math.min(Math.floor((day - 1) / 10), 2) * 10 + 1
  if (day - first <= 5) return dayOf(year, month, first)
  return first === 21 ? dayOf(year, month + 1, 1) : dayOf(year, month, first + 10)
}

/** The nearest start of a year, month or third; each is only used for ranges of at least this length. */
const kinds: { kind: Kind; days: number; nearest: (year: number, month: number, day: number) => IsoDate }[] =
  [
    { kind: 'year', days: 365, nearest: (year, month) => dayOf(year + (month > 6 ? 1 : 0), 1, 1) },
    { kind: 'month', days: 28, nearest: (year, month, day) => dayOf(year, month + (day > 16 ? 1 : 0), 1) },
    { kind: 'third', days: 8, nearest: nearestThird },
    { kind: 'day', days: 1, nearest: dayOf },
  ]

/** The span between two days, the end excluded; if they are in reverse order, it is subtracted. */
function between(kind: Kind, from: IsoDate, end: IsoDate): Span[] {
  if (from === end) return []
  return from < end ? [{ kind, from, end }] : [{ kind, from: end, end: from, minus: true }]
}

const dayAfter = (day: IsoDate) => Temporal.PlainDate.from(day).add({ days: 1 })

/** The day after the last one of a range. */
export const endOf = ({ to }: DayRange): IsoDate => dayAfter(to).toString()

/**
 * A range as whole years, plus or minus months, thirds and days, so that few sums are read: its ends move from the
 * nearest new year via the nearest first of a month to the exact day.
 */
export function coverOf(range: DayRange): Span[] {
  const first = Temporal.PlainDate.from(range.from)
  const end = dayAfter(range.to)
  const length = first.until(end).days
  const spans: Span[] = []
  let reached: { from: IsoDate; end: IsoDate } | null = null
  for (const { kind, days, nearest } of kinds) {
    if (days > length) continue
    const next: { from: IsoDate; end: IsoDate } = {
      from: nearest(first.year, first.month, first.day),
      end: nearest(end.year, end.month, end.day),
    }
    if (!reached || reached.from === reached.end) spans.push(...between(kind, next.from, next.end))
    else spans.push(...between(kind, next.from, reached.from), ...between(kind, reached.end, next.end))
    reached = next
  }
  return spans
}
