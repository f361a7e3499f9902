// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { number, rowId, text } from '#core/lists/stored-columns.ts'

export const konusma_metin_view = z.object({
  id: rowId.describe('number of the speech text'),
  baslik: text.describe('title of the speech text'),
  file_name: text.describe('name of the file'),
  file_url: text.nullable().describe('stored, without effect'),
  version: number.describe('state of the row, sent back with a save'),
  cus_category: text.nullable().describe('category of customers it is for; empty: all'),
  metin: text.nullable().describe('what is said; {name}, {wine} and {seller} are filled in'),
})
