import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import type { Database } from '#platform/server/database/database.ts'
import { pastOrderFields } from '../domain/past-orders.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { sanitizeHtml } from '#platform/server/mail/html.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import {
  createCustomer,
  deleteCustomer,
  getCustomer,
  getOldNotes,
  getWithAddress,
  getWithPastOrders,
  updateCustomer,
} from '../domain/calls.ts'
import type { AddressRow } from '../domain/addresses.ts'
import { customerListEndpoints } from './customer-lists.ts'
import { applyChanges, insertCustomer } from './customers-save.ts'
import { transferEndpoints } from './moving/musteri_aktar.ts'
import { customerAnswer, lockCustomer, refuseUnlessViewable } from './viewing.ts'

const refusals = defineRefusals({
  customer_has_open_orders: {
    tr: 'Müşterinin açık siparişleri var. Önce bunları kapatın veya iptal edin.',
    de: 'Der Kunde hat offene Aufträge. Bitte diese zuerst abschließen oder stornieren.',
    en: 'The customer has open orders. Close or cancel them first.',
  },
})

/** Past orders are paged one by one; more are not offered. */
const PAST_ORDERS = 500

const addressesOf = (db: Database, cus_id: number) =>
  db
    .selectFrom('cus_adress_view')
    .selectAll()
    .where('cus_id', '=', cus_id)
    .orderBy('a_def', 'desc')
    .orderBy('id', 'desc')
    .$castTo<AddressRow>()
    .execute()

async function pastOrders(db: Database, cus_id: number) {
  const gecmis_list = await db
    .selectFrom('siparisler')
    .select(pastOrderFields)
    .where('cus_id', '=', cus_id)
    .orderBy('id', 'desc')
    .limit(PAST_ORDERS)
    .execute()
  if (!gecmis_list.length) return { gecmis_list, icerik: [] }
  const icerik = await db
    .selectFrom('siparis_icerik')
    .selectAll()
    .where(
      'sip_id',
      'in',
      gecmis_list.map((order) => order.id),
    )
    .orderBy('sip_id', 'desc')
    .orderBy('id')
    .execute()
  return { gecmis_list, icerik }
}

/** The notes of the old program; a page is cleaned before it leaves, a PDF or RTF is only ever shown as a document. */
async function oldNotes(db: Database, id: number): Promise<string | null> {
  const row = await db.selectFrom('customers').select('cus_note').where('id', '=', id).executeTakeFirst()
  const note = row?.cus_note
  if (!note?.length) return null
  const start = note.subarray(0, 5).toString('latin1')
  const isDocument = start === '%PDF-' || start === '{\\rtf'
  const bytes = isDocument ? note : Buffer.from(sanitizeHtml(note.toString('utf8')))
  return bytes.toString('base64')
}

const deleteEndpoint = serve(deleteCustomer, async ({ db, actor, input: { id } }) => {
  await lockCustomer(db, actor, id)
  const row = await firstRow(db)<{ open: boolean }>`select has_open_order(${id}) as open`
  if (row?.open) throw new AppError(refusals.customer_has_open_orders)
  // Invoices must be kept for years, so the customer is hidden, not removed.
  await db.updateTable('customers').set({ cus_del: '1' }).where('id', '=', id).execute()
  return { save_response: { id } }
})

export const customerEndpoints = [
  ...customerListEndpoints,
  serve(getCustomer, async (call) => {
    await refuseUnlessViewable(call.db, call.actor, call.input.id)
    return { item: await customerAnswer(call, call.input.id) }
  }),
  serve(getWithAddress, async (call) => {
    const { db, actor, input } = call
    await refuseUnlessViewable(db, actor, input.id)
    return { customer: await customerAnswer(call, input.id), addresses: await addressesOf(db, input.id) }
  }),
  serve(getWithPastOrders, async (call) => {
    const { db, actor } = call
    const { cus_id } = call.input
    await refuseUnlessViewable(db, actor, cus_id)
    return {
      customer: await customerAnswer(call, cus_id),
      addresses: await addressesOf(db, cus_id),
      ...(await pastOrders(db, cus_id)),
    }
  }),
  serve(getOldNotes, async ({ db, actor, input: { id } }) => {
    await refuseUnlessViewable(db, actor, id)
    return { cus_note_base64: await oldNotes(db, id) }
  }),
  serve(createCustomer, insertCustomer),
  serve(updateCustomer, applyChanges),
  deleteEndpoint,
  ...transferEndpoints,
]
