// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const audit_list = z.object({
  id: rowId.describe('number of the entry'),
  at: moment.describe('moment of the change'),
  user_id: number.nullable().describe('who changed it; empty for the system'),
  name_surname: text.nullable().describe('name of that person'),
  table_name: text.describe('table of the record'),
  row_id: number.describe('number of the record'),
  action: text.describe('INSERT created, UPDATE changed, DELETE deleted'),
  before: text.nullable().describe('changed fields as they were; all of a deleted record'),
  after: text.nullable().describe('changed fields as they became; all of a new record'),
  note: text.nullable().describe('reason that was given'),
})
