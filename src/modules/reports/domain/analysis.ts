import { z } from 'zod'
import { adminOrDealerAdmin, isAdmin, type Actor } from '#core/actor.ts'
import { monthOf, weekOf, type DayRange, type IsoDate } from '#core/days/dates.ts'
import type { ListPayload } from '#core/lists/list.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import type { Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { reportForm } from '#core/days/report-range.ts'
import { besideEarlier, compareFields, compareRules, earlierFields } from './comparison.ts'

/** What sales are added up by. */
export const groupings = ['person', 'dealer', 'country', 'customer', 'wine', 'category'] as const
export type Grouping = (typeof groupings)[number]

export const AnalysisForm = compareRules(
  reportForm(
    { by_what: z.enum(groupings).default('person').describe('what is added up'), ...compareFields },
    'decade',
  ),
)

export type AnalysisForm = z.infer<typeof AnalysisForm>

export const seesAnalysis = adminOrDealerAdmin

/** Only administrators may group by wine, as in the wine report. */
export const whyNotGrouping = (actor: Pick<Actor, 'user_level'>, by_what: Grouping): Refusal =>
  isAdmin(actor) || !countsBottles(by_what) ? null : accessRefusals.ERR_105

export const countsBottles = (by_what: Grouping) => by_what === 'wine' || by_what === 'category'

/** How many customers have a line of their own; the smaller ones share the last line, which has no key. */
export const MOST_CUSTOMERS = 200
export const REST = ''
export const isRest = ({ id }: Pick<GroupSums, 'id'>) => id === REST

/** What one group sold in one range: invoices or bottles, and amounts. */
export type Sums = { adet: number; brut: number; net: number; iptal: number }
export type GroupSums = { id: string; ad: string } & Sums

/** A whole minus some of its parts. */
export function restOf(whole: Sums, parts: readonly Sums[]): Sums {
  const left = (name: keyof Sums) =>
    euros(parts.reduce<number>((sum, part) => sum - cents(part[name]), cents(whole[name])) as Cents)
  return { adet: left('adet'), brut: left('brut'), net: left('net'), iptal: left('iptal') }
}

export const AnalysisRow = z.object({
  id: z.string().describe('key of the group, empty for all smaller ones together'),
  ad: z.string().describe('name of the group'),
  adet: z.number().describe('invoices, or bottles of a wine'),
  brut: z.number(),
  net: z.number(),
  iptal: z.number().describe('what cancellations of the range take off, without tax'),
  kalan: z.number().describe('net less cancellations'),
  ...earlierFields,
})

export type AnalysisRow = z.infer<typeof AnalysisRow>

const leftOf = ({ net, iptal }: Pick<GroupSums, 'net' | 'iptal'>) =>
  euros((cents(net) - cents(iptal)) as Cents)

const withLeft = (sums: GroupSums) => ({ ...sums, kalan: leftOf(sums) })

/** Groups of both ranges side by side, the largest first. */
export const analysisRows = (now: readonly GroupSums[], before: readonly GroupSums[] | null): AnalysisRow[] =>
  besideEarlier(now.map(withLeft), before && before.map(withLeft), [
    'kalan',
    'adet',
    'brut',
    'net',
    'iptal',
  ]).toSorted(
    (a, b) => Number(isRest(a)) - Number(isRest(b)) || b.kalan - a.kalan || a.ad.localeCompare(b.ad, 'de'),
  )

type Filters = NonNullable<ListPayload['filters']>

const FIELDS = {
  person: 'per_id',
  dealer: 'bayi_id',
  country: 'country',
  customer: 'cus_id',
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

/** Ranges relative to today, or two fixed days. */
export const dayKinds = [
  'today',
  'yesterday',
  'last_week',
  'last_month',
  'this_month',
  'this_year',
  'fixed',
] as const
export type DayKind = (typeof dayKinds)[number]

type FixedDays = { start_date: IsoDate | null; end_date: IsoDate | null }

export function daysOf(kind: DayKind, today: IsoDate, fixed: FixedDays): DayRange {
  const day = Temporal.PlainDate.from(today)
  const yesterday = day.subtract({ days: 1 }).toString()
  const ranges: Record<DayKind, DayRange> = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    last_week: weekOf(day.subtract({ days: 7 }).toString()),
    last_month: monthOf(day.with({ day: 1 }).subtract({ days: 1 }).toString()),
    this_month: { from: monthOf(today).from, to: today },
    this_year: { from: day.with({ month: 1, day: 1 }).toString(), to: today },
    fixed: { from: fixed.start_date ?? today, to: fixed.end_date ?? today },
  }
  return ranges[kind]
}

/** The relative range that these days match, so that a saved report moves with the calendar; else fixed. */
export function dayKindOf({ from, to }: DayRange, today: IsoDate): DayKind {
  const ends: Partial<Record<DayKind, IsoDate>> = {
    this_month: monthOf(today).to,
    this_year: Temporal.PlainDate.from(today).with({ month: 12, day: 31 }).toString(),
  }
  const fixed = { start_date: null, end_date: null }
  const moving = dayKinds.find((kind) => {
    const days = daysOf(kind, today, fixed)
    return kind !== 'fixed' && days.from === from && (days.to === to || ends[kind] === to)
  })
  return moving ?? 'fixed'
}
