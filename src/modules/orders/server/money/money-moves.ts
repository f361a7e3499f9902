import type { z } from 'zod'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { addToBalances, takeFromBalance } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { isClosed, isCreditNote, isInvoiced } from '#modules/orders/domain/order/order-state.ts'
import { EntryType, whyNotMovable, whyNotPayable } from '#modules/orders/domain/money/payments.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import type { MoveForm, SetOffForm } from '#modules/orders/domain/order/order-forms.ts'
import {
  invoice,
  settleCreditNote,
  unsettleCreditNote,
  type MoneyDestination,
} from '#modules/orders/domain/order/transitions.ts'
import { bookingDay } from './booking-day.ts'
import { issue } from '../documents/invoicing.ts'
import { allocate, book, bookAll, type Acting, type Booking } from './ledger.ts'
import { openAmount, orderForUpdate, ordersForUpdate, takeStep, type LockedOrder } from '../order/orders.ts'
import { refuseUnseen } from './seen-money.ts'

const refusals = defineRefusals({
  more_than_open: {
    tr: 'Faturada yalnızca {amount:money} açık.',
    de: 'Auf der Rechnung sind nur {amount:money} offen.',
    en: 'Only {amount:money} is open on the invoice.',
  },
  balance_is_empty: {
    tr: 'Müşterinin bakiyesi boş.',
    de: 'Der Kunde hat kein Guthaben.',
    en: 'The customer has no balance.',
  },
})

type Move = SignedInCall<z.output<typeof MoveForm>>

const smaller = (...amounts: number[]) => euros(Math.min(...amounts.map(cents)) as Cents)

/** Numbers a credit note before its money is moved. */
async function numbered(call: Acting, order: LockedOrder): Promise<LockedOrder> {
  if (!isCreditNote(order) || isInvoiced(order)) return order
  await issue(call, order, invoice)
  return orderForUpdate(call.db, call.actor, order.id)
}

/** Closes a credit note whose whole amount has been used. */
async function settleWhenUsed(call: Acting, id: number): Promise<void> {
  const order = await orderForUpdate(call.db, call.actor, id)
  if (isCreditNote(order) && order.kalan === 0)
    await takeStep(call, order, settleCreditNote, { f_no: order.f_no ?? '' })
}

/** Reopens a closed credit note that gets money back, unless its commission was paid meanwhile. */
export async function reopenCreditNote(call: Acting, order: LockedOrder): Promise<void> {
  if (isClosed(order)) await takeStep(call, order, unsettleCreditNote, undefined)
}

/** Sets a credit note off against an open invoice of the same customer. */
export async function setOff(call: SignedInCall<z.output<typeof SetOffForm>>) {
  const { db, actor, input } = call
  const [target, source] = await ordersForUpdate(db, actor, input.s_no, input.kaynak_id)
  if (!target || !source) throw new AppError(recordsRefusals.record_not_found)
  if (!isCreditNote(source) || source.cus_id !== target.cus_id)
    throw new AppError(ordersRefusals.order_kind_wrong)
  refuseIf(whyNotPayable(target))
  await refuseUnseen(db, target, input, input.tutar ?? 0)
  const creditNote = await numbered(call, source)
  const tutar = input.tutar ?? smaller(-creditNote.kalan, Math.max(0, target.kalan))
  refuseIf(whyNotMovable(creditNote.kalan, tutar))
  if (target.kalan <= 0) throw new AppError(ordersRefusals.nothing_open)
  if (cents(tutar) > cents(target.kalan))
    throw new AppError(refusals.more_than_open, { amount: target.kalan })
  const save_response = await book(call, target, {
    islem_type: EntryType.setOff,
    amount: tutar,
    islem_zamani: bookingDay({ named: input.islem_zamani, order: target, seen: input }, call.now),
    descp: `Verrechnung Gutschrift ${creditNote.f_no}`,
    kaynak_id: creditNote.id,
  })
  await allocate(call, target)
  await settleWhenUsed(call, creditNote.id)
  return { save_response: { ...save_response, kalan: await openAmount(db, target.id) } }
}

/** Numbers a credit note, sets it off against what its invoice owes, and moves the rest where it goes. */
export async function useCreditNote(
  call: Acting,
  id: number,
  { target, destination }: { target: LockedOrder; destination: MoneyDestination | null },
): Promise<void> {
  const { db, actor, now } = call
  const note = await numbered(call, await orderForUpdate(db, actor, id))
  const islem_zamani = businessDay(now)
  if (whyNotPayable(target) === null && target.kalan > 0) {
    await book(call, target, {
      islem_type: EntryType.setOff,
      amount: smaller(-note.kalan, target.kalan),
      islem_zamani,
      descp: `Verrechnung Gutschrift ${note.f_no}`,
      kaynak_id: note.id,
    })
    await allocate(call, target)
  }
  const tutar = euros(Math.max(0, 0 - cents(await openAmount(db, id))) as Cents)
  if (destination === 'bakiye' && tutar > 0)
    await bookMove(call, note, { islem_type: EntryType.toBalance, tutar, islem_zamani })
  await settleWhenUsed(call, id)
}

