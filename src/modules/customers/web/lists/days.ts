import { businessDay, type IsoDate } from '#core/days/dates.ts'

/** The business day of a moment. */
export function dayOf(moment: string): IsoDate {
  const isZoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(moment)
  return isZoned ? businessDay(Temporal.Instant.from(moment)) : moment.slice(0, 10)
}

export const daysFromToday = (day: IsoDate, today: IsoDate) =>
  Temporal.PlainDate.from(today).until(day, { largestUnit: 'days' }).days

type Nearness = { key: 'today' | 'yesterday' | 'tomorrow' } | { key: 'days_ago' | 'in_days'; days: number }

/** How far away a day is, in words. */
export function nearness(day: IsoDate, today: IsoDate): Nearness {
  const days = daysFromToday(day, today)
  if (days === 0) return { key: 'today' }
  if (days === -1) return { key: 'yesterday' }
  if (days === 1) return { key: 'tomorrow' }
  return days < 0 ? { key: 'days_ago', days: -days } : { key: 'in_days', days }
}
