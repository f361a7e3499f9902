import type { DayRange } from '#core/days/dates.ts'

const SATURDAY = 6

/** Mondays to Fridays within a range of days. */
export function workingDays({ from, to }: DayRange): number {
  const first = Temporal.PlainDate.from(from)
  const days = first.until(to, { largestUnit: 'days' }).days + 1
  return Array.from({ length: days }, (_, offset) => first.add({ days: offset })).filter(
    ({ dayOfWeek }) => dayOfWeek < SATURDAY,
  ).length
}
