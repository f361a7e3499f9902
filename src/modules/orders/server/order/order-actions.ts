import type { z } from 'zod'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { refreshActivity, takeFromBalance } from '#modules/customers/server/public.ts'
import { lockWines } from '#modules/stock/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { nextNumber } from '#platform/server/database/number-ranges.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  approveOrder,
  cancelInvoice,
  cancelOrder,
  closeOrder,
  reopenInvoice,
  restoreInvoice,
  restoreOrder,
} from '#modules/orders/domain/calls.ts'
import {
  isCreditNote,
  isInvoiced,
  isPlainOrder,
  reservesStock,
} from '#modules/orders/domain/order/order-state.ts'
import { bookedFee, EntryType, lateFee, movesToTakeBack } from '#modules/orders/domain/money/payments.ts'
import type { CancelForm } from '#modules/orders/domain/order/order-forms.ts'
import * as transitions from '#modules/orders/domain/order/transitions.ts'
import type { CancelReason, Transition, UndoingCancel } from '#modules/orders/domain/order/transitions.ts'
import { orderTexts } from '#modules/orders/texts.ts'
import { issueDocument } from '../documents/document-source.ts'
import { bookingDay, refuseFuture } from '../money/booking-day.ts'
import { closeInvoice } from '../money/closing.ts'
import { creditNotesOf, givenBack, originOf } from '../documents/credit-notes.ts'
import { withdrawCancellation } from '../documents/issued-documents.ts'
import { allocate, ledgerOf, moneyBeside, withdrawEntry } from '../money/ledger.ts'
import { bookMove } from '../money/money-moves.ts'
import { linesOf, openAmount, orderForUpdate, takeStep, type LockedOrder } from './orders.ts'
import { isCustomerGone } from '../documents/parties.ts'
import { refuseUnknownDebit } from '../money/seen-money.ts'
import { refuseIfSoldOut } from './stock.ts'
import { recordWithdrawal, undoWithdrawal, withdrawalIn } from '../documents/withdrawing.ts'

type Call = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now'>
type Form = z.output<typeof CancelForm>

/** The reason in words is that of the reference list, whatever the browser sent. */
async function reasonOf({ db, now }: Call, form: Form): Promise<CancelReason> {
  refuseFuture('sd_iptal_tar', form.sd_iptal_tar, now)
  const reason = await db
    .selectFrom('sys_fat_iptal')
    .select('c_descp')
    .where('c_type', '=', form.f_ip_neden_type)
    .where('status', '=', '1')
    .executeTakeFirst()
  if (!reason) throw invalid({ f_ip_neden_type: { code: 'not_allowed' } })
  return {
    f_ip_neden_type: form.f_ip_neden_type,
    f_ip_neden: reason.c_descp,
    f_ip_aciklama: form.f_ip_aciklama,
    sd_iptal_tar: form.sd_iptal_tar ?? null,
  }
}

/** Cancels an order that is no invoice yet. */
export async function cancelUninvoiced(call: Call, order: LockedOrder, form: Form, version?: number | null) {
  const save_response = await takeStep(
    call,
    order,
    transitions.cancelOrder,
    await reasonOf(call, form),
    version,
  )
  await refreshActivity(call.db, order.cus_id)
  return { save_response }
}

/** An invoice whose earlier cancellation was undone keeps its cancellation number; credit notes have none. */
const cancellationNumber = async (call: Call, order: LockedOrder, day: IsoDate | null) =>
  isPlainOrder(order)
    ? (order.iptal_no ?? (await nextNumber(call, 'cancellation', day ?? businessDay(call.now))))
    : null

/** Cancels an invoice or a numbered credit note; money that came in for it goes where the form says. */
export async function cancelInvoiced(call: Call, order: LockedOrder, form: Form, version?: number | null) {
  const { db, now } = call
  const { brought, moved } = await moneyBeside(db, order.id, 0)
  const money = isCreditNote(order) ? order.s_g_toplam + order.kalan : brought - moved
  const cancelling = {
    ...(await reasonOf(call, form)),
    creditNotes: await creditNotesOf(db, order.id),
    money: euros(cents(money)),
    destination: form.iade_sekli ?? null,
  }
  if (isPlainOrder(order)) await refuseUnknownDebit(db, order, form)
  // Numbers cannot be returned, so one is only taken after every check.
  if (!transitions.cancelInvoice.who(call.actor)) throw new AppError(accessRefusals.ERR_105)
  refuseIf(transitions.cancelInvoice.whyNot(order, { ...cancelling, iptal_no: null }))
  const iptal_no = await cancellationNumber(call, order, cancelling.sd_iptal_tar)
  const save_response = await takeStep(
    call,
    order,
    transitions.cancelInvoice,
    { ...cancelling, iptal_no },
    version,
  )
  if (isPlainOrder(order)) await issueDocument(call, order.id, 'iptal_faturasi')
  if (cancelling.destination === 'bakiye' && cancelling.money > 0)
    await bookMove(call, order, {
      islem_type: EntryType.toBalance,
      tutar: cancelling.money,
      islem_zamani: businessDay(now),
    })
  if (isCreditNote(order)) await undoWithdrawal(call, 'gutschrift_id', order.id)
  await refreshActivity(db, order.cus_id)
  return { save_response: { ...save_response, kalan: await openAmount(db, order.id) } }
}

