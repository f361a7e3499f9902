// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const bank_import_list = z.object({
  id: rowId.describe('number of the file'),
  file_name: text.describe('name of the file'),
  created_at: moment.describe('moment it was read'),
  entries: number.describe('entries in the file'),
  booked: number.describe('booked by themselves'),
  asks: number.describe('asked about'),
  ignored: number.describe('not ours'),
  known: number.describe('read before'),
  version: number.describe('state of the row, sent back with a save'),
  user_name: text.nullable().describe('who read it'),
})
