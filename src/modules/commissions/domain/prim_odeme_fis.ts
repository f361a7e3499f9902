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
import { defineList } from '#core/list.ts'
import { chosenRows } from '#core/selection.ts'
import { commissionTexts, slipBasisTexts } from '../texts.ts'
import { PayoutType } from './commission.ts'
import { MAX_ORDERS } from './selection.ts'

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

export const SlipRow = z.object({
  id: rowId.describe('number of the slip'),
  fis_no: z.string().describe('number as it is printed'),
  tip: z.number().describe('0 staff, 1 dealer'),
  user_id: z.number().nullable().describe('person who was paid'),
  bayi_id: z.number().nullable().describe('dealer who was paid'),
  user_name: z.string().nullable().describe('user name of the person'),
  name: z.string().nullable().describe('first name'),
  surname: z.string().nullable().describe('family name'),
  firma: z.string().nullable().describe('dealer'),
  islem_tar: z.string().describe('day of the slip'),
  prim_donemi: z.string().describe('period in words'),
  vergisiz: flag.describe('without tax'),
  provizyon: z.number().describe('rate in percent'),
  aciklama: z.string().nullable().describe('remark'),
  start_date: z.string().nullable().describe('first day of the period'),
  end_date: z.string().nullable().describe('last day of the period'),
  net_t: z.number().describe('turnover without tax'),
  prim_toplam: z.number().describe('commission of the orders'),
  iptal_toplam: z.number().describe('commission taken back'),
  prim_net: z.number().describe('commission without tax'),
  kdv: z.number().describe('tax'),
  prim_brut: z.number().describe('commission with tax'),
  avans: z.number().describe('advances settled'),
  avans_kdv: z.number().describe('tax in the advances'),
  odenecek: z.number().describe('amount paid out'),
  borc: z.number().describe('what is still owed after the slip'),
  earned_when: z.enum(['paid', 'safe']).describe('when debited invoices earned: credited or safe'),
  transferred_on: z.string().nullable().describe('day on which its transfer was handed over'),
  version: z.number().describe('version of the slip'),
})

export type SlipRow = z.infer<typeof SlipRow>

const money = { kind: 'money', sum: true, width: 105 } as const

const hidden = {
  fis_no: { hidden: true },
  tip: { kind: 'number', hidden: true },
  user_id: { kind: 'number', hidden: true },
  bayi_id: { kind: 'number', hidden: true },
  user_name: { hidden: true },
  aciklama: { hidden: true },
  start_date: { kind: 'date', hidden: true },
  end_date: { kind: 'date', hidden: true },
  prim_toplam: { kind: 'money', hidden: true },
  iptal_toplam: { kind: 'money', hidden: true },
  avans_kdv: { kind: 'money', hidden: true },
  version: { kind: 'number', hidden: true },
} as const

const amounts = {
  net_t: money,
  provizyon: { kind: 'number', width: 70 },
  prim_net: money,
  kdv: money,
  prim_brut: money,
  avans: money,
  odenecek: { ...money, width: 125 },
  borc: { kind: 'money', width: 105 },
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
  transferred_on: { kind: 'date', width: 115 },
} as const

const id = { kind: 'number', filter: 'equals', width: 70 } as const
const day = { kind: 'date', width: 105 } as const
const staffNames = {
  name: { filter: 'contains', width: 115 },
  surname: { filter: 'contains', width: 125 },
} as const
const dealerName = { firma: { filter: 'contains', width: 180 } } as const
const period = {
  prim_donemi: { filter: 'contains', width: 110 },
  vergisiz: { kind: 'flag', width: 95 },
} as const
const noDealer = { firma: { hidden: true } } as const
const noStaff = { name: { hidden: true }, surname: { hidden: true } } as const

/** A slip by its number, of either kind. */
export const slipList = defineList({
  ...head,
  path: '/prim_odeme_fis/list',
  columns: { id, islem_tar: day, ...staffNames, ...dealerName, ...period, ...amounts, ...payout, ...hidden },
})

export const staffSlips = defineList({
  ...head,
  path: '/prim_odeme_fis_personel/list',
  columns: { id, islem_tar: day, ...staffNames, ...period, ...amounts, ...payout, ...hidden, ...noDealer },
})

export const dealerSlips = defineList({
  ...head,
  path: '/prim_odeme_fis_bayi/list',
  columns: { id, islem_tar: day, ...dealerName, ...period, ...amounts, ...payout, ...hidden, ...noStaff },
})

const quiet = Object.fromEntries(
  Object.entries({ ...period, ...amounts }).map(([field, column]) => [
    field,
    field === 'odenecek' || field === 'borc' ? column : { ...column, hidden: true as const },
  ]),
)

/** Receipts: who got money and when. */
export const staffReceipts = defineList({
  ...staffSlips,
  columns: { id, ...staffNames, islem_tar: day, ...quiet, ...payout, ...hidden, ...noDealer },
})

export const dealerReceipts = defineList({
  ...dealerSlips,
  columns: { id, ...dealerName, islem_tar: day, ...quiet, ...payout, ...hidden, ...noStaff },
})
