import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { whyBeforeInvoice, type SeenMoney } from '#modules/orders/domain/money/seen-money.ts'
import type { LockedOrder } from '../order/orders.ts'

type Booked = {
  named: IsoDate | undefined
  /** The invoice or credit note that is booked on, as it is numbered now. */
  order: Pick<LockedOrder, 'f_no' | 'f_tarih'>
  seen: Pick<SeenMoney, 'on_odeme'>
}

/** The day of a booking, today by default; one in the future is refused, one before the invoice unless it is confirmed. */
export function bookingDay({ named, order, seen }: Booked, now: Temporal.Instant): IsoDate {
  const today = businessDay(now)
  const day = named ?? today
  if (day > today) throw new AppError(ordersRefusals.payment_in_future)
  refuseIf(whyBeforeInvoice(order, day, seen))
  return day
}

/** Refuses a future day for something that has been done. */
export function refuseFuture(field: string, day: IsoDate | undefined, now: Temporal.Instant): void {
  if (day && day > businessDay(now)) throw invalid({ [field]: { code: 'in_future' } })
}
