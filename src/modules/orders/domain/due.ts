import type { IsoDate } from '#core/dates.ts'

export const DEFAULT_TERM_DAYS = 14

const day = (date: IsoDate) => Temporal.PlainDate.from(date)

type Dates = { orderDay: IsoDate; s_odeme_tarihi: IsoDate | null }

const daysAllowed = ({ orderDay, s_odeme_tarihi }: Dates) =>
  s_odeme_tarihi ? day(orderDay).until(day(s_odeme_tarihi), { largestUnit: 'days' }).days : 0

/** Days a customer has to pay: to the agreed day, or fourteen where that is the order day itself. */
export const paymentTerm = (dates: Dates) => daysAllowed(dates) || DEFAULT_TERM_DAYS

/** A term longer than usual is printed on the order. */
export const needsTermNote = (dates: Dates) => daysAllowed(dates) > DEFAULT_TERM_DAYS

/** The day by which to pay; without an agreed one it runs from the invoice. */
export function dueDate(dates: Dates & { f_tarih: IsoDate | null }): IsoDate {
  if (dates.s_odeme_tarihi && daysAllowed(dates) > 0) return dates.s_odeme_tarihi
  return day(dates.f_tarih ?? dates.orderDay)
    .add({ days: DEFAULT_TERM_DAYS })
    .toString()
}
