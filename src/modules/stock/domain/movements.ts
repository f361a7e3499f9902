import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { stockTexts } from '../texts.ts'
import { STOCK_PAGE_SIZE } from './stok.ts'

export const MovementRow = z.object({
  id: rowId.describe('number of the booking'),
  f_no: z.string().nullable().describe('invoice that took the bottles'),
  islem_zaman: z.string().describe('moment of the booking'),
  s_gon_tar: z.string().nullable().describe('day of shipment'),
  cus_name: z.string().nullable(),
  cus_surname: z.string().nullable(),
  hareket_ac: z.string().describe('reason as a German word'),
  aciklama: z.string().nullable().describe('remark'),
  giren: z.number().describe('bottles in'),
  cikan: z.number().describe('bottles out'),
  stok_id: z.number(),
  stok_kodu: z.string(),
  stok_name: z.string(),
  sip_id: z.number().nullable().describe('order that took the bottles'),
  islem_tip: z.number().describe('2 inflow, 3 outflow'),
  in_out: z.number().describe('reason, key of stok_hareket_tip'),
  islem_aciklama: z.string().describe('type as a German word'),
  miktar: z.number().describe('bottles, whichever way'),
})

export type MovementRow = z.infer<typeof MovementRow>

/** The ledger of one wine. */
export const movementList = defineList({
  path: '/stok_hareketleri/list',
  row: MovementRow,
  see: admin,
  export: admin,
  pageSize: STOCK_PAGE_SIZE,
  defaultSort: ['id', 'DESC'],
  texts: stockTexts,
  columns: {
    id: { kind: 'number', filter: 'startsWith', width: 80 },
    f_no: { filter: 'startsWith', width: 110 },
    islem_zaman: { kind: 'moment', filter: 'equals', width: 140 },
    s_gon_tar: { kind: 'date', filter: 'equals', width: 110 },
    cus_name: { filter: 'startsWith', width: 130 },
    cus_surname: { filter: 'startsWith', width: 140 },
    hareket_ac: {
      filter: 'equals',
      options: { list: 'stok_hareket_tip', by: 'label' },
      lookup: { list: 'stok_hareket_tip', key: 'in_out' },
      width: 120,
    },
    aciklama: { filter: 'contains', width: 220 },
    giren: { kind: 'number', filter: 'gte', sum: true, width: 90 },
    cikan: { kind: 'number', filter: 'gte', sum: true, width: 90 },
    stok_id: { kind: 'number', hidden: true },
    stok_kodu: { hidden: true },
    stok_name: { hidden: true },
    sip_id: { kind: 'number', hidden: true },
    islem_tip: { kind: 'number', hidden: true },
    in_out: { kind: 'number', hidden: true },
    islem_aciklama: { hidden: true },
    miktar: { kind: 'number', hidden: true },
  },
})

export const ReservationRow = z.object({
  id: rowId.describe('number of the order line'),
  stk_id: z.number(),
  sip_id: z.number(),
  stk_kodu: z.string(),
  stk_adi: z.string(),
  stk_adet: z.number().describe('bottles the line asks for'),
  sd_gonderi_status: z.string(),
  sd_cancel_on: z.string(),
})

/** Order lines that reserve bottles; used for its sum. */
export const reservationList = defineList({
  path: '/stok_rezerve/list',
  row: ReservationRow,
  search: false,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: stockTexts,
  columns: {
    id: { kind: 'number' },
    stk_id: { kind: 'number' },
    sip_id: { kind: 'number' },
    stk_kodu: {},
    stk_adi: {},
    stk_adet: { kind: 'number', sum: true },
    sd_gonderi_status: { kind: 'flag' },
    sd_cancel_on: { kind: 'flag' },
  },
})
