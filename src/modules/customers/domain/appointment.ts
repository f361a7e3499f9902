import { UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { inScope } from '#core/scope.ts'
import { customerScope, NO_USER, owns, seesAllCustomers, type Ownership } from './visibility.ts'

const refusals = defineRefusals({
  rand_tar_cannot_late_7_days: {
    tr: 'Size ait olmayan bir müşteride randevu bugünden en fazla 7 gün uzakta olabilir.',
    de: 'Bei einem fremden Kunden darf der Termin höchstens 7 Tage von heute entfernt sein.',
    en: 'For a customer that is not yours the appointment may be at most 7 days away from today.',
  },
})

const DAYS = 7

/** The fields of an appointment when there is none. */
export const noAppointment = { rand_tar: null, rand_saat: null, rand_note: null, rand_user: NO_USER } as const

export const appointmentFields = ['rand_tar', 'rand_saat', 'rand_note'] as const

/** For customers of others, sales people may only choose a day within a week. */
export function whyNotAppointment(
  actor: Pick<Actor, 'id' | 'user_level'>,
  customer: Pick<Ownership, 'cus_user'>,
  date: IsoDate | null,
  today: IsoDate,
): Refusal {
  if (date === null || seesAllCustomers(actor) || owns(actor, customer)) return null
  const distance = Temporal.PlainDate.from(today).until(date, { largestUnit: 'days' }).days
  return Math.abs(distance) <= DAYS ? null : refusals.rand_tar_cannot_late_7_days
}

/** Two calendar months ahead; a day that is missing in that month becomes its last day. */
export const twoMonthsAhead = (date: IsoDate): IsoDate =>
  Temporal.PlainDate.from(date).add({ months: 2 }).toString()

/**
 * The user of a new appointment: sales people make their own. Levels 1 and 3 may name a user; otherwise it stays
 * with the current one, or goes to the customer's owner.
 */
export function appointmentUser(
  actor: Pick<Actor, 'id' | 'user_level'>,
  customer: Ownership,
  named?: number | null,
): number {
  if (!seesAllCustomers(actor)) return actor.id
  if (named) return named
  if (customer.rand_user !== NO_USER) return customer.rand_user
  return customer.cus_user === UNASSIGNED_USER ? actor.id : customer.cus_user
}

type WithAppointment = Ownership & {
  rand_tar: IsoDate | null
  rand_saat: string | null
  rand_note: string | null
}

/**
 * The change that restores a customer's earlier appointment. Null if that would assign it to another user, or if
 * the user would no longer see the customer.
 */
export function appointmentReverse(actor: Pick<Actor, 'id' | 'user_level'>, before: WithAppointment) {
  const { rand_tar, rand_saat, rand_note, rand_user } = before
  if (rand_tar === null) return noAppointment
  const given = { rand_tar, rand_saat, rand_note, rand_user }
  if (seesAllCustomers(actor)) return rand_user === NO_USER ? null : given
  const staysInSight = inScope(customerScope(actor), { ...before, rand_user: NO_USER })
  return rand_user === actor.id && staysInSight ? given : null
}
