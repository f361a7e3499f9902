// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { flag, money, number, rowId, text } from '#core/lists/stored-columns.ts'

export const stok_all_list_view = z.object({
  id: rowId.describe('number of the wine'),
  stok_code: text.describe('code of the wine'),
  stok_name: text.describe('name of the wine'),
  stok_year: number.nullable().describe('vintage'),
  stok_color: number.nullable().describe('colour, key of sys_stok_color'),
  color: text.nullable().describe('colour as a German word'),
  stok_mensey: number.nullable().describe('origin, key of sys_stok_mensey'),
  mensey: text.nullable().describe('origin as a German word'),
  stok_tipi: number.nullable().describe('style, key of sys_stok_tipi'),
  tipi: text.nullable().describe('style as a German word'),
  stok_cl: number.nullable().describe('bottle size, key of sys_stok_sise'),
  sise: text.nullable().describe('bottle size as text'),
  stok_limit: number.describe('bottles below which the wine counts as low'),
  stok_web_on: flag.describe('shown on the web'),
  stok_user_on: flag.describe('on sale for the sales people'),
  stok_de_price: money.describe('gross list price Germany'),
  stok_at_price: money.describe('gross list price Austria'),
  stok_ch_price: money.describe('gross list price Switzerland, in euro'),
  brosur_exist: flag.describe('a brochure can be opened'),
  depo_m: number.describe('bottles on hand'),
  rezerver_m: number.describe('bottles reserved by orders'),
  kullanilabilir_adet: number.describe('bottles that can still be sold'),
  birim_maliyet: money.describe('cost of one bottle'),
  maliyet: money.describe('cost of all bottles on hand'),
  image_exist: flag.describe('there is a picture'),
  tutulan_adet: number.describe('bottles held while orders are typed'),
})
