// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const missed_callers = z.object({
  id: rowId.describe('number of the latest call'),
  number: text.describe('number of the caller'),
  times: number.describe('calls that nobody answered'),
  started_at: moment.describe('latest call'),
  first_at: moment.describe('first call'),
  person: text.nullable().describe('person at whom it rang last'),
  known: number.describe('customers who have the number: none or several'),
  system: text.describe('telephone system'),
})
