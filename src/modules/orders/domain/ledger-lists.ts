import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { flag, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { StokRow } from '#modules/stock/domain/stok.ts'
import { stockTexts } from '#modules/stock/texts.ts'
import { orderTexts } from '../texts.ts'
import { entryWords } from './entry-texts.ts'

export const OrderLineRow = z.object({
  id: rowId.describe('number of the line'),
  sip_id: z.number().describe('order'),
  cus_id: z.number().describe('customer'),
  per_id: z.number().describe('salesperson'),
  sip_tar: z.string().describe('moment of the order'),
  stk_id: z.number().describe('wine'),
  stk_kodu: z.string().describe('code of the wine'),
  stk_adi: z.string().describe('name of the wine'),
  stk_adet: z.number().describe('bottles'),
  stk_kdv: z.number().describe('tax rate'),
  stk_birim: z.number().describe('price of a bottle that enters the total'),
  stk_birim_ini: z.number().describe('gross price of a bottle'),
  stk_toplam: z.number().describe('bottles × price'),
  isk_y: z.number().describe('discount in percent, unused'),
  isk_e: z.number().describe('discount in euro, unused'),
  stk_liste_fiyat: z.number().nullable().describe('list price when the line was written'),
})

export type OrderLineRow = z.infer<typeof OrderLineRow>

export const orderLineList = defineList({
  path: '/siparis_icerik/list',
  row: OrderLineRow,
  search: false,
  export: admin,
  defaultSort: ['id', 'ASC'],
  texts: orderTexts,
  columns: {
    stk_kodu: { width: 130 },
    stk_adi: { width: 320 },
    stk_adet: { kind: 'number', sum: true, width: 90 },
    stk_birim: { kind: 'money', width: 110 },
    stk_toplam: { kind: 'money', sum: true, width: 120 },
    id: { kind: 'number', hidden: true },
    sip_id: { kind: 'number', hidden: true },
    cus_id: { kind: 'number', hidden: true },
    per_id: { kind: 'number', hidden: true },
    sip_tar: { kind: 'moment', hidden: true },
    stk_id: { kind: 'number', hidden: true },
    stk_kdv: { kind: 'number', hidden: true },
    stk_birim_ini: { kind: 'money', hidden: true },
    isk_y: { kind: 'number', hidden: true },
    isk_e: { kind: 'money', hidden: true },
    stk_liste_fiyat: { kind: 'money', hidden: true },
  },
})

export const InstalmentRow = z.object({
  id: rowId.describe('number of the instalment'),
  sip_id: z.number().describe('order'),
  cus_id: z.number().describe('customer'),
  tak_tar: z.string().describe('day it is due'),
  tak_tutar: z.number().describe('amount'),
  odenen: z.number().describe('what payments filled of it'),
  kalan: z.number().describe('what is still open of it'),
  odeme: flag.describe('paid'),
})

export type InstalmentRow = z.infer<typeof InstalmentRow>

export const instalmentList = defineList({
  path: '/cus_taksitler/list',
  row: InstalmentRow,
  search: false,
  export: admin,
  defaultSort: ['tak_tar', 'ASC'],
  texts: orderTexts,
  columns: {
    tak_tar: { kind: 'date', width: 120 },
    tak_tutar: { kind: 'money', sum: true, width: 120 },
    odenen: { kind: 'money', sum: true, width: 120 },
    kalan: { kind: 'money', sum: true, width: 120 },
    odeme: { kind: 'flag', width: 90 },
    id: { kind: 'number', hidden: true },
    sip_id: { kind: 'number', hidden: true },
    cus_id: { kind: 'number', hidden: true },
  },
})

const ledgerTexts = { ...orderTexts, id: orderTexts.booking_id }

export const LedgerRow = z.object({
  id: rowId.describe('number of the booking'),
  cus_id: z.number().describe('customer'),
  islem_type: z
    .number()
    .describe(
      '2 payment, 3 late fee, 4 to the balance, 5 credit note set off, 6 from the balance, 7 paid out, 8 small difference',
    ),
  in_out: z.number().describe('2 money comes in'),
  islem_zamani: z.string().describe('day of the booking'),
  s_no: z.number().describe('order that is paid'),
  sip_id: z.number().describe('the same order'),
  taksit_id: z.number().nullable().describe('instalment that is paid'),
  alacak: z.number().describe('late fee, or money that left the record'),
  borc: z.number().describe('money that came in'),
  kaynak_id: z.number().nullable().describe('credit note that was set off'),
  kaynak_f_no: z.string().nullable().describe('number of that credit note'),
  iptal_t: z.string().nullable().describe('moment of the withdrawal'),
  descp: z.string().nullable().describe('remark'),
})

export type LedgerRow = z.infer<typeof LedgerRow>

const ledger = {
  row: LedgerRow,
  search: false,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: ledgerTexts,
  columns: {
    id: { kind: 'number', width: 80 },
    s_no: { kind: 'number', width: 90 },
    islem_zamani: { kind: 'date', width: 120 },
    borc: { kind: 'money', sum: true, width: 120 },
    alacak: { kind: 'money', width: 120 },
    islem_type: { kind: 'number', options: { values: entryWords }, width: 90 },
    descp: { width: 200 },
    iptal_t: { kind: 'moment', width: 140 },
    cus_id: { kind: 'number', hidden: true },
    in_out: { kind: 'number', hidden: true },
    sip_id: { kind: 'number', hidden: true },
    taksit_id: { kind: 'number', hidden: true },
    kaynak_id: { kind: 'number', hidden: true },
    kaynak_f_no: { hidden: true },
  },
} as const

/** Active bookings; used for its sums. */
export const ledgerList = defineList({ ...ledger, path: '/cari_islem/list' })

/** The ledger with withdrawn bookings, of an order or of a customer. */
export const ledgerHistory = defineList({
  ...ledger,
  path: '/cari_islem_view/list',
  columns: {
    ...ledger.columns,
    borc: { kind: 'money', sum: true, sumUnless: 'iptal_t', width: 120 },
    alacak: { kind: 'money', sum: true, sumUnless: 'iptal_t', width: 120 },
  },
})

/** Wide enough for most names, as wines of one kind differ at the end. */
const WINE_NAME_LEAST = 250

/** Wines on sale, for the search in the line dialog. */
export const wineSearch = defineList({
  path: '/stok_search_dialialog_view/list',
  row: StokRow,
  export: admin,
  defaultSort: ['stok_code', 'ASC'],
  texts: stockTexts,
  columns: {
    id: { kind: 'number', filter: 'startsWith', width: 80 },
    stok_code: { filter: 'startsWith', width: 130 },
    stok_name: { filter: 'contains', width: 320, least: WINE_NAME_LEAST },
    image_exist: { kind: 'flag', filter: 'equals', width: 70 },
    stok_year: { kind: 'number', filter: 'startsWith', width: 90 },
    color: { filter: 'startsWith', lookup: { list: 'sys_stok_color', key: 'stok_color' }, width: 110 },
    mensey: { filter: 'startsWith', lookup: { list: 'sys_stok_mensey', key: 'stok_mensey' }, width: 130 },
    tipi: { filter: 'startsWith', lookup: { list: 'sys_stok_tipi', key: 'stok_tipi' }, width: 120 },
    stok_limit: { kind: 'number', width: 90 },
    kullanilabilir_adet: { kind: 'number', filter: 'gte', width: 110 },
    tutulan_adet: { kind: 'number', hidden: true },
    stok_de_price: { kind: 'money', width: 100 },
    stok_at_price: { kind: 'money', width: 100 },
    stok_ch_price: { kind: 'money', width: 100 },
    stok_user_on: { kind: 'flag', hidden: true },
    stok_color: { kind: 'number', hidden: true },
    stok_mensey: { kind: 'number', hidden: true },
    stok_tipi: { kind: 'number', hidden: true },
  },
})
