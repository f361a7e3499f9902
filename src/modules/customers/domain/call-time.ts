import { BUSINESS_ZONE } from '#core/days/dates.ts'

/** The entry of sys_c_time that means: whenever. */
export const ANY_TIME = 1

const SATURDAY = { day: 6, key: 6 }

/** Keys of sys_c_time by the hour at which each begins. */
const parts = [
  { from: 9, to: 12, key: 2 },
  { from: 12, to: 14, key: 3 },
  { from: 14, to: 17, key: 4 },
  { from: 17, to: 20, key: 5 },
] as const

/** The noted call time (key of sys_c_time) that fits a moment best; null where none does. */
export function callTimeAt(now: Temporal.Instant): number | null {
  const local = now.toZonedDateTimeISO(BUSINESS_ZONE)
  if (local.dayOfWeek === SATURDAY.day) return SATURDAY.key
  return parts.find(({ from, to }) => local.hour >= from && local.hour < to)?.key ?? null
}
