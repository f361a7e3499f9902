import { isAdmin, isDealerAdmin, UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import type { Refusal } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'

/** Status of a customer who may be called; every other one means: leave in peace. */
export const MAY_BE_CALLED = 1

/** The value of rand_user while nobody has an appointment. */
export const NO_USER = 0

export type Ownership = { cus_user: number; rand_user: number }
type Listed = { cus_dnd: number; cus_f_on: Flag }

/** Administrators and dealer administrators see every customer. */
export const seesAllCustomers = (actor: Pick<Actor, 'user_level'>) => isAdmin(actor) || isDealerAdmin(actor)

export const owns = (actor: Pick<Actor, 'id'>, customer: Pick<Ownership, 'cus_user'>) =>
  customer.cus_user === actor.id

/** What the lists of sales people hold: customers who may be called and have no firm mark. */
export function passesListFilter(actor: Pick<Actor, 'user_level'>, customer: Listed): boolean {
  return seesAllCustomers(actor) || (customer.cus_dnd === MAY_BE_CALLED && customer.cus_f_on === '0')
}

/** Sales people open their own customers, those they have an appointment with, and the pool. */
export function mayView(actor: Pick<Actor, 'id' | 'user_level'>, customer: Ownership): boolean {
  return (
    seesAllCustomers(actor) ||
    owns(actor, customer) ||
    customer.rand_user === actor.id ||
    customer.cus_user === UNASSIGNED_USER
  )
}

export function whyMayNotView(actor: Pick<Actor, 'id' | 'user_level'>, customer: Ownership): Refusal {
  if (mayView(actor, customer)) return null
  return { code: 'customer_belongs_to_other_user_customer_information_cannot_be_viewed' }
}

/** Bank details are for the levels 1 and 3 and for the owner. */
export function maySeeBank(actor: Pick<Actor, 'id' | 'user_level'>, customer: Ownership): boolean {
  return seesAllCustomers(actor) || owns(actor, customer)
}
