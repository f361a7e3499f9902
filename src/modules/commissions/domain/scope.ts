import { isAdmin, type Actor } from '#core/actor.ts'
import { everyRow, rowsWhere, type Scope } from '#core/scope.ts'

/** Administrators see what everybody earned, was advanced and owes; everybody else the own. */
export const earnerScope = (actor: Pick<Actor, 'id' | 'user_level'>): Scope<{ per_id: number }> =>
  isAdmin(actor) ? everyRow : rowsWhere({ per_id: actor.id })
