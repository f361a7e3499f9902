import { expect, test } from 'vitest'
import { elapsed } from './presence.ts'

test.each([
  ['2026-11-16T10:00:00Z', '0:00'],
  ['2026-11-16T09:56:50Z', '3:10'],
  ['2026-11-16T08:00:00Z', '120:00'],
  ['2026-11-16T10:00:05Z', '0:00'],
])('a talk since %s has lasted %s', (since, text) => {
  expect(elapsed(since, Temporal.Instant.from('2026-11-16T10:00:00Z'))).toBe(text)
})
