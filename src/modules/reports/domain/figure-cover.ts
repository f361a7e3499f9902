import { monthOf, type DayRange, type IsoDate } from '#core/dates.ts'

export type Cover = { months: DayRange | null; days: DayRange[] }

const shifted = (day: IsoDate, duration: Temporal.DurationLike) =>
  Temporal.PlainDate.from(day).add(duration).toString()

/** A range as its whole months and the days before and after them, so that a long one is added up from few sums. */
export function coverOf(range: DayRange): Cover {
  const [first, last] = [monthOf(range.from), monthOf(range.to)]
  const from = range.from === first.from ? range.from : shifted(first.from, { months: 1 })
  const to = range.to === last.to ? range.to : shifted(last.from, { days: -1 })
  if (from > to) return { months: null, days: [range] }
  const edges: DayRange[] = [
    { from: range.from, to: shifted(from, { days: -1 }) },
    { from: shifted(to, { days: 1 }), to: range.to },
  ]
  return { months: { from, to }, days: edges.filter((edge) => edge.from <= edge.to) }
}
