// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, moment, money, number, rowId, text } from '#core/lists/stored-columns.ts'

export const bank_repeat_list = z.object({
  id: rowId.describe('number of the repeat'),
  import_id: number.describe('file that told the movement again'),
  entry_id: number.describe('movement that was known'),
  day: date.describe('booking day'),
  amount: money.describe('amount in this file'),
  currency: text.describe('currency, ISO code'),
  name: text.nullable().describe('who paid or was paid'),
  purpose: text.describe('what was written on the transfer'),
  told_as: text.describe('the same movement, the total of known ones, or a part of a known one'),
  state: text.describe('what became of the known movement'),
  decided_at: moment.nullable().describe('moment of that decision'),
  file_name: text.describe('file that told it first'),
  statement: text.describe('statement that told it first'),
  kind: text.describe('kind of that statement'),
  statement_day: date.describe('day of that statement'),
})
