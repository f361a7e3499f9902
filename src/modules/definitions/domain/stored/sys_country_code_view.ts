// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { money, number, rowId, text } from '#core/lists/stored-columns.ts'

export const sys_country_code_view = z.object({
  id: rowId.describe('number of the country'),
  country_code: text.describe('country, ISO code'),
  country: text.describe('country as a German word'),
  c_type: number.describe('order of the countries'),
  tax_rate: number.describe('standard VAT rate in percent'),
  cargo_price: money.describe('shipping cost in euro'),
  system_start_time: text.describe('start of the working hours, HH:mm'),
  system_end_time: text.describe('end of the working hours, HH:mm'),
  version: number.describe('state of the row, sent back with a save'),
})
