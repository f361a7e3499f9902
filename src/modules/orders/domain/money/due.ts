import type { IsoDate } from '#core/days/dates.ts'

const day = (date: IsoDate) => Temporal.PlainDate.from(date)

/** `s_vade_gun` is the term that was usual when the order was taken. */
type Dates = { orderDay: IsoDate; s_odeme_tarihi: IsoDate | null; s_vade_gun: number }

const daysAllowed = ({ orderDay, s_odeme_tarihi }: Omit<Dates, 's_vade_gun'>) =>
  s_odeme_tarihi ? day(orderDay).until(day(s_odeme_tarihi), { largestUnit: 'days' }).days : 0

/** Days a customer has to pay: until the agreed day, or the usual term if that is the order day itself. */
export const paymentTerm = (dates: Dates) => daysAllowed(dates) || dates.s_vade_gun

/** A term longer than usual is printed on the order. */
export const needsTermNote = (dates: Dates) => daysAllowed(dates) > dates.s_vade_gun

/** The due day; without an agreed one the usual term runs from the invoice. */
export function dueDate(dates: Dates & { f_tarih: IsoDate | null }): IsoDate {
  if (dates.s_odeme_tarihi && daysAllowed(dates) > 0) return dates.s_odeme_tarihi
  return day(dates.f_tarih ?? dates.orderDay)
    .add({ days: dates.s_vade_gun })
    .toString()
}
