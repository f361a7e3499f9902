import type { IsoDate } from './dates.ts'
import { daysFromEaster } from './easter.ts'

const FIXED = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Whether the payment system of the European banks (TARGET) works on a day. */
export function isBankingDay(day: IsoDate): boolean {
  const date = Temporal.PlainDate.from(day)
  if (date.dayOfWeek > 5 || FIXED.has(day.slice(5))) return false
  const distance = daysFromEaster(day)
  return distance !== -2 && distance !== 1
}

/** The day itself where banks work, else the next one on which they do. */
export function nextBankingDay(day: IsoDate): IsoDate {
  let date = Temporal.PlainDate.from(day)
  while (!isBankingDay(date.toString())) date = date.add({ days: 1 })
  return date.toString()
}

/** The day that is `count` banking days after another. */
export function bankingDaysAfter(day: IsoDate, count: number): IsoDate {
  let date = nextBankingDay(day)
  for (let left = count; left > 0; left -= 1)
    date = nextBankingDay(Temporal.PlainDate.from(date).add({ days: 1 }).toString())
  return date
}

/** The banking day of a debit: the given day, but not before the bank's lead time has passed. */
export const debitDay = (day: IsoDate, today: IsoDate, leadDays: number): IsoDate => {
  const earliest = bankingDaysAfter(today, leadDays)
  return nextBankingDay(day < earliest ? earliest : day)
}
