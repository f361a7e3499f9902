import type { IsoDate } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { ownerships, restoreOwnership, takeFromBalance } from '#modules/customers/server/public.ts'
import { insertRowSet, updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { isCancelled, isClosed, isInvoiced, isPlainOrder } from '#modules/orders/domain/order/order-state.ts'
import {
  EntryType,
  restAfter,
  whyMoneyMovedOn,
  type ReceiptRest,
} from '#modules/orders/domain/money/payments.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import type { SeenMoney } from '#modules/orders/domain/money/seen-money.ts'
import { reopen, reopenReturned } from '#modules/orders/domain/order/transitions.ts'
import { bookingDay } from './booking-day.ts'
import { closeInvoices } from './closing.ts'
import { bookLateFees } from './late-fee.ts'
import { allocate, allocateAll, bookAll, moneyBeside, withdrawEntry, type Acting } from './ledger.ts'
import { bookMoves } from './money-moves.ts'
import { lockOrders, openAmount, orderForUpdate, takeStep, type LockedOrder } from '../order/orders.ts'

export type Receipt = {
  sip_id: number
  amount: number
  day: IsoDate
  source: 'desk' | 'statement'
  taksit_id?: number | null
  /** A rest up to this is written off. */
  writeOffUpTo: number
  /** A surplus stays on the invoice, which owes it to the customer, instead of going to the balance. */
  keepsSurplus?: boolean
  /** Money from before the invoice was confirmed as a prepayment. */
  on_odeme?: SeenMoney['on_odeme']
  /** What the booking is called in the ledger. */
  descp?: string
}

export type BookedReceipt = { id: number; sip_id: number; cus_id: number; kalan: number; rest: ReceiptRest }

/** A receipt with its order and the rest that stays open. */
type Taken = { receipt: Receipt; order: LockedOrder; day: IsoDate; rest: ReceiptRest; isOwed: boolean }

type Booked = Taken & { id: number }

function takenFor(receipt: Receipt, order: LockedOrder, now: Temporal.Instant): Taken {
  if (!isPlainOrder(order)) throw new AppError(ordersRefusals.order_kind_wrong)
  if (!isInvoiced(order)) throw new AppError(ordersRefusals.order_not_invoiced)
  const isOwed = !isCancelled(order) && !isClosed(order)
  // The open amount includes the late fee, booked or not, so the rest is known before anything is booked.
  const open = isOwed ? cents(order.kalan) : 0
  const rest = restAfter(euros((open - cents(receipt.amount)) as Cents), receipt.writeOffUpTo)
  return { receipt, order, day: bookingDay({ named: receipt.day, order, seen: receipt }, now), rest, isOwed }
}

const isEnd = ({ isOwed, rest }: Taken) => isOwed && rest.kind !== 'open'

/** Groups receipts so that each wave has at most one of every customer. */
function inWaves(receipts: readonly Receipt[], customerOf: (receipt: Receipt) => number | undefined) {
  const taken = new Map<number | undefined, number>()
  const waves: { receipt: Receipt; place: number }[][] = []
  for (const [place, receipt] of receipts.entries()) {
    const wave = taken.get(customerOf(receipt)) ?? 0
    taken.set(customerOf(receipt), wave + 1)
    waves[wave] = [...(waves[wave] ?? []), { receipt, place }]
  }
  return waves
}

/**
 * Books money that came in with everything that follows: late fee, instalments, a surplus to the balance, a small
 * rest written off, the invoice closed. Money for a cancelled or closed invoice goes to the balance. Answers in
 * the order of the receipts.
 */
export async function bookReceipts(call: Acting, receipts: readonly Receipt[]): Promise<BookedReceipt[]> {
  const orders = await lockOrders(call.db, call.actor, [...new Set(receipts.map(({ sip_id }) => sip_id))])
  const booked: BookedReceipt[] = []
  const waves = inWaves(receipts, ({ sip_id }) => orders.get(sip_id)?.cus_id)
  for (const [index, wave] of waves.entries()) {
    // Reads again what an earlier wave left open.
    const ids = wave.map(({ receipt }) => receipt.sip_id)
    const current = index ? await lockOrders(call.db, call.actor, ids) : orders
    const taken = wave.flatMap(({ receipt }) => {
      const order = current.get(receipt.sip_id)
      return order ? [takenFor(receipt, order, call.now)] : []
    })
    for (const [at, one] of (await bookWave(call, taken)).entries())
      booked[wave[at]?.place ?? 0] = answerOf(one)
  }
  return booked
}

/** Money that came in for one invoice. */
export async function bookReceipt(call: Acting, receipt: Receipt): Promise<BookedReceipt> {
  const [booked] = await bookReceipts(call, [receipt])
  if (!booked) throw new AppError(recordsRefusals.record_not_found)
  return booked
}

const answerOf = ({ id, order, rest }: Booked): BookedReceipt => ({
  id,
  sip_id: order.id,
  cus_id: order.cus_id,
  kalan: rest.kind === 'open' ? rest.amount : 0,
  rest,
})

/** Money of different customers, one invoice of each. */
async function bookWave(call: Acting, taken: readonly Taken[]): Promise<Booked[]> {
  const { db, actor, now } = call
  const ends = taken.filter(isEnd)
  const before = await ownerships(
    db,
    ends.map(({ order }) => order.cus_id),
  )
  const ids = await insertRowSet(
    db,
    'receipts',
    taken.map((one) => {
      const owner = isEnd(one) ? before.get(one.order.cus_id) : undefined
      return {
        sip_id: one.order.id,
        cus_id: one.order.cus_id,
        amount: one.receipt.amount,
        day: one.day,
        source: one.receipt.source,
        created_by: actor.id,
        created_at: now.toString(),
        owner_before: owner?.cus_user ?? null,
        first_before: owner?.cus_f_on ?? null,
      }
    }),
  )
  const booked = taken.map((one, index) => ({ ...one, id: ids[index] ?? 0 }))
  await bookMoney(call, booked)
  const closed = ends.map(({ order, day }) => ({ order: { ...order, kalan: 0 }, day }))
  await closeInvoices(call, closed)
  return booked
}

const commonOf = ({ day, id }: Booked) => ({ islem_zamani: day, receipt_id: id })

/** The payments themselves, write-offs and surpluses. */
async function bookMoney(call: Acting, booked: readonly Booked[]): Promise<void> {
  const owed = booked.filter(({ isOwed }) => isOwed)
  await bookLateFees(
    call,
    owed.map((one) => ({ order: one.order, payment: commonOf(one) })),
  )
  await bookAll(call, booked.map(paymentOf))
  await bookAll(call, booked.filter(({ rest }) => rest.kind === 'small').map(writeOffOf))
  await allocateAll(
    call,
    owed.map(({ order }) => order),
  )
  const surplus = booked.filter(({ rest, receipt }) => rest.kind === 'surplus' && !receipt.keepsSurplus)
  await bookMoves(
    call,
    surplus.map((one) => ({
      order: one.order,
      move: { ...commonOf(one), islem_type: EntryType.toBalance, tutar: one.rest.amount },
    })),
  )
}

const paymentOf = (one: Booked) => ({
  order: one.order,
  booking: {
    ...commonOf(one),
    islem_type: EntryType.payment,
    amount: one.receipt.amount,
    taksit_id: one.isOwed ? one.receipt.taksit_id : null,
    descp: one.receipt.descp ?? `Zahlung Rechnung ${one.order.f_no}`,
  },
})

const writeOffOf = (one: Booked) => ({
  order: one.order,
  booking: {
    ...commonOf(one),
    islem_type: EntryType.writeOff,
    amount: one.rest.amount,
    descp: `Differenz bis ${one.receipt.writeOffUpTo.toFixed(2).replace('.', ',')} € ausgebucht`,
  },
})

type Entry = Pick<StoredRow<'cari_islem'>, 'id' | 'islem_type' | 'borc' | 'alacak'>

/**
 * Withdraws a receipt with everything that followed from it; the invoice is open again. A mistake is refused once
 * commission was paid; money returned by the bank is gone in any case.
 */
export async function undoReceipt(
  call: Acting,
  id: number,
  source: Receipt['source'],
  why: 'mistake' | 'returned' = 'mistake',
): Promise<{ id: number; sip_id: number; cus_id: number; kalan: number }> {
  const { db, actor, now } = call
  const receipt = await firstRow(db)<
    Pick<StoredRow<'receipts'>, 'sip_id' | 'cus_id' | 'owner_before' | 'first_before'>
  >`
    select sip_id, cus_id, owner_before, first_before from receipts
    where id = ${id} and source = ${source} and undone_at is null`
  if (!receipt) throw new AppError(recordsRefusals.record_not_found)
  let order = await orderForUpdate(db, actor, receipt.sip_id)
  const entries = await allRows(db)<Entry>`
    select id, islem_type, borc, alacak from cari_islem
    where receipt_id = ${id} and iptal_t is null order by id desc`
  if (!entries.length) throw new AppError(recordsRefusals.record_not_found)
  // Money beyond what was owed did not end the invoice.
  const isEnding = isClosed(order) && !isCancelled(order) && cents(order.kalan) + cents(netOf(entries)) > 0
  if (isEnding) {
    await takeStep(call, order, why === 'returned' ? reopenReturned : reopen, undefined)
    order = await orderForUpdate(db, actor, order.id)
    const { owner_before: cus_user, first_before: cus_f_on } = receipt
    if (cus_user && cus_f_on) await restoreOwnership(db, order.cus_id, { cus_user, cus_f_on })
  }
  for (const entry of entries) await withdraw(call, order, entry)
  if (!isCancelled(order) && !isClosed(order)) await allocate(call, order)
  await updateRow(db, 'receipts', id, null, { undone_at: now.toString() })
  return { id, sip_id: order.id, cus_id: order.cus_id, kalan: await openAmount(db, order.id) }
}

/** The net amount of these bookings. */
const netOf = (entries: readonly Entry[]) =>
  euros(sumCents(entries.map(({ borc, alacak }) => (cents(borc) - cents(alacak)) as Cents)))

async function withdraw(call: Acting, order: LockedOrder, entry: Entry): Promise<void> {
  const { db } = call
  if (entry.islem_type === EntryType.payment)
    refuseIf(whyMoneyMovedOn(order, await moneyBeside(db, order.id, entry.id)))
  await withdrawEntry(call, order, entry.id)
  if (entry.islem_type === EntryType.toBalance) await takeFromBalance(db, order.cus_id, entry.alacak)
}
