import { isAdmin, isDealerAdmin, type Actor } from '#core/actor.ts'
import { everyRow, except, inScope, noRow, rowsWhere, type Conditions, type Scope } from '#core/scope.ts'
import { isInvoiced, isNew, type OrderState } from './order/order-state.ts'

type Owner = { per_id: number; bayi_id: number }
type Viewer = Pick<Actor, 'id' | 'user_level' | 'bayi'>

const isOfDealer = (actor: Viewer, order: Owner) => isDealerAdmin(actor) && order.bayi_id === actor.bayi

/** Administrators see every order, dealer administrators those of their dealer, everybody the own ones. */
export function orderScope(actor: Viewer): Scope<Owner> {
  if (isAdmin(actor)) return everyRow
  const own = { per_id: actor.id }
  return isDealerAdmin(actor) ? rowsWhere(own, { bayi_id: actor.bayi }) : rowsWhere(own)
}

export const maySeeOrder = (actor: Viewer, order: Owner) => inScope(orderScope(actor), order)

type Editable = Owner & Pick<OrderState, 'sd_kesin' | 'fd_fon' | 'sd_cancel_on' | 's_is_teklif'>

/** While an order is new, its salesperson and the dealer's administrator still work on it. */
export const mayEditOrder = (actor: Viewer, order: Editable) =>
  isAdmin(actor) || (isNew(order) && maySeeOrder(actor, order))

export const mayDeleteOrder = (actor: Viewer, order: Editable) =>
  isAdmin(actor) || (isNew(order) && order.per_id === actor.id)

/** Dealer administrators pass orders on inside their dealer only. */
export const mayPassOn = (actor: Viewer, order: Owner, to: { bayi: number }) =>
  isAdmin(actor) || (isOfDealer(actor, order) && to.bayi === actor.bayi)

type Named = Owner & { per_name: string | null }

/** Whether reassigning the order to this person would restore its dealer and name, which come from the person. */
export const isGivenBackWhole = (order: Named, person: { id: number; bayi: number; name: string }) =>
  person.id === order.per_id && person.bayi === order.bayi_id && person.name === order.per_name

/** The order day is fixed when the order is written; later only these two levels move it. */
export const mayMoveOrderDay = (actor: Viewer, order: Pick<OrderState, 'fd_fon'>) =>
  (isAdmin(actor) || isDealerAdmin(actor)) && !isInvoiced(order)

export type Seller = Pick<Actor, 'user_level' | 'bayi'>

export const soldFor = (actor: Seller): Conditions<{ bayi_id: number }> =>
  isAdmin(actor) ? {} : { bayi_id: actor.bayi }

/** Users see the sales of their own dealer, administrators all. */
export const salesScope = (actor: Seller): Scope<{ bayi_id: number }> => rowsWhere(soldFor(actor))

/** The user's own orders that were sold for another dealer, visible besides the own dealer's sales. */
export const soldElsewhere = (actor: Viewer): Scope<Owner> =>
  isAdmin(actor) ? noRow : except(rowsWhere({ per_id: actor.id }), { bayi_id: actor.bayi })
