// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { flag, moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const gorusme_zaman = z.object({
  id: rowId.describe('number of the conversation'),
  cus_id: number.describe('customer spoken with'),
  per_id: number.describe('who called'),
  bayi: number.nullable().describe('dealer of the caller on that day'),
  sts: number.describe('how it ended, as a key'),
  descp: text.describe('how it ended'),
  reached: flag.describe('somebody was reached'),
  note: text.nullable().describe('what was said'),
  zaman: moment.describe('moment of the conversation'),
  hafta_gun: number.describe('weekday, 1 Monday to 7 Sunday'),
  saat: number.describe('hour of the day'),
  name_surname: text.nullable().describe('who called, as a name'),
  cus_name: text.nullable().describe('first name of the customer'),
  cus_surname: text.nullable().describe('family name of the customer'),
  cus_firm: text.nullable().describe('firm of the customer'),
})
