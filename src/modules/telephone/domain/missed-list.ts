import type { z } from 'zod'
import { admin, everyone, isAdmin, isDealerAdmin, type Actor } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { everyRow, rowsWhere, type Scope } from '#core/scope.ts'
import { missedTexts } from '../missed-texts.ts'
import { missed_callers } from './stored/missed_callers.ts'

type Missed = { user_id: number | null; bayi: number | null }

/** Missed calls belong to the called user and to their dealer administrator; calls for no user to the office. */
export function missedScope(actor: Pick<Actor, 'id' | 'bayi' | 'user_level'>): Scope<Missed> {
  if (isAdmin(actor)) return everyRow
  const own = { user_id: actor.id }
  return isDealerAdmin(actor) ? rowsWhere<Missed>(own, { bayi: actor.bayi }) : rowsWhere<Missed>(own)
}

export type MissedRow = z.infer<typeof missed_callers>

/** Missed calls of unknown callers with whom nobody has spoken since. */
export const missedList = defineList({
  path: '/missed_call/list',
  row: missed_callers,
  see: everyone,
  export: admin,
  defaultSort: ['started_at', 'DESC'],
  texts: missedTexts,
  columns: {
    number: { filter: 'contains', width: 180 },
    times: { filter: 'gte', width: 90 },
    started_at: { width: 160 },
    first_at: { width: 160 },
    person: { filter: 'startsWith', width: 180 },
    known: { width: 150 },
    system: { filter: 'startsWith', width: 200 },
  },
  unseen: ['id'],
})
