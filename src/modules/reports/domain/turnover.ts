import { z } from 'zod'
import { admin, adminOrDealerAdmin, type Who } from '#core/actor.ts'
import { flag, type Flag } from '#core/fields.ts'
import { defineList, type ListPayload } from '#core/lists/list.ts'
import { cents, euros, percentOf, sumCents, type Cents } from '#core/money/money.ts'
import { reportForm } from '#core/days/report-range.ts'
import { money, narrowed } from '#core/lists/stored-columns.ts'
import { reportTexts } from '../texts.ts'
import { ciro_hareket } from './stored/ciro_hareket.ts'

/** Empty, null and '' all mean no filter. */
export const anyFlag = z.preprocess(
  (value: Flag | '' | null | undefined) => (value === '' ? null : value),
  flag.nullish(),
)

export const TurnoverForm = reportForm(
  {
    odeme_durumu: anyFlag.describe(
      '1 paid invoices by their last payment, 0 open ones by their day, empty both',
    ),
    vergi_durumu: anyFlag.describe('1 with tax, 0 without, empty both'),
  },
  'decade',
)

export type TurnoverForm = z.infer<typeof TurnoverForm>

export const seesTurnover: Who = adminOrDealerAdmin

export const TurnoverRow = z.object({
  id: z.number(),
  personel: z.string(),
  brut: z.number(),
  net: z.number(),
  vergi: z.number(),
  iptal: z.number(),
  yuzde: z.number(),
  p_hak: z.number(),
})

export type TurnoverRow = z.infer<typeof TurnoverRow>

/** A person's turnover at one commission rate. */
export type TurnoverSums = Pick<TurnoverRow, 'id' | 'personel' | 'brut' | 'net' | 'iptal' | 'yuzde'>

const claimOf = ({ net, iptal, yuzde }: TurnoverSums) =>
  percentOf((cents(net) - cents(iptal)) as Cents, yuzde)

/**
 * A person's turnover: tax is gross less net; the claim excludes cancelled amounts. If the rate changed, each part
 * counts at its own rate, and the latest rate is shown.
 */
export function turnoverRow(parts: readonly [TurnoverSums, ...TurnoverSums[]]): TurnoverRow {
  const sum = (field: 'brut' | 'net' | 'iptal') => sumCents(parts.map((part) => cents(part[field])))
  const [brut, net, iptal] = [sum('brut'), sum('net'), sum('iptal')]
  return {
    ...parts[0],
    yuzde: parts.at(-1)?.yuzde ?? 0,
    brut: euros(brut),
    net: euros(net),
    iptal: euros(iptal),
    vergi: euros((brut - net) as Cents),
    p_hak: euros(sumCents(parts.map(claimOf))),
  }
}

/** An invoice, credit note or cancellation as it counts towards the turnover. */
/** What is worked out of amounts and flags is neither in the eyes of the database. */
const TurnoverItem = narrowed(ciro_hareket, {
  iptal_mi: flag,
  brut: money,
  net: money,
  vergi: money,
  iptal: money,
})

export type TurnoverItem = z.infer<typeof TurnoverItem>

const sum = { sum: true, width: 105 } as const

/** The rows behind the turnover of a person. */
export const turnoverItems = defineList({
  path: '/ciro_hareket/list',
  row: TurnoverItem,
  see: seesTurnover,
  export: admin,
  defaultSort: ['gun', 'DESC'],
  texts: reportTexts,
  columns: {
    f_no: { filter: 'startsWith', width: 105 },
    gun: { width: 105 },
    cus_firm: { filter: 'contains', width: 130 },
    cus_name: { filter: 'contains', width: 105 },
    cus_surname: { filter: 'contains', width: 115 },
    brut: sum,
    net: sum,
    vergi: sum,
    iptal: sum,
    country: { shown: 'never', filter: 'equals' },
  },
  unseen: [
    'id',
    'sip_id',
    'per_id',
    'bayi_id',
    'cus_id',
    'odeme_gun',
    'iptal_mi',
    's_is_teklif',
    's_vergisiz',
    'f_close',
    'sd_cancel_on',
  ],
})

type Filters = NonNullable<ListPayload['filters']>

/** Filters for the rows of the report; a cancelled invoice does not count as open. */
export function turnoverFilters({ start_date, end_date, odeme_durumu, vergi_durumu }: TurnoverForm): Filters {
  const day = odeme_durumu === '1' ? 'odeme_gun' : 'gun'
  return {
    [day]: { value: [start_date, end_date], matchMode: 'between' },
    ...(odeme_durumu ? { f_close: odeme_durumu } : {}),
    ...(odeme_durumu === '0' ? { sd_cancel_on: '0' } : {}),
    ...(vergi_durumu ? { s_vergisiz: vergi_durumu === '1' ? '0' : '1' } : {}),
  }
}
