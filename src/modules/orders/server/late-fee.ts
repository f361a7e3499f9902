import type { IsoDate } from '#core/dates.ts'
import { bookedFee, EntryType, feeToBook } from '../domain/payments.ts'
import { reminderFee } from '../domain/reminders/fees.ts'
import { book, ledgerOf, withdrawLateFee, type Acting } from './ledger.ts'
import type { LockedOrder } from './orders.ts'

type Payment = {
  islem_zamani: IsoDate
  late_fee?: number | undefined
  alacak?: number | undefined
  receipt_id?: number
}

/** Books the late fee that a payment brings along, unless it is booked already. */
export async function bookLateFee(call: Acting, order: LockedOrder, payment: Payment): Promise<void> {
  const { db, now } = call
  const isTyped = payment.late_fee !== undefined || payment.alacak !== undefined
  // Without a reminder a payment books no fee of its own accord.
  if (!isTyped && reminderFee(order) === 0) return
  const fee = feeToBook(order, bookedFee(await ledgerOf(db, order.id)), payment)
  if (fee === null) return
  await withdrawLateFee(db, order.id, now)
  await book(call, order, {
    islem_type: EntryType.lateFee,
    amount: fee,
    islem_zamani: payment.islem_zamani,
    descp: 'Mahngebühr',
    receipt_id: payment.receipt_id ?? null,
  })
}
