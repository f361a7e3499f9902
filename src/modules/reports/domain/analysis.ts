import { z } from 'zod'
import { adminOrDealerAdmin, isAdmin, type Actor } from '#core/actor.ts'
import { comparedWith, growth } from '#core/compared-range.ts'
import { isIsoDate, monthOf, weekOf, type DayRange, type IsoDate } from '#core/dates.ts'
import type { Refusal } from '#core/errors.ts'
import type { FieldCode } from '#core/field-texts.ts'
import { optionalDate } from '#core/fields.ts'
import type { ListPayload } from '#core/list.ts'
import { cents, euros, type Cents } from '#core/money.ts'
import { daysIn, rangeOf, reportForm } from '#core/report-range.ts'

/** What sales are added up by. */
export const groupings = ['person', 'dealer', 'country', 'wine', 'category'] as const
export type Grouping = (typeof groupings)[number]

/** What a range is compared with. */
export const comparisonKinds = ['none', 'year', 'period', 'free'] as const
export type ComparisonKind = (typeof comparisonKinds)[number]

type Compared = { compare: ComparisonKind; compare_start: IsoDate | null; compare_end: IsoDate | null }

const MOST_DAYS = 3_660

const at = (message: FieldCode, field: string) => ({ message, path: [field] })

const isFree = ({ compare }: Compared) => compare === 'free'
const bothDays = ({ compare_start, compare_end }: Compared): DayRange | null =>
  compare_start && compare_end && isIsoDate(compare_start) && isIsoDate(compare_end)
    ? { from: compare_start, to: compare_end }
    : null

/** A free comparison names both days, in their order and not too far apart. */
export const compareRules = <Form extends z.ZodType<Compared>>(form: Form) =>
  form
    .refine((given) => !isFree(given) || given.compare_start !== null, at('requiredField', 'compare_start'))
    .refine((given) => !isFree(given) || given.compare_end !== null, at('requiredField', 'compare_end'))
    .refine(
      (given) => {
        const days = bothDays(given)
        return !isFree(given) || !days || days.from <= days.to
      },
      at('range_turned', 'compare_end'),
    )
    .refine(
      (given) => {
        const days = bothDays(given)
        return !isFree(given) || !days || daysIn(days) <= MOST_DAYS
      },
      at('range_far', 'compare_end'),
    )

export const compareFields = {
  compare: z
    .enum(comparisonKinds)
    .default('none')
    .describe('compared with: the year before, the period before, or days of your choice'),
  compare_start: optionalDate.describe('first day of a free comparison'),
  compare_end: optionalDate.describe('last day of a free comparison'),
}

export const AnalysisForm = compareRules(
  reportForm(
    { by_what: z.enum(groupings).default('person').describe('what is added up'), ...compareFields },
    'decade',
  ),
)

export type AnalysisForm = z.infer<typeof AnalysisForm>

export const seesAnalysis = adminOrDealerAdmin

/** Lines of wines are for administrators, as their report is. */
export const whyNotGrouping = (actor: Pick<Actor, 'user_level'>, by_what: Grouping): Refusal =>
  isAdmin(actor) || !countsBottles(by_what) ? null : { code: 'ERR_105' }

export const countsBottles = (by_what: Grouping) => by_what === 'wine' || by_what === 'category'

/** The days that an analysis is compared with. */
export function comparedDays(form: AnalysisForm): DayRange | null {
  if (form.compare === 'none') return null
  if (form.compare === 'free') return bothDays(form)
  return comparedWith(rangeOf(form), form.compare === 'year' ? 'yil' : 'donem')
}

/** What one group sold in one range: invoices or bottles, and amounts. */
export type GroupSums = { id: string; ad: string; adet: number; brut: number; net: number; iptal: number }

export const AnalysisRow = z.object({
  id: z.string().describe('key of the group'),
  ad: z.string().describe('name of the group'),
  adet: z.number().describe('invoices, or bottles of a wine'),
  brut: z.number(),
  net: z.number(),
  iptal: z.number().describe('what cancellations of the range take off, without tax'),
  kalan: z.number().describe('net less cancellations'),
  onceki: z.number().nullable().describe('the same of the compared range'),
  fark: z.number().nullable().describe('how much more'),
  artis: z.number().nullable().describe('how much more in percent; nothing where there was nothing before'),
})

export type AnalysisRow = z.infer<typeof AnalysisRow>

const leftOf = ({ net, iptal }: Pick<GroupSums, 'net' | 'iptal'>) =>
  euros((cents(net) - cents(iptal)) as Cents)

/** Groups of both ranges side by side, the largest first; one that sold in the compared range only is told as well. */
export function analysisRows(now: readonly GroupSums[], before: readonly GroupSums[] | null): AnalysisRow[] {
  const earlier = new Map((before ?? []).map((sums) => [sums.id, sums]))
  const known = new Set(now.map(({ id }) => id))
  const gone = (before ?? [])
    .filter(({ id }) => !known.has(id))
    .map((sums) => ({ ...sums, adet: 0, brut: 0, net: 0, iptal: 0 }))
  return [...now, ...gone]
    .map((sums) => {
      const kalan = leftOf(sums)
      const then = earlier.get(sums.id)
      const onceki = before ? (then ? leftOf(then) : 0) : null
      return {
        ...sums,
        kalan,
        onceki,
        fark: onceki === null ? null : euros((cents(kalan) - cents(onceki)) as Cents),
        artis: onceki === null ? null : growth(kalan, onceki),
      }
    })
    .toSorted((a, b) => b.kalan - a.kalan || a.ad.localeCompare(b.ad, 'de'))
}

type Filters = NonNullable<ListPayload['filters']>

const FIELDS = {
  person: 'per_id',
  dealer: 'bayi_id',
  country: 'country',
  wine: 'stk_id',
  category: 'stok_tipi',
}

/** The rows that a group counts, as filters of the list behind it. */
export function analysisFilters(by_what: Grouping, id: string, { from, to }: DayRange): Filters {
  const day = countsBottles(by_what) ? 'f_tarih' : 'gun'
  return {
    [FIELDS[by_what]]: by_what === 'country' ? id : Number(id),
    [day]: { value: [from, to], matchMode: 'between' },
  }
}

/** Days that move along with the calendar, or two fixed ones. */
export const dayKinds = ['yesterday', 'last_week', 'last_month', 'this_month', 'this_year', 'fixed'] as const
export type DayKind = (typeof dayKinds)[number]

type FixedDays = { start_date: IsoDate | null; end_date: IsoDate | null }

export function daysOf(kind: DayKind, today: IsoDate, fixed: FixedDays): DayRange {
  const day = Temporal.PlainDate.from(today)
  const yesterday = day.subtract({ days: 1 }).toString()
  const ranges: Record<DayKind, DayRange> = {
    yesterday: { from: yesterday, to: yesterday },
    last_week: weekOf(day.subtract({ days: 7 }).toString()),
    last_month: monthOf(day.with({ day: 1 }).subtract({ days: 1 }).toString()),
    this_month: { from: monthOf(today).from, to: today },
    this_year: { from: day.with({ month: 1, day: 1 }).toString(), to: today },
    fixed: { from: fixed.start_date ?? today, to: fixed.end_date ?? today },
  }
  return ranges[kind]
}
