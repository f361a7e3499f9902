import { z } from 'zod'
import { isAdmin, type Actor } from '#core/actor.ts'
import { FIRST_DAY, LAST_DAY, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { optionalKey, wholeNumber } from '#core/fields.ts'
import { MAX_LIMIT } from '#core/limits.ts'
import { comparisons } from '#core/days/compared-range.ts'
import type { Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { reportForm } from '#core/days/report-range.ts'
import { abcClasses } from './abc.ts'

export const ManagerForm = reportForm(
  {
    karsi: z
      .enum(comparisons)
      .default('yil')
      .describe('compared with: yil a year earlier, donem the days before'),
    bayi_id: optionalKey.describe('only this dealer'),
  },
  'year',
)

export type ManagerForm = z.infer<typeof ManagerForm>

/** The largest wines or customers of a range, or all of one class of them. */
export const AbcForm = reportForm(
  {
    what: z.enum(['wines', 'customers']).default('customers').describe('what is ranked'),
    bayi_id: optionalKey.describe('only this dealer'),
    sinif: z.enum(abcClasses).nullish().describe('only this class'),
    offset: wholeNumber(0).default(0),
    limit: wholeNumber(1, MAX_LIMIT).default(10),
  },
  'year',
)

export type AbcForm = z.infer<typeof AbcForm>

/** Wines are for administrators, as their report is. */
export const whyNotAbc = (actor: Pick<Actor, 'user_level'>, { what }: Pick<AbcForm, 'what'>): Refusal =>
  what === 'customers' || isAdmin(actor) ? null : accessRefusals.ERR_105

/** Administrators look at any dealer, dealer administrators at their own. */
export const whyNotDealer = (
  actor: Pick<Actor, 'user_level' | 'bayi'>,
  { bayi_id }: Pick<ManagerForm, 'bayi_id'>,
): Refusal => (bayi_id === null || isAdmin(actor) || bayi_id === actor.bayi ? null : accessRefusals.ERR_105)

/** How old an open invoice is, by the day it should have been paid. */
export const ages = ['not_due', 'days_30', 'days_60', 'older'] as const

export type Age = (typeof ages)[number]

const daysFrom = (day: IsoDate, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

/** Between which days the invoices of an age were due. */
export const dueDays = (today: IsoDate): Record<Age, DayRange> => ({
  not_due: { from: today, to: LAST_DAY },
  days_30: { from: daysFrom(today, -30), to: daysFrom(today, -1) },
  days_60: { from: daysFrom(today, -60), to: daysFrom(today, -31) },
  older: { from: FIRST_DAY, to: daysFrom(today, -61) },
})

const counted = { adet: z.number(), toplam: z.number() }
const Counted = z.object(counted)

export type Counted = z.infer<typeof Counted>

const invoiced = z.object({ adet: z.number(), brut: z.number(), net: z.number() })
const paid = z.object({
  ...counted,
  gun: z.number().nullable().describe('days from invoice to payment on average'),
})
const cancelled = z.object({ ...counted, siparis: z.number().describe('all orders, cancelled or not') })

/** A row of a ranking, with the sum of all larger rows. */
const Ranked = z.object({
  id: z.number(),
  ad: z.string(),
  brut: z.number(),
  onceki: z.number(),
  sinif: z.enum(abcClasses),
})

export const Ranking = z.object({
  rows: z.array(Ranked),
  whole: z.number(),
  counts: z.object({ A: z.number(), B: z.number(), C: z.number() }),
})

export type Ranking = z.infer<typeof Ranking>

const person = { per_id: z.number(), personel: z.string() }

const Goal = z.object({ ...person, kota: z.number(), ...counted })

export type Goal = z.infer<typeof Goal>

export const ManagerReport = z.object({
  onceki_start: z.string().describe('first day of the compared range'),
  onceki_end: z.string(),
  ciro: invoiced,
  onceki_ciro: invoiced,
  gunler: z
    .array(z.object({ gun: z.string(), brut: z.number() }))
    .describe('turnover of the days of both ranges'),
  odenen: paid,
  onceki_odenen: paid,
  yas: z.record(z.enum(ages), Counted).describe('what is owed, by age'),
  iptal: cancelled,
  onceki_iptal: cancelled,
  iptal_personel: z.array(cancelled.extend(person)),
  iptal_neden: z.array(Counted.extend({ neden: z.string() })),
  huni: z.object({
    arama: z.number(),
    ulasilan: z.number(),
    siparis: Counted,
    fatura: Counted,
    odeme: Counted,
  }),
  ulasma: z.array(
    z.object({ hafta_gun: z.number(), saat: z.number(), adet: z.number(), ulasilan: z.number() }),
  ),
  az_stok: z.number(),
  hedefler: z.array(Goal).describe('sales of this month against the monthly goal'),
})

export type ManagerReport = z.infer<typeof ManagerReport>
