import { z } from 'zod'
import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import { defineCall, many, one, type TypesOf } from '#core/calls.ts'
import { listCall } from '#core/list-call.ts'
import { OrderStatus } from '#modules/orders/domain/status-label.ts'
import { reconciled } from './figures.ts'
import { ReportForm, wineSaleLines } from './sales.ts'
import { seesTurnover, TurnoverForm, turnoverItems, TurnoverRow } from './turnover.ts'

/** Orders of a range that are in one state today. */
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

/** What was invoiced of a wine; credit notes take away. */
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

export const reportCalls = [
  orderStateReport,
  staffSalesReport,
  wineSalesReport,
  listCall(wineSaleLines),
  turnoverReport,
  listCall(turnoverItems),
  reconciliationReport,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof reportCalls> {}
}
