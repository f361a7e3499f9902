import { isAdmin, type Actor } from '#core/actor.ts'
import type { Flag } from '#core/fields.ts'
import { everyRow, rowsWhere, type Scope } from '#core/scope.ts'

type Viewer = Pick<Actor, 'user_level'>

/** Sales people see what is on sale, administrators everything. */
export const wineScope = (actor: Viewer): Scope<{ stok_user_on: Flag }> =>
  isAdmin(actor) ? everyRow : rowsWhere({ stok_user_on: '1' })

/** Salespeople see current reservations, administrators also those that were sent or cancelled. */
export const reservationScope = (actor: Viewer): Scope<{ sd_gonderi_status: Flag; sd_cancel_on: Flag }> =>
  isAdmin(actor) ? everyRow : rowsWhere({ sd_gonderi_status: '0', sd_cancel_on: '0' })
