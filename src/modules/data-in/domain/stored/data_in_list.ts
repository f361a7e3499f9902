// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const data_in_list = z.object({
  id: rowId.describe('number of the run'),
  file_name: text.describe('name of the file'),
  state: text.describe('failed or passed the dry run, running, stopped, done, undone'),
  total: number.describe('rows of the file'),
  done: number.describe('rows that have been written'),
  errors: number.describe('errors that the dry run found'),
  repairs: number.describe('cells that were put right'),
  problem: text.nullable().describe('why it stopped by itself, as a code'),
  created_at: moment.describe('moment of the dry run'),
  started_at: moment.nullable().describe('when writing began'),
  ended_at: moment.nullable().describe('when writing ended'),
  undone_at: moment.nullable().describe('when it was taken back'),
  created_by: number.describe('who checked the file'),
  created_name: text.describe('name of that person'),
  version: number.describe('state of the row, sent back with a save'),
  problem_words: text.describe('the reason in all languages, as JSON'),
  left_out: number.describe('rows with errors that are not taken in'),
})
