// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const musteri_gorusme_view = z.object({
  id: rowId.describe('number of the conversation'),
  cus_id: number.describe('customer spoken with'),
  per_id: number.describe('who spoke'),
  sts: number.describe('how it ended, key of sys_gorusme_asama'),
  descp: text.describe('how it ended, as a German word'),
  note: text.nullable().describe('what was said'),
  zaman: moment.describe('moment of the conversation'),
  user_name: text.describe('who spoke, as they sign in'),
  name_surname: text.describe('who spoke, as a name'),
  version: number.describe('state of the row, sent back with a save'),
  promised_day: date.nullable().describe('day by which the customer promised to pay'),
})
