import { isAdmin, type Actor } from '../actor.ts'
import type { Flag } from '../fields.ts'
import { rowsWhere, type Scope } from '../scope.ts'

type Owned = { owner: number; is_shared: Flag }

/** How many views one user may save. */
export const MOST_VIEWS = 200

/** Own views, and those that are shared with everybody. */
export const viewScope = (actor: Pick<Actor, 'id'>): Scope<Owned> =>
  rowsWhere<Owned>({ owner: actor.id }, { is_shared: '1' })

export const ownViews = (actor: Pick<Actor, 'id'>): Scope<Owned> => rowsWhere<Owned>({ owner: actor.id })

/** The views a person may change: own ones, and for level 1 those that are shared. */
export const changeableViews = (actor: Pick<Actor, 'id' | 'user_level'>): Scope<Owned> =>
  isAdmin(actor) ? viewScope(actor) : ownViews(actor)

/** The path of the call behind a list. */
export const pathOfList = (list: string): string => list.replace(/#.*$/, '')
