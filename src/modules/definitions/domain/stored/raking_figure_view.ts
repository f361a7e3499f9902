// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const raking_figure_view = z.object({
  id: rowId.describe('number of the ranking'),
  title: text.nullable().describe('title of the ranking'),
  img_url: text.nullable().describe('address of the picture elsewhere'),
  file_name: text.describe('name of the picture'),
  file_type: text.describe('kind of the picture'),
  created_at: moment.describe('moment of creation'),
  version: number.describe('state of the row, sent back with a save'),
})