/** Cancels with the chosen reason; a withdrawal is checked and recorded as such. */
export async function cancelWithReason<Answer>(
  call: Call,
  order: LockedOrder,
  cancel: (call: Call, order: LockedOrder, form: Form, version?: number | null) => Promise<Answer>,
  form: Form,
  version?: number | null,
): Promise<Answer> {
  const { who } = isInvoiced(order) ? transitions.cancelInvoice : transitions.cancelOrder
  const withdrawal = who(call.actor) ? await withdrawalIn(call, order, form) : null
  const answer = await cancel(call, order, form, version)
  if (withdrawal) await recordWithdrawal(call, order.id, withdrawal)
  return answer
}

/** What a credit note would give back when restored; null for everything else. */
async function givingBack(db: Database, order: LockedOrder): Promise<UndoingCancel['givingBack']> {
  if (!order.gutschrift_sip_id) return null
  const origin = await originOf(db, order.gutschrift_sip_id)
  const note = { ...order, lines: await linesOf(db, order.id) }
  return { origin, note: await givenBack(db, origin, note) }
}

/** Bookings that moved money out of a cancelled invoice and are withdrawn with the undo. */
async function movesOf(db: Database, order: LockedOrder) {
  const rows = await allRows(db)<{ id: number; islem_type: number; alacak: number }>`
    select id, islem_type, alacak from cari_islem
    where s_no = ${order.id} and iptal_t is null and islem_type in (${EntryType.toBalance}, ${EntryType.payOut})`
  const fee = lateFee(order, bookedFee(await ledgerOf(db, order.id)))
  const owed = euros((cents(order.s_g_toplam) + cents(fee)) as Cents)
  return movesToTakeBack(order, { ...(await moneyBeside(db, order.id, 0)), owed }, rows)
}

const totalOf = (moves: readonly { alacak: number }[]) =>
  euros(sumCents(moves.map(({ alacak }) => cents(alacak))))

/** An undo keeps all limits of creation: the corrected invoice, its customer, its bottles, its money. */
async function undoCancel(call: Call, id: number, step: Transition<UndoingCancel>) {
  const { db, actor } = call
  const order = await orderForUpdate(db, actor, id)
  const moves = await movesOf(db, order)
  const save_response = await takeStep(call, order, step, {
    givingBack: await givingBack(db, order),
    isCustomerGone: await isCustomerGone(db, order.cus_id),
    paidOut: totalOf(moves.filter(({ islem_type }) => islem_type === EntryType.payOut)),
  })
  await withdrawCancellation(db, id)
  await undoWithdrawal(call, 'sip_id', id)
  for (const move of moves) {
    await withdrawEntry(call, order, move.id)
    await takeFromBalance(db, order.cus_id, move.alacak)
  }
  // The parts of a payment that was withdrawn meanwhile are free for other money of the invoice.
  if (isInvoiced(order) && !isCreditNote(order)) await allocate(call, await orderForUpdate(db, actor, id))
  if (reservesStock({ ...order, sd_cancel_on: '0' })) {
    const lines = await linesOf(db, id)
    await lockWines(db, lines)
    // Read after the flag was written, so its own bottles are among the reserved ones.
    await refuseIfSoldOut(db, lines, lines)
  }
  await refreshActivity(db, order.cus_id)
  return { save_response }
}

export const orderActionEndpoints = [
  serve(approveOrder, async (call) => {
    const order = await orderForUpdate(call.db, call.actor, call.input.id)
    const item = await takeStep(call, order, transitions.approve, undefined)
    return { item, save_response: item }
  }),
  serve(cancelOrder, async (call) =>
    cancelWithReason(
      call,
      await orderForUpdate(call.db, call.actor, call.input.id),
      cancelUninvoiced,
      call.input,
    ),
  ),
  serve(cancelInvoice, async (call) =>
    cancelWithReason(
      call,
      await orderForUpdate(call.db, call.actor, call.input.id),
      cancelInvoiced,
      call.input,
    ),
  ),
  serve(restoreOrder, (call) => undoCancel(call, call.input.id, transitions.undoCancelOrder)),
  serve(restoreInvoice, (call) => undoCancel(call, call.input.id, transitions.undoCancelInvoice)),
  serve(reopenInvoice, async (call) => {
    const order = await orderForUpdate(call.db, call.actor, call.input.id)
    return { save_response: await takeStep(call, order, transitions.reopen, undefined) }
  }),
  serve(closeOrder, async (call) => {
    const { db, actor, input, now } = call
    const order = await orderForUpdate(db, actor, input.id)
    const islem_zamani = bookingDay({ named: input.islem_zamani, order, seen: input }, now)
    const { save_response, count } = await closeInvoice(call, order, islem_zamani)
    if (input.bakiye_ekle === '1' && order.kalan < 0)
      await bookMove(call, order, { islem_type: EntryType.toBalance, tutar: -order.kalan, islem_zamani })
    const message = count ? orderTexts.handed_over : orderTexts.not_handed_over
    return { count, message: message.de, save_response }
  }),
]
