// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { flag, moment, number, rowId, text, truth } from '#core/lists/stored-columns.ts'

export const gorev_list = z.object({
  id: rowId.describe('number of the task'),
  belge_tip: number.describe('what it is about: 0 nothing, 1 order, 2 invoice, 3 shipment'),
  belge_no: text.nullable().describe('number of the order, for an invoice its f_no'),
  send_user: number.describe('who sent it'),
  sender_date: moment.describe('moment it was sent'),
  sender_msg: text.nullable().describe('what the sender writes'),
  sender_status: flag.describe('words of the sender wait for the receiver'),
  reciver_usr: number.describe('who shall do it'),
  reciver_msg: text.nullable().describe('what the receiver writes'),
  reciver_status: flag.describe('words of the receiver wait for the sender'),
  msg_status: flag.describe('0 pending, 1 completed'),
  isReceived: truth.describe('the side it waits for has been told'),
  version: number.describe('state of the row, sent back with a save'),
  gonderen: text.describe('who sent it'),
  alan: text.describe('who shall do it'),
  sip_id: number.nullable().describe('order behind the document'),
  cus_id: number.nullable().describe('customer of the document'),
  cus_name: text.nullable().describe('first name of the customer'),
  cus_surname: text.nullable().describe('family name of the customer'),
})
