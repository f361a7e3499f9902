import { businessDay, type IsoDate } from '#core/dates.ts'
import { AppError, invalid } from '#core/errors.ts'
import { ordersRefusals } from '../domain/refusals.ts'

/** The day of a booking, today by default; a future day is refused. */
export function bookingDay(named: IsoDate | undefined, now: Temporal.Instant): IsoDate {
  const today = businessDay(now)
  const day = named ?? today
  if (day > today) throw new AppError(ordersRefusals.payment_in_future)
  return day
}

/** Refuses a future day for something that has been done. */
export function refuseFuture(field: string, day: IsoDate | undefined, now: Temporal.Instant): void {
  if (day && day > businessDay(now)) throw invalid({ [field]: { code: 'in_future' } })
}
