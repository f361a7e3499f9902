import { basename } from 'node:path'
import type { Pool } from '#platform/server/database/database.ts'
import type { ProgramFile } from '#platform/server/schema/program-order.ts'
import { readComment, type Said } from './column-comment.ts'
import { readTables, type ColumnInfo } from './database-types.ts'

/** The building blocks of `core/lists/stored-columns.ts` by the types of PostgreSQL. */
const blocks: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'text',
  varchar: 'text',
  uuid: 'text',
  date: 'date',
  timestamptz: 'moment',
  bool: 'truth',
  jsonb: 'json',
}

const domains: Record<string, string> = { amount: 'money', flag: 'flag' }

function blockOf({ column_name, domain_name, udt_name }: ColumnInfo): string {
  if (column_name === 'id') return 'rowId'
  const block = domains[domain_name ?? ''] ?? blocks[udt_name]
  if (!block) throw new Error(`lists cannot show the type ${udt_name}`)
  return block
}

type Field = { name: string; block: string; said: Said }

function fieldOf(column: ColumnInfo): Field[] {
  if (column.comment === null) return []
  try {
    return [{ name: column.column_name, block: blockOf(column), said: readComment(column.comment) }]
  } catch (error) {
    throw new Error(`${column.table_name}.${column.column_name}`, { cause: error })
  }
}

function schemaOf({ block, said: { meaning, isNeverNull, isSpare } }: Field): string {
  const nullable = isNeverNull || block === 'json' ? '' : '.nullable()'
  const schema = `${block}${nullable}.describe(${JSON.stringify(meaning)})`
  return isSpare ? `spare(${schema})` : schema
}

function fileOf(view: string, fields: readonly Field[]): string {
  const used = new Set(fields.flatMap(({ block, said }) => [block, ...(said.isSpare ? ['spare'] : [])]))
  return `// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { ${[...used].toSorted().join(', ')} } from '#core/lists/stored-columns.ts'

export const ${view} = z.object({
${fields.map((field) => `  ${field.name}: ${schemaOf(field)},`).join('\n')}
})
`
}

/** Where the row of a view is: in the domain of the module that serves the view. */
export const rowFileOf = (path: string): string =>
  path.replace(/^(src\/modules\/[^/]+)\/db\/(\w+)\.sql$/, '$1/domain/stored/$2.ts')

/** The rows of views as schemas for lists, one file for each view: all columns that have a meaning. */
export async function viewRows(pool: Pool, program: readonly ProgramFile[]): Promise<Record<string, string>> {
  const homes = new Map(program.map(({ path }) => [basename(path, '.sql'), path]))
  const files = [...(await readTables(pool))].flatMap(([view, columns]) => {
    const fields = columns.filter(({ is_view }) => is_view).flatMap(fieldOf)
    return fields.length ? [[rowFileOf(homes.get(view) ?? view), fileOf(view, fields)] as const] : []
  })
  return Object.fromEntries(files)
}
