import { z } from 'zod'
import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import { defineCall, fileContent, many, one, savedId, type TypesOf } from '#core/calls.ts'
import { flag } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { ConversationReport } from '#modules/customers/domain/conversations.ts'
import { musteri_gorusme_view } from '#modules/customers/domain/stored/musteri_gorusme_view.ts'
import { OrderStatus } from '#modules/orders/domain/order/status-label.ts'
import { AnalysisForm, AnalysisRow, seesAnalysis } from './analysis.ts'
import { reconciled } from './figures.ts'
import { ReportForm, wineSaleLines } from './sales.ts'
import { formats, SavedReportForm, savedReportList } from './saved.ts'
import { seesTurnover, TurnoverForm, turnoverItems, TurnoverRow } from './turnover.ts'

/** Orders of a range by their current state. */
const OrderStateRow = z.object({ id: z.enum(OrderStatus), adet: z.number(), toplam: z.number() })

export type OrderStateRow = z.infer<typeof OrderStateRow>

/** Bottles and their worth with and without tax. */
const sold = { sise: z.number(), brut: z.number(), net: z.number() }

/** What a person sold, and in how many orders. */
const StaffSalesRow = z.object({
  id: z.number(),
  personel: z.string(),
  firma: z.string(),
  adet: z.number(),
  ...sold,
})

export type StaffSalesRow = z.infer<typeof StaffSalesRow>

/** Invoiced bottles and amounts of a wine, less credit notes. */
const WineSalesRow = z.object({ id: z.number(), stk_kodu: z.string(), stk_adi: z.string(), ...sold })

export type WineSalesRow = z.infer<typeof WineSalesRow>

export const orderStateReport = defineCall({
  path: '/siparisler/durum_report',
  who: adminOrDealerAdmin,
  input: ReportForm,
  answer: many(OrderStateRow),
})

export const staffSalesReport = defineCall({
  path: '/siparisler/personel_satis_report',
  who: adminOrDealerAdmin,
  input: ReportForm,
  answer: many(StaffSalesRow),
})

export const wineSalesReport = defineCall({
  path: '/siparis_icerik/stok_satis_report',
  who: admin,
  input: ReportForm,
  answer: many(WineSalesRow),
})

export const turnoverReport = defineCall({
  path: '/siparisler/personel_ciro_report',
  who: seesTurnover,
  input: TurnoverForm,
  answer: many(TurnoverRow),
})

export const reconciliationReport = defineCall({
  path: '/siparisler/ciro_mutabakat_report',
  who: seesTurnover,
  input: ReportForm,
  answer: one(z.record(z.enum(reconciled), z.number())),
})

/** Sales by person, dealer, country, wine or style, beside another range. */
export const analysisReport = defineCall({
  path: '/analysis/report',
  who: seesAnalysis,
  input: AnalysisForm,
  answer: many(AnalysisRow).extend({
    compared: z.object({ from: z.string(), to: z.string() }).nullable().describe('the compared days'),
  }),
})

const fileFormat = z.enum(formats).default('pdf').describe('kind of file')

export const analysisFile = defineCall({
  path: '/analysis/file',
  who: seesAnalysis,
  input: AnalysisForm.and(z.object({ format: fileFormat })),
  answer: fileContent,
})

export const saveReport = defineCall({
  path: '/saved_report/save',
  who: seesAnalysis,
  writes: true,
  input: SavedReportForm,
  answer: savedId,
})

export const pauseReport = defineCall({
  path: '/saved_report/pause',
  actsOn: 'saved_reports',
  who: seesAnalysis,
  writes: true,
  forRowsOf: [savedReportList.path],
  input: byId.extend({ is_paused: flag.describe('1 pause, 0 go on') }),
  answer: savedId,
})

/** Mails a report now, independent of its schedule. */
export const sendReport = defineCall({
  path: '/saved_report/send',
  actsOn: 'saved_reports',
  who: seesAnalysis,
  writes: true,
  forRowsOf: [savedReportList.path],
  input: byId,
  answer: savedId,
})

export const deleteReport = defineCall({
  path: '/saved_report/delete',
  actsOn: 'saved_reports',
  who: seesAnalysis,
  writes: true,
  forRowsOf: [savedReportList.path],
  input: byId,
  answer: savedId,
})

/** How often conversations ended with an outcome. */
const ConversationReportRow = musteri_gorusme_view
  .pick({
    per_id: true,
    user_name: true,
    name_surname: true,
    descp: true,
  })
  .extend({
    descp_tr: z.string().nullable(),
    descp_en: z.string().nullable(),
    _count: z.number(),
  })

export type ConversationReportRow = z.infer<typeof ConversationReportRow>

export const reportConversations = defineCall({
  path: '/musteri_gorusme_view/gorusme_detalari_report',
  who: adminOrDealerAdmin,
  input: ConversationReport,
  answer: many(ConversationReportRow),
})

export const reportCalls = [
  analysisReport,
  analysisFile,
  listCall(savedReportList),
  saveReport,
  pauseReport,
  sendReport,
  deleteReport,
  orderStateReport,
  staffSalesReport,
  wineSalesReport,
  listCall(wineSaleLines),
  turnoverReport,
  listCall(turnoverItems),
  reconciliationReport,
  reportConversations,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof reportCalls> {}
}
