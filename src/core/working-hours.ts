import { isAdmin, type Actor } from './actor.ts'
import type { Refusal } from './errors.ts'

export type WorkingHours = { start: string | null; end: string | null }

/**
 * Access is limited to the working hours of the user's country. Administrators are spared, since somebody must be
 * able to repair the times; empty or equal times mean no limit; an end before the start runs over midnight.
 */
export function whyOutsideHours(
  actor: Pick<Actor, 'user_level'>,
  hours: WorkingHours,
  time: string,
): Refusal {
  const { start, end } = hours
  if (isAdmin(actor) || !start || !end || start === end) return null
  if (start < end) {
    if (time < start) return { code: 'ERR_106' }
    return time >= end ? { code: 'ERR_107' } : null
  }
  return time >= end && time < start ? { code: 'ERR_106' } : null
}
