const FIXED: Readonly<Record<string, readonly string[]>> = {
  DE: ['01-01', '05-01', '10-03', '12-25', '12-26'],
  AT: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
  CH: ['01-01', '08-01', '12-25'],
}

/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const MOVING: Readonly<Record<string, readonly number[]>> = {
  DE: [-2, 1, 39, 50],
  AT: [1, 39, 50, 60],
  CH: [39],
}

/** Easter Sunday of a year of the Gregorian calendar (Butcher's rule). */
export function easterSunday(year: number): Temporal.PlainDate {
  const cycle = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const leap = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * cycle + century - leap - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((cycle + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * shift + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}

/** Whether the whole country has a holiday; regional ones are left to the company. */
export function isPublicHoliday(country: string, day: Temporal.PlainDate): boolean {
  if (FIXED[country]?.includes(day.toString().slice('2026-'.length))) return true
  const after = easterSunday(day.year).until(day, { largestUnit: 'days' }).days
  return MOVING[country]?.includes(after) ?? false
}

/** The countries that have a holiday on a day. */
export const countriesOnHoliday = (day: Temporal.PlainDate): string[] =>
  Object.keys(FIXED).filter((country) => isPublicHoliday(country, day))
