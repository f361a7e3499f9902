import { sql, type RawBuilder } from 'kysely'
import { closeErased } from '#modules/customers/server/public.ts'
import { fileNames, holdRuns, leaveOutErased } from '#modules/data-in/server/public.ts'
import { emptyAuditEntries } from '#platform/server/audit/audit-chain.ts'
import type { Database } from '#platform/server/database/database.ts'
import { deleteUnusedFiles } from '#platform/server/files/files.ts'
import { cancelWaitingMails, detachFiles } from '#platform/server/mail/mail.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { PersonalTable } from '../domain/personal-data.ts'
import type { Person } from './person.ts'
import { belongsTo, erasableTables, hasContent, mayGo, type RetentionTable } from './personal-rows.ts'

type Condition = RawBuilder<unknown>

async function watchedTables(db: Database): Promise<Set<string>> {
  const rows = await allRows(db)<{ name: string }>`select c.relname as name from pg_trigger g
    join pg_class c on c.oid = g.tgrelid where g.tgname = 'audit_row'`
  return new Set(rows.map(({ name }) => name))
}

/** The entries of the change log about rows that are gone but were of the person. */
function goneRows(table: PersonalTable, person: Person): Condition {
  if (table.of === 'file')
    return sql`or exists (select from unnest(array[a.before, a.after]) v
      where ${fileNames(sql`v ->> 'file_name'`, sql`v -> 'sheets'`, person)})`
  if (table.of === 'self') return sql`or a.row_id = any(${person.gone}::integer[])`
  const ids = table.kept ? person.gone : [person.id, ...person.gone]
  return table.of === 'customer'
    ? sql`or (coalesce(a.after, a.before) ->> 'cus_id')::integer = any(${ids}::integer[])`
    : sql``
}

/** Erases the change log of the rows, and of deleted rows of the customer. */
function eraseLog(db: Database, name: string, rows: Condition, person: Person, table: PersonalTable) {
  return emptyAuditEntries(
    db,
    name,
    sql`a.row_id in (select t.id from ${sql.table(name)} t where ${rows}) ${goneRows(table, person)}`,
  )
}

async function filesOf(
  db: Database,
  name: string,
  columns: readonly string[],
  rows: Condition,
): Promise<number[]> {
  const found: number[] = []
  for (const column of columns) {
    const files = await allRows(db)<{ id: number }>`
      select t.${sql.ref(column)} as id from ${sql.table(name)} t where t.${sql.ref(column)} is not null and ${rows}`
    found.push(...files.map(({ id }) => id))
  }
  return found
}

async function dropFiles(db: Database, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  await detachFiles(db, ids)
  await deleteUnusedFiles(db, ids)
}

async function blank(
  db: Database,
  name: string,
  { erased = {} }: PersonalTable,
  rows: Condition,
): Promise<number> {
  const values = Object.entries(erased).map(([column, value]) => sql`${sql.ref(column)} = ${sql.lit(value)}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(name)} t set ${sql.join(values)} where ${rows}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function remove(db: Database, name: string, rows: Condition): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(name)} t where ${rows}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Erases what need not be kept and answers the number of rows; not audited, as the log would keep the data. */
export async function erasePerson(
  db: Database,
  person: Person,
  { retention, today, now }: { retention: RetentionTable; today: string; now: string },
): Promise<number> {
  await sql`select set_config('weinkontor.erasing', ${String(person.id)}, true),
    set_config('weinkontor.audit', 'off', true)`.execute(db)
  await holdRuns(db)
  await cancelWaitingMails(db, person.addresses)
  const watched = await watchedTables(db)
  const files: number[] = []
  let count = 0
  // In reverse order, so that tables through which other rows are found, such as the orders, come last.
  for (const [name, table] of erasableTables.toReversed()) {
    const term = table.kept && retention[table.kept]
    const rows = sql`${belongsTo(table, person)} and ${mayGo(name, table, term, today)} and ${hasContent(table)}`
    if (watched.has(name)) await eraseLog(db, name, rows, person, table)
    files.push(...(await filesOf(db, name, table.files ?? [], rows)))
    count += table.deleted ? await remove(db, name, rows) : await blank(db, name, table, rows)
  }
  await leaveOutErased(db)
  await dropFiles(db, files)
  await closeErased(db, person.ids, now)
  await sql`select set_config('weinkontor.erasing', '', true), set_config('weinkontor.audit', '', true)`.execute(
    db,
  )
  return count
}
