import { z } from 'zod'
import { isIsoDate, type DayRange, type IsoDate } from './dates.ts'
import { reportRange } from './fields.ts'
import type { FieldCode } from './field-texts.ts'

type Given = { start_date: IsoDate; end_date: IsoDate }

export const rangeOf = ({ start_date, end_date }: Given): DayRange => ({ from: start_date, to: end_date })

/** How many days a range has, both ends included. */
export const daysIn = ({ from, to }: DayRange): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1

const says = (message: FieldCode) => ({ message, path: ['end_date'] })

/** Whether both are days; if not, that is what is refused. */
const areDays = (form: Given) => isIsoDate(form.start_date) && isIsoDate(form.end_date)

/** A year, and a day more in a leap year. */
const DAYS_OF_YEAR = 366

const LIMITS = {
  year: { days: DAYS_OF_YEAR, code: 'range_too_long' },
  decade: { days: 10 * DAYS_OF_YEAR, code: 'range_far' },
} as const

/** The input of a report over days: an end before its start and a range beyond the limit are refused. */
export const reportForm = <Fields extends z.core.$ZodShape>(fields: Fields, limit: keyof typeof LIMITS) =>
  z
    .object({ ...reportRange, ...fields })
    .refine(
      (form) => !areDays(form as Given) || (form as Given).start_date <= (form as Given).end_date,
      says('range_turned'),
    )
    .refine(
      (form) => !areDays(form as Given) || daysIn(rangeOf(form as Given)) <= LIMITS[limit].days,
      says(LIMITS[limit].code),
    )
