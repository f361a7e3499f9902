import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { reportForm } from '#core/days/report-range.ts'
import { reportTexts } from '../texts.ts'
import { satis_satirlari } from './stored/satis_satirlari.ts'

export const ReportForm = reportForm({}, 'decade')

export type ReportForm = z.infer<typeof ReportForm>

/** A line of an invoice or credit note as it counts towards the sales of its wine. */
export type WineSaleLine = z.infer<typeof satis_satirlari>

/** The rows behind the sales of a wine. */
export const wineSaleLines = defineList({
  path: '/satis_satirlari/list',
  row: satis_satirlari,
  see: admin,
  export: admin,
  defaultSort: ['f_tarih', 'DESC'],
  texts: reportTexts,
  columns: {
    f_no: { filter: 'startsWith', width: 105 },
    f_tarih: { width: 105 },
    cus_firm: { filter: 'contains', width: 130 },
    cus_name: { filter: 'contains', width: 105 },
    cus_surname: { filter: 'contains', width: 115 },
    sise: { sum: true, width: 80 },
    brut: { sum: true, width: 105 },
    net: { sum: true, width: 105 },
  },
  unseen: ['id', 'sip_id', 'stk_id', 'stok_tipi', 'bayi_id'],
})
