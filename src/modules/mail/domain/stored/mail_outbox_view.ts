// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const mail_outbox_view = z.object({
  id: rowId.describe('number of the mail'),
  kind: text.describe('what the mail is about'),
  recipient: text.describe('address of the recipient'),
  subject: text.describe('subject of the mail'),
  status: text.describe('waiting, sent, failed, bounced (came back) or cancelled'),
  attempts: number.describe('how often it was tried'),
  created_at: moment.describe('moment at which it was written'),
  sent_at: moment.nullable().describe('moment at which the mail server took it'),
  next_attempt_at: moment.describe('moment of the next try'),
  last_error: text.nullable().describe('what the mail server said last'),
  attachments: number.describe('number of attached files'),
  name_surname: text.nullable().describe('who sent it, as a name'),
})
