// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, money, number, rowId, text } from '#core/lists/stored-columns.ts'

export const satis_satirlari = z.object({
  id: rowId.describe('number of the line'),
  sip_id: number.describe('order'),
  stk_id: number.describe('wine'),
  f_no: text.nullable().describe('invoice number'),
  f_tarih: date.describe('day of the invoice'),
  cus_firm: text.nullable().describe('firm of the customer'),
  cus_name: text.nullable().describe('first name of the customer'),
  cus_surname: text.nullable().describe('family name of the customer'),
  sise: number.describe('bottles, negative for a credit note'),
  brut: money.describe('worth of the line'),
  net: money.describe('worth without tax'),
  bayi_id: number.describe('dealer of the order'),
  stok_tipi: number.describe('style of the wine'),
})
