import { expect, test } from 'vitest'
import { whyClockDoubted } from './document-day.ts'

test.each([
  ['the first number', '2026-11-19', '2026-11-19', null, undefined],
  ['the same day', '2026-11-19', '2026-11-19', '2026-11-19', undefined],
  ['after holidays', '2027-01-31', '2027-01-31', '2026-11-19', undefined],
  ['two nodes around midnight', '2026-12-31', '2027-01-01', '2027-01-01', undefined],
  ['a clock two days back', '2026-11-17', '2026-11-17', '2026-11-19', 'clock_went_back'],
  ['after a clock in the next year', '2026-12-31', '2026-12-31', '2027-01-02', 'clock_went_back'],
  ['a node ahead of its database', '2026-11-21', '2026-11-19', '2026-11-19', 'clocks_differ'],
  ['a node behind its database', '2026-11-17', '2026-11-19', null, 'clocks_differ'],
])('%s', (_, today, database, last, code) => {
  expect(whyClockDoubted({ today, database, last })?.code).toBe(code)
})
