import { z } from 'zod'
import { admin } from '#core/actor.ts'
import {
  amount,
  flag,
  isoDate,
  optionalDate,
  optionalKey,
  optionalText,
  requiredText,
  rowId,
  rowVersion,
} from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { chosenRows } from '#core/lists/selection.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { commissionTexts, slipBasisTexts } from '../texts.ts'
import { PayoutType } from './commission.ts'
import { MAX_ORDERS } from './selection.ts'
import { prim_odeme_fis_view } from './stored/prim_odeme_fis_view.ts'

export const payoutType = z.coerce
  .number()
  .pipe(z.literal([PayoutType.staff, PayoutType.dealer]))
  .describe('0 staff, 1 dealer')

/** Orders travel as numbers or as rows that carry one. */
const orderId = z.preprocess(
  (given) => (typeof given === 'object' && given !== null && 'id' in given ? given.id : given),
  rowId,
)

const percent = amount.pipe(z.number().max(100)).nullable().default(null)

export const PayoutForm = z.object({
  tip: payoutType,
  user_id: optionalKey.describe('person who is paid'),
  bayi_id: optionalKey.describe('dealer who is paid'),
  islem_tar: isoDate.describe('day of the slip'),
  prim_donemi: requiredText(50).describe('period in words'),
  provizyon: percent.describe(
    'rate in percent; the usual rate pays every order at the rate of its day, any other one counts for all',
  ),
  vergisiz: flag.default('0').describe('without tax'),
  aciklama: optionalText(1000).describe('remark on the slip'),
  avans_odemelerini_isle: flag.default('0').describe('settle open advances'),
  iptal_odemelerini_isle: flag
    .default('0')
    .describe('take back commission of cancelled orders; cannot be left out while something is owed'),
  start_date: optionalDate.describe('first day of the period'),
  end_date: optionalDate.describe('last day of the period'),
  beklenen: z.number().nullish().describe('amount that the panel showed; another one is refused'),
  siparisler: z.array(orderId).max(MAX_ORDERS).default([]).describe('orders that are paid'),
  secim: chosenRows().secim,
})

export type PayoutForm = z.output<typeof PayoutForm>

export const SlipChange = z.object({
  id: rowId.describe('number of the slip'),
  version: rowVersion.nullish(),
  vergisiz: flag.describe('without tax'),
})

export const SlipRow = narrowed(prim_odeme_fis_view, {
  earned_when: z.enum(['paid', 'safe']),
})

export type SlipRow = z.infer<typeof SlipRow>

const money = { sum: true, width: 105 } as const

const unseen = [
  'fis_no',
  'tip',
  'user_id',
  'bayi_id',
  'user_name',
  'aciklama',
  'start_date',
  'end_date',
  'prim_toplam',
  'iptal_toplam',
  'avans_kdv',
  'version',
] as const

const amounts = {
  net_t: money,
  provizyon: { width: 70 },
  prim_net: money,
  kdv: money,
  prim_brut: money,
  avans: money,
  odenecek: { ...money, width: 125 },
  borc: { width: 105 },
} as const

const head = {
  row: SlipRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: commissionTexts,
} as const

/** On which debits the slip counted, and when its money went out. */
const payout = {
  earned_when: {
    width: 150,
    options: {
      values: [
        { value: 'paid', text: slipBasisTexts.paid },
        { value: 'safe', text: slipBasisTexts.safe },
      ],
    },
  },
  transferred_on: { width: 115 },
} as const

const id = { filter: 'equals', width: 70 } as const
const day = { width: 105 } as const
const staffNames = {
  name: { filter: 'contains', width: 115 },
  surname: { filter: 'contains', width: 125 },
} as const
const dealerName = { firma: { filter: 'contains', width: 180 } } as const
const period = {
  prim_donemi: { filter: 'contains', width: 110 },
  vergisiz: { width: 95 },
} as const
const notForStaff = ['firma', ...unseen] as const
const notForDealers = ['name', 'surname', ...unseen] as const

/** A slip by its number, of either kind. */
export const slipList = defineList({
  ...head,
  path: '/prim_odeme_fis/list',
  columns: { id, islem_tar: day, ...staffNames, ...dealerName, ...period, ...amounts, ...payout },
  unseen,
})

export const staffSlips = defineList({
  ...head,
  path: '/prim_odeme_fis_personel/list',
  columns: { id, islem_tar: day, ...staffNames, ...period, ...amounts, ...payout },
  unseen: notForStaff,
})

export const dealerSlips = defineList({
  ...head,
  path: '/prim_odeme_fis_bayi/list',
  columns: { id, islem_tar: day, ...dealerName, ...period, ...amounts, ...payout },
  unseen: notForDealers,
})

const quiet = Object.fromEntries(
  Object.entries({ ...period, ...amounts }).map(([field, column]) => [
    field,
    field === 'odenecek' || field === 'borc' ? column : { ...column, shown: 'never' as const },
  ]),
)

/** Receipts: who got money and when. */
export const staffReceipts = defineList({
  ...staffSlips,
  columns: { id, ...staffNames, islem_tar: day, ...quiet, ...payout },
  unseen: notForStaff,
})

export const dealerReceipts = defineList({
  ...dealerSlips,
  columns: { id, ...dealerName, islem_tar: day, ...quiet, ...payout },
  unseen: notForDealers,
})
