import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { stok_all_list_view } from '#modules/stock/domain/stored/stok_all_list_view.ts'
import { stockTexts } from '#modules/stock/texts.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { entryWords } from './entry-texts.ts'
import { cari_islem_view } from '../stored/cari_islem_view.ts'
import { cus_taksitler_view } from '../stored/cus_taksitler_view.ts'
import { siparis_icerik_view } from '../stored/siparis_icerik_view.ts'

export type OrderLineRow = z.infer<typeof siparis_icerik_view>

export const orderLineList = defineList({
  path: '/siparis_icerik/list',
  row: siparis_icerik_view,
  search: false,
  export: admin,
  defaultSort: ['id', 'ASC'],
  texts: orderTexts,
  columns: {
    stk_kodu: { width: 130 },
    stk_adi: { width: 320 },
    stk_adet: { sum: true, width: 90 },
    stk_birim: { width: 110 },
    stk_toplam: { sum: true, width: 120 },
  },
  unseen: [
    'id',
    'sip_id',
    'cus_id',
    'per_id',
    'sip_tar',
    'stk_id',
    'stk_kdv',
    'stk_birim_ini',
    'isk_y',
    'isk_e',
    'stk_liste_fiyat',
  ],
})

export type InstalmentRow = z.infer<typeof cus_taksitler_view>

export const instalmentList = defineList({
  path: '/cus_taksitler/list',
  row: cus_taksitler_view,
  search: false,
  export: admin,
  defaultSort: ['tak_tar', 'ASC'],
  texts: orderTexts,
  columns: {
    tak_tar: { width: 120 },
    tak_tutar: { sum: true, width: 120 },
    odenen: { sum: true, width: 120 },
    kalan: { sum: true, width: 120 },
    odeme: { width: 90 },
  },
  unseen: ['id', 'sip_id', 'cus_id'],
})

const ledgerTexts = { ...orderTexts, id: orderTexts.booking_id }

export type LedgerRow = z.infer<typeof cari_islem_view>

const ledger = {
  row: cari_islem_view,
  search: false,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: ledgerTexts,
  columns: {
    id: { width: 80 },
    s_no: { width: 90 },
    islem_zamani: { width: 120 },
    borc: { sum: true, width: 120 },
    alacak: { width: 120 },
    islem_type: { options: { values: entryWords }, width: 90 },
    descp: { width: 200 },
    iptal_t: { width: 140 },
  },
  unseen: ['cus_id', 'in_out', 'sip_id', 'taksit_id', 'kaynak_id', 'kaynak_f_no'],
} as const

/** Active bookings; used for its sums. */
export const ledgerList = defineList({ ...ledger, path: '/cari_islem/list' })

/** The ledger with withdrawn bookings, of an order or of a customer. */
export const ledgerHistory = defineList({
  ...ledger,
  path: '/cari_islem_view/list',
  columns: {
    ...ledger.columns,
    borc: { sum: true, sumUnless: 'iptal_t', width: 120 },
    alacak: { sum: true, sumUnless: 'iptal_t', width: 120 },
  },
})

/** Wide enough for most names, as wines of one kind differ at the end. */
const WINE_NAME_LEAST = 250

/** Wines on sale, for the search in the line dialog. */
export const wineSearch = defineList({
  path: '/stok_search_dialialog_view/list',
  row: stok_all_list_view,
  export: admin,
  defaultSort: ['stok_code', 'ASC'],
  texts: stockTexts,
  columns: {
    id: { filter: 'startsWith', width: 80 },
    stok_code: { filter: 'startsWith', width: 130 },
    stok_name: { filter: 'contains', width: 320, least: WINE_NAME_LEAST },
    image_exist: { filter: 'equals', width: 70 },
    stok_year: { filter: 'startsWith', width: 90 },
    color: { filter: 'startsWith', lookup: { list: 'sys_stok_color', key: 'stok_color' }, width: 110 },
    mensey: { filter: 'startsWith', lookup: { list: 'sys_stok_mensey', key: 'stok_mensey' }, width: 130 },
    tipi: { filter: 'startsWith', lookup: { list: 'sys_stok_tipi', key: 'stok_tipi' }, width: 120 },
    stok_limit: { width: 90 },
    kullanilabilir_adet: { filter: 'gte', width: 110 },
    stok_de_price: { width: 100 },
    stok_at_price: { width: 100 },
    stok_ch_price: { width: 100 },
  },
  unseen: ['tutulan_adet', 'stok_user_on', 'stok_color', 'stok_mensey', 'stok_tipi'],
})
