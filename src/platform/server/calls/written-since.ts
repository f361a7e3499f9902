import type { LoggedChange } from '#core/log/history.ts'
import { ChangedByOther } from './changed-by-other.ts'
import type { Database } from '../database/database.ts'
import { personName } from '../database/person-name.ts'
import { allRows, oneRow } from '../database/sql.ts'

/** The moment of a question: which transactions it saw, as the database writes it. */
export async function momentOf(db: Database): Promise<string> {
  const row = await oneRow(db)<{ moment: string }>`select pg_current_snapshot()::text as moment`
  return row.moment
}

type Logged = LoggedChange & { row_id: number; user: string | null }

/**
 * Of these rows those that were written by transactions which the moment did not see, with their last change; of one that
 * is new, that it was added.
 */
export async function writtenSince(
  db: Database,
  table: string,
  ids: readonly number[],
  moment: string,
): Promise<ReadonlyMap<number, ChangedByOther>> {
  const rows = await allRows(db)<Logged>`
    select distinct on (a.row_id) a.row_id, a.table_name, a.action, a.before, a.after, ${personName} as user
    from sys_audit a left join sys_users u on u.id = a.user_id
    where a.table_name = ${table} and a.row_id = any(${ids}::integer[])
      and not pg_visible_in_snapshot(a.tx::text::xid8, ${moment}::pg_snapshot)
    order by a.row_id, a.action = 'INSERT' desc, a.id desc`
  return new Map(rows.map(({ row_id, user, ...change }) => [row_id, new ChangedByOther(user ?? '–', change)]))
}
