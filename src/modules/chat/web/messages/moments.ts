import { BUSINESS_ZONE, businessTime, formatDate, formatMoment } from '#core/days/dates.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'

const local = (moment: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(BUSINESS_ZONE)

/** '14:05' on the business clock. */
export const timeOf = (moment: string): string => businessTime(Temporal.Instant.from(moment))

type Words = { today: string; yesterday: string }

function daysAgo(day: string, today: string): number {
  return Temporal.PlainDate.from(day).until(Temporal.PlainDate.from(today), { largestUnit: 'day' }).days
}

/** A day as a heading: today, yesterday or its date. */
export function dayName(day: string, words: Words, today = serverToday()): string {
  const ago = daysAgo(day, today)
  if (ago === 0) return words.today
  return ago === 1 ? words.yesterday : formatDate(day)
}

/** The time of the latest message, in a short form for the list. */
export function shortMoment(moment: string, words: Words, today = serverToday()): string {
  const day = local(moment).toPlainDate().toString()
  return day === today ? timeOf(moment) : dayName(day, words, today)
}

/** When a user was last active, as a sentence. */
export function seenMoment(moment: string, words: Words, today = serverToday()): string {
  const day = local(moment).toPlainDate().toString()
  const ago = daysAgo(day, today)
  return ago > 1 ? formatMoment(moment) : `${dayName(day, words, today)} ${timeOf(moment)}`
}

/** '1:05' */
export const duration = (min: number, sec: number): string => `${min}:${String(sec).padStart(2, '0')}`

/** '2,4 MB' without more precision than anybody needs. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`
  if (bytes < 1_048_576) return `${Math.round(bytes / 1_024)} KB`
  return `${(bytes / 1_048_576).toFixed(1).replace('.', ',')} MB`
}
