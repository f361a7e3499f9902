import { BUSINESS_ZONE, type IsoDate } from '#core/days/dates.ts'

const SATURDAY = 6

/** The day that lies so many days from today; a weekend becomes the Friday before it. */
export function workingDay(today: IsoDate, offset: number): IsoDate {
  const day = Temporal.PlainDate.from(today).add({ days: offset })
  return day.subtract({ days: Math.max(0, day.dayOfWeek - SATURDAY + 1) }).toString()
}

/** A moment on the business clock, as PostgreSQL reads it. */
export const moment = (day: IsoDate, time: string) => `${day} ${time} ${BUSINESS_ZONE}`

/** 'HH:mm' */
export function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
