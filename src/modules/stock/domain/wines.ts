import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { formsOf } from '#core/record-fields.ts'
import { stockTexts } from '../texts.ts'
import { stok_all_list_view } from './stored/stok_all_list_view.ts'
import { wineColumns } from './wine-columns.ts'

export const STOCK_PAGE_SIZE = 20

/** Countries with a price of their own, in the order of the editor. */
export const priceCountries = [
  { country_code: 'DE', field: 'stok_de_price' },
  { country_code: 'AT', field: 'stok_at_price' },
  { country_code: 'CH', field: 'stok_ch_price' },
] as const

/** A wine as it is edited. */
export const StokForm = z.object(formsOf(wineColumns))

export type StokForm = z.infer<typeof StokForm>

/** A PDF, sniffed by content, up to ten megabytes. */
export const brochureRule = { types: ['application/pdf'], maxBytes: 10 * 1_048_576 }
export const imageRule = { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * 1_048_576 }

export type StokRow = z.infer<typeof stok_all_list_view>

/** The definitions list (/stoklistesi) and every picker of wines. */
export const stokList = defineList({
  path: '/stok_urun_listesi_view/list',
  row: stok_all_list_view,
  export: admin,
  pageSize: STOCK_PAGE_SIZE,
  defaultSort: ['id', 'DESC'],
  texts: stockTexts,
  columns: {
    id: { filter: 'startsWith', width: 80 },
    stok_code: { filter: 'startsWith', width: 130 },
    stok_name: { filter: 'startsWith', width: 360 },
    stok_year: { filter: 'startsWith', width: 90 },
    color: {
      filter: 'equals',
      options: { list: 'sys_stok_color', by: 'label' },
      lookup: { list: 'sys_stok_color', key: 'stok_color' },
      width: 130,
    },
    mensey: {
      filter: 'startsWith',
      options: { list: 'sys_stok_mensey', by: 'label' },
      lookup: { list: 'sys_stok_mensey', key: 'stok_mensey' },
      width: 160,
    },
    tipi: {
      filter: 'startsWith',
      options: { list: 'sys_stok_tipi', by: 'label' },
      lookup: { list: 'sys_stok_tipi', key: 'stok_tipi' },
      width: 150,
    },
  },
  unseen: [
    'stok_color',
    'stok_mensey',
    'stok_tipi',
    'stok_cl',
    'sise',
    'stok_limit',
    'stok_web_on',
    'stok_user_on',
    'stok_de_price',
    'stok_at_price',
    'stok_ch_price',
    'brosur_exist',
    'image_exist',
    'depo_m',
    'rezerver_m',
    'tutulan_adet',
    'kullanilabilir_adet',
  ],
})

/** The same wines with quantities and cost, for the status views. */
export const stokStatusList = defineList({
  path: '/stok_all_list_view/list',
  row: stok_all_list_view,
  see: admin,
  export: admin,
  pageSize: STOCK_PAGE_SIZE,
  defaultSort: ['id', 'DESC'],
  texts: stockTexts,
  columns: {
    stok_code: { filter: 'startsWith', width: 130 },
    stok_name: { filter: 'startsWith', width: 360 },
    depo_m: { filter: 'gte', sum: true, width: 110 },
    rezerver_m: { filter: 'gte', sum: true, width: 110 },
    tutulan_adet: { filter: 'gte', sum: true, width: 110 },
    kullanilabilir_adet: { filter: 'gte', sum: true, width: 120 },
    birim_maliyet: { filter: 'gte', width: 160 },
    maliyet: { filter: 'gte', sum: true, width: 140 },
  },
  unseen: ['id', 'stok_limit', 'stok_user_on'],
})
