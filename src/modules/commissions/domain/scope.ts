import { isAdmin, isDealerAdmin, Level, type Actor } from '#core/actor.ts'
import { everyRow, except, rowsWhere, type Scope } from '#core/scope.ts'

/** Administrators see everyone's commissions, advances and debts; other users their own. */
export const earnerScope = (actor: Pick<Actor, 'id' | 'user_level'>): Scope<{ per_id: number }> =>
  isAdmin(actor) ? everyRow : rowsWhere({ per_id: actor.id })

type Person = { id: number; bayi: number; user_level: number }

/** The accounts a user may open: dealer administrators also those of their dealer's people. */
export function accountScope(actor: Pick<Actor, 'id' | 'user_level' | 'bayi'>): Scope<Person> {
  if (isAdmin(actor)) return everyRow
  if (!isDealerAdmin(actor)) return rowsWhere({ id: actor.id })
  return except(rowsWhere({ id: actor.id }, { bayi: actor.bayi }), { user_level: Level.administrator })
}
