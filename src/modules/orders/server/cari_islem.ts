import { sql } from 'kysely'
import { z } from 'zod'
import { admin, UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import { businessDay, type IsoDate } from '#core/dates.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { rowId } from '#core/fields.ts'
import { seesAllCustomers } from '#modules/customers/domain/visibility.ts'
import type { Database } from '#platform/server/database.ts'
import { endpoint, type SignedInCall } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import type { Predicate } from '#platform/server/list-query.ts'
import { insertRow, updateRow } from '#platform/server/rows.ts'
import { ledgerHistory, ledgerList } from '../domain/ledger-lists.ts'
import { isClosed } from '../domain/order-state.ts'
import {
  bookedFee,
  coversInstalment,
  EntryType,
  FEE_DIRECTION,
  feeToBook,
  offersClosing,
  PAYMENT_DIRECTION,
  remainingOf,
  whyNotPayable,
} from '../domain/payments.ts'
import { PaymentForm } from '../domain/siparis.ts'
import { ledgerOf, orderForUpdate, orderScope, type StoredOrder } from './orders.ts'

type Call = SignedInCall<PaymentForm>

/** Bookings of an order are seen with the order. */
function standing(actor: Actor): Predicate {
  const scope = orderScope(actor)
  return scope ? sql`iptal_t is null and ${scope}` : sql`iptal_t is null`
}

/** The ledger of a customer is seen with the customer, too. */
function history(actor: Actor): Predicate | null {
  if (seesAllCustomers(actor)) return null
  return sql`(per_id = ${actor.id} or exists (
    select from customers c where c.id = cari_islem_view.cus_id
      and (c.cus_user in (${actor.id}, ${UNASSIGNED_USER}) or c.rand_user = ${actor.id})))`
}

/** A fee that no longer fits the reminders is withdrawn; the next payment books the right one. */
export async function withdrawLateFee(db: Database, orderId: number, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('cari_islem')
    .set({ iptal_t: now.toString() })
    .where('s_no', '=', orderId)
    .where('islem_type', '=', EntryType.lateFee)
    .where('iptal_t', 'is', null)
    .execute()
}

async function bookLateFee({ db, input, actor, now }: Call, order: StoredOrder): Promise<void> {
  const fee = feeToBook(order, bookedFee(await ledgerOf(db, order.id)), input)
  if (fee === null) return
  await withdrawLateFee(db, order.id, now)
  await insertRow(db, 'cari_islem', {
    cus_id: order.cus_id,
    s_no: order.id,
    islem_type: EntryType.lateFee,
    in_out: FEE_DIRECTION,
    alacak: fee,
    islem_zamani: input.islem_zamani,
    descp: 'Mahngebühr',
    per_id: actor.id,
  })
}

/** A surplus leaves the invoice by a booking and is found again in the balance of the customer. */
export async function moveToBalance(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  order: StoredOrder,
  { surplus, islem_zamani }: { surplus: number; islem_zamani: IsoDate },
): Promise<void> {
  await insertRow(db, 'cari_islem', {
    cus_id: order.cus_id,
    s_no: order.id,
    islem_type: EntryType.toBalance,
    in_out: FEE_DIRECTION,
    alacak: surplus,
    islem_zamani,
    descp: `Überzahlung Rechnung ${order.f_no} auf Guthaben`,
    per_id: actor.id,
  })
  await sql`update customers set balance = balance + ${surplus} where id = ${order.cus_id}`.execute(db)
}

/** Takes a moved surplus out of the balance again; what was spent of it cannot come back. */
async function takeFromBalance(db: Database, cus_id: number, surplus: number): Promise<void> {
  const { rows } = await sql`update customers set balance = balance - ${surplus}
    where id = ${cus_id} and balance >= ${surplus} returning id`.execute(db)
  if (!rows.length) throw new AppError('balance_already_used')
}

/** A paid invoice has no open instalments. */
export async function settleInstalments(db: Database, orderId: number): Promise<void> {
  await sql`update cus_taksitler set odeme = '1' where sip_id = ${orderId} and odeme = '0'`.execute(db)
}

/** In an invoice that is open again, the instalments are those that a standing payment covers. */
export async function reopenInstalments(db: Database, orderId: number): Promise<void> {
  await sql`update cus_taksitler t set odeme = '0' where t.sip_id = ${orderId} and t.odeme = '1' and not exists (
    select from cari_islem m where m.taksit_id = t.id and m.iptal_t is null and m.borc >= t.tak_tutar)`.execute(
    db,
  )
}

/** An instalment that the payment covers is done; a smaller payment leaves it open. */
async function payInstalment({ db, input }: Call, order: StoredOrder): Promise<void> {
  if (!input.taksit_id) return
  const part = await db
    .selectFrom('cus_taksitler')
    .select(['id', 'tak_tutar', 'odeme'])
    .where('id', '=', input.taksit_id)
    .where('sip_id', '=', order.id)
    .forUpdate()
    .executeTakeFirst()
  if (!part || part.odeme === '1') throw invalid({ taksit_id: { code: 'not_allowed' } })
  if (coversInstalment(input.borc, part.tak_tutar))
    await updateRow(db, 'cus_taksitler', part.id, null, { odeme: '1' })
}

async function pay(call: Call) {
  const { db, input, actor, now } = call
  const id = input.s_no ?? input.sip_id
  if (!id) throw invalid({ s_no: { code: 'requiredField' } })
  const order = await orderForUpdate(db, actor, id)
  refuseIf(whyNotPayable(order))
  if (input.cus_id && input.cus_id !== order.cus_id) throw invalid({ cus_id: { code: 'not_allowed' } })
  if (input.islem_zamani > businessDay(now)) throw new AppError('payment_in_future')
  await bookLateFee(call, order)
  const before = remainingOf(order, await ledgerOf(db, order.id))
  await payInstalment(call, order)
  const booked = await insertRow(db, 'cari_islem', {
    cus_id: order.cus_id,
    s_no: order.id,
    islem_type: EntryType.payment,
    in_out: PAYMENT_DIRECTION,
    borc: input.borc,
    islem_zamani: input.islem_zamani,
    taksit_id: input.taksit_id,
    per_id: actor.id,
    descp: `Zahlung Rechnung ${order.f_no}`,
  })
  const kalan = remainingOf(order, await ledgerOf(db, order.id))
  return { save_response: { ...booked, kalan, kapatilabilir: offersClosing(input.borc, before) ? '1' : '0' } }
}

/** A booking stays in the ledger with the moment of its withdrawal; its instalment is open again. */
async function withdraw({ db, actor, now, input }: SignedInCall<{ id: number }>) {
  const entry = await db
    .selectFrom('cari_islem')
    .select(['id', 's_no', 'taksit_id', 'islem_type', 'alacak'])
    .where('id', '=', input.id)
    .where('iptal_t', 'is', null)
    .executeTakeFirst()
  if (!entry) throw new AppError('record_not_found')
  const order = await orderForUpdate(db, actor, entry.s_no)
  if (isClosed(order)) throw new AppError('order_is_closed')
  const { rows } = await sql`update cari_islem set iptal_t = ${now.toString()}
    where id = ${entry.id} and iptal_t is null returning id`.execute(db)
  if (!rows.length) throw new AppError('record_not_found')
  if (entry.islem_type === EntryType.toBalance) await takeFromBalance(db, order.cus_id, entry.alacak)
  if (entry.taksit_id) await reopenInstalments(db, order.id)
  const kalan = remainingOf(order, await ledgerOf(db, order.id))
  return { save_response: { id: entry.id, kalan } }
}

export const ledgerEndpoints = [
  listEndpoint(ledgerList, { from: 'cari_islem_view', scope: standing }),
  listEndpoint(ledgerHistory, { from: 'cari_islem_view', scope: history }),
  endpoint({ path: '/cari_islem/odeme', who: admin, writes: true, input: PaymentForm, run: pay }),
  endpoint({
    path: '/cari_islem/delete',
    who: admin,
    writes: true,
    input: z.object({ id: rowId }),
    run: withdraw,
  }),
]
