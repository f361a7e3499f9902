import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { amount, flag, optionalKey, optionalText, requiredText, wholeNumber } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { stockTexts } from '../texts.ts'
import { stok_all_list_view } from './stored/stok_all_list_view.ts'

export const STOCK_PAGE_SIZE = 20

/** Countries with a price of their own, in the order of the editor. */
export const priceCountries = [
  { country_code: 'DE', field: 'stok_de_price' },
  { country_code: 'AT', field: 'stok_at_price' },
  { country_code: 'CH', field: 'stok_ch_price' },
] as const

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

/** A web address. */
const webAddress = (longest: number) =>
  z
    .preprocess(
      emptyToNull,
      z
        .url({ protocol: /^https?$/ })
        .max(longest)
        .nullable(),
    )
    .default(null)

/** A wine as it is edited. */
export const StokForm = z.object({
  stok_code: requiredText(50).describe('code of the wine, unique'),
  stok_name: requiredText(150).describe('name on lists and documents'),
  stok_color: optionalKey.describe('colour, key of sys_stok_color'),
  stok_year: z.preprocess((value) => value ?? null, wholeNumber(1800, 2200).nullable()).describe('vintage'),
  stok_mensey: optionalKey.describe('origin, key of sys_stok_mensey'),
  stok_tipi: optionalKey.describe('style, key of sys_stok_tipi'),
  stok_cl: optionalKey.describe('bottle size, key of sys_stok_sise'),
  stok_dec: optionalText(4000).describe('description'),
  stok_limit: wholeNumber(0).describe('bottles below which the wine counts as low'),
  stok_raf: optionalText(40).describe('place of the bottles in the warehouse'),
  stok_web_on: flag.default('0').describe('shown on the web'),
  stok_user_on: flag.default('0').describe('on sale for the sales people'),
  stok_de_price: amount.default(0).describe('gross list price Germany'),
  stok_at_price: amount.default(0).describe('gross list price Austria'),
  stok_ch_price: amount.default(0).describe('gross list price Switzerland, in euro'),
  stok_web_price: amount.default(0).describe('purchase cost, administrators only'),
  stok_is_kdv: flag.default('1').describe('the list prices contain tax; stored, orders follow the country'),
  stok_kdv: amount
    .pipe(z.number().max(100))
    .default(19)
    .describe('tax rate of the wine in percent; stored, orders follow the country'),
  img_url: webAddress(500).describe('address of a picture on the web'),
})

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
