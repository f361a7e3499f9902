import { UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import type { IsoDate } from '#core/dates.ts'
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

/** On a customer that is not theirs, sales people stay within a week of today. */
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

/** Two calendar months ahead; the end of a month stays one. */
export const twoMonthsAhead = (date: IsoDate): IsoDate =>
  Temporal.PlainDate.from(date).add({ months: 2 }).toString()

/**
 * Whose appointment it becomes: sales people make their own. Levels 1 and 3 may name somebody; else the
 * appointment stays with whom it belongs to, then with the owner.
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
 * What gives the appointment back that a customer had before a change. Null where it would become somebody else's, or
 * where whoever took it away no longer sees the customer.
 */
export function appointmentReverse(actor: Pick<Actor, 'id' | 'user_level'>, before: WithAppointment) {
  const { rand_tar, rand_saat, rand_note, rand_user } = before
  if (rand_tar === null) return noAppointment
  const given = { rand_tar, rand_saat, rand_note, rand_user }
  if (seesAllCustomers(actor)) return rand_user === NO_USER ? null : given
  const staysInSight = inScope(customerScope(actor), { ...before, rand_user: NO_USER })
  return rand_user === actor.id && staysInSight ? given : null
}
