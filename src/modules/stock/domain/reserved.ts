import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { stockTexts } from '../texts.ts'
import { STOCK_PAGE_SIZE } from './wines.ts'
import { rezerve_stok_ozet } from './stored/rezerve_stok_ozet.ts'
import { rezerve_stok_sip } from './stored/rezerve_stok_sip.ts'

export type ReservedLineRow = z.infer<typeof rezerve_stok_sip>

/** The orders that reserve bottles, line by line (/rezerve-stoklar). */
export const reservedLineList = defineList({
  path: '/rezerve_stok_sip/list',
  row: rezerve_stok_sip,
  see: admin,
  export: admin,
  pageSize: STOCK_PAGE_SIZE,
  defaultSort: ['id', 'DESC'],
  texts: stockTexts,
  columns: {
    sip_id: { filter: 'startsWith', width: 95 },
    s_tar: { day: true, filter: 'equals', width: 110 },
    cus_name: { filter: 'startsWith', width: 115 },
    cus_surname: { filter: 'startsWith', width: 130 },
    cus_firm: { filter: 'startsWith', width: 160 },
    stk_kodu: { filter: 'startsWith', width: 120 },
    stk_adi: { filter: 'contains', width: 280 },
    stk_adet: { filter: 'gte', sum: true, width: 115 },
    fd_fon: { filter: 'equals', width: 115 },
    per_name: { filter: 'startsWith', width: 140 },
  },
  unseen: ['id', 'f_no', 'cus_id', 'stk_id', 'hazir_adet', 'f_tarih'],
})

export type WineToSendRow = z.infer<typeof rezerve_stok_ozet>

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
  row: rezerve_stok_ozet,
  see: admin,
  export: admin,
  pageSize: STOCK_PAGE_SIZE,
  defaultSort: ['hazir_adet', 'DESC'],
  texts: stockTexts,
  columns: {
    stk_kodu: { filter: 'startsWith', width: 130 },
    stk_adi: { filter: 'contains', width: 360 },
    hazir_adet: { filter: 'gte', sum: true, width: 130 },
    stk_adet: { filter: 'gte', sum: true, width: 130 },
    sip_adet: { filter: 'gte', width: 110 },
    depo_m: { filter: 'gte', width: 110 },
    kullanilabilir_adet: { filter: 'gte', width: 120 },
  },
  unseen: ['id', 'stk_id', 'stok_limit'],
})
