import { z } from 'zod'
import { admin, everyone, isAdmin, isDealerAdmin, type Actor } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { everyRow, rowsWhere, type Scope } from '#core/scope.ts'
import { missedTexts } from '../missed-texts.ts'

type Missed = { user_id: number | null; bayi: number | null }

/** Missed calls belong to the called user and to their dealer administrator; calls for no user to the office. */
export function missedScope(actor: Pick<Actor, 'id' | 'bayi' | 'user_level'>): Scope<Missed> {
  if (isAdmin(actor)) return everyRow
  const own = { user_id: actor.id }
  return isDealerAdmin(actor) ? rowsWhere<Missed>(own, { bayi: actor.bayi }) : rowsWhere<Missed>(own)
}

export const MissedRow = z.object({
  id: rowId.describe('number of the latest call'),
  number: z.string().describe('number of the caller'),
  times: z.number().describe('calls that nobody answered'),
  started_at: z.string().describe('latest call'),
  first_at: z.string().describe('first call'),
  person: z.string().nullable().describe('person at whom it rang last'),
  known: z.number().describe('customers who have the number: none or several'),
  system: z.string().describe('telephone system'),
})

export type MissedRow = z.infer<typeof MissedRow>

/** Missed calls of unknown callers with whom nobody has spoken since. */
export const missedList = defineList({
  path: '/missed_call/list',
  row: MissedRow,
  see: everyone,
  export: admin,
  defaultSort: ['started_at', 'DESC'],
  texts: missedTexts,
  columns: {
    number: { filter: 'contains', width: 180 },
    times: { kind: 'number', filter: 'gte', width: 90 },
    started_at: { kind: 'moment', width: 160 },
    first_at: { kind: 'moment', width: 160 },
    person: { filter: 'startsWith', width: 180 },
    known: { kind: 'number', width: 150 },
    system: { filter: 'startsWith', width: 200 },
    id: { kind: 'number', hidden: true },
  },
})
