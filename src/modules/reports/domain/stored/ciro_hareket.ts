// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, flag, number, rowId, text } from '#core/lists/stored-columns.ts'

export const ciro_hareket = z.object({
  id: rowId.describe('number of the row'),
  sip_id: number.describe('number of the order'),
  per_id: number.describe('salesperson'),
  bayi_id: number.describe('dealer of the order'),
  f_no: text.nullable().describe('invoice number'),
  gun: date.nullable().describe('day of the invoice or of its cancellation'),
  odeme_gun: date.nullable().describe('day it was paid or cancelled'),
  iptal_mi: text.describe('a cancellation'),
  s_is_teklif: number.describe('0 order, 2 credit note'),
  s_vergisiz: flag.describe('without tax'),
  f_close: flag.describe('closed'),
  sd_cancel_on: flag.describe('cancelled'),
  cus_id: number.describe('customer'),
  cus_firm: text.nullable().describe('firm of the customer'),
  cus_name: text.nullable().describe('first name of the customer'),
  cus_surname: text.nullable().describe('family name of the customer'),
  brut: number.describe('total, negative for a credit note, none for a cancellation'),
  net: number.describe('total without tax'),
  vergi: number.describe('tax'),
  iptal: number.describe('what the cancellation takes off, without tax'),
  country: text.describe('country of the customer'),
})
