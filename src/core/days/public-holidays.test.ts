import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicHoliday, lastDayOfPeriod, type Residence } from './public-holidays.ts'

const at = (
  country: string | null,
  region: string | null = null,
  postcode: string | null = null,
): Residence => ({
  country,
  region,
  postcode,
})

const workdaysOff = (year: number, residence: Residence) => {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 })
  return Array.from({ length: first.daysInYear }, (_, offset) => first.add({ days: offset }).toString())
    .filter((day) => isPublicHoliday(day, residence))
    .map((day) => day.slice(5))
    .join(' ')
}

describe('the public holidays of a year', () => {
  test.each([
    [
      2024,
      at('DE', 'Bayern'),
      '01-01 01-06 03-29 04-01 05-01 05-09 05-20 05-30 08-08 08-15 10-03 11-01 12-25 12-26',
    ],
    [2026, at('DE', 'Niedersachsen'), '01-01 04-03 04-06 05-01 05-14 05-25 10-03 10-31 12-25 12-26'],
    [2026, at('DE', 'DE-NW'), '01-01 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
    [2025, at('DE', 'berlin'), '01-01 03-08 04-18 04-21 05-01 05-08 05-29 06-09 10-03 12-25 12-26'],
    [2026, at('DE', 'Sachsen'), '01-01 04-03 04-06 05-01 05-14 05-25 06-04 10-03 10-31 11-18 12-25 12-26'],
    [
      2026,
      at('DE', null, '04103'),
      '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 09-20 10-03 10-31 11-18 12-25 12-26',
    ],
    [2026, at('DE', null, '67146'), '01-01 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
    [
      2026,
      at('AT', 'Wien', '1010'),
      '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26',
    ],
    [2026, at('CH', null, '8001'), '01-01 01-02 04-03 04-06 05-14 05-25 08-01 12-25 12-26'],
    [2026, at('FR'), '01-01 04-03 04-06 05-01 12-25 12-26'],
  ])('%i, %o', (year, residence, days) => {
    expect(workdaysOff(year, residence)).toBe(days)
  })

  test.each([
    [2019, '04-22'],
    [2020, '04-13'],
    [2021, '04-05'],
    [2022, '04-18'],
    [2023, '04-10'],
    [2024, '04-01'],
    [2027, '03-29'],
    [2028, '04-17'],
    [2029, '04-02'],
    [2030, '04-22'],
    [2035, '03-26'],
    [2038, '04-26'],
  ])('Easter Monday of %i is on %s', (year, day) => {
    expect(isPublicHoliday(`${year}-${day}`, at('DE', 'HE'))).toBe(true)
    expect(
      isPublicHoliday(Temporal.PlainDate.from(`${year}-${day}`).add({ days: 1 }).toString(), at('DE', 'HE')),
    ).toBe(false)
  })

  test('a holiday holds from its first year', () => {
    expect(isPublicHoliday('2018-03-08', at('DE', 'BE'))).toBe(false)
    expect(isPublicHoliday('2017-10-31', at('DE', 'HE'))).toBe(true)
    expect(isPublicHoliday('2018-10-31', at('DE', 'HE'))).toBe(false)
  })
})

describe('the last day of a period', () => {
  test.each([
    ['Good Friday', '2026-04-03', at('DE', 'HE'), '2026-04-07'],
    ['Easter Monday', '2026-04-06', at('AT'), '2026-04-07'],
    ['Christmas before a weekend', '2026-12-25', at('DE', 'HE'), '2026-12-28'],
    ['New Year on a Friday, Swiss', '2027-01-01', at('CH'), '2027-01-04'],
    ['All Saints in the Palatinate', '2027-11-01', at('DE', null, '67146'), '2027-11-02'],
    ['All Saints in Hamburg', '2027-11-01', at('DE', null, '20095'), '2027-11-01'],
    ['a day that is one somewhere in Germany', '2027-11-01', at('DE'), '2027-11-02'],
    ['a Saturday', '2026-11-14', at('DE', 'HE'), '2026-11-16'],
    ['a usual day', '2026-11-13', at('DE', 'HE'), '2026-11-13'],
  ])('%s', (_, day, residence, last) => {
    expect(lastDayOfPeriod(day, residence)).toBe(last)
  })

  test('is a working day within the week after, and an unknown place never shortens it', () => {
    const days = fc
      .integer({ min: 0, max: 60_000 })
      .map((n) => Temporal.PlainDate.from('2000-01-01').add({ days: n }).toString())
    const known = fc.record({
      country: fc.constant('DE'),
      region: fc.constantFrom(null, 'Bayern', 'SN', 'Hamburg', 'irgendwo'),
      postcode: fc.constantFrom(null, '86150', '04103', '20095', 'unbekannt'),
    })
    fc.assert(
      fc.property(days, known, (day, residence) => {
        const last = lastDayOfPeriod(day, residence)
        const moved = Temporal.PlainDate.from(day).until(last).days
        expect(moved).toBeGreaterThanOrEqual(0)
        expect(moved).toBeLessThan(7)
        expect(lastDayOfPeriod(last, residence)).toBe(last)
        expect(lastDayOfPeriod(day, at('DE')) >= last).toBe(true)
      }),
    )
  })
})
