import { expect, test } from 'vitest'
import { parsePastDay, parseTypedDay, parseTypedMoment } from './typed-moment.ts'

/** A Monday. */
const at = { today: '2026-11-16', time: '16:41' }

test.each([
  ['+1', '2026-11-17', null],
  ['+1 10', '2026-11-17', '10:00'],
  ['+ 14', '2026-11-30', null],
  ['+1h', '2026-11-16', '17:41'],
  ['+8 h', '2026-11-17', '00:41'],
  ['16.11', '2026-11-16', null],
  ['16.11.', '2026-11-16', null],
  ['15.11', '2027-11-15', null],
  ['29.2', null, null],
  ['1611', '2026-11-16', null],
  ['1611 10', '2026-11-16', '10:00'],
  ['1712 930', '2026-12-17', '09:30'],
  ['171226', '2026-12-17', null],
  ['17122026 9:05', '2026-12-17', '09:05'],
  ['17.12.26 10.30', '2026-12-17', '10:30'],
  ['2026-12-17', '2026-12-17', null],
  ['mo 10', '2026-11-23', '10:00'],
  ['Di', '2026-11-17', null],
  ['so', '2026-11-22', null],
  ['Freitag 10 Uhr', '2026-11-20', '10:00'],
  ['sal 14:30', '2026-11-17', '14:30'],
  ['ÇAR', '2026-11-18', null],
  ['salı', '2026-11-17', null],
  ['tuesday 9', '2026-11-17', '09:00'],
  ['heute 18', '2026-11-16', '18:00'],
  ['morgen', '2026-11-17', null],
  ['MORGEN 10', '2026-11-17', '10:00'],
  ['übermorgen 8', '2026-11-18', '08:00'],
  ['yarın', '2026-11-17', null],
  ['YARIN 10', '2026-11-17', '10:00'],
  ['bugün 17', '2026-11-16', '17:00'],
  ['tomorrow 0930', '2026-11-17', '09:30'],
])('%s means %s at %s', (typed, day, time) => {
  expect(parseTypedMoment(typed, at)).toEqual(day === null ? null : { day, time })
})

test.each(['', '+', '10', 'm', 'gestern', '31.11', '3111', 'mo 25', '1611 10 11', '32.1.2026', '+9999'])(
  '%j means nothing',
  (typed) => {
    expect(parseTypedMoment(typed, at)).toBeNull()
  },
)

test.each([
  ['+1', '2026-11-17'],
  ['1611', '2026-11-16'],
  ['yarın', '2026-11-17'],
  ['05.03.25', '2025-03-05'],
  ['mo 10', null],
])('as a day %s means %s', (typed, day) => {
  expect(parseTypedDay(typed, at.today)).toBe(day)
})

test.each([
  ['12.05.62', '1962-05-12'],
  ['12.05.26', '2026-05-12'],
  ['17.11.26', '1926-11-17'],
  ['12.05.2062', '2062-05-12'],
  ['12.05.1962', '1962-05-12'],
  ['nie', null],
])('as a birthday %s means %s', (typed, day) => {
  expect(parsePastDay(typed, at.today)).toBe(day)
})
