import { sql } from 'kysely'
import type { IsoDate } from '#core/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { cents, euros, sumCents, type Cents } from '#core/money.ts'
import { ownership, restoreOwnership, takeFromBalance } from '#modules/customers/server/public.ts'
import { insertRow, updateRow, type StoredRow } from '#platform/server/rows.ts'
import { isCancelled, isClosed, isInvoiced, isPlainOrder } from '../domain/order-state.ts'
import { EntryType, restAfter, whyMoneyMovedOn, type ReceiptRest } from '../domain/payments.ts'
import { reopen } from '../domain/transitions.ts'
import { bookingDay } from './booking-day.ts'
import { closeInvoice } from './closing.ts'
import { bookLateFee } from './late-fee.ts'
import { allocate, book, moneyBeside, withdrawEntry, type Acting } from './ledger.ts'
import { bookMove } from './money-moves.ts'
import { openAmount, orderForUpdate, takeStep, type LockedOrder } from './orders.ts'

type Receipt = {
  sip_id: number
  amount: number
  day: IsoDate
  source: 'desk' | 'statement'
  taksit_id?: number | null
  /** A rest up to this is written off. */
  writeOffUpTo: number
  /** What the booking is called in the ledger. */
  descp?: string
}

export type BookedReceipt = { id: number; sip_id: number; cus_id: number; kalan: number; rest: ReceiptRest }

/**
 * Books money that came in with all that follows: late fee, instalments, a surplus on the balance, a small rest written
 * off, the end of the invoice. Money for a cancelled or closed invoice goes to the balance.
 */
export async function bookReceipt(call: Acting, receipt: Receipt): Promise<BookedReceipt> {
  const { db, actor, now } = call
  const order = await orderForUpdate(db, actor, receipt.sip_id)
  if (!isPlainOrder(order)) throw new AppError('order_kind_wrong')
  if (!isInvoiced(order)) throw new AppError('order_not_invoiced')
  const islem_zamani = bookingDay(receipt.day, now)
  const { id: receipt_id } = await insertRow(db, 'receipts', {
    sip_id: order.id,
    cus_id: order.cus_id,
    amount: receipt.amount,
    day: islem_zamani,
    source: receipt.source,
    created_by: actor.id,
    created_at: now.toString(),
  })
  const isOwed = !isCancelled(order) && !isClosed(order)
  if (isOwed) await bookLateFee(call, order, { islem_zamani, receipt_id })
  await book(call, order, {
    islem_type: EntryType.payment,
    amount: receipt.amount,
    islem_zamani,
    taksit_id: isOwed ? receipt.taksit_id : null,
    descp: receipt.descp ?? `Zahlung Rechnung ${order.f_no}`,
    receipt_id,
  })
  if (isOwed) await allocate(call, order)
  const rest = await settleRest(call, order, { ...receipt, islem_zamani, receipt_id, isOwed })
  return {
    id: receipt_id,
    sip_id: order.id,
    cus_id: order.cus_id,
    kalan: await openAmount(db, order.id),
    rest,
  }
}

type Settling = Receipt & { islem_zamani: IsoDate; receipt_id: number; isOwed: boolean }

/** What becomes of a difference, and of the invoice when nothing is left of it. */
async function settleRest(call: Acting, before: LockedOrder, settling: Settling): Promise<ReceiptRest> {
  const { db, actor } = call
  const { islem_zamani, receipt_id, isOwed, writeOffUpTo } = settling
  const order = await orderForUpdate(db, actor, before.id)
  const rest = restAfter(isOwed ? order.kalan : -settling.amount, writeOffUpTo)
  if (rest.kind === 'surplus')
    await bookMove(call, order, {
      islem_type: EntryType.toBalance,
      tutar: rest.amount,
      islem_zamani,
      receipt_id,
    })
  if (rest.kind === 'small') {
    const descp = `Differenz bis ${writeOffUpTo.toFixed(2).replace('.', ',')} € ausgebucht`
    await book(call, order, {
      islem_type: EntryType.writeOff,
      amount: rest.amount,
      islem_zamani,
      descp,
      receipt_id,
    })
    await allocate(call, order)
  }
  if (isOwed && rest.kind !== 'open') await end(call, order.id, islem_zamani, receipt_id)
  return rest
}

async function end(call: Acting, id: number, day: IsoDate, receipt_id: number): Promise<void> {
  const order = await orderForUpdate(call.db, call.actor, id)
  const before = await ownership(call.db, order.cus_id)
  await closeInvoice(call, order, day)
  await updateRow(call.db, 'receipts', receipt_id, null, {
    owner_before: before.cus_user,
    first_before: before.cus_f_on,
  })
}

type Entry = Pick<StoredRow<'cari_islem'>, 'id' | 'islem_type' | 'borc' | 'alacak'>

/** Takes money back that had come in, with all that followed from it; the invoice is open again. */
export async function undoReceipt(
  call: Acting,
  id: number,
  source: Receipt['source'],
): Promise<{ id: number; sip_id: number; cus_id: number; kalan: number }> {
  const { db, actor, now } = call
  const { rows } = await sql<
    Pick<StoredRow<'receipts'>, 'sip_id' | 'cus_id' | 'owner_before' | 'first_before'>
  >`
    select sip_id, cus_id, owner_before, first_before from receipts
    where id = ${id} and source = ${source} and undone_at is null`.execute(db)
  const [receipt] = rows
  if (!receipt) throw new AppError('record_not_found')
  let order = await orderForUpdate(db, actor, receipt.sip_id)
  const { rows: entries } = await sql<Entry>`
    select id, islem_type, borc, alacak from cari_islem
    where receipt_id = ${id} and iptal_t is null order by id desc`.execute(db)
  if (!entries.length) throw new AppError('record_not_found')
  const isEnding = isClosed(order) && !isCancelled(order) && netOf(entries) > 0
  if (isEnding) {
    await takeStep(call, order, reopen, undefined)
    order = await orderForUpdate(db, actor, order.id)
    const { owner_before: cus_user, first_before: cus_f_on } = receipt
    if (cus_user && cus_f_on) await restoreOwnership(db, order.cus_id, { cus_user, cus_f_on })
  }
  for (const entry of entries) await withdraw(call, order, entry)
  if (!isCancelled(order) && !isClosed(order)) await allocate(call, order)
  await updateRow(db, 'receipts', id, null, { undone_at: now.toString() })
  return { id, sip_id: order.id, cus_id: order.cus_id, kalan: await openAmount(db, order.id) }
}

/** What the invoice loses when these bookings go. */
const netOf = (entries: readonly Entry[]) =>
  euros(sumCents(entries.map(({ borc, alacak }) => (cents(borc) - cents(alacak)) as Cents)))

async function withdraw(call: Acting, order: LockedOrder, entry: Entry): Promise<void> {
  const { db } = call
  if (entry.islem_type === EntryType.payment)
    refuseIf(whyMoneyMovedOn(order, await moneyBeside(db, order.id, entry.id)))
  await withdrawEntry(call, order, entry.id)
  if (entry.islem_type === EntryType.toBalance) await takeFromBalance(db, order.cus_id, entry.alacak)
}
