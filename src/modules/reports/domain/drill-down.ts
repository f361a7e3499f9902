import type { ListPayload } from '#core/lists/list.ts'
import type { OrderStatus } from '#modules/orders/domain/order/status-label.ts'
import type { ReportForm } from './sales.ts'
import { stateFilters } from './state-filters.ts'

type Filters = NonNullable<ListPayload['filters']>

const within = ({ start_date, end_date }: ReportForm) =>
  ({ value: [start_date, end_date], matchMode: 'between' }) as const

/** The orders of a range that are in one state. */
export const statesOf = (state: OrderStatus, range: ReportForm): Filters => ({
  s_is_teklif: 0,
  s_tar: within(range),
  ...stateFilters[state],
})

/** The orders that a person sold in a range. */
export const salesOf = (per_id: number, range: ReportForm): Filters => ({
  per_id,
  s_is_teklif: 0,
  sd_cancel_on: '0',
  s_tar: within(range),
})

/** The invoiced lines of a wine in a range. */
export const wineLinesOf = (stk_id: number, range: ReportForm): Filters => ({
  stk_id,
  f_tarih: within(range),
})
