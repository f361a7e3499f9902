import type { DayRange, IsoDate } from '#core/dates.ts'

type Kind = 'year' | 'month' | 'third' | 'day'

/** Sums of one kind from a day to before another; those with `minus` are taken away from the others. */
export type Span = { kind: Kind; from: IsoDate; end: IsoDate; minus?: true }

const pad = (value: number) => String(value).padStart(2, '0')

/** A first, 11th or 21st; the month after December is in the next year. */
const dayOf = (year: number, month: number, day: number): IsoDate =>
  month > 12 ? dayOf(year + 1, 1, day) : `${year}-${pad(month)}-${pad(day)}`

/** A third of a month begins on its 1st, 11th or 21st; the last one ends with the month. */
function nearestThird(year: number, month: number, day: number): IsoDate {
  const first = Math.min(Math.floor((day - 1) / 10), 2) * 10 + 1
  if (day - first <= 5) return dayOf(year, month, first)
  return first === 21 ? dayOf(year, month + 1, 1) : dayOf(year, month, first + 10)
}

/** The nearest beginning of a year, month or third; each is used for ranges that are at least as long as the shortest. */
const kinds: { kind: Kind; days: number; nearest: (year: number, month: number, day: number) => IsoDate }[] =
  [
    { kind: 'year', days: 365, nearest: (year, month) => dayOf(year + (month > 6 ? 1 : 0), 1, 1) },
    { kind: 'month', days: 28, nearest: (year, month, day) => dayOf(year, month + (day > 16 ? 1 : 0), 1) },
    { kind: 'third', days: 8, nearest: nearestThird },
    { kind: 'day', days: 1, nearest: dayOf },
  ]

/** From one day to before another; the other way round it is taken away. */
function between(kind: Kind, from: IsoDate, end: IsoDate): Span[] {
  if (from === end) return []
  return from < end ? [{ kind, from, end }] : [{ kind, from: end, end: from, minus: true }]
}

const dayAfter = (day: IsoDate) => Temporal.PlainDate.from(day).add({ days: 1 })

/** The day before which a range ends. */
export const endOf = ({ to }: DayRange): IsoDate => dayAfter(to).toString()

/**
 * A range as whole years, and the months, thirds and days that these lack or have too many, so that it is added up from few
 * sums: its ends move from the nearest new year over the nearest first of a month to the day itself.
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
