import type { Actor } from '#core/actor.ts'
import { businessDay, monthOf, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { narrow, noRow } from '#core/scope.ts'
import { conversationScope } from '#modules/customers/domain/visibility.ts'
import { orderScope, salesScope, soldElsewhere } from '#modules/orders/domain/scope.ts'
import { userScope } from '#modules/users/domain/managing.ts'
import type { Database } from '#platform/server/database/database.ts'
import { comparedWith } from '#core/days/compared-range.ts'
import { rangeOf } from '#core/days/report-range.ts'
import type { ManagerForm } from '../domain/manager.ts'

/** The parameters of every figure of the manager's dashboard: days, and the scopes of orders, calls and people. */
export type Question = ReturnType<typeof questionOf>

export function questionOf(db: Database, actor: Actor, form: ManagerForm, now: Temporal.Instant) {
  const range: DayRange = rangeOf(form)
  const today: IsoDate = businessDay(now)
  const { bayi_id } = form
  return {
    db,
    range,
    before: comparedWith(range, form.karsi),
    today,
    month: monthOf(today),
    /** `sold`: orders of the visible dealers; `elsewhere`: the user's own orders for other dealers. */
    sold: narrow(salesScope(actor), bayi_id === null ? {} : { bayi_id }),
    elsewhere: bayi_id === null ? soldElsewhere(actor) : noRow,
    scope: narrow(orderScope(actor), bayi_id === null ? {} : { bayi_id }),
    calls: narrow(conversationScope(actor), bayi_id === null ? {} : { bayi: bayi_id }),
    people: narrow(userScope(actor), bayi_id === null ? {} : { bayi: bayi_id }),
  }
}
