// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { number, rowId, text } from '#core/lists/stored-columns.ts'

export const rezerve_stok_ozet = z.object({
  id: rowId.describe('number of the wine'),
  stk_id: number.describe('wine'),
  stk_kodu: text.describe('code of the wine'),
  stk_adi: text.describe('name of the wine'),
  stk_adet: number.describe('bottles that orders hold back'),
  hazir_adet: number.describe('bottles of them that are invoiced and may leave'),
  sip_adet: number.describe('orders that hold them'),
  depo_m: number.describe('bottles on hand'),
  kullanilabilir_adet: number.describe('bottles that can still be sold'),
  stok_limit: number.describe('bottles below which the wine counts as low'),
})
