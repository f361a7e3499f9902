import { describe, expect, test } from 'vitest'
import {
  businessDay,
  businessTime,
  formatDate,
  formatDayOf,
  formatMoment,
  isIsoDate,
  lastYears,
  parseTypedDate,
} from './dates.ts'

describe('typed days', () => {
  test.each([
    ['5.3.2025', '2025-03-05'],
    ['05.03.2025', '2025-03-05'],
    ['05.03.25', '2025-03-05'],
    ['05032025', '2025-03-05'],
    ['2025-03-05', '2025-03-05'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2025', null],
    ['31.02.2025', null],
    ['2025-02-30', null],
    ['13.13.2025', null],
    ['5/3/2025', null],
    ['1.1.0002', null],
    ['31.12.9999', null],
    ['', null],
  ])('%s reads as %s', (typed, day) => expect(parseTypedDate(typed)).toBe(day))
})

describe('printed', () => {
  test('days', () => expect(formatDate('2025-06-16')).toBe('16.06.2025'))
  test('the day of a moment is that of the business zone', () =>
    expect(formatDayOf('2025-06-16T22:30:00.000Z')).toBe('17.06.2025'))
  test('moments without a zone are business time', () =>
    expect(formatMoment('2025-06-16T14:05')).toBe('16.06.2025 14:05'))
  test('moments with a zone move to business time', () =>
    expect(formatMoment('2025-06-16T22:30:00.000Z')).toBe('17.06.2025 00:30'))
  test('nothing stays empty', () => expect(formatMoment(null) + formatDate(undefined)).toBe(''))
})

test('the business day is Berlin’s, whatever the machine’s zone', () => {
  expect(businessDay(Temporal.Instant.from('2025-12-31T23:30:00Z'))).toBe('2026-01-01')
  expect(businessTime(Temporal.Instant.from('2025-07-01T06:00:00Z'))).toBe('08:00')
  expect(businessTime(Temporal.Instant.from('2025-01-01T06:00:00Z'))).toBe('07:00')
})

test('a date is strict', () => {
  expect(isIsoDate('2025-2-3')).toBe(false)
  expect(isIsoDate('2025-02-29')).toBe(false)
  expect(isIsoDate('2024-02-29')).toBe(true)
})

test.each([
  ['0002-01-01', false],
  ['1850-06-01', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2200-12-31', true],
  ['2201-01-01', false],
  ['9999-12-31', false],
])('the year of %s is accepted: %s', (day, isAccepted) => expect(isIsoDate(day)).toBe(isAccepted))

test('the year list is the last twenty years', () => {
  const years = lastYears('2026-11-15')
  expect(years).toHaveLength(20)
  expect([years[0], years.at(-1)]).toEqual([2026, 2007])
})
