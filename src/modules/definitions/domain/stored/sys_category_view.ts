// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { number, rowId, text } from '#core/lists/stored-columns.ts'

export const sys_category_view = z.object({
  id: rowId.describe('number of the category'),
  cat_type: text.describe('key of the category, unique'),
  category: text.describe('category of customers'),
  version: number.describe('state of the row, sent back with a save'),
})
