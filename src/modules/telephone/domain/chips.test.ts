import { expect, test } from 'vitest'
import { chipMoment } from './chips.ts'

test.each([
  ['hour', '2026-11-16', '16:41', '2026-11-16', '17:41'],
  ['hour', '2026-12-31', '23:30', '2027-01-01', '00:30'],
  ['evening', '2026-11-16', '16:41', '2026-11-16', '18:00'],
  ['evening', '2026-11-16', '18:00', '2026-11-17', '18:00'],
  ['tomorrow', '2026-11-16', '16:41', '2026-11-17', '10:00'],
  ['monday', '2026-11-16', '16:41', '2026-11-23', '10:00'],
  ['monday', '2026-11-22', '16:41', '2026-11-23', '10:00'],
  ['week', '2026-11-16', '16:41', '2026-11-23', '10:00'],
] as const)('%s on %s at %s is %s at %s', (chip, today, now, day, time) => {
  expect(chipMoment(chip, { today, time: now })).toEqual({ day, time })
})
