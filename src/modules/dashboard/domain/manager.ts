import { z } from 'zod'
import { isAdmin, type Actor } from '#core/actor.ts'
import type { Refusal } from '#core/errors.ts'
import { optionalKey } from '#core/fields.ts'
import { comparisons } from '#core/compared-range.ts'
import { reportForm } from '#core/report-range.ts'

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

/** Administrators look at any dealer, dealer administrators at their own. */
export const whyNotDealer = (
  actor: Pick<Actor, 'user_level' | 'bayi'>,
  { bayi_id }: Pick<ManagerForm, 'bayi_id'>,
): Refusal => (bayi_id === null || isAdmin(actor) || bayi_id === actor.bayi ? null : { code: 'ERR_105' })

/** How old an open invoice is, by the day it should have been paid. */
export const ages = ['not_due', 'days_30', 'days_60', 'older'] as const

export type Age = (typeof ages)[number]

const counted = { adet: z.number(), toplam: z.number() }
const Counted = z.object(counted)

export type Counted = z.infer<typeof Counted>

const invoiced = z.object({ adet: z.number(), brut: z.number(), net: z.number() })
const paid = z.object({
  ...counted,
  gun: z.number().nullable().describe('days from invoice to payment on average'),
})
const cancelled = z.object({ ...counted, siparis: z.number().describe('all orders, cancelled or not') })

/** The largest of something, with what those larger than it make up. */
const Ranked = z.object({ id: z.number(), ad: z.string(), brut: z.number(), onceki: z.number() })

const Ranking = z.object({
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
  saraplar: Ranking.nullable().describe('for administrators'),
  musteriler: Ranking,
  hedefler: z.array(Goal).describe('sales of this month against the monthly goal'),
})

export type ManagerReport = z.infer<typeof ManagerReport>
