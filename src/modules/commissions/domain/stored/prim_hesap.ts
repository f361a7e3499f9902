// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, number, rowId, text } from '#core/lists/stored-columns.ts'

export const prim_hesap = z.object({
  id: rowId.describe('number of the line'),
  kind: text.describe('what the line stands for'),
  per_id: number.describe('person whose account it is'),
  day: date.nullable().describe('day of the order, payment, slip, cancellation or advance'),
  sip_id: number.nullable().describe('order'),
  fis_id: number.nullable().describe('slip'),
  fis_no: text.nullable().describe('number of the slip'),
  f_no: text.nullable().describe('invoice'),
  cus_id: number.nullable().describe('customer'),
  customer: text.nullable().describe('name of the customer'),
  base: number.nullable().describe('total without tax that the commission is counted on'),
  rate: number.nullable().describe('rate in percent'),
  amount: number.describe('commission without tax; an advance with its tax'),
  why: text.describe('reason of the state'),
})
