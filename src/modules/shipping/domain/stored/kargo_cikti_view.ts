// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, flag, moment, money, number, rowId, text } from '#core/lists/stored-columns.ts'

export const kargo_cikti_view = z.object({
  id: rowId.describe('number of the shipment'),
  sip_id: number.describe('order in the parcel'),
  sip_gon_t: date.describe('day the parcel left'),
  kargo_firm: number.describe('carrier, key of kargo_sirketi'),
  kisa_tanim: text.describe('short name of the carrier'),
  kargo_takip: text.describe('tracking number; empty where the carrier gives none'),
  note: text.nullable().describe('remark about the shipment'),
  gon_status: flag.describe('0 shipped, 1 delivered'),
  teslim_alan: text.nullable().describe('who took the parcel'),
  teslim_tar: date.nullable().describe('day of delivery'),
  send_mail: flag.describe('the customer was told by mail'),
  cus_email: text.nullable().describe('address of that mail'),
  islem_zaman: moment.describe('moment the shipment was booked'),
  version: number.describe('state of the row, sent back with a save'),
  f_no: text.nullable().describe('invoice number'),
  cus_id: number.describe('customer'),
  cus_name: text.nullable().describe('first name of the customer'),
  cus_surname: text.nullable().describe('family name of the customer'),
  cus_firm: text.nullable().describe('firm of the customer'),
  per_name: text.nullable().describe('name of the salesperson on the order'),
  s_g_toplam: money.describe('total of the order with shipping, tax contained'),
  sd_cancel_on: flag.describe('the order was cancelled, before or after it left'),
  sehir: text.nullable().describe('town of the delivery address'),
})
