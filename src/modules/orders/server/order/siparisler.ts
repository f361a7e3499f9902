import type { StoredCompany } from '#core/company/company-fields.ts'
import { companyOf } from '#core/company/company.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import type { AddressRow } from '#modules/customers/domain/addresses.ts'
import { isReminderQuery } from '#modules/orders/domain/reminders/reminder-views.ts'
import { hiddenPhones, refreshActivity } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { serveHistory } from '#platform/server/calls/history.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { deleteRow } from '#platform/server/database/rows.ts'
import {
  changeOrder,
  createOrder,
  deleteOrder,
  getOrder,
  getOrderView,
  getOrderWithLines,
  makeInvoice,
  orderHistory,
  listOrders,
  readOverdue,
  listPastOrders,
  readReportData,
  type ReportData,
} from '#modules/orders/domain/calls.ts'
import { pastOrderFields } from '#modules/customers/domain/past-orders.ts'
import { allRows, firstRow, oneRow } from '#platform/server/database/sql.ts'
import { whyNotDeletable } from '#modules/orders/domain/order/transitions.ts'
import { mayDeleteOrder, orderScope } from '#modules/orders/domain/scope.ts'
import { allOrders, reminderOrders } from '#modules/orders/domain/order/order-columns.ts'
import { issueInvoice } from '../documents/invoicing.ts'
import { orderStatusSql } from './order-status-sql.ts'
import { linesOf, orderForUpdate, readOrder } from './orders.ts'
import { readCustomer, viewableCustomer } from '../documents/parties.ts'
import { saveChangedOrder, saveNewOrder } from './save-order.ts'

const source = {
  from: 'siparis_all_view',
  scope: orderScope,
  computed: orderStatusSql,
  printers: new URL('../../domain/order/order-cells.ts', import.meta.url),
}
const orders = listEndpoint(allOrders, source)
const reminders = listEndpoint(reminderOrders, source)

/** The company as it was when the invoice was issued; before that, as it is now. */
async function companyOn(db: Database, orderId: number): Promise<ReportData['firma_bilgileri']> {
  const row = await firstRow(db)<{ company: (StoredCompany & { id: number }) | null }>`
    select coalesce(o.f_firma_bilgi, to_jsonb(f) - 'version') as company
    from siparisler o left join firma_bilgileri f on f.id = 1 where o.id = ${orderId}`
  const company = row?.company
  return company ? { ...company, ...companyOf(company) } : null
}

/** What a document of an order prints. */
async function reportData(call: SignedInCall<{ id: number }>): Promise<ReportData> {
  const { db, actor, input } = call
  const order = await readOrder(db, actor, input.id)
  const { cus_user: _owner, rand_user: _appointment, ...customer } = await readCustomer(db, order.cus_id)
  const { cus_tel1 = customer.cus_tel1, cus_gsm = customer.cus_gsm } = await hiddenPhones(call, customer.id)
  return {
    siparis: order,
    customer: { ...customer, cus_tel1, cus_gsm },
    icerik: await linesOf(db, order.id),
    firma_bilgileri: await companyOn(db, order.id),
  }
}

const PAST_ORDERS = 1_000

async function pastOrders(db: Database, cus_id: number, s_is_teklif: number | null, isAscending: boolean) {
  const all = db.selectFrom('siparisler').select(pastOrderFields).where('cus_id', '=', cus_id)
  const ofKind = s_is_teklif === null ? all : all.where('s_is_teklif', '=', s_is_teklif)
  return ofKind
    .orderBy('id', isAscending ? 'asc' : 'desc')
    .limit(PAST_ORDERS)
    .execute()
}

async function addressesOf(db: Database, cus_id: number): Promise<AddressRow[]> {
  return allRows(db)<AddressRow>`
    select * from cus_adress_view where cus_id = ${cus_id} order by c_type, a_def desc, id`
}

/** What is overdue of a customer's invoices. */
async function overdueOf(db: Database, cus_id: number) {
  const row = await oneRow(db)<{ amount: number; invoices: number; days: number }>`
    select coalesce(sum(vadesi_gecen), 0)::amount as amount, count(*)::integer as invoices,
      coalesce(business_today() - min(vade_tar), 0)::integer as days
    from siparis_all_view where cus_id = ${cus_id} and vadesi_gecen > 0`
  return row
}

export const orderEndpoints = [
  serve(listOrders, (call) => (isReminderQuery(call.input) ? reminders : orders).run(call)),
  serve(getOrder, async ({ db, actor, input }) => ({ item: await readOrder(db, actor, input.id) })),
  serve(getOrderView, async ({ db, actor, input }) => ({ item: await readOrder(db, actor, input.id) })),
  serveHistory(orderHistory, {
    table: 'siparisler',
    mayRead: readOrder,
    parts: {
      table: 'siparis_icerik',
      parent: 'sip_id',
      name: 'stk_kodu',
      fields: ['stk_adet', 'stk_birim_ini', 'stk_birim', 'stk_toplam'],
    },
  }),
  serve(getOrderWithLines, async ({ db, actor, input }) => {
    const item = await readOrder(db, actor, input.id)
    return { item, icerik: await linesOf(db, item.id) }
  }),
  serve(createOrder, async (call) => ({ save_response: await saveNewOrder(call, call.input) })),
  serve(changeOrder, async (call) => ({ save_response: await saveChangedOrder(call, call.input) })),
  serve(deleteOrder, async ({ db, actor, input }) => {
    const order = await orderForUpdate(db, actor, input.id)
    if (!mayDeleteOrder(actor, order)) throw new AppError(accessRefusals.ERR_105)
    refuseIf(whyNotDeletable(order))
    await deleteRow(db, 'siparisler', order.id)
    await refreshActivity(db, order.cus_id)
    return { save_response: { id: order.id } }
  }),
  serve(listPastOrders, async ({ db, actor, input }) => {
    const { cus_id, s_is_teklif, orderBy } = input
    await viewableCustomer(db, actor, cus_id)
    const gecmis_list = await pastOrders(db, cus_id, s_is_teklif ?? null, orderBy === 'ASC')
    return {
      gecmis_list,
      icerik: await linesOf(db, ...gecmis_list.map((order) => order.id)),
      addresses: await addressesOf(db, cus_id),
    }
  }),
  serve(readOverdue, async ({ db, actor, input }) => {
    await viewableCustomer(db, actor, input.cus_id)
    return { item: await overdueOf(db, input.cus_id) }
  }),
  serve(readReportData, reportData),
  serve(makeInvoice, async (call) => {
    const { faturalandir, id } = call.input
    if (faturalandir === true || faturalandir === '1') await issueInvoice(call, id)
    return reportData(call)
  }),
]
