import { sql } from 'kysely'
import { z } from 'zod'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { asFlag, check, fieldProblems } from '#core/fields.ts'
import { needsVersion } from '#core/record-calls.ts'
import { references } from '#core/references.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { insertRow, updateRow, type RowValues } from '#platform/server/database/rows.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { listEntries, retireEntry, saveEntry } from '../domain/calls.ts'
import {
  entrySchema,
  fieldsOf,
  listOf,
  wordColumns,
  wordsOf,
  type EditableName,
  type ListEntry,
} from '../domain/editable-lists.ts'
import { entryProblems, isBuiltIn, movedTo, whyNotAdded, whyNotRetired } from '../domain/list-rules.ts'

/** The columns of the table under the names that the editor uses. */
function shownColumns(list: EditableName) {
  const words = wordsOf(list).map(
    (language) => sql`${sql.ref(wordColumns(list)[language] ?? language)} as ${sql.ref(language)}`,
  )
  return sql.join([...words, ...Object.keys(fieldsOf(list)).map((field) => sql.ref(field))])
}

async function entriesOf(db: Database, list: EditableName): Promise<ListEntry[]> {
  const { key } = references[list]
  const isFixed = listOf(list).renameOnly === true
  const place = sql`row_number() over (order by ${isFixed ? sql`` : sql`sort_order, `}${sql.ref(key)})::int`
  const rows = await allRows(db)<Omit<ListEntry, 'built_in'>>`
    select id, ${sql.ref(key)} as key, ${shownColumns(list)}, ${isFixed ? sql`'1'` : sql`status`} as status,
      ${place} as place, version
    from ${sql.table(list)} order by place`
  return rows.map((row) => ({ ...row, built_in: asFlag(isBuiltIn(list, row.key)) }))
}

/** Locks the table, as keys, places and words of a list are checked against its other entries. */
async function lockedEntries(db: Database, list: EditableName): Promise<ListEntry[]> {
  await sql`lock table ${sql.table(list)} in share row exclusive mode`.execute(db)
  return entriesOf(db, list)
}

function entryOf(entries: readonly ListEntry[], id: number): ListEntry {
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw new AppError(recordsRefusals.record_not_found)
  return entry
}

/** The given fields of the list, validated; a new entry needs all required ones. */
function checkedValues(list: EditableName, values: RowValues, isNew: boolean): RowValues {
  const { shape } = entrySchema(list)
  const carried = Object.entries(shape).filter(([field]) => isNew || field in values)
  const parsed = check(z.strictObject(Object.fromEntries(carried)), values)
  if (!parsed.success) throw invalid(fieldProblems(parsed.error))
  return parsed.data
}

/** The values under the names of the table. */
function toRow(list: EditableName, values: RowValues): RowValues {
  const columns: Readonly<Record<string, string>> = wordColumns(list)
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columns[field] ?? field, value]))
}

async function addEntry(db: Database, list: EditableName, values: RowValues, entries: readonly ListEntry[]) {
  refuseIf(whyNotAdded(list))
  const key = Math.max(0, ...entries.map((entry) => entry.key)) + 1
  const row = { ...toRow(list, values), [references[list].key]: key, sort_order: entries.length + 1 }
  const { id } = await insertRow(db, list, row as never)
  return id
}

/** Only entries whose place changes are written. */
async function orderEntries(db: Database, list: EditableName, ids: readonly number[]): Promise<void> {
  refuseIf(whyNotAdded(list))
  await sql`
    update ${sql.table(list)} t set sort_order = n.place
    from unnest(${ids}::int[]) with ordinality as n (id, place)
    where n.id = t.id and t.sort_order <> n.place`.execute(db)
}

/** How many records have the entry. */
async function usesOf(db: Database, list: EditableName, { key, de }: ListEntry): Promise<number> {
  const { usedIn, usedByWord } = listOf(list)
  const value = usedByWord ? de : key
  const counts = usedIn.map(
    ([table, column]) => sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${value})`,
  )
  const row = await firstRow(db)<{ uses: number }>`select (${sql.join(counts, sql` + `)})::int as uses`
  return row?.uses ?? 0
}

export const entryEndpoints = [
  serve(listEntries, async ({ db, input: { list } }) => ({ datalist: await entriesOf(db, list) })),

  serve(saveEntry, async ({ db, input: { list, id: given, version, place, ...fields } }) => {
    const values = checkedValues(list, fields, given === undefined)
    const entries = await lockedEntries(db, list)
    const before = given === undefined ? null : entryOf(entries, given)
    if (before && needsVersion(Object.keys(values), version))
      throw invalid({ version: { code: 'requiredField' } })
    const problems = entryProblems(list, values, before, entries)
    if (Object.keys(problems).length) throw invalid(problems)
    if (before) await updateRow(db, list, before.id, version, toRow(list, values) as never)
    const id = before?.id ?? (await addEntry(db, list, values, entries))
    if (place) {
      const ids = (await entriesOf(db, list)).map((entry) => entry.id)
      await orderEntries(db, list, movedTo(ids, id, place))
    }
    return { save_response: entryOf(await entriesOf(db, list), id) }
  }),

  serve(retireEntry, async ({ db, input: { list, id, version, status } }) => {
    const entry = entryOf(await lockedEntries(db, list), id)
    refuseIf(whyNotRetired(list, entry, status, await readCompanySettings(db)))
    await updateRow(db, list, id, version, { status } as never)
    return {
      save_response: entryOf(await entriesOf(db, list), id),
      in_use: await usesOf(db, list, entry),
    }
  }),
]
