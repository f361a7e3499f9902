// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, money, number, rowId, text } from '#core/lists/stored-columns.ts'

export const siparis_icerik_view = z.object({
  id: rowId.describe('number of the line'),
  sip_id: number.describe('order'),
  cus_id: number.describe('customer'),
  sip_tar: moment.describe('moment of the order'),
  stk_id: number.describe('wine'),
  stk_kodu: text.describe('code of the wine'),
  stk_adi: text.describe('name of the wine'),
  stk_adet: number.describe('bottles'),
  stk_kdv: number.describe('tax rate'),
  stk_birim: money.describe('price of a bottle that enters the total'),
  stk_birim_ini: money.describe('gross price of a bottle'),
  stk_toplam: money.describe('bottles × price'),
  isk_y: number.describe('discount in percent, unused'),
  isk_e: money.describe('discount in euro, unused'),
  stk_liste_fiyat: money.nullable().describe('list price when the line was written'),
  per_id: number.describe('salesperson'),
})
