import { UNASSIGNED_USER } from '#core/actor.ts'
import type { Ownership } from './visibility.ts'

/** A customer of whom somebody who leaves is the owner or has an appointment with. */
type Held = Ownership & { id: number; has_open_order: boolean }

export type Takers = {
  /** Who takes the customers, in turn; nobody stands for the pool. */
  customers: readonly number[]
  /** Who takes what has no other taker. */
  rest: number
}

type Passed = Ownership & { id: number }

/** The pool takes nobody with an open order: such a customer needs somebody who answers. */
function newOwner({ has_open_order }: Held, turn: number, { customers, rest }: Takers): number {
  const taker = customers[turn % customers.length]
  return taker ?? (has_open_order ? rest : UNASSIGNED_USER)
}

/** Where each customer goes; an appointment follows its customer to a person, else it goes to who takes the rest. */
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
