// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { number, rowId, text } from '#core/lists/stored-columns.ts'

export const az_stok_view = z.object({
  id: rowId.describe('number of the wine'),
  stok_code: text.describe('code of the wine'),
  stok_name: text.describe('name of the wine'),
  kullanilabilir_adet: number.describe('bottles that can be ordered'),
  stok_limit: number.describe('bottles below which the wine is scarce'),
})
