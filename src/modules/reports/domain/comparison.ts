import { z } from 'zod'
import { comparedWith, growth } from '#core/days/compared-range.ts'
import type { DayRange, IsoDate } from '#core/days/dates.ts'
import type { FieldCode } from '#core/texts/field-texts.ts'
import { optionalDate } from '#core/fields.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { rangeBetween, refuseBadRange } from '#core/days/report-range.ts'

/** What a range is compared with. */
export const comparisonKinds = ['none', 'year', 'period', 'free'] as const
export type ComparisonKind = (typeof comparisonKinds)[number]

export type Compared = { compare: ComparisonKind; compare_start: IsoDate | null; compare_end: IsoDate | null }

const at = (message: FieldCode, field: string) => ({ message, path: [field] })

const isFree = ({ compare }: Compared) => compare === 'free'
const freeDays = (given: Compared): DayRange | null =>
  isFree(given) ? rangeBetween(given.compare_start, given.compare_end) : null

/** A free comparison names both days, in order and not too far apart. */
export const compareRules = <Form extends z.ZodType<Compared>>(form: Form) =>
  refuseBadRange(
    form
      .refine((given) => !isFree(given) || given.compare_start !== null, at('requiredField', 'compare_start'))
      .refine((given) => !isFree(given) || given.compare_end !== null, at('requiredField', 'compare_end')),
    freeDays,
    'compare_end',
    'decade',
  )

export const compareFields = {
  compare: z
    .enum(comparisonKinds)
    .default('none')
    .describe('compared with: the year before, the period before, or days of your choice'),
  compare_start: optionalDate.describe('first day of a free comparison'),
  compare_end: optionalDate.describe('last day of a free comparison'),
}

/** The days that a range is compared with. */
export function comparedDays(range: DayRange, given: Compared): DayRange | null {
  if (given.compare === 'none') return null
  return isFree(given) ? freeDays(given) : comparedWith(range, given.compare === 'year' ? 'yil' : 'donem')
}

/** The columns of a report for the compared range. */
export const earlierFields = {
  onceki: z.number().nullable().describe('the same of the compared range'),
  fark: z.number().nullable().describe('how much more'),
  artis: z.number().nullable().describe('how much more in percent; nothing where there was nothing before'),
}

export type Earlier = { onceki: number | null; fark: number | null; artis: number | null }

type NumberKeys<Row> = { [Key in keyof Row]: Row[Key] extends number ? Key : never }[keyof Row]

/**
 * The lines of a report beside those of the compared range, for all reports. Only the first figure of a line is
 * compared. A line that is only in the compared range is included with zeros.
 */
export function besideEarlier<Row extends { id: string | number }>(
  now: readonly Row[],
  before: readonly Row[] | null,
  figures: readonly [NumberKeys<Row>, ...NumberKeys<Row>[]],
): (Row & Earlier)[] {
  if (!before) return now.map((row) => ({ ...row, onceki: null, fark: null, artis: null }))
  const [main] = figures
  const earlier = new Map(before.map((row) => [row.id, row]))
  const known = new Set(now.map(({ id }) => id))
  const nothing = Object.fromEntries(figures.map((figure) => [figure, 0]))
  const gone = before.filter(({ id }) => !known.has(id)).map((row) => ({ ...row, ...nothing }))
  return [...now, ...gone].map((row) => {
    const amount = Number(row[main])
    const onceki = Number(earlier.get(row.id)?.[main] ?? 0)
    return {
      ...row,
      onceki,
      fark: euros((cents(amount) - cents(onceki)) as Cents),
      artis: growth(amount, onceki),
    }
  })
}
