// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { number, rowId, text } from '#core/lists/stored-columns.ts'

export const bayi_cari_view = z.object({
  id: rowId.describe('number of the dealer'),
  firma: text.describe('short name of the dealer'),
  firma_cari: text.nullable().describe('full name of the dealer'),
  adres: text.nullable().describe('address'),
  ustid: text.nullable().describe('VAT id'),
  yuzde: number.describe('commission in percent'),
  upper_firm: number.nullable().describe('dealer above this one'),
  upper_firma: text.nullable().describe('short name of the dealer above'),
  version: number.describe('state of the row, sent back with a save'),
})
