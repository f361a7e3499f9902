import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { changesBetween } from '#core/log/history-value.ts'
import type { historyCall, HistoryEntry } from '#core/log/history.ts'
import type { Database } from '../database/database.ts'
import { serve, type Endpoint } from './endpoint.ts'
import { personName } from '../database/person-name.ts'
import { allRows, oneRow } from '../database/sql.ts'

/** Records change rarely; older entries are not shown. */
const MOST_ENTRIES = 200

/** Rows that belong to the record, such as the lines of an order. */
type Parts = {
  table: string
  /** The field that names the record. */
  parent: string
  /** The field that names the part. */
  name: string
  /** The fields that are worth telling. */
  fields: readonly string[]
}

type Source = {
  table: string
  /** Throws if the user may not see the record. */
  mayRead(db: Database, actor: Actor, id: number): Promise<unknown>
  parts?: Parts
}

type Values = Record<string, unknown> | null
type Logged = Omit<HistoryEntry, 'changes' | 'part'> & { row_id: number; before: Values; after: Values }

const logged = sql`a.id, a.at, a.action, a.before, a.after, a.note, a.row_id, ${personName} as name_surname
  from sys_audit a left join sys_users u on u.id = a.user_id`

/** The values that a record was created with are not listed as changes. */
async function ownEntries(db: Database, table: string, id: number): Promise<HistoryEntry[]> {
  const rows = await allRows(db)<Logged>`select ${logged}
    where a.table_name = ${table} and a.row_id = ${id} order by a.id desc limit ${MOST_ENTRIES}`
  return rows
    .map(({ before, after, row_id: _row, ...entry }) => ({
      ...entry,
      part: null,
      changes: entry.action === 'UPDATE' ? changesBetween(table, before, after) : [],
    }))
    .filter(({ action, note, changes }) => action !== 'UPDATE' || note !== null || changes.length > 0)
}

/** Parts that came, changed or went after the record was made. */
async function partEntries(db: Database, parts: Parts, id: number, made: number): Promise<HistoryEntry[]> {
  const { table, parent, name, fields } = parts
  const rows = await allRows(db)<Logged>`
    with own as (select distinct row_id from sys_audit
      where table_name = ${table} and action <> 'UPDATE'
        and (coalesce(after, before) ->> ${sql.lit(parent)})::integer = ${id})
    select ${logged} where a.table_name = ${table} and a.row_id in (select row_id from own)
    order by a.id desc limit ${MOST_ENTRIES}`
  const names = new Map(
    rows
      .map(({ row_id, before, after }) => [row_id, after?.[name] ?? before?.[name]] as const)
      .filter(([, found]) => found),
  )
  return rows
    .filter((row) => row.id > made)
    .map(({ before, after, row_id, ...entry }) => ({
      ...entry,
      part: String(names.get(row_id) ?? row_id),
      changes: changesBetween(table, before, after, fields),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/** The id of the last log entry of the first save: lines that were created with the record are not changes. */
async function lastOfFirstSave(db: Database, table: string, id: number): Promise<number> {
  const row = await oneRow(db)<{ last: number }>`
    select coalesce(max(b.id), 0) as last from sys_audit a join sys_audit b on b.tx = a.tx and b.id between a.id and a.id + 1000
    where a.table_name = ${table} and a.row_id = ${id} and a.action = 'INSERT'`
  return row.last
}

/** Who changed a record when, newest first. */
export function serveHistory(
  call: ReturnType<typeof historyCall>,
  { table, mayRead, parts }: Source,
): Endpoint {
  return serve(call, async ({ db, input: { id }, actor }) => {
    await mayRead(db, actor, id)
    const own = await ownEntries(db, table, id)
    const others = parts ? await partEntries(db, parts, id, await lastOfFirstSave(db, table, id)) : []
    return { datalist: [...own, ...others].toSorted((a, b) => b.id - a.id).slice(0, MOST_ENTRIES) }
  })
}
