// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const unreachable_address_list = z.object({
  id: rowId.describe('number of the address'),
  address: text.describe('address to which nothing could be delivered'),
  code: text.describe('status of the mail server, such as 5.1.1'),
  reason: text.describe('what the mail server said'),
  mail_id: number.nullable().describe('the mail that came back'),
  since: moment.describe('moment at which it came back'),
  cus_id: number.nullable().describe('customer with this address'),
  customer: text.nullable().describe('name of the customer'),
  subject: text.nullable().describe('the mail that came back'),
  state: text.describe('closed: no further mails; released: somebody lets mails go there again'),
})
