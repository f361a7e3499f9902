// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, moment, money, number, rowId, text } from '#core/lists/stored-columns.ts'

export const cari_islem_view = z.object({
  id: rowId.describe('number of the booking'),
  cus_id: number.describe('customer'),
  islem_type: number.describe(
    '2 payment, 3 late fee, 4 to the balance, 5 credit note set off, 6 from the balance, 7 paid out, 8 small difference',
  ),
  in_out: number.describe('2 money comes in'),
  islem_zamani: date.describe('day of the booking'),
  s_no: number.describe('order that is paid'),
  sip_id: number.describe('the same order'),
  taksit_id: number.nullable().describe('instalment that is paid'),
  alacak: money.describe('late fee, or money that left the record'),
  borc: money.describe('money that came in'),
  iptal_t: moment.nullable().describe('moment of the withdrawal'),
  descp: text.nullable().describe('remark'),
  kaynak_id: number.nullable().describe('credit note that was set off'),
  kaynak_f_no: text.nullable().describe('number of that credit note'),
})
