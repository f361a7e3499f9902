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
const month = (earned: number, writtenOff: number, isWaiting = false) => ({ earned, writtenOff, isWaiting })

test.each([
  ['nothing was earned', month(0, 0), '2026-12-24', 'none'],
  ['everything is on slips', month(2, 0), '2026-10-15', 'issued'],
  ['all of it was written off', month(2, 2), '2026-10-15', 'written_off'],
  ['a part was written off, the rest is on slips', month(2, 1), '2026-12-24', 'issued'],
  ['a part was written off, the rest is late', month(2, 1, true), '2026-12-24', 'overdue'],
  ['the month runs', month(1, 0, true), '2026-10-31', 'running'],
  ['the month is over', month(1, 0, true), '2026-11-01', 'due'],
  ['the last day of the next month', month(1, 0, true), '2026-11-30', 'due'],
  ['the day after it', month(1, 0, true), '2026-12-01', 'overdue'],
  ['taken back and open again', month(0, 0, true), '2026-12-01', 'overdue'],
])('%s', (_, facts, today, state) => {
  expect(statementState(october, facts, today)).toBe(state)
})
