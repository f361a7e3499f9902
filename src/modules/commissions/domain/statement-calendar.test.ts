import { expect, test } from 'vitest'
import { calendarMonths, statementState } from './statement-calendar.ts'

test('the calendar shows twelve whole months and ends with that of the day', () => {
  const months = calendarMonths('2026-03-31')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ from: '2025-04-01', to: '2025-04-30' })
  expect(months[10]).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(months.at(-1)).toEqual({ from: '2026-03-01', to: '2026-03-31' })
})

const october = { from: '2026-10-01', to: '2026-10-31' }
const waiting = { hasEarned: true, isWaiting: true }

test.each([
  ['nothing was earned', { hasEarned: false, isWaiting: false }, '2026-12-24', 'none'],
  ['everything is on slips', { hasEarned: true, isWaiting: false }, '2026-10-15', 'issued'],
  ['the month runs', waiting, '2026-10-31', 'running'],
  ['the month is over', waiting, '2026-11-01', 'due'],
  ['the last day of the next month', waiting, '2026-11-30', 'due'],
  ['the day after it', waiting, '2026-12-01', 'overdue'],
  ['taken back and open again', { hasEarned: false, isWaiting: true }, '2026-12-01', 'overdue'],
])('%s', (_, month, today, state) => {
  expect(statementState(october, month, today)).toBe(state)
})
