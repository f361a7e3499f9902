import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AliasNode, IdentifierNode, RawNode, type OperationNode, type SelectionNode } from 'kysely'
import pg from 'pg'
import { answered, type Answered } from '#platform/server/database/driver.ts'
import { addKind, fieldOf, keyOf, kindOf, look, nothingSeen, type Kind, type Seen } from './seen.ts'

/** In test runs the answers of queries that are written as text are noted, by their text. */

/** A text that is a whole query, or fills this column of one. */
type Part = { key: string; column?: string }

const keys = new WeakMap<readonly string[], string>()

/** The key of a query that was written as a template; one that only passes on another is that other. */
function keyOfNode({ sqlFragments, parameters: [inner] }: RawNode): string | undefined {
  if (!('raw' in sqlFragments)) return undefined
  const key = keys.get(sqlFragments) ?? keyOf(sqlFragments)
  keys.set(sqlFragments, key)
  return key === keyOf(['', '']) && inner && RawNode.is(inner) ? keyOfNode(inner) : key
}

type Selecting = {
  selections?: readonly SelectionNode[]
  returning?: { selections: readonly SelectionNode[] }
}

function partsOf(query: OperationNode): Part[] {
  if (RawNode.is(query)) {
    const key = keyOfNode(query)
    return key === undefined ? [] : [{ key }]
  }
  const { selections, returning } = query as Selecting
  return (selections ?? returning?.selections ?? []).flatMap(({ selection }) => {
    if (!AliasNode.is(selection) || !RawNode.is(selection.node) || !IdentifierNode.is(selection.alias))
      return []
    const key = keyOfNode(selection.node)
    return key === undefined ? [] : [{ key, column: selection.alias.name }]
  })
}

const JSON_TYPES = new Set<number>([pg.types.builtins.JSON, pg.types.builtins.JSONB])
const kinds = new Map<number, Kind | null>()

/** What the driver makes of a type of PostgreSQL, which is known even when no row came; JSON can be anything. */
function kindOfType(oid: number): Kind | null {
  const known = kinds.get(oid)
  if (known !== undefined) return known
  // A moment is the only one that cannot be read from this.
  const kind = JSON_TYPES.has(oid) ? null : kindOf(pg.types.getTypeParser(oid)('1') ?? new Date())
  kinds.set(oid, kind)
  return kind
}

/** What was seen of each text. */
export const seenByKey = new Map<string, Seen>()

/** What a column was in the rows, besides what its type makes of it. */
function lookAtColumn(seen: Seen, { name, dataTypeID }: pg.FieldDef, place: number, rows: unknown[]): void {
  const kind = kindOfType(dataTypeID)
  if (kind) addKind(seen, kind)
  // Rows are lists of values where a query asked for that.
  for (const row of rows as (Record<string, unknown> & unknown[])[])
    look(seen, Array.isArray(row) ? row[place] : row[name])
}

/** Notes a query that was answered, if it or a column of it was written as text. */
export function note(message: unknown): void {
  const { query, result } = message as Answered
  const { fields, rows } = result
  if (!fields?.length) return
  for (const { key, column } of partsOf(query.query)) {
    const seen = seenByKey.get(key) ?? nothingSeen()
    seenByKey.set(key, seen)
    for (const [place, field] of fields.entries())
      if (column === undefined) lookAtColumn(fieldOf(seen, field.name), field, place, rows)
      else if (column === field.name) lookAtColumn(seen, field, place, rows)
    if (column === undefined) addRows(seen, rows.length)
  }
}

function addRows(seen: Seen, count: number): void {
  addKind(seen, 'object')
  seen.times += count
  seen.objects += count
}

const folder = process.env.QUERY_ROWS_DIR
const file = folder && join(folder, `${randomUUID()}.json`)
if (file) answered.subscribe(note)

/** Writes what this worker has seen so far, where a check of the rows will look for it. */
export async function keepRows(): Promise<void> {
  if (file) await writeFile(file, JSON.stringify(Object.fromEntries(seenByKey)))
}
