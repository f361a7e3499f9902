import { monthOf, type DayRange, type IsoDate } from '#core/dates.ts'

/** Each part may be empty: it ends before it begins then. */
export type Cover = Record<'before' | 'months' | 'after', DayRange>

const shifted = (day: IsoDate, duration: Temporal.DurationLike) =>
  Temporal.PlainDate.from(day).add(duration).toString()

/** A range as its whole months and the days before and after them, so that a long one is added up from few sums. */
export function coverOf(range: DayRange): Cover {
  const [first, last] = [monthOf(range.from), monthOf(range.to)]
  const from = range.from === first.from ? range.from : shifted(first.from, { months: 1 })
  const to = range.to === last.to ? range.to : shifted(last.from, { days: -1 })
  const rest = from > to ? range.from : shifted(to, { days: 1 })
  return {
    before: { from: range.from, to: shifted(from > to ? range.from : from, { days: -1 }) },
    months: { from, to },
    after: { from: rest, to: range.to },
  }
}
