import { z } from 'zod'
import { reportRange } from '#core/fields.ts'
import type { OrderStatus } from '#modules/orders/domain/status-label.ts'

export const ReportForm = z.object(reportRange)

export type ReportForm = z.infer<typeof ReportForm>

/** Orders of a range that stand at one state today. */
export type OrderStateRow = { id: OrderStatus; adet: number; toplam: number }

/** What a person sold: orders, bottles, and their worth with and without tax. */
export type StaffSalesRow = {
  id: number
  personel: string
  firma: string | null
  adet: number
  sise: number
  brut: number
  net: number
}

/** What was invoiced of a wine; credit notes take away. */
export type WineSalesRow = {
  id: number
  stk_kodu: string
  stk_adi: string
  sise: number
  brut: number
  net: number
}
