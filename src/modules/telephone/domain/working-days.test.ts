import { expect, test } from 'vitest'
import { workingDays } from './working-days.ts'

test.each([
  ['2026-11-01', '2026-11-30', 21],
  ['2026-02-01', '2026-02-28', 20],
  ['2026-11-16', '2026-11-16', 1],
  ['2026-11-14', '2026-11-15', 0],
])('from %s to %s there are %i', (from, to, days) => {
  expect(workingDays({ from, to })).toBe(days)
})
