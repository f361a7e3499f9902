// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const stok_hareketleri = z.object({
  id: rowId.describe('number of the booking'),
  stok_id: number.describe('wine'),
  stok_kodu: text.describe('code of the wine'),
  stok_name: text.describe('name of the wine'),
  sip_id: number.nullable().describe('order that took the bottles'),
  f_no: text.nullable().describe('invoice that took the bottles'),
  islem_tip: number.describe('2 inflow, 3 outflow'),
  in_out: number.describe('reason, key of stok_hareket_tip'),
  giren: number.describe('bottles in'),
  cikan: number.describe('bottles out'),
  miktar: number.describe('bottles, whichever way'),
  islem_zaman: moment.describe('moment of the booking'),
  aciklama: text.nullable().describe('remark'),
  s_gon_tar: date.nullable().describe('day of shipment'),
  hareket_ac: text.describe('reason as a German word'),
  islem_aciklama: text.describe('type as a German word'),
  cus_name: text.nullable().describe('first name of the customer'),
  cus_surname: text.nullable().describe('family name of the customer'),
})
