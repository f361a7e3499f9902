// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { number, rowId, text } from '#core/lists/stored-columns.ts'

export const customer_duplicates = z.object({
  id: rowId.describe('younger customer'),
  other_id: number.describe('older customer'),
  reasons: text.describe('what both share: phone, email, iban, name (with postcode)'),
  cus_code: text.nullable().describe('code of the younger customer'),
  other_code: text.nullable().describe('code of the older customer'),
  name: text.nullable().describe('name of the younger customer'),
  other_name: text.nullable().describe('name of the older customer'),
  cus_city: text.nullable().describe('town of the younger customer'),
  other_city: text.nullable().describe('town of the older customer'),
})
