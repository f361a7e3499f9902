import { expect, test } from 'vitest'
import { easterSunday, isPublicHoliday } from './holidays.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterSunday(year).toString()).toBe(day)
})

test.each([
  ['DE', '2026-04-03', true],
  ['AT', '2026-04-03', false],
  ['DE', '2026-10-03', true],
  ['AT', '2026-10-26', true],
  ['DE', '2026-10-26', false],
  ['AT', '2026-06-04', true],
  ['CH', '2026-05-14', true],
  ['CH', '2026-08-01', true],
  ['FR', '2026-07-14', false],
])('%s on %s: %s', (country, day, isHoliday) => {
  expect(isPublicHoliday(country, Temporal.PlainDate.from(day))).toBe(isHoliday)
})
