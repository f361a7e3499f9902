import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, lockNamed } from '#platform/server/database/sql.ts'

/**
 * Refuses a second record of the same name, in any case. Older duplicates may exist, so there is no unique
 * constraint; a lock makes saves wait for each other instead.
 */
export async function refuseTwin(
  ...[db, table, field, value, id]: Parameters<typeof hasTwin>
): Promise<void> {
  if (await hasTwin(db, table, field, value, id))
    throw new AppError(platformRefusals.UNIQUE_KEY, { field, value }, { [field]: { code: 'exists_already' } })
}

export async function hasTwin(
  db: Database,
  table: 'bayi_cari' | 'sys_category',
  field: 'firma' | 'category',
  value: string,
  id: number | null,
): Promise<boolean> {
  await lockNamed(db, table)
  const rows = await allRows(db)`select 1 from ${sql.table(table)}
    where lower(trim(${sql.ref(field)})) = lower(trim(${value})) and id is distinct from ${id}::integer`
  return rows.length > 0
}
