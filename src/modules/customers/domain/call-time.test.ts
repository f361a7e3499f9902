import { expect, test } from 'vitest'
import { callTimeAt } from './call-time.ts'

test.each([
  ['2026-11-16T08:59+01:00', null],
  ['2026-11-16T09:00+01:00', 2],
  ['2026-11-16T12:00+01:00', 3],
  ['2026-11-16T16:59+01:00', 4],
  ['2026-11-16T19:59+01:00', 5],
  ['2026-11-16T20:00+01:00', null],
  ['2026-11-21T10:00+01:00', 6],
  ['2026-07-13T09:30+02:00', 2],
])('at %s the noted call time %s fits', (moment, key) => {
  expect(callTimeAt(Temporal.Instant.from(moment))).toBe(key)
})
