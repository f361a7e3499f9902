import { sql } from 'kysely'
import type { Database } from './database.ts'
import { allRows } from './sql.ts'

/** The rows of customer `from` are moved to customer `to`. */
export type Merge = { from: number; to: number }

/** Table → number of rows. */
export type RowCounts = Record<string, number>

/** Moves the rows of a module's own tables to the other customer; `cus_id` is the column with the customer. */
export async function followCustomer(
  db: Database,
  tables: readonly string[],
  { from, to }: Merge,
): Promise<RowCounts> {
  const moved: RowCounts = {}
  for (const table of tables) {
    const { numAffectedRows } = await sql`update ${sql.table(table)} set cus_id = ${to}
      where cus_id = ${from}`.execute(db)
    moved[table] = Number(numAffectedRows ?? 0)
  }
  return moved
}

export async function countCustomerRows(
  db: Database,
  tables: readonly string[],
  cus_id: number,
): Promise<RowCounts> {
  const parts = tables.map(
    (table) =>
      sql`select ${table} as name, count(*) as count from ${sql.table(table)} where cus_id = ${cus_id}`,
  )
  const rows = await allRows(db)<{ name: string; count: number }>`
    select name, count from (${sql.join(parts, sql` union all `)}) counts`
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
