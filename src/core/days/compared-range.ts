import { monthOf, type DayRange, type IsoDate } from './dates.ts'
import { daysIn } from './report-range.ts'

/** What a range is compared with: the same days a year earlier, or the days before it. */
export const comparisons = ['yil', 'donem'] as const

export type Comparison = (typeof comparisons)[number]

const dayOf = (day: IsoDate) => Temporal.PlainDate.from(day)

/** A month, whole or begun, is compared with the month before it; any other range with as many days before it. */
export function comparedWith(range: DayRange, comparison: Comparison): DayRange {
  const [from, to] = [dayOf(range.from), dayOf(range.to)]
  const back = comparison === 'yil' ? { years: 1 } : { months: 1 }
  const month = monthOf(range.from)
  if (comparison === 'donem' && (from.day !== 1 || range.to > month.to)) {
    const days = daysIn(range)
    return { from: from.subtract({ days }).toString(), to: to.subtract({ days }).toString() }
  }
  const start = from.subtract(back).toString()
  const isWholeMonth = range.from === month.from && range.to === month.to
  return { from: start, to: isWholeMonth ? monthOf(start).to : to.subtract(back).toString() }
}

/** By how much something grew, in percent; null where there was nothing before. */
export const growth = (value: number, before: number): number | null =>
  before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 1000) / 10
