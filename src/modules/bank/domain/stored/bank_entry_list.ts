// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, moment, money, number, rowId, text, truth } from '#core/lists/stored-columns.ts'

export const bank_entry_list = z.object({
  id: rowId.describe('number of the movement'),
  import_id: number.describe('file it was read from'),
  statement_id: number.describe('statement it is on'),
  day: date.describe('booking day'),
  amount: money.describe('amount; negative when the money left'),
  currency: text.describe('currency, ISO code'),
  name: text.nullable().describe('who paid or was paid'),
  iban: text.nullable().describe('account of that person'),
  purpose: text.describe('what was written on the transfer'),
  end_to_end_id: text.nullable().describe('reference of the payer, or ours'),
  return_code: text.nullable().describe('why it came back'),
  state: text.describe('booked, asks a person, or ignored as not ours'),
  tier: text.nullable().describe('how it was matched'),
  evidence: text.describe('what speaks for and against it'),
  parts: text.describe('what is proposed or was booked'),
  sip_id: number.nullable().describe('invoice, where it is one'),
  cus_id: number.nullable().describe('customer'),
  decided_at: moment.nullable().describe('moment of the decision'),
  version: number.describe('state of the row, sent back with a save'),
  was_undone: truth.describe('a decision about it was taken back'),
  bulk_id: number.nullable().describe('act that booked it together with others'),
  f_no: text.nullable().describe('number of the invoice'),
  customer: text.nullable().describe('name of the customer'),
  user_name: text.nullable().describe('who decided; empty: the product by itself'),
  statement: text.describe('name of the statement'),
  account: text.describe('account of the company'),
})
