import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { stockTexts } from '../texts.ts'
import { STOCK_PAGE_SIZE } from './wines.ts'
import { stok_hareketleri } from './stored/stok_hareketleri.ts'
import { stok_rezerve } from './stored/stok_rezerve.ts'

export type MovementRow = z.infer<typeof stok_hareketleri>

/** The ledger of one wine. */
export const movementList = defineList({
  path: '/stok_hareketleri/list',
  row: stok_hareketleri,
  see: admin,
  export: admin,
  pageSize: STOCK_PAGE_SIZE,
  defaultSort: ['id', 'DESC'],
  texts: stockTexts,
  columns: {
    id: { filter: 'startsWith', width: 80 },
    f_no: { filter: 'startsWith', width: 110 },
    islem_zaman: { filter: 'equals', width: 140 },
    s_gon_tar: { filter: 'equals', width: 110 },
    cus_name: { filter: 'startsWith', width: 130 },
    cus_surname: { filter: 'startsWith', width: 140 },
    hareket_ac: {
      filter: 'equals',
      options: { list: 'stok_hareket_tip', by: 'label' },
      lookup: { list: 'stok_hareket_tip', key: 'in_out' },
      width: 120,
    },
    aciklama: { filter: 'contains', width: 220 },
    giren: { filter: 'gte', sum: true, width: 90 },
    cikan: { filter: 'gte', sum: true, width: 90 },
  },
  unseen: ['stok_id', 'stok_kodu', 'stok_name', 'sip_id', 'islem_tip', 'in_out', 'islem_aciklama', 'miktar'],
})

/** Order lines that reserve bottles; used for its sum. */
export const reservationList = defineList({
  path: '/stok_rezerve/list',
  row: stok_rezerve,
  search: false,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: stockTexts,
  columns: {
    id: {},
    stk_id: {},
    sip_id: {},
    stk_kodu: {},
    stk_adi: {},
    stk_adet: { sum: true },
    sd_gonderi_status: {},
    sd_cancel_on: {},
  },
})
