import { isIsoDate, parseTypedDate, type IsoDate } from './dates.ts'

/** What was typed for a moment: a day, and a time where one was named. */
export type TypedMoment = { day: IsoDate; time: string | null }

/** Day and time at the moment of typing. */
export type TypedAt = { today: IsoDate; time: string }

const fold = (text: string) =>
  text.trim().toLocaleLowerCase('tr').replaceAll('i̇', 'i').replaceAll('ı', 'i').replace(/\s+/g, ' ')

/** Words for a day near today, and how many days ahead it is. */
const nearDays: Readonly<Record<string, number>> = {
  heute: 0,
  bugün: 0,
  today: 0,
  morgen: 1,
  yarin: 1,
  tomorrow: 1,
  übermorgen: 2,
  'öbür gün': 2,
}

/** Monday to Sunday in German, Turkish and English, with their abbreviations. */
const weekdays: readonly (readonly string[])[] = [
  ['mo', 'montag', 'pzt', 'pazartesi', 'mon', 'monday'],
  ['di', 'dienstag', 'sal', 'sali', 'tue', 'tuesday'],
  ['mi', 'mittwoch', 'çar', 'çarşamba', 'wed', 'wednesday'],
  ['do', 'donnerstag', 'per', 'perşembe', 'thu', 'thursday'],
  ['fr', 'freitag', 'cum', 'cuma', 'fri', 'friday'],
  ['sa', 'samstag', 'cmt', 'cumartesi', 'sat', 'saturday'],
  ['so', 'sonntag', 'paz', 'pazar', 'sun', 'sunday'],
]

const LAST_HOUR = 23

/** '10', '930', '10:30', '10.30' and '10 uhr' are times. */
function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?: ?(?:uhr|h))?$/.exec(text)
  if (!match) return null
  const [, hour = '', minute = '00'] = match
  if (Number(hour) > LAST_HOUR || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

const ahead = (today: IsoDate, days: number): IsoDate =>
  Temporal.PlainDate.from(today).add({ days }).toString()

/** The coming day of that name; today's name means the one in a week. */
function weekdayAhead(text: string, today: IsoDate): IsoDate | null {
  const wanted = weekdays.findIndex((names) => names.includes(text)) + 1
  if (wanted === 0) return null
  const { dayOfWeek } = Temporal.PlainDate.from(today)
  return ahead(today, ((wanted - dayOfWeek + 6) % 7) + 1)
}

/** Day and month without a year mean the coming one. */
function withoutYear(text: string, today: IsoDate): IsoDate | null {
  const match = /^(\d{1,2})\.(\d{1,2})\.?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  if (!match) return null
  const [, day = '', month = ''] = match
  const year = Number(today.slice(0, 4))
  const named = (of: number) => `${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return [named(year), named(year + 1)].find((date) => isIsoDate(date) && date >= today) ?? null
}

function shortYear(text: string): IsoDate | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(text)
  return match ? parseTypedDate(`${match[1]}.${match[2]}.${match[3]}`) : null
}

const MOST_DAYS = 3_650

function daysAhead(text: string, today: IsoDate): IsoDate | null {
  const days = Number(/^\+ ?(\d{1,4})$/.exec(text)?.[1] ?? Number.NaN)
  return days <= MOST_DAYS ? ahead(today, days) : null
}

function readDay(text: string, today: IsoDate): IsoDate | null {
  const near = nearDays[text]
  if (near !== undefined) return ahead(today, near)
  return (
    parseTypedDate(text) ??
    withoutYear(text, today) ??
    shortYear(text) ??
    weekdayAhead(text, today) ??
    daysAhead(text, today)
  )
}

/** A day as people type it: '16.11', '1611', '+1', 'mo', 'morgen', 'yarın', or with its year. Null for anything else. */
export const parseTypedDay = (typed: string, today: IsoDate): IsoDate | null => readDay(fold(typed), today)

/** A day that is over, such as a birthday: a year of two digits is the last one that has been. */
export function parsePastDay(typed: string, today: IsoDate): IsoDate | null {
  const day = parseTypedDay(typed, today)
  const hasShortYear = /(?<!\d)\d{2}$/.test(typed.trim())
  return day && day > today && hasShortYear ? `${Number(day.slice(0, 4)) - 100}${day.slice(4)}` : day
}

function hoursAhead(text: string, { today, time }: TypedAt): TypedMoment | null {
  const hours = Number(/^\+ ?(\d{1,2}) ?(?:h|std|saat)$/.exec(text)?.[1] ?? Number.NaN)
  if (Number.isNaN(hours)) return null
  const moment = Temporal.PlainDateTime.from(`${today}T${time}`).add({ hours })
  return {
    day: moment.toPlainDate().toString(),
    time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** A day with or without a time: '+1 10', '1611 930', 'mo 10:30', 'morgen', '+2h'. Null for anything else. */
export function parseTypedMoment(typed: string, at: TypedAt): TypedMoment | null {
  const text = fold(typed)
  const later = hoursAhead(text, at)
  if (later) return later
  const day = readDay(text, at.today)
  if (day) return { day, time: null }
  const match = /^(.+?) (\d[\d:.]*(?: ?uhr)?)$/.exec(text)
  const namedDay = match ? readDay(match[1] ?? '', at.today) : null
  const time = match ? readTime(match[2] ?? '') : null
  return namedDay && time ? { day: namedDay, time } : null
}
