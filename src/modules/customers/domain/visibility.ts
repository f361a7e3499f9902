import { isAdmin, isDealerAdmin, UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import type { Flag } from '#core/fields.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { everyRow, inScope, narrow, rowsWhere, type Conditions, type Scope } from '#core/scope.ts'

const refusals = defineRefusals({
  customer_belongs_to_other_user_customer_information_cannot_be_viewed: {
    tr: 'Müşteri başka bir kullanıcıya ait, bilgileri görüntülenemez.',
    de: 'Der Kunde gehört einem anderen Benutzer, seine Daten können nicht angezeigt werden.',
    en: 'The customer belongs to another user, so the information cannot be viewed.',
  },
})

/** The status of customers who may be called; all others mean do-not-call. */
export const MAY_BE_CALLED = 1

/** The value of rand_user without an appointment. */
export const NO_USER = 0

export type Ownership = { cus_user: number; rand_user: number }
type Stored = Ownership & { cus_del: Flag }
type Listed = Stored & { cus_dnd: number; cus_f_on: Flag }
type Viewer = Pick<Actor, 'id' | 'user_level'>

/** Administrators and dealer administrators see every customer. */
export const seesAllCustomers = (actor: Pick<Actor, 'user_level'>) => isAdmin(actor) || isDealerAdmin(actor)

export const owns = (actor: Pick<Actor, 'id'>, customer: Pick<Ownership, 'cus_user'>) =>
  customer.cus_user === actor.id

const ownOrAppointed = (actor: Viewer): Conditions<Ownership>[] => [
  { cus_user: actor.id },
  { rand_user: actor.id },
]

/** Sales people open their own customers, those they have an appointment with, and the pool. */
export const customerScope = (actor: Viewer): Scope<Ownership> =>
  seesAllCustomers(actor) ? everyRow : rowsWhere(...ownOrAppointed(actor), { cus_user: UNASSIGNED_USER })

/** The customers a person may open who are not deleted. */
export const storedCustomers = (actor: Viewer): Scope<Stored> =>
  narrow(customerScope(actor), { cus_del: '0' })

/** Sales people never see customers with the firm mark in a list. */
export const unmarkedCustomers = (actor: Viewer): Scope<Listed> =>
  narrow(storedCustomers(actor), seesAllCustomers(actor) ? {} : { cus_f_on: '0' })

/** The scope of ordinary lists; for sales people only customers who may be called. */
export const listedCustomers = (actor: Viewer): Scope<Listed> =>
  narrow(unmarkedCustomers(actor), seesAllCustomers(actor) ? {} : { cus_dnd: MAY_BE_CALLED })

const callable = { cus_del: '0', cus_f_on: '0', cus_dnd: MAY_BE_CALLED } as const

/** The appointments a user may see: for sales people those of their own customers and those they have made. */
export const appointmentScope = (actor: Viewer): Scope<Listed> =>
  seesAllCustomers(actor) ? listedCustomers(actor) : narrow(rowsWhere(...ownOrAppointed(actor)), callable)

/** The pool that a person may draw from: unassigned, may be called, no appointment with somebody else. */
export const poolScope = (actor: Pick<Actor, 'id'>): Scope<Listed> =>
  narrow(rowsWhere<Ownership>({ rand_user: NO_USER }, { rand_user: actor.id }), {
    ...callable,
    cus_user: UNASSIGNED_USER,
  })

/** Customers in the pool that carry the user's mark of a release or of a do-not-call status. */
export const givenBackScope = (
  actor: Pick<Actor, 'id'>,
): Scope<{ cus_user: number; dnd_usr: number | null }> =>
  rowsWhere({ cus_user: UNASSIGNED_USER, dnd_usr: actor.id })

/** The conversations in the report: all for administrators, those of the dealer's people for other users. */
export const conversationScope = (actor: Pick<Actor, 'user_level' | 'bayi'>): Scope<{ bayi: number }> =>
  isAdmin(actor) ? everyRow : rowsWhere({ bayi: actor.bayi })

export const mayView = (actor: Viewer, customer: Ownership) => inScope(customerScope(actor), customer)

export function whyMayNotView(actor: Viewer, customer: Ownership): Refusal {
  if (mayView(actor, customer)) return null
  return refusals.customer_belongs_to_other_user_customer_information_cannot_be_viewed
}

/** Bank details are for the levels 1 and 3 and for the owner. */
export function maySeeBank(actor: Viewer, customer: Ownership): boolean {
  return seesAllCustomers(actor) || owns(actor, customer)
}
