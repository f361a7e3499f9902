/** Calendar days are 'YYYY-MM-DD', moments ISO 8601. The business day is that of Berlin, whatever the browser's zone. */
export const BUSINESS_ZONE = 'Europe/Berlin'

export type IsoDate = string

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** Accepted years. Outside of them time zones have odd offsets and adding days can leave the calendar. */
const YEARS = { first: '1900', last: '2200' }

export const FIRST_DAY: IsoDate = `${YEARS.first}-01-01`
export const LAST_DAY: IsoDate = `${YEARS.last}-12-31`

/** Whether a day exists and is in an accepted year. */
export function isIsoDate(value: string): boolean {
  if (!ISO_DATE.test(value)) return false
  const year = value.slice(0, 4)
  if (year < YEARS.first || year > YEARS.last) return false
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString() === value
  } catch {
    return false
  }
}

function inBusinessZone(now: Temporal.Instant): Temporal.ZonedDateTime {
  return now.toZonedDateTimeISO(BUSINESS_ZONE)
}

export function businessDay(now: Temporal.Instant = Temporal.Now.instant()): IsoDate {
  return inBusinessZone(now).toPlainDate().toString()
}

/** 'HH:mm' on the business clock. */
export function businessTime(now: Temporal.Instant): string {
  return inBusinessZone(now).toPlainTime().toString({ smallestUnit: 'minute' })
}

/** The given year and the ones before it, newest first. */
export function lastYears(today: IsoDate, count = 20): number[] {
  const year = Temporal.PlainDate.from(today).year
  return Array.from({ length: count }, (_, back) => year - back)
}

const pad = (value: number) => String(value).padStart(2, '0')

/** '16.06.2025'; empty for an empty value. */
export function formatDate(value: IsoDate | null | undefined): string {
  if (!value) return ''
  const [year, month, day] = value.slice(0, 10).split('-')
  return `${day}.${month}.${year}`
}

/** The day of a moment, as people write it. */
export const formatDayOf = (moment: string): string => formatDate(businessDay(Temporal.Instant.from(moment)))

/** What the business clock showed at a moment. A moment without a zone is already business time. */
export function onBusinessClock(moment: string): Temporal.PlainDateTime {
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(moment)
  return zoned
    ? inBusinessZone(Temporal.Instant.from(moment)).toPlainDateTime()
    : Temporal.PlainDateTime.from(moment)
}

/** '16.06.2025 14:05' on the business clock. */
export function formatMoment(value: string | null | undefined): string {
  if (!value) return ''
  const local = onBusinessClock(value)
  return `${formatDate(local.toPlainDate().toString())} ${pad(local.hour)}:${pad(local.minute)}`
}

const TYPED_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/
const COMPACT_DATE = /^(\d{2})(\d{2})(\d{4})$/

/** Reads a typed day strictly: '5.3.2025', '05.03.25', '05032025', '2025-03-05'. Null for 31.02. or nonsense. */
export function parseTypedDate(typed: string): IsoDate | null {
  const text = typed.trim()
  if (isIsoDate(text)) return text
  const match = TYPED_DATE.exec(text) ?? COMPACT_DATE.exec(text)
  if (!match) return null
  const [, day = '', month = '', year = ''] = match
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}

export type DayRange = { from: IsoDate; to: IsoDate }

/** The calendar month of a day. */
export function monthOf(today: IsoDate): DayRange {
  const day = Temporal.PlainDate.from(today)
  return { from: day.with({ day: 1 }).toString(), to: day.with({ day: day.daysInMonth }).toString() }
}

/** The week of a day, from Monday to Sunday. */
export function weekOf(today: IsoDate): DayRange {
  const day = Temporal.PlainDate.from(today)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  return { from: monday.toString(), to: monday.add({ days: 6 }).toString() }
}
