import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { changedByOther } from '../calls/changed-by-other.ts'
import type { DB } from './database-types.ts'
import type { Database } from './database.ts'
import { allRows, firstRow } from './sql.ts'

/** Saving single rows of watched tables. The database raises the version and writes the audit log. */

type TableName = keyof DB
export type RowValues = Record<string, unknown>

/** Columns that never leave the server. */
export const secretColumns = ['user_pass', 'fcm', 'search_text'] as const

/** A row as calls answer it. */
export type StoredRow<Table extends TableName> = Omit<Selectable<DB[Table]>, (typeof secretColumns)[number]>

/** A value, or an expression that the database evaluates. */
type OrExpression<Values> = { [Field in keyof Values]: Values[Field] | RawBuilder<unknown> }

const withoutSecrets = <Table extends TableName>(row: RowValues) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !secretColumns.some((secret) => secret === name)),
  ) as StoredRow<Table>

export async function insertRow<Table extends TableName>(
  db: Database,
  table: Table,
  values: OrExpression<Insertable<DB[Table]>>,
): Promise<StoredRow<Table>> {
  const names = Object.keys(values)
  const row = await firstRow(db)<RowValues>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(values))}) returning *`
  return withoutSecrets<Table>(row ?? {})
}

/** Many rows with the same fields at once; answers their numbers in their order. */
export async function insertRows(
  db: Database,
  table: TableName,
  rows: readonly RowValues[],
): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const names = Object.keys(first)
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`)
  const stored = await allRows(db)<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(values)} returning id`
  return stored.map(({ id }) => id)
}

/**
 * Hundreds of rows with the same fields as one parameter, which the database takes apart; answers their numbers in
 * their order. Texts, numbers and nothing else: objects would have to be told from JSON columns.
 */
export async function insertRowSet(
  db: Database,
  table: TableName,
  rows: readonly Readonly<Record<string, string | number | null>>[],
): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const names = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  const stored = await allRows(db)<{ id: number }>`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    returning id`
  return stored.map(({ id }) => id)
}

/**
 * Changes a row if it still has the caller's version; without a version it is not compared. If no value differs,
 * nothing is written: the version stays and no change is announced.
 */
export async function updateRow<Table extends TableName>(
  db: Database,
  table: Table,
  id: number,
  version: number | null | undefined,
  values: OrExpression<Updateable<DB[Table]>>,
): Promise<StoredRow<Table>> {
  const fields = Object.entries(values)
  const differs = fields.map(([name, value]) => sql`${sql.ref(name)} is distinct from ${value}`)
  const found = await firstRow(db)<{ version: number; row_differs: boolean } & RowValues>`
    select *, ${differs.length ? sql`(${sql.join(differs, sql` or `)})` : sql`false`} as row_differs
    from ${sql.table(table)} where id = ${id} for update`
  if (!found) throw new AppError(recordsRefusals.record_not_found)
  const { row_differs, ...row } = found
  if (version && version !== row.version) throw await changedByOther(db, table, id)
  if (!row_differs) return withoutSecrets<Table>(row)
  return writeRow(
    db,
    table,
    id,
    fields.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  )
}

/** Changes the same fields of hundreds of rows that the caller has locked; unchanged rows are not written. */
export async function updateRowSet(
  db: Database,
  table: TableName,
  rows: readonly Readonly<Record<string, string | number | null>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first).filter((name) => name !== 'id')
  const fieldsOf = (alias: string) => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)))
  const assignments = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`)
  await sql`
    update ${sql.table(table)} stored set ${sql.join(assignments)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) given
    where stored.id = given.id and row(${fieldsOf('stored')}) is distinct from row(${fieldsOf('given')})`.execute(
    db,
  )
}

/** Raises the version of a row when only its parts in other tables changed. */
export const touchRow = <Table extends TableName>(db: Database, table: Table, id: number) =>
  writeRow(db, table, id, [sql`id = id`])

async function writeRow<Table extends TableName>(
  db: Database,
  table: Table,
  id: number,
  assignments: readonly RawBuilder<unknown>[],
): Promise<StoredRow<Table>> {
  const row = await firstRow(db)<RowValues>`
    update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id} returning *`
  return withoutSecrets<Table>(row ?? {})
}

export async function deleteRow(db: Database, table: TableName, id: number): Promise<void> {
  const rows = await allRows(db)`delete from ${sql.table(table)} where id = ${id} returning id`
  if (!rows.length) throw new AppError(recordsRefusals.record_not_found)
}
