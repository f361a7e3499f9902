// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, number, rowId, text } from '#core/lists/stored-columns.ts'

export const cus_files_view = z.object({
  id: rowId.describe('number of the file'),
  cus_id: number.describe('customer the file belongs to'),
  baslik: text.nullable().describe('title'),
  date: date.describe('day of the document'),
  file_name: text.describe('name to download it by'),
  file_type: text.describe('media type, found by content'),
  size: number.describe('size in bytes'),
  file_url: text.nullable().describe('stored, without effect'),
  version: number.describe('state of the row, sent back with a save'),
})
