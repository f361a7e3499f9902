import type { Actor } from '#core/actor.ts'
import { maySeeOrder } from '#modules/orders/domain/scope.ts'

/** Whose orders a person may open from the sales, which are those of the own dealer. */
export const maySeeSalesOf = (actor: Pick<Actor, 'id' | 'user_level' | 'bayi'>, per_id: number) =>
  maySeeOrder(actor, { per_id, bayi_id: actor.bayi })
