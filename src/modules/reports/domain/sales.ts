import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { reportForm } from '#core/report-range.ts'
import { reportTexts } from '../texts.ts'

export const ReportForm = reportForm({}, 'decade')

export type ReportForm = z.infer<typeof ReportForm>

const words = z.string().nullable()

/** A line of an invoice or credit note as it counts towards the sales of its wine. */
export const WineSaleLine = z.object({
  id: rowId.describe('number of the line'),
  sip_id: z.number().describe('order'),
  stk_id: z.number().describe('wine'),
  stok_tipi: z.number().describe('style of the wine'),
  bayi_id: z.number().describe('dealer of the order'),
  f_no: words.describe('invoice number'),
  f_tarih: z.string().describe('day of the invoice'),
  cus_firm: words.describe('firm of the customer'),
  cus_name: words.describe('first name of the customer'),
  cus_surname: words.describe('family name of the customer'),
  sise: z.number().describe('bottles, negative for a credit note'),
  brut: z.number().describe('worth of the line'),
  net: z.number().describe('worth without tax'),
})

export type WineSaleLine = z.infer<typeof WineSaleLine>

/** The rows behind the sales of a wine. */
export const wineSaleLines = defineList({
  path: '/satis_satirlari/list',
  row: WineSaleLine,
  see: admin,
  export: admin,
  defaultSort: ['f_tarih', 'DESC'],
  texts: reportTexts,
  columns: {
    f_no: { filter: 'startsWith', width: 105 },
    f_tarih: { kind: 'date', width: 105 },
    cus_firm: { filter: 'contains', width: 130 },
    cus_name: { filter: 'contains', width: 105 },
    cus_surname: { filter: 'contains', width: 115 },
    sise: { kind: 'number', sum: true, width: 80 },
    brut: { kind: 'money', sum: true, width: 105 },
    net: { kind: 'money', sum: true, width: 105 },
    id: { kind: 'number', hidden: true },
    sip_id: { kind: 'number', hidden: true },
    stk_id: { kind: 'number', hidden: true },
    stok_tipi: { kind: 'number', hidden: true },
    bayi_id: { kind: 'number', hidden: true },
  },
})
