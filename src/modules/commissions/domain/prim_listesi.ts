import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { flag, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { commissionTexts } from '../texts.ts'
import { PayoutType } from './commission.ts'

/** The flag that says that a side has got its commission. */
export const openFlag = { [PayoutType.staff]: 'per_odeme', [PayoutType.dealer]: 'bayi_odeme' } as const

export const CommissionRow = z.object({
  id: rowId.describe('number of the order'),
  tip: z.number().describe('0 commission of the salesperson, 1 of the dealer'),
  alici_id: z.number().describe('number of the person or dealer who earns'),
  alici: z.string().describe('name of the person or dealer who earns'),
  yuzde: z.number().describe('rate of that person or dealer on the day of the order'),
  per_id: z.number().describe('salesperson'),
  per_name: z.string().nullable().describe('name of the salesperson on the order'),
  bayi_id: z.number().describe('dealer'),
  firma: z.string().describe('short name of the dealer'),
  upper_firm: z.number().nullable().describe('dealer above that dealer'),
  f_no: z.string().describe('invoice number'),
  f_tarih: z.string().describe('day of the invoice'),
  f_odeme_tar: z.string().describe('day the invoice was paid'),
  g_toplam: z.number().describe('total of the order, negative for a credit note'),
  net_t: z.number().describe('total without tax'),
  prim_net: z.number().describe('commission without tax'),
  prim_brut: z.number().describe('commission with tax, informative'),
  cus_id: z.number().describe('customer'),
  cus_code: z.string().nullable().describe('code of the customer'),
  cus_firm: z.string().nullable().describe('firm of the customer'),
  cus_name: z.string().nullable().describe('first name of the customer'),
  cus_surname: z.string().nullable().describe('family name of the customer'),
  s_tar: z.string().describe('moment of the order'),
  s_gon_tar: z.string().nullable().describe('day of shipment'),
  s_is_teklif: z.number().describe('0 order, 2 credit note'),
  per_odeme: flag.describe('commission of the salesperson is paid'),
  bayi_odeme: flag.describe('commission of the dealer is paid'),
  sd_cancel_on: flag.describe('cancelled'),
  fd_fon: flag.describe('invoiced'),
  f_close: flag.describe('closed'),
  f_status: flag.describe('deposited'),
  yeniden: flag.describe('was taken back and is open again since the cancellation was undone'),
  silinen: flag.describe('written off: counts as paid, and no slip paid it'),
  version: z.number().describe('version of the order'),
})

export type CommissionRow = z.infer<typeof CommissionRow>

/** What orders earn. The wire calls it prim_listesi_getir; the list screen asks under the usual name. */
export const commissionList = defineList({
  path: '/prim_listesi/list',
  row: CommissionRow,
  export: admin,
  pageSize: 500,
  maxLimit: 2000,
  defaultSort: ['f_odeme_tar', 'DESC'],
  texts: commissionTexts,
  columns: {
    alici: { filter: 'contains', width: 125 },
    f_no: { filter: 'startsWith', width: 105 },
    f_odeme_tar: { kind: 'date', width: 115 },
    cus_firm: { filter: 'contains', width: 110 },
    cus_name: { filter: 'contains', width: 95 },
    cus_surname: { filter: 'contains', width: 110 },
    net_t: { kind: 'money', sum: true, width: 100 },
    yuzde: { kind: 'number', percent: true, width: 48 },
    prim_net: { kind: 'money', sum: true, width: 100 },
    prim_brut: { kind: 'money', sum: true, width: 100 },
    f_tarih: { kind: 'date', hidden: true },
    g_toplam: { kind: 'money', hidden: true },
    id: { kind: 'number', hidden: true },
    tip: { kind: 'number', hidden: true },
    alici_id: { kind: 'number', hidden: true },
    per_id: { kind: 'number', hidden: true },
    per_name: { hidden: true },
    bayi_id: { kind: 'number', hidden: true },
    firma: { hidden: true },
    upper_firm: { kind: 'number', hidden: true },
    cus_id: { kind: 'number', hidden: true },
    cus_code: { hidden: true },
    s_tar: { kind: 'moment', hidden: true },
    s_gon_tar: { kind: 'date', hidden: true },
    s_is_teklif: { kind: 'number', hidden: true },
    per_odeme: { kind: 'flag', hidden: true },
    bayi_odeme: { kind: 'flag', hidden: true },
    sd_cancel_on: { kind: 'flag', hidden: true },
    fd_fon: { kind: 'flag', hidden: true },
    f_close: { kind: 'flag', hidden: true },
    f_status: { kind: 'flag', hidden: true },
    yeniden: { kind: 'flag', hidden: true },
    silinen: { kind: 'flag', hidden: true },
    version: { kind: 'number', hidden: true },
  },
})
