import { z } from 'zod'
import { isIsoDate, type DayRange, type IsoDate } from './dates.ts'
import { reportRange } from '../fields.ts'
import type { FieldCode } from '../texts/field-texts.ts'

type Given = { start_date: IsoDate; end_date: IsoDate }

export const rangeOf = ({ start_date, end_date }: Given): DayRange => ({ from: start_date, to: end_date })

/** How many days a range has, both ends included. */
export const daysIn = ({ from, to }: DayRange): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1

/** A year, and a day more in a leap year. */
const DAYS_OF_YEAR = 366

const LIMITS = {
  year: { days: DAYS_OF_YEAR, code: 'range_too_long' },
  decade: { days: 10 * DAYS_OF_YEAR, code: 'range_far' },
} as const satisfies Record<string, { days: number; code: FieldCode }>

type Limit = keyof typeof LIMITS

/** Two days as a range; null if one is missing or invalid, which another rule reports. */
export const rangeBetween = (from: IsoDate | null, to: IsoDate | null): DayRange | null =>
  from && to && isIsoDate(from) && isIsoDate(to) ? { from, to } : null

/** Why a range cannot be asked for: its end lies before its start, or too far from it. */
export function whyNotRange(range: DayRange | null, limit: Limit): FieldCode | null {
  if (!range) return null
  if (range.from > range.to) return 'range_turned'
  return daysIn(range) > LIMITS[limit].days ? LIMITS[limit].code : null
}

/** Refuses such a range at the field of its last day: the one rule for the days of every report. */
export const refuseBadRange = <Form extends z.ZodType>(
  form: Form,
  rangeIn: (given: z.output<Form>) => DayRange | null,
  field: string,
  limit: Limit,
) =>
  (['range_turned', LIMITS[limit].code] as const).reduce(
    (checked, code) =>
      checked.refine((given) => whyNotRange(rangeIn(given), limit) !== code, {
        message: code,
        path: [field],
      }),
    form,
  )

/** The input of a report over days. */
export const reportForm = <Fields extends z.core.$ZodShape>(fields: Fields, limit: Limit) =>
  refuseBadRange(
    z.object({ ...reportRange, ...fields }),
    (form) => {
      const { start_date, end_date } = form as Given
      return rangeBetween(start_date, end_date)
    },
    'end_date',
    limit,
  )
