// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const privacy_request_list = z.object({
  id: rowId.describe('number of the request'),
  at: moment.describe('moment of the act'),
  kind: text.describe('access: everything as a file; erasure'),
  cus_id: number.describe('number of the customer'),
  user_id: number.describe('who did it'),
  reason: text.nullable().describe('reason that was given'),
  row_count: number.describe('rows told about or erased'),
  kept_count: number.describe('rows that are kept'),
  next_on: date.nullable().describe('day from which more can be erased'),
  cus_code: text.nullable().describe('code of the customer'),
  customer: text.nullable().describe('name, as long as it is stored'),
  person: text.nullable().describe('who did it'),
  state: text.describe('answered; kept: a part is kept; due: more can be erased; continued; erased'),
})
