import type { DayRange, IsoDate } from '#core/days/dates.ts'
import type { ListPayload } from '#core/lists/list.ts'
import { orderLists } from '#modules/orders/domain/order/order-lists.ts'
import {
  allOrders,
  orderListDefinitions,
  reminderOrders,
} from '#modules/orders/domain/order/order-columns.ts'
import { salesOf, wineLinesOf } from '#modules/reports/domain/drill-down.ts'
import { wineSaleLines } from '#modules/reports/domain/sales.ts'
import { turnoverItems } from '#modules/reports/domain/turnover.ts'
import { callList } from './call-rows.ts'
import { dueDays, type Age } from './manager.ts'
import { orderedRows, owedRows, scarceWines } from './rows.ts'

/** The lists in which the rows of a figure are shown. */
export const figureLists = {
  orders: allOrders,
  open: orderListDefinitions.open,
  due: reminderOrders,
  closed: orderListDefinitions.closed,
  turnover: turnoverItems,
  wines: wineSaleLines,
  calls: callList,
  scarce: scarceWines,
} as const

type Filters = NonNullable<ListPayload['filters']>

/** The rows that make up a figure: a list and what is asked of it. */
export type FigureRows = {
  list: keyof typeof figureLists
  filters: Filters
  group_of?: NonNullable<ListPayload['group_of']>
}

const between = ({ from, to }: DayRange) => ({ value: [from, to], matchMode: 'between' }) as const

/** Which rows each figure of the manager's dashboard opens, for the chosen days and dealer. */
export function figureRows(range: DayRange, bayi_id: number | null, today: IsoDate) {
  const dealer: Filters = bayi_id === null ? {} : { bayi_id }
  const wire = { start_date: range.from, end_date: range.to }
  const taken: Filters = { ...orderedRows(range), ...dealer }
  const cancelled: Filters = { ...taken, sd_cancel_on: '1' }
  const calls: Filters = { zaman: between(range), ...(bayi_id === null ? {} : { bayi: bayi_id }) }
  const orders = (filters: Filters): FigureRows => ({ list: 'orders', filters })
  const invoices = (more: Filters, days = range): FigureRows => ({
    list: 'turnover',
    filters: { gun: between(days), iptal_mi: '0', ...dealer, ...more },
  })
  return {
    turnover: (days: DayRange = range) => invoices({}, days),
    customer: (cus_id: number) => invoices({ cus_id }),
    wine: (id: number): FigureRows => ({ list: 'wines', filters: { ...wineLinesOf(id, wire), ...dealer } }),
    paid: (): FigureRows => ({
      list: 'closed',
      filters: { ...orderLists.closed.flags, f_odeme_tar: between(range), ...dealer },
    }),
    /** What is overdue by the age of its invoice, and what will be due later of all of them. */
    age: (age: Age): FigureRows => ({
      list: 'due',
      filters:
        age === 'not_due'
          ? { ...owedRows, vadesi_gelmeyen: { value: 0, matchMode: 'gt' }, ...dealer }
          : { ...owedRows, vade_tar: between(dueDays(today)[age]), ...dealer },
    }),
    overdue: (): FigureRows => ({
      list: 'due',
      filters: { ...owedRows, vade_tar: { value: today, matchMode: 'lt' }, ...dealer },
    }),
    sold: () => orders(taken),
    boughtIn: (days: DayRange, cus_id: number) => orders({ ...orderedRows(days), cus_id, ...dealer }),
    soldAndInvoiced: () => orders({ ...taken, fd_fon: '1' }),
    soldAndPaid: () => orders({ ...taken, fd_fon: '1', f_close: '1' }),
    cancelled: () => orders(cancelled),
    cancelledBy: (per_id: number) => orders({ ...cancelled, per_id }),
    cancelledFor: (neden: string): FigureRows => ({
      ...orders(cancelled),
      group_of: { f_ip_neden: neden === '' ? null : neden },
    }),
    calls: (): FigureRows => ({ list: 'calls', filters: calls }),
    reached: (): FigureRows => ({ list: 'calls', filters: { ...calls, reached: '1' } }),
    callsAt: (hafta_gun: number, saat: number): FigureRows => ({
      list: 'calls',
      filters: { ...calls, hafta_gun, saat },
    }),
    goal: (per_id: number, month: DayRange) =>
      orders({ ...salesOf(per_id, { start_date: month.from, end_date: month.to }), ...dealer }),
    scarce: (): FigureRows => ({ list: 'scarce', filters: {} }),
  }
}
