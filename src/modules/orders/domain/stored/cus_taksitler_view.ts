// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, flag, money, number, rowId } from '#core/lists/stored-columns.ts'

export const cus_taksitler_view = z.object({
  id: rowId.describe('number of the instalment'),
  sip_id: number.describe('order'),
  cus_id: number.describe('customer'),
  tak_tar: date.describe('day it is due'),
  tak_tutar: money.describe('amount'),
  odenen: money.describe('what payments filled of it'),
  kalan: money.describe('what is still open of it'),
  odeme: flag.describe('paid'),
})
