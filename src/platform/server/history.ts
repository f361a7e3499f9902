import { z } from 'zod'
import type { Actor, Who } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import type { HistoryEntry } from '#core/history.ts'
import type { Database } from './database.ts'
import { endpoint, type Endpoint } from './endpoint.ts'

/** A record is changed now and then; more than this nobody reads. */
const MOST_ENTRIES = 200

type Source = {
  path: `/${string}`
  who: Who
  table: string
  /** Refuses whoever may not see the record. */
  mayRead(db: Database, actor: Actor, id: number): Promise<unknown>
}

type Values = Record<string, unknown> | null

function changesBetween(before: Values, after: Values): HistoryEntry['changes'] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted()
  return fields.map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  }))
}

/** Who changed a record when, newest first; what it was created with is its first state, not a change. */
export function historyEndpoint({ path, who, table, mayRead }: Source): Endpoint {
  return endpoint({
    path,
    who,
    input: z.object({ id: rowId }),
    run: async ({ db, input, actor }) => {
      await mayRead(db, actor, input.id)
      const entries = await db
        .selectFrom('sys_audit as a')
        .leftJoin('sys_users as u', 'u.id', 'a.user_id')
        .select(['a.id', 'a.at', 'a.action', 'a.before', 'a.after', 'a.note', 'u.user_name'])
        .where('a.table_name', '=', table)
        .where('a.row_id', '=', input.id)
        .orderBy('a.id', 'desc')
        .limit(MOST_ENTRIES)
        .execute()
      return {
        datalist: entries.map(({ before, after, ...entry }) => ({
          ...entry,
          changes: entry.action === 'UPDATE' ? changesBetween(before as Values, after as Values) : [],
        })),
      }
    },
  })
}
