import { isAdmin, type Actor } from '../actor.ts'
import { defineRefusals, type Refusal } from '../refusal.ts'

const refusals = defineRefusals({
  ERR_106: {
    tr: 'Mesai saatleri henüz başlamadı.',
    de: 'Die Arbeitszeit hat noch nicht begonnen.',
    en: 'Working hours have not started yet.',
  },
  ERR_107: {
    tr: 'Mesai saatleri sona erdi.',
    de: 'Die Arbeitszeit ist beendet.',
    en: 'Working hours have ended.',
  },
})

export type WorkingHours = { start: string | null; end: string | null }

/**
 * Access is limited to the working hours of the user's country. Administrators are exempt, since they must be able
 * to correct the hours; empty or equal times mean no limit; an end before the start means past midnight.
 */
export function whyOutsideHours(
  actor: Pick<Actor, 'user_level'>,
  hours: WorkingHours,
  time: string,
): Refusal {
  const { start, end } = hours
  if (isAdmin(actor) || !start || !end || start === end) return null
  if (start < end) {
    if (time < start) return refusals.ERR_106
    return time >= end ? refusals.ERR_107 : null
  }
  return time >= end && time < start ? refusals.ERR_106 : null
}
