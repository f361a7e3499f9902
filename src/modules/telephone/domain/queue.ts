import type { Actor } from '#core/actor.ts'
import type { Flag } from '#core/fields.ts'
import { except, narrow, rowsWhere, type Scope } from '#core/scope.ts'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'

/** Why a customer is in the queue. */
export const queueReasons = [
  'callback_overdue',
  'callback',
  'callback_shared',
  'promise',
  'reorder',
  'birthday',
  'own',
  'draw',
] as const

export type QueueReason = (typeof queueReasons)[number]

type Queued = { cus_user: number; rand_user: number; cus_del: Flag; cus_f_on: Flag; cus_dnd: number }

/** How many days in advance a birthday puts a customer into the queue. */
export const BIRTHDAY_DAYS = 2

/** Customers who are not deleted, not a supplier's firm, and may be called. */
export const callable = { cus_del: '0', cus_f_on: '0', cus_dnd: MAY_BE_CALLED } as const

type Caller = Pick<Actor, 'id' | 'bayi'>

/** The own customers who may be called. */
export const ownCustomers = (actor: Caller): Scope<Queued> =>
  narrow(rowsWhere<Queued>({ cus_user: actor.id }), callable)

/** The own call-backs. */
export const ownCallBacks = (actor: Caller): Scope<Queued> =>
  narrow(rowsWhere<Queued>({ rand_user: actor.id }), callable)

/** Call-backs of colleagues at the same dealer; they are shared when nobody has called in time. */
export const sharedCallBacks = (actor: Caller): Scope<Queued & { bayi: number }> =>
  except(narrow(rowsWhere<Queued & { bayi: number }>({ bayi: actor.bayi }), callable), {
    rand_user: actor.id,
  })
