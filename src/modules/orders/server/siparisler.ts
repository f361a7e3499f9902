import { sql } from 'kysely'
import { z } from 'zod'
import { adminOrDealerAdmin, everyone } from '#core/actor.ts'
import type { Company, StoredCompany } from '#core/company-fields.ts'
import { companyOf } from '#core/company.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { flag, rowId } from '#core/fields.ts'
import { isReminderQuery } from '#modules/dunning/domain/reminder-views.ts'
import type { Database } from '#platform/server/database.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { historyEndpoint } from '#platform/server/history.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { listPayload } from '#core/list-call.ts'
import { deleteRow, type RowValues } from '#platform/server/rows.ts'
import { pastOrderFields } from '../domain/past-orders.ts'
import { whyNotDeletable } from '../domain/transitions.ts'
import { mayDeleteOrder } from '../domain/scope.ts'
import { ChangedOrder, NewOrder } from '../domain/siparis.ts'
import { allOrders, reminderOrders } from '../domain/siparis-list.ts'
import { issueInvoice } from './invoicing.ts'
import {
  linesOf,
  orderForUpdate,
  orderScope,
  readOrder,
  refreshActivity,
  type StoredOrder,
} from './orders.ts'
import { readCustomer, viewableCustomer } from './parties.ts'
import { changeOrder, createOrder } from './save-order.ts'

const source = { from: 'siparis_all_view', scope: orderScope }
const orders = listEndpoint(allOrders, source)
const reminders = listEndpoint(reminderOrders, source)

const byId = z.object({ id: rowId })

/** The company as it stood when the invoice was issued; before that, as it stands. */
async function companyOn(db: Database, orderId: number): Promise<Company | null> {
  const { rows } = await sql<{ company: StoredCompany | null }>`
    select coalesce(o.f_firma_bilgi, to_jsonb(f) - 'version') as company
    from siparisler o left join firma_bilgileri f on f.id = 1 where o.id = ${orderId}`.execute(db)
  const company = rows[0]?.company
  return company ? { ...company, ...companyOf(company) } : null
}

/** What a document of an order prints. */
async function reportData(db: Database, order: StoredOrder) {
  const { cus_user: _owner, rand_user: _appointment, ...customer } = await readCustomer(db, order.cus_id)
  return {
    siparis: order,
    customer,
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

async function addressesOf(db: Database, cus_id: number): Promise<RowValues[]> {
  const { rows } = await sql<RowValues>`
    select * from cus_adress_view where cus_id = ${cus_id} order by c_type, a_def desc, id`.execute(db)
  return rows
}

export const orderEndpoints = [
  endpoint({
    path: allOrders.path,
    who: allOrders.see,
    input: listPayload,
    run: (call) => (isReminderQuery(call.input) ? reminders : orders).run(call),
  }),
  endpoint({
    path: '/siparisler/get',
    who: everyone,
    input: byId,
    run: async ({ db, actor, input }) => ({ item: await readOrder(db, actor, input.id) }),
  }),
  historyEndpoint({
    path: '/siparisler/degisiklikler',
    who: adminOrDealerAdmin,
    table: 'siparisler',
    mayRead: readOrder,
    parts: {
      table: 'siparis_icerik',
      parent: 'sip_id',
      name: 'stk_kodu',
      fields: ['stk_adet', 'stk_birim_ini', 'stk_birim', 'stk_toplam'],
    },
  }),
  endpoint({
    path: '/siparis_all_view/get',
    who: everyone,
    input: byId,
    run: async ({ db, actor, input }) => ({ item: await readOrder(db, actor, input.id) }),
  }),
  endpoint({
    path: '/siparisler/get_siparis_with_icerik',
    who: everyone,
    input: byId,
    run: async ({ db, actor, input }) => {
      const item = await readOrder(db, actor, input.id)
      return { item, icerik: await linesOf(db, item.id) }
    },
  }),
  endpoint({
    path: '/siparisler/create_with_icerik',
    who: everyone,
    writes: true,
    input: NewOrder,
    run: async (call) => ({ save_response: await createOrder(call, call.input) }),
  }),
  endpoint({
    path: '/siparisler/update_with_icerik',
    who: everyone,
    writes: true,
    input: ChangedOrder,
    run: async (call) => ({ save_response: await changeOrder(call, call.input) }),
  }),
  endpoint({
    path: '/siparisler/delete',
    who: everyone,
    writes: true,
    input: byId,
    run: async ({ db, actor, input }) => {
      const order = await orderForUpdate(db, actor, input.id)
      if (!mayDeleteOrder(actor, order)) throw new AppError('ERR_105')
      refuseIf(whyNotDeletable(order))
      await deleteRow(db, 'siparisler', order.id)
      await refreshActivity(db, order.cus_id)
      return { save_response: { id: order.id } }
    },
  }),
  endpoint({
    path: '/siparisler/gecmis_siparisler',
    who: everyone,
    input: z.object({
      cus_id: rowId,
      s_is_teklif: z.coerce.number().int().nullish(),
      cus_is_aktive: flag.nullish(),
      orderByField: z.literal('id').nullish(),
      orderBy: z.enum(['ASC', 'DESC']).nullish(),
    }),
    run: async ({ db, actor, input }) => {
      await viewableCustomer(db, actor, input.cus_id)
      const gecmis_list = await pastOrders(
        db,
        input.cus_id,
        input.s_is_teklif ?? null,
        input.orderBy === 'ASC',
      )
      return {
        gecmis_list,
        icerik: await linesOf(db, ...gecmis_list.map((order) => order.id)),
        addresses: await addressesOf(db, input.cus_id),
      }
    },
  }),
  endpoint({
    path: '/siparisler/siparis_report_data',
    who: everyone,
    input: byId,
    run: async ({ db, actor, input }) => reportData(db, await readOrder(db, actor, input.id)),
  }),
  endpoint({
    path: '/siparisler/faturalandir_ve_rapor_data',
    who: everyone,
    writes: true,
    input: byId.extend({ faturalandir: z.union([z.boolean(), flag]).nullish() }),
    run: async (call) => {
      const { db, actor, input } = call
      if (input.faturalandir === true || input.faturalandir === '1') await issueInvoice(call, input.id)
      return reportData(db, await readOrder(db, actor, input.id))
    },
  }),
]
