import { sql } from 'kysely'
import { invalid } from '#core/errors.ts'
import { references, type ReferenceName } from '#core/references.ts'
import type { Database } from '../database/database.ts'
import type { RowValues } from '../database/rows.ts'
import { allRows } from '../database/sql.ts'

/** Refuses retired entries of reference lists, except those that the record already has. */
export async function refuseRetired(
  db: Database,
  lists: Readonly<Record<string, ReferenceName>>,
  values: RowValues,
  before: RowValues = {},
): Promise<void> {
  const chosen = Object.entries(lists).filter(
    ([field]) => values[field] !== null && values[field] !== undefined && values[field] !== before[field],
  )
  if (!chosen.length) return
  const retired = chosen.map(
    ([field, list]) => sql`select ${field}::text as field where exists (select from ${sql.table(list)}
      where ${sql.ref(references[list].key)} = ${values[field]} and status = '0')`,
  )
  const rows = await allRows(db)<{ field: string }>`
    select field from (${sql.join(retired, sql` union all `)}) retired`
  if (rows.length)
    throw invalid(Object.fromEntries(rows.map(({ field }) => [field, { code: 'not_allowed' as const }])))
}
