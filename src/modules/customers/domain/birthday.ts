import type { IsoDate } from '#core/days/dates.ts'

/** A birthday is coming when it is today or within the next two weeks. */
export const BIRTHDAY_WINDOW_DAYS = 14

/** 29 February is celebrated on the 28th in common years. */
function anniversary(born: Temporal.PlainDate, years: number): Temporal.PlainDate {
  return born.add({ years })
}

export function daysToBirthday(born: IsoDate, today: IsoDate): number {
  const day = Temporal.PlainDate.from(today)
  const birth = Temporal.PlainDate.from(born)
  const years = day.year - birth.year
  const thisYear = anniversary(birth, years)
  const next = Temporal.PlainDate.compare(thisYear, day) >= 0 ? thisYear : anniversary(birth, years + 1)
  return day.until(next, { largestUnit: 'days' }).days
}

export function isBirthdayComing(born: IsoDate | null, today: IsoDate): boolean {
  return born !== null && daysToBirthday(born, today) <= BIRTHDAY_WINDOW_DAYS
}

/** Completed years, counted up on the day the birthday is celebrated. */
export function ageOn(born: IsoDate, today: IsoDate): number {
  const day = Temporal.PlainDate.from(today)
  const birth = Temporal.PlainDate.from(born)
  const years = day.year - birth.year
  const isReached = Temporal.PlainDate.compare(anniversary(birth, years), day) <= 0
  return Math.max(0, isReached ? years : years - 1)
}

const keyOf = (day: Temporal.PlainDate) => day.month * 100 + day.day

/** The days of the window as month × 100 + day, which is how the database finds birthdays by index. */
export function birthdayKeys(today: IsoDate, window = BIRTHDAY_WINDOW_DAYS): number[] {
  const first = Temporal.PlainDate.from(today)
  const days = Array.from({ length: window + 1 }, (_, offset) => first.add({ days: offset }))
  const leapDay = days.some((day) => !day.inLeapYear && keyOf(day) === 228) ? [229] : []
  return [...days.map(keyOf), ...leapDay]
}
