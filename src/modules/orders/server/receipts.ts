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
  const day = bookingDay(receipt.day, now)
  const isOwed = !isCancelled(order) && !isClosed(order)
  // What is open contains the late fee, booked or not; so what stays open is known before anything is booked.
  const open = isOwed ? cents(order.kalan) : 0
  const rest = restAfter(euros((open - cents(receipt.amount)) as Cents), receipt.writeOffUpTo)
  const isEnd = isOwed && rest.kind !== 'open'
  const before = isEnd ? await ownership(db, order.cus_id) : null
  const { id } = await insertRow(db, 'receipts', {
    sip_id: order.id,
    cus_id: order.cus_id,
    amount: receipt.amount,
    day,
    source: receipt.source,
    created_by: actor.id,
    created_at: now.toString(),
    owner_before: before?.cus_user ?? null,
    first_before: before?.cus_f_on ?? null,
  })
  await bookMoney(call, order, { receipt, day, receipt_id: id, rest, isOwed })
  if (isEnd) await closeInvoice(call, { ...order, kalan: 0 }, day)
  const kalan = rest.kind === 'open' ? rest.amount : 0
  return { id, sip_id: order.id, cus_id: order.cus_id, kalan, rest }
}

type Booking = { receipt: Receipt; day: IsoDate; receipt_id: number; rest: ReceiptRest; isOwed: boolean }

/** The payment itself, and what becomes of a difference. */
async function bookMoney(call: Acting, order: LockedOrder, booking: Booking): Promise<void> {
  const { receipt, day, receipt_id, rest, isOwed } = booking
  const common = { islem_zamani: day, receipt_id }
  if (isOwed) await bookLateFee(call, order, common)
  await book(call, order, {
    ...common,
    islem_type: EntryType.payment,
    amount: receipt.amount,
    taksit_id: isOwed ? receipt.taksit_id : null,
    descp: receipt.descp ?? `Zahlung Rechnung ${order.f_no}`,
  })
  if (rest.kind === 'small') {
    const descp = `Differenz bis ${receipt.writeOffUpTo.toFixed(2).replace('.', ',')} € ausgebucht`
    await book(call, order, { ...common, islem_type: EntryType.writeOff, amount: rest.amount, descp })
  }
  if (isOwed) await allocate(call, order)
  if (rest.kind === 'surplus')
    await bookMove(call, order, { ...common, islem_type: EntryType.toBalance, tutar: rest.amount })
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
