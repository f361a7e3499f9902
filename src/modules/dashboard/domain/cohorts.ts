import { z } from 'zod'
import type { DayRange, IsoDate } from '#core/days/dates.ts'
import type { FieldCode } from '#core/texts/field-texts.ts'
import { isoDate, optionalKey, wholeNumber } from '#core/fields.ts'
import { MAX_LIMIT } from '#core/limits.ts'

/** How many quarters are shown, the current one included. */
const QUARTERS = 8

const MONTHS = 3

const dayOf = (day: IsoDate) => Temporal.PlainDate.from(day)

/** The calendar quarter of a day, or the one `later` quarters after it. */
export function quarterOf(day: IsoDate, later = 0): DayRange {
  const { year, month } = dayOf(day)
  const first = Temporal.PlainDate.from({ year, month: month - ((month - 1) % MONTHS), day: 1 })
  const from = first.add({ months: MONTHS * later })
  return { from: from.toString(), to: from.add({ months: MONTHS }).subtract({ days: 1 }).toString() }
}

/** The quarters that are shown, the oldest first. */
export const shownQuarters = (today: IsoDate): DayRange[] =>
  Array.from({ length: QUARTERS }, (_, place) => quarterOf(today, place - QUARTERS + 1))

export const CohortForm = z.object({ bayi_id: optionalKey.describe('only this dealer') })

const isFirstOfQuarter = (day: IsoDate) => quarterOf(day).from === day

const notAllowed: FieldCode = 'not_allowed'

/** The customers of one cell: those of a quarter who bought again the given number of quarters later. */
export const CohortMembersForm = CohortForm.extend({
  ilk: isoDate
    .refine((day) => !isoDate.safeParse(day).success || isFirstOfQuarter(day), { message: notAllowed })
    .describe('first day of the quarter of the first order'),
  sonra: wholeNumber(0, QUARTERS - 1)
    .default(0)
    .describe('quarters later in which they bought again, 0 all of them'),
  offset: wholeNumber(0).default(0),
  limit: wholeNumber(1, MAX_LIMIT).default(200),
})

export type CohortMembersForm = z.infer<typeof CohortMembersForm>

export const Cohort = z.object({
  ilk: z.string().describe('first day of the quarter of the first order'),
  adet: z.number().describe('customers who ordered for the first time'),
  tekrar: z.array(z.number()).describe('how many of them bought again one, two, … quarters later'),
})

export type Cohort = z.infer<typeof Cohort>

export const CohortMembers = z.object({
  count: z.number(),
  rows: z.array(
    z.object({
      id: z.number(),
      ad: z.string(),
      toplam: z.number().describe('what they ordered in that quarter'),
    }),
  ),
})

/** Number of customers with the same buying quarters: bit 0 is anything earlier, then a bit per quarter. */
export type Buyers = { mask: number; adet: number }

/** Number of customers with their first order in quarter `ilk`; `later` has a bit for it and each later one. */
export type Begun = { ilk: IsoDate; later: number; adet: number }

export const buyersSince = ({ ilk, later, adet }: Begun, quarters: readonly DayRange[]): Buyers => ({
  mask: (later << (quarters.findIndex(({ from }) => from === ilk) + 1)) & (2 ** (quarters.length + 1) - 1),
  adet,
})

const has = (mask: number, place: number) => ((mask >> place) & 1) === 1

/** New customers of each quarter, and how many of them bought again in each later one. */
export function cohortsOf(buyers: readonly Buyers[], quarters: readonly DayRange[]): Cohort[] {
  return quarters.map(({ from }, index) => {
    const place = index + 1
    // No earlier bit is set, and that of this quarter is.
    const own = buyers.filter(({ mask }) => has(mask, place) && mask % 2 ** place === 0)
    const count = (later: number) =>
      own.reduce((sum, { mask, adet }) => (has(mask, place + later) ? sum + adet : sum), 0)
    return {
      ilk: from,
      adet: count(0),
      tekrar: Array.from({ length: quarters.length - place }, (_, later) => count(later + 1)),
    }
  })
}

export type CohortMembers = z.infer<typeof CohortMembers>