async function balanceOf(db: Database, cus_id: number): Promise<number> {
  const row = await firstRow(db)<{ balance: number }>`
    select balance from customers where id = ${cus_id} for update`
  return row?.balance ?? 0
}

/** Pays an open invoice from the balance of its customer. */
export async function payFromBalance(call: Move) {
  const { db, actor, input } = call
  const order = await orderForUpdate(db, actor, input.s_no)
  refuseIf(whyNotPayable(order))
  await refuseUnseen(db, order, input, input.tutar ?? 0)
  if (order.kalan <= 0) throw new AppError(ordersRefusals.nothing_open)
  const balance = await balanceOf(db, order.cus_id)
  if (balance === 0) throw new AppError(refusals.balance_is_empty)
  const tutar = input.tutar ?? smaller(balance, order.kalan)
  if (cents(tutar) > cents(order.kalan)) throw new AppError(refusals.more_than_open, { amount: order.kalan })
  if (cents(tutar) > cents(balance)) throw new AppError(ordersRefusals.more_than_owed, { amount: balance })
  await takeFromBalance(db, order.cus_id, tutar)
  const save_response = await book(call, order, {
    islem_type: EntryType.fromBalance,
    amount: tutar,
    islem_zamani: bookingDay({ named: input.islem_zamani, order, seen: input }, call.now),
    descp: `Zahlung Rechnung ${order.f_no} aus Guthaben`,
  })
  await allocate(call, order)
  return { save_response: { ...save_response, kalan: await openAmount(db, order.id) } }
}

/** Books money that a record owes its customer out of the record. */
async function moveOut(call: Move, islem_type: typeof EntryType.toBalance | typeof EntryType.payOut) {
  const { db, actor, input } = call
  const order = await numbered(call, await orderForUpdate(db, actor, input.s_no))
  const tutar = input.tutar ?? euros(Math.max(0, 0 - cents(order.kalan)) as Cents)
  refuseIf(whyNotMovable(order.kalan, tutar))
  const save_response = await bookMove(call, order, {
    islem_type,
    tutar,
    islem_zamani: bookingDay({ named: input.islem_zamani, order, seen: input }, call.now),
  })
  await settleWhenUsed(call, order.id)
  return { save_response: { ...save_response, kalan: await openAmount(db, order.id) } }
}

type MoveBooking = {
  islem_type: typeof EntryType.toBalance | typeof EntryType.payOut
  tutar: number
  islem_zamani: IsoDate
  receipt_id?: number
}

const moveBooking = (
  order: LockedOrder,
  { islem_type, tutar, islem_zamani, receipt_id }: MoveBooking,
): Booking => {
  const name = `${isCreditNote(order) ? 'Gutschrift' : 'Rechnung'} ${order.f_no}`
  const descp = islem_type === EntryType.toBalance ? `${name}: auf Guthaben` : `${name}: ausgezahlt`
  return { islem_type, amount: tutar, islem_zamani, descp, receipt_id: receipt_id ?? null }
}

type Moved = { order: LockedOrder; move: MoveBooking }

const fillBalances = (db: Database, moved: readonly Moved[]) =>
  addToBalances(
    db,
    moved.flatMap(({ order, move }) =>
      move.islem_type === EntryType.toBalance ? [{ cus_id: order.cus_id, amount: move.tutar }] : [],
    ),
  )

/** The booking itself, with the customer's balance; the caller has made all checks. */
export async function bookMove(call: Acting, order: LockedOrder, move: MoveBooking) {
  await fillBalances(call.db, [{ order, move }])
  return book(call, order, moveBooking(order, move))
}

/** Moves of different customers at once. */
export async function bookMoves(call: Acting, moved: readonly Moved[]): Promise<void> {
  if (!moved.length) return
  await fillBalances(call.db, moved)
  await bookAll(
    call,
    moved.map(({ order, move }) => ({ order, booking: moveBooking(order, move) })),
  )
}

/** Moves money that a record owes its customer to the balance. */
export const moveToBalance = (call: Move) => moveOut(call, EntryType.toBalance)

/** Records that money which a record owes its customer was paid out. */
export const payOut = (call: Move) => moveOut(call, EntryType.payOut)
