import type { Actor } from '#core/actor.ts'
import { maySeeOrder } from '#modules/orders/domain/scope.ts'

/** Whether a user may open the orders of a person in the sales table, which shows the own dealer. */
export const maySeeSalesOf = (actor: Pick<Actor, 'id' | 'user_level' | 'bayi'>, per_id: number) =>
  maySeeOrder(actor, { per_id, bayi_id: actor.bayi })
