// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, money, number, rowId, text } from '#core/lists/stored-columns.ts'

export const personel_odeme_view = z.object({
  id: rowId.describe('number of the advance'),
  per_id: number.describe('person'),
  user_name: text.describe('user name of the person'),
  name: text.nullable().describe('first name'),
  surname: text.nullable().describe('family name'),
  cus_id: number.nullable().describe('customer'),
  islem: number.describe('2 advance'),
  odeme_tar: date.nullable().describe('day the money went out'),
  f_no: text.nullable().describe('invoice'),
  s_no: number.nullable().describe('order'),
  tarihi: date.describe('day of the advance'),
  tutar: money.describe('amount, tax included'),
  kalan: money.describe('what no slip has settled yet'),
  komisyon_tutar: money.nullable().describe('amount without its tax'),
  komisyon_oran: number.nullable().describe('rate of the person on that day'),
  komisyon_brut: money.nullable().describe('amount with its tax'),
  durum: number.describe('0 open, 1 settled'),
  belge_no: number.nullable().describe('slip that settled the rest'),
  aciklama: text.nullable().describe('remark'),
  version: number.describe('version of the advance'),
})
