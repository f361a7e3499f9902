// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { flag, number, rowId, text } from '#core/lists/stored-columns.ts'

export const stok_rezerve = z.object({
  id: rowId.describe('number of the order line'),
  stk_id: number.describe('wine'),
  sip_id: number.describe('order that reserves the bottles'),
  stk_kodu: text.describe('code of the wine'),
  stk_adi: text.describe('name of the wine'),
  stk_adet: number.describe('bottles the line asks for'),
  sd_gonderi_status: flag.describe('parcel has left'),
  sd_cancel_on: flag.describe('cancelled'),
})
