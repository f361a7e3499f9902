// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { flag, number, rowId, text } from '#core/lists/stored-columns.ts'

export const cus_adress_view = z.object({
  id: rowId.describe('number of the address'),
  cus_id: number.describe('customer who lives there'),
  adres: text.describe('street and number'),
  pk: text.nullable().describe('postcode'),
  bolge: text.nullable().describe('region'),
  sehir: text.describe('town'),
  ulke: text.describe('country'),
  c_type: number.describe('type, key of sys_adres_type: 4 invoice, 3 delivery'),
  adres_type: text.describe('type as a German word'),
  a_def: flag.describe('default address of its type'),
  note: text.nullable().describe('remark'),
  sil: flag.describe('deleted'),
  version: number.describe('state of the row, sent back with a save'),
})
