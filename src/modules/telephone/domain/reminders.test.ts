import { expect, test } from 'vitest'
import { waitFor } from './reminders.ts'

const now = Temporal.Instant.from('2026-11-16T10:00:00Z')

test.each([
  [null, null],
  ['2026-11-16T10:02:00Z', 120_000],
  ['2026-11-16T09:00:00Z', 1_000],
  ['2026-11-16T18:00:00Z', 1_800_000],
])('the next reminder at %s is waited for %s ms', (next_at, wait) => {
  expect(waitFor(next_at, now)).toBe(wait)
})
