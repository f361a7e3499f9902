import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { flag, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { stockTexts } from '../texts.ts'
import { STOCK_PAGE_SIZE } from './stok.ts'

const words = z.string().nullable()

export const ReservedLineRow = z.object({
  id: rowId.describe('number of the order line'),
  sip_id: z.number().describe('order that holds the bottles'),
  s_tar: z.string().describe('moment of the order'),
  cus_id: z.number(),
  cus_name: words,
  cus_surname: words,
  cus_firm: words,
  stk_id: z.number(),
  stk_kodu: z.string(),
  stk_adi: z.string(),
  stk_adet: z.number().describe('bottles held back'),
  hazir_adet: z.number().describe('bottles of them that are invoiced and may leave'),
  fd_fon: flag.describe('invoice issued'),
  f_no: words,
  f_tarih: words,
  per_name: words,
})

export type ReservedLineRow = z.infer<typeof ReservedLineRow>

/** The orders that reserve bottles, line by line (/rezerve-stoklar). */
export const reservedLineList = defineList({
  path: '/rezerve_stok_sip/list',
  row: ReservedLineRow,
  see: admin,
  export: admin,
  pageSize: STOCK_PAGE_SIZE,
  defaultSort: ['id', 'DESC'],
  texts: stockTexts,
  columns: {
    sip_id: { kind: 'number', filter: 'startsWith', width: 95 },
    s_tar: { kind: 'moment', day: true, filter: 'equals', width: 110 },
    cus_name: { filter: 'startsWith', width: 115 },
    cus_surname: { filter: 'startsWith', width: 130 },
    cus_firm: { filter: 'startsWith', width: 160 },
    stk_kodu: { filter: 'startsWith', width: 120 },
    stk_adi: { filter: 'contains', width: 280 },
    stk_adet: { kind: 'number', filter: 'gte', sum: true, width: 115 },
    fd_fon: { kind: 'flag', filter: 'equals', width: 115 },
    per_name: { filter: 'startsWith', width: 140 },
    id: { kind: 'number', hidden: true },
    f_no: { hidden: true },
    cus_id: { kind: 'number', hidden: true },
    stk_id: { kind: 'number', hidden: true },
    hazir_adet: { kind: 'number', hidden: true },
    f_tarih: { kind: 'date', hidden: true },
  },
})

export const WineToSendRow = z.object({
  id: rowId.describe('number of the wine'),
  stk_id: z.number(),
  stk_kodu: z.string(),
  stk_adi: z.string(),
  stk_adet: z.number().describe('bottles that orders hold back'),
  hazir_adet: z.number().describe('bottles of them that are invoiced and may leave'),
  sip_adet: z.number().describe('orders that hold them'),
  depo_m: z.number().describe('bottles on hand'),
  kullanilabilir_adet: z.number().describe('bottles that can still be sold'),
  stok_limit: z.number(),
})

export type WineToSendRow = z.infer<typeof WineToSendRow>

/** Grouping by wine. */
const wineGroup = ['stk_id', 'stk_kodu', 'stk_adi'] as const

/** What the screen of wines to send asks for. */
export const wineToSendQuery = {
  group_by_fields: [...wineGroup],
  sum_fields: ['stk_adet', 'hazir_adet'],
}

/** Grouped by wine, the call is answered by a view of its own, which can be sorted and filtered by the sums too. */
export const isByWine = (payload: { group_by_fields?: readonly string[] | null | undefined }) =>
  payload.group_by_fields?.length === wineGroup.length &&
  wineGroup.every((field) => payload.group_by_fields?.includes(field))

/** The wines that orders wait for (/gonderilecek-saraplar). */
export const wineToSendList = defineList({
  path: '/rezerve_stok_sip/list',
  row: WineToSendRow,
  see: admin,
  export: admin,
  pageSize: STOCK_PAGE_SIZE,
  defaultSort: ['hazir_adet', 'DESC'],
  texts: stockTexts,
  columns: {
    stk_kodu: { filter: 'startsWith', width: 130 },
    stk_adi: { filter: 'contains', width: 360 },
    hazir_adet: { kind: 'number', filter: 'gte', sum: true, width: 130 },
    stk_adet: { kind: 'number', filter: 'gte', sum: true, width: 130 },
    sip_adet: { kind: 'number', filter: 'gte', width: 110 },
    depo_m: { kind: 'number', filter: 'gte', width: 110 },
    kullanilabilir_adet: { kind: 'number', filter: 'gte', width: 120 },
    id: { kind: 'number', hidden: true },
    stk_id: { kind: 'number', hidden: true },
    stok_limit: { kind: 'number', hidden: true },
  },
})
