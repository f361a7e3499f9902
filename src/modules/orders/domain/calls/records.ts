import { z } from 'zod'
import { adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineCall, one, saved, savedId } from '#core/calls.ts'
import { flag, rowId } from '#core/fields.ts'
import { historyCall } from '#core/log/history.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { cus_adress_view } from '#modules/customers/domain/stored/cus_adress_view.ts'
import { listsOfOrders } from '../order/bulk.ts'
import { orderLineList, wineSearch } from '../money/ledger-lists.ts'
import { PastOrder } from '#modules/customers/domain/past-orders.ts'
import { maskedFields } from '#modules/customers/domain/phone.ts'
import { ChangedOrder, NewOrder } from '../order/order-forms.ts'
import { allOrders } from '../order/order-columns.ts'
import { Order, OrderCustomer, OrderLine, StoredOrder } from './order.ts'

/** The call for the orders of every list, those of the reminder screen included. */
export const listOrders = listCall(allOrders)

export const getOrder = defineCall({
  path: '/siparisler/get',
  who: everyone,
  input: byId,
  answer: one(Order),
})

export const getOrderView = defineCall({
  path: '/siparis_all_view/get',
  who: everyone,
  input: byId,
  answer: one(Order),
})

export const orderHistory = historyCall('/siparisler/degisiklikler', adminOrDealerAdmin)

export const getOrderWithLines = defineCall({
  path: '/siparisler/get_siparis_with_icerik',
  who: everyone,
  input: byId,
  answer: one(Order).extend({ icerik: z.array(OrderLine) }),
})

export const createOrder = defineCall({
  path: '/siparisler/create_with_icerik',
  who: everyone,
  writes: true,
  input: NewOrder,
  answer: saved(StoredOrder),
})

export const changeOrder = defineCall({
  path: '/siparisler/update_with_icerik',
  who: everyone,
  writes: true,
  input: ChangedOrder,
  answer: saved(StoredOrder),
})

export const deleteOrder = defineCall({
  path: '/siparisler/delete',
  actsOn: 'siparisler',
  who: everyone,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId,
  answer: savedId,
})

export const listPastOrders = defineCall({
  path: '/siparisler/gecmis_siparisler',
  who: everyone,
  input: z.object({
    cus_id: rowId,
    s_is_teklif: z.coerce.number().int().nullish(),
    cus_is_aktive: flag.nullish(),
    orderByField: z.literal('id').nullish(),
    orderBy: z.enum(['ASC', 'DESC']).nullish(),
  }),
  answer: z.object({
    gecmis_list: z.array(PastOrder),
    icerik: z.array(OrderLine),
    addresses: z.array(cus_adress_view),
  }),
})

/** The overdue amount of a customer's invoices, whoever sold them. */
export const readOverdue = defineCall({
  path: '/siparisler/overdue',
  who: everyone,
  input: z.object({ cus_id: rowId }),
  answer: one(
    z.object({
      amount: z.number().describe('sum that is overdue, in euro'),
      invoices: z.number().describe('invoices with something overdue'),
      days: z.number().describe('days since the oldest of it was due'),
    }),
  ),
})

/** What a document of an order prints. */
const ReportData = z.object({
  siparis: Order,
  customer: OrderCustomer,
  icerik: z.array(OrderLine),
  firma_bilgileri: storedRows.firma_bilgileri.omit({ version: true }).nullable(),
})

export type ReportData = z.infer<typeof ReportData>

export const readReportData = defineCall({
  path: '/siparisler/siparis_report_data',
  who: everyone,
  input: byId,
  masked: maskedFields,
  answer: ReportData,
})

/** Answers the data of a document, after turning the order into an invoice if requested. */
export const makeInvoice = defineCall({
  path: '/siparisler/faturalandir_ve_rapor_data',
  actsOn: 'siparisler',
  who: everyone,
  writes: true,
  forRowsOf: listsOfOrders,
  input: byId.extend({ faturalandir: z.union([z.boolean(), flag]).nullish() }),
  masked: maskedFields,
  answer: ReportData,
})

export const recordCalls = [
  listOrders,
  getOrder,
  getOrderView,
  orderHistory,
  getOrderWithLines,
  createOrder,
  changeOrder,
  deleteOrder,
  listPastOrders,
  readOverdue,
  readReportData,
  makeInvoice,
  listCall(orderLineList),
  listCall(wineSearch),
] as const
