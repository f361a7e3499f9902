// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, flag, moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const rezerve_stok_sip = z.object({
  id: rowId.describe('number of the order line'),
  sip_id: number.describe('order that holds the bottles'),
  stk_id: number.describe('wine'),
  stk_kodu: text.describe('code of the wine'),
  stk_adi: text.describe('name of the wine'),
  stk_adet: number.describe('bottles held back'),
  hazir_adet: number.describe('bottles of them that are invoiced and may leave'),
  s_tar: moment.describe('moment of the order'),
  fd_fon: flag.describe('invoice issued'),
  f_no: text.nullable().describe('invoice number'),
  f_tarih: date.nullable().describe('day of the invoice'),
  cus_id: number.describe('customer'),
  cus_name: text.nullable().describe('first name of the customer'),
  cus_surname: text.nullable().describe('family name of the customer'),
  cus_firm: text.nullable().describe('firm of the customer'),
  per_name: text.nullable().describe('name of the salesperson on the order'),
})
