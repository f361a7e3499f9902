import { monthOf, weekOf, type DayRange, type IsoDate } from '#core/days/dates.ts'

export const periods = ['gunluk', 'haftalik', 'aylik'] as const

/** The day, the week from Monday, the calendar month. */
export type Period = (typeof periods)[number]

export function periodRange(period: Period, today: IsoDate): DayRange {
  if (period === 'gunluk') return { from: today, to: today }
  return period === 'haftalik' ? weekOf(today) : monthOf(today)
}
