import { z } from 'zod'
import { monthOf, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { settledBy } from './account.ts'

/** State of a month: nothing earned, not over yet, to be settled, overdue, settled, or written off completely. */
export const statementStates = ['none', 'running', 'due', 'overdue', 'issued', 'written_off'] as const

export type StatementState = (typeof statementStates)[number]

const MONTHS = 12

/** The months of the calendar, ending with the month of the given day. */
export const calendarMonths = (last: IsoDate): DayRange[] =>
  Array.from({ length: MONTHS }, (_, index) =>
    monthOf(
      Temporal.PlainDate.from(last)
        .with({ day: 1 })
        .subtract({ months: MONTHS - 1 - index })
        .toString(),
    ),
  )

/**
 * Figures of a month: paid invoices with commission, how many of them were written off, and whether some
 * commission is on no slip yet.
 */
export type EarnedMonth = { earned: number; writtenOff: number; isWaiting: boolean }

export function statementState(
  { from, to }: DayRange,
  { earned, writtenOff, isWaiting }: EarnedMonth,
  today: IsoDate,
): StatementState {
  if (!isWaiting && earned > writtenOff) return 'issued'
  if (!isWaiting) return writtenOff > 0 ? 'written_off' : 'none'
  if (today <= to) return 'running'
  return today <= settledBy(from) ? 'due' : 'overdue'
}

const CalendarMonth = z.object({
  month: z.string().describe('first day of the month'),
  state: z.enum(statementStates).describe('how the statement of the month is'),
  open: z.number().describe('commission earned in the month that no slip has paid'),
  written_off: z.number().describe('commission of the month that the office has written off'),
  settle_by: z.string().describe('last day on which it may be settled'),
  statement: z
    .object({ number: z.string(), day: z.string().describe('day on which it was issued') })
    .nullable()
    .describe('the statement of the month, where it was issued'),
})

export const CalendarRow = z.object({
  user_id: z.number().describe('person'),
  name: z.string().describe('name of the person'),
  older: z.number().describe('what is late from before the months shown'),
  months: z.array(CalendarMonth),
})

export type CalendarRow = z.infer<typeof CalendarRow>
