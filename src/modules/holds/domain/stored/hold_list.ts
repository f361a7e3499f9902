// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const hold_list = z.object({
  id: rowId.describe('number of the hold'),
  draft_id: text.describe('draft that holds the bottles'),
  stk_id: number.describe('wine'),
  stok_code: text.describe('code of the wine'),
  stok_name: text.describe('name of the wine'),
  held: number.describe('bottles that are held'),
  available: number.describe('bottles that are still free beside all holds'),
  until: moment.describe('moment at which the hold ends'),
  user_id: number.describe('person who holds them'),
  holder: text.describe('name of that person'),
  cus_id: number.nullable().describe('customer'),
  customer: text.nullable().describe('customer for whom they are held'),
})
