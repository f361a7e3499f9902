// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { flag, rowId, text } from '#core/lists/stored-columns.ts'

export const undialable_numbers = z.object({
  id: rowId.describe('number of the customer'),
  cus_firm: text.nullable().describe('firm of the customer'),
  cus_name: text.nullable().describe('first name of the customer'),
  cus_surname: text.nullable().describe('family name of the customer'),
  cus_city: text.nullable().describe('town'),
  cus_country_code: text.describe('country, key of sys_country_code'),
  cus_is_aktive: flag.describe('has an order that was not cancelled'),
  owner: text.nullable().describe('name of the owner'),
  broken: text.describe('what is written as a number and cannot be dialled'),
})
