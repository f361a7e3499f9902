import type { IsoDate } from '#core/days/dates.ts'
import { bookedFee, EntryType, feeToBook } from '#modules/orders/domain/money/payments.ts'
import { reminderFee } from '#modules/orders/domain/reminders/fees.ts'
import { bookAll, ledgersOf, withdrawLateFees, type Acting, type Booking } from './ledger.ts'
import type { LockedOrder } from '../order/orders.ts'

type Payment = {
  islem_zamani: IsoDate
  late_fee?: number | undefined
  alacak?: number | undefined
  receipt_id?: number
}

type Paid = { order: LockedOrder; payment: Payment }

// Without a reminder a payment books a fee only if one is given.
const mayBookFee = ({ order, payment }: Paid) =>
  payment.late_fee !== undefined || payment.alacak !== undefined || reminderFee(order) !== 0

const feeBooking = (payment: Payment, amount: number): Booking => ({
  islem_type: EntryType.lateFee,
  amount,
  islem_zamani: payment.islem_zamani,
  descp: 'Mahngebühr',
  receipt_id: payment.receipt_id ?? null,
})

/** Books the late fees of payments for different invoices, unless they are booked already. */
export async function bookLateFees(call: Acting, paid: readonly Paid[]): Promise<void> {
  const asked = paid.filter(mayBookFee)
  if (!asked.length) return
  const ledgers = await ledgersOf(
    call.db,
    asked.map(({ order }) => order.id),
  )
  const bookings = asked.flatMap(({ order, payment }) => {
    const fee = feeToBook(order, bookedFee(ledgers.get(order.id) ?? []), payment)
    return fee === null ? [] : [{ order, booking: feeBooking(payment, fee) }]
  })
  await withdrawLateFees(
    call.db,
    bookings.map(({ order }) => order.id),
    call.now,
  )
  await bookAll(call, bookings)
}

/** Books the late fee of a payment, unless it is booked already. */
export const bookLateFee = (call: Acting, order: LockedOrder, payment: Payment): Promise<void> =>
  bookLateFees(call, [{ order, payment }])
