// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, spare, text } from '#core/lists/stored-columns.ts'

export const issued_document_list = z.object({
  id: rowId.describe('number of the issued document'),
  created_at: moment.describe('when it was issued'),
  tur: text.describe('kind of document'),
  sip_id: number.describe('order of the document'),
  number: text.nullable().describe('number of the document; of a reminder that of its invoice'),
  customer: text.nullable().describe('name of the customer'),
  state: text.describe('kept until it is printed or sent; a reminder can be withdrawn'),
  person: text.nullable().describe('who issued it'),
  sha256: spare(text.nullable().describe('checksum of its bytes, once they were made')),
})
