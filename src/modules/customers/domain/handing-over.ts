import { UNASSIGNED_USER } from '#core/actor.ts'
import type { Ownership } from './visibility.ts'

/** A customer whose owner or appointment is a leaving user. */
type Held = Ownership & { id: number; has_open_order: boolean }

export type Takers = {
  /** The users who take the customers, in turn; if empty they go to the pool. */
  customers: readonly number[]
  /** The user who takes everything else. */
  rest: number
}

type Passed = Ownership & { id: number }

/** Customers with an open order never go to the pool, since they need a responsible user. */
function newOwner({ has_open_order }: Held, turn: number, { customers, rest }: Takers): number {
  const taker = customers[turn % customers.length]
  return taker ?? (has_open_order ? rest : UNASSIGNED_USER)
}

/** The new owner of each customer; an appointment follows the customer to a user, but not into the pool. */
export function passedOn(held: readonly Held[], from: number, takers: Takers): Passed[] {
  let turn = 0
  return held.map((customer) => {
    const { id, rand_user } = customer
    const isOwned = customer.cus_user === from
    const cus_user = isOwned ? newOwner(customer, turn++, takers) : customer.cus_user
    const appointed = isOwned && cus_user !== UNASSIGNED_USER ? cus_user : takers.rest
    return { id, cus_user, rand_user: rand_user === from ? appointed : rand_user }
  })
}
