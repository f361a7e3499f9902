// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { number, rowId, text } from '#core/lists/stored-columns.ts'

export const data_in_finding_list = z.object({
  id: rowId.describe('number of the finding'),
  run_id: number.describe('run of the file'),
  kind: text.describe('error, repair, or something to know'),
  sheet: text.describe('sheet, or the page of the file where it is unknown'),
  row_no: number.describe('row in the sheet'),
  field: text.nullable().describe('field of the column'),
  code: text.describe('what was found'),
  params: text.describe('what belongs to the words, as JSON'),
  found: text.nullable().describe('what the cell said'),
})
