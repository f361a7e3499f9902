import type { IsoDate } from './dates.ts'

/** Easter Sunday of a year (Gauss, Gregorian calendar). */
function easter(year: number): Temporal.PlainDate {
  const a = year % 19
  const century = Math.floor(year / 100)
  const h = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * a + 15) % 30
  const i = h - Math.floor(h / 28) * (1 - Math.floor(29 / (h + 1)) * Math.floor((21 - a) / 11))
  const j = (year + Math.floor(year / 4) + i + 2 - century + Math.floor(century / 4)) % 7
  const l = i - j
  const month = 3 + Math.floor((l + 40) / 44)
  return Temporal.PlainDate.from({ year, month, day: l + 28 - 31 * Math.floor(month / 4) })
}

/** Days from Easter Sunday of the same year to a day. */
export function daysFromEaster(day: IsoDate): number {
  const date = Temporal.PlainDate.from(day)
  return easter(date.year).until(date, { largestUnit: 'days' }).days
}
