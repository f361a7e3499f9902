import { isAdmin, isDealerAdmin, UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { appointmentFields, noAppointment } from './appointment.ts'
import { MAY_BE_CALLED, NO_USER, owns, type Ownership } from './visibility.ts'

const refusals = defineRefusals({
  status_needs_confirmation: {
    tr: 'Bu durum müşterinin randevusunu siler. Lütfen onaylayın.',
    de: 'Mit diesem Status wird der Termin des Kunden gelöscht. Bitte bestätigen Sie das.',
    en: 'This status deletes the appointment of the customer. Please confirm it.',
  },
  release_needs_confirmation: {
    tr: 'Müşteri havuza döner ve randevusu silinir. Lütfen onaylayın.',
    de: 'Der Kunde geht in den Pool zurück, und sein Termin wird gelöscht. Bitte bestätigen Sie das.',
    en: 'The customer goes back to the pool and the appointment is deleted. Please confirm it.',
  },
})

/** Fields that only an administrator may set. */
export const adminFields = ['cus_dnd', 'cus_category', 'mail_verifyed', 'balance'] as const

/** What sales people may write on a customer they can see. */
const salesFields = new Set<string>(['note2', ...appointmentFields])

type Person = Pick<Actor, 'id' | 'user_level'>

const isAdminField = (field: string) => adminFields.some((name) => name === field)

/** The owner or an administrator gives a customer back to the pool. */
export const mayRelease = (actor: Person, customer: Pick<Ownership, 'cus_user'>) =>
  isAdmin(actor) || owns(actor, customer)

/** May this person edit this field? The browser disables what the server would refuse. */
export function mayEditField(actor: Person, field: string): boolean {
  if (isAdmin(actor)) return true
  if (isDealerAdmin(actor)) return !isAdminField(field)
  return salesFields.has(field)
}

/** Only changed fields are checked: a form may send the whole customer. */
export function whyMayNotChangeFields(
  actor: Person,
  customer: Pick<Ownership, 'cus_user'>,
  changes: Readonly<Record<string, unknown>>,
): Refusal {
  const releases = changes.cus_user === UNASSIGNED_USER
  if (releases && !mayRelease(actor, customer)) return accessRefusals.ERR_105
  const others = Object.keys(changes).filter((field) => !(field === 'cus_user' && releases))
  return others.every((field) => mayEditField(actor, field)) ? null : accessRefusals.ERR_105
}

/** On a new customer of other users the fields for administrators must be empty. */
export function whyMayNotCreate(actor: Person, form: Readonly<Record<string, unknown>>): Refusal {
  if (isAdmin(actor)) return null
  const untouched: Record<(typeof adminFields)[number], unknown> = {
    cus_dnd: MAY_BE_CALLED,
    cus_category: null,
    mail_verifyed: '0',
    balance: 0,
  }
  const isTouched = adminFields.some((field) => form[field] !== undefined && form[field] !== untouched[field])
  return isTouched ? accessRefusals.ERR_105 : null
}

type CallState = { cus_dnd: number | null; cus_user: number | null }

/** Changes that remove the appointment and need a confirmation: a release, or a status that forbids calls. */
export function questionBefore(before: CallState, changes: Partial<CallState>): 'release' | 'status' | null {
  const { cus_user, cus_dnd } = changes
  if (cus_user === UNASSIGNED_USER && before.cus_user !== UNASSIGNED_USER) return 'release'
  const isNewStatus = Boolean(cus_dnd) && cus_dnd !== before.cus_dnd
  return isNewStatus && cus_dnd !== MAY_BE_CALLED ? 'status' : null
}

/** The server accepts such a change only with the confirmation. */
export function whyNotConfirmed(before: CallState, changes: Partial<CallState>, onay: Flag): Refusal {
  const question = onay === '1' ? null : questionBefore(before, changes)
  if (question === null) return null
  return question === 'release' ? refusals.release_needs_confirmation : refusals.status_needs_confirmation
}

type Mark = { userId: number; at: string }

/** Release: back to the pool, no appointment, and who did it when. */
export function release({ userId, at }: Mark) {
  return { cus_user: UNASSIGNED_USER, ...noAppointment, dnd_usr: userId, dnd_date: at }
}

/** Without permission to call there is no appointment; with it there is no mark of who changed the status. */
export function statusChange(from: number, to: number, { userId, at }: Mark) {
  if (from === to) return {}
  if (to === MAY_BE_CALLED) return { cus_dnd: to, dnd_usr: null, dnd_date: null }
  return { cus_dnd: to, ...noAppointment, dnd_usr: userId, dnd_date: at }
}

type BeforeStatus = Pick<Ownership, 'rand_user'> & {
  cus_dnd: number | null
  dnd_usr: number | null
  rand_tar: string | null
  rand_saat: string | null
  rand_note: string | null
}

/**
 * The change that restores the status and the appointment after a change of status. Not possible if another user's
 * mark would have to be restored.
 */
export function statusReverse({ dnd_usr, ...before }: BeforeStatus) {
  const { cus_dnd, rand_tar, rand_saat, rand_note, rand_user } = before
  const isWhole = rand_tar === null || rand_user !== NO_USER
  if (cus_dnd !== MAY_BE_CALLED || dnd_usr !== null || !isWhole) return null
  return { cus_dnd, ...(rand_tar === null ? {} : { rand_tar, rand_saat, rand_note, rand_user }) }
}
