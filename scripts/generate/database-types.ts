import type { Pool } from '#platform/server/database/database.ts'
import { secretColumns } from '#platform/server/database/rows.ts'
import { readComment } from './column-comment.ts'

export type ColumnInfo = {
  table_name: string
  column_name: string
  is_nullable: 'YES' | 'NO'
  udt_name: string
  domain_name: string | null
  generated: boolean
  optional: boolean
  is_view: boolean
  comment: string | null
}

const columnTypes: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  date: 'string',
  timestamptz: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  jsonb: 'Json',
  // As the driver reads them.
  _int4: 'number[]',
  _int8: 'string[]',
  _date: 'Date[]',
}

/** The catalogue knows it of tables, a comment of views. */
const mayBeNull = ({ is_nullable, is_view, comment }: ColumnInfo): boolean =>
  is_nullable === 'YES' && !(is_view && comment !== null && readComment(comment).isNeverNull)

function typeOf(column: ColumnInfo): string {
  const base = column.domain_name === 'flag' ? "'0' | '1'" : (columnTypes[column.udt_name] ?? 'unknown')
  const isJson = column.udt_name === 'jsonb'
  const full = isJson || !mayBeNull(column) ? base : `${base} | null`
  if (column.is_view) return full
  if (column.generated) return `ColumnType<${full}, never, never>`
  if (isJson) return 'ColumnType<Json, string | null, string | null>'
  return column.optional || column.is_nullable === 'YES' ? `Generated<${full}>` : full
}

const HEADER = `// Generated from the migrations by "npm run generate". Do not edit.
import type { ColumnType, Generated } from 'kysely'

/** What the database holds as JSON; whoever reads it says what it is. */
type Json = unknown
`

/** Every table and view with its columns. */
export async function readTables(pool: Pool): Promise<Map<string, ColumnInfo[]>> {
  const { rows } = await pool.query<ColumnInfo>(`
    SELECT c.table_name, c.column_name, c.is_nullable, c.udt_name, c.domain_name,
      c.is_generated = 'ALWAYS' AS generated,
      (c.column_default IS NOT NULL OR c.is_identity = 'YES') AS optional,
      t.table_type = 'VIEW' AS is_view,
      col_description(format('%I', c.table_name)::regclass, c.ordinal_position) AS comment
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public'
    ORDER BY c.table_name, c.ordinal_position`)
  return Map.groupBy(rows, (row) => row.table_name)
}

/** The types of every table and view, in the names of the database. */
export async function databaseTypes(pool: Pool): Promise<string> {
  const entries = [...(await readTables(pool))].map(([table, columns]) => {
    const fields = columns.map((column) => `    ${column.column_name}: ${typeOf(column)}`)
    return `  ${table}: {\n${fields.join('\n')}\n  }`
  })
  return `${HEADER}\nexport type DB = {\n${entries.join('\n')}\n}\n`
}

const columnSchemas: Record<string, string> = {
  number: 'z.number()',
  string: 'z.string()',
  boolean: 'z.boolean()',
  Json: 'z.unknown()',
}

function schemaOf(column: ColumnInfo): string {
  const base =
    column.domain_name === 'flag'
      ? "z.enum(['0', '1'])"
      : (columnSchemas[columnTypes[column.udt_name] ?? ''] ?? 'z.unknown()')
  return column.is_nullable === 'YES' && base !== 'z.unknown()' ? `${base}.nullable()` : base
}

const ROWS_HEADER = `// Generated from the migrations by "npm run generate". Do not edit.
import { z } from 'zod'

/** The stored row of each table as calls answer it: every column but those that never leave the server. */
`

/** The rows of every table that has a number, as schemas for the answers of calls. */
export async function storedRows(pool: Pool): Promise<string> {
  const tables = [...(await readTables(pool))].filter(([, columns]) =>
    columns.some(({ column_name, is_view }) => column_name === 'id' && !is_view),
  )
  const entries = tables.map(([table, columns]) => {
    const shown = columns.filter(({ column_name }) => !secretColumns.some((secret) => secret === column_name))
    const fields = shown.map((column) => `    ${column.column_name}: ${schemaOf(column)},`)
    return `  ${table}: z.object({\n${fields.join('\n')}\n  }),`
  })
  return `${ROWS_HEADER}export const storedRows = {\n${entries.join('\n')}\n}\n`
}

const KINDS_HEADER = `// Generated from the migrations by "npm run generate". Do not edit.

/** Columns whose type says how people read their values. */
`

/** Amounts, rates and flags are domains. */
function kindOf({ domain_name, udt_name }: ColumnInfo): string | null {
  if (domain_name === 'amount' || domain_name === 'percent') return domain_name
  return domain_name === 'flag' || udt_name === 'bool' ? 'flag' : null
}

/** How values of logged columns are formatted, as far as the database tells. */
export async function storedKinds(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'audit_row'`,
  )
  const logged = new Set(rows.map(({ name }) => name))
  const entries = [...(await readTables(pool))]
    .filter(([table]) => logged.has(table))
    .flatMap(([table, columns]) =>
      columns.flatMap((column) => {
        const kind = kindOf(column)
        return kind ? [`  '${table}.${column.column_name}': '${kind}',`] : []
      }),
    )
  return `${KINDS_HEADER}export const storedKinds = {\n${entries.join('\n')}\n} as const\n`
}
