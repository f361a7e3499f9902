import { sql } from 'kysely'
import type { Column } from '#core/lists/list.ts'
import type { ListQuery } from './list-payload.ts'

/** The fields that are summed up, each once. */
export const summedFields = (query: ListQuery) => [
  ...new Set([...query.sumFields, ...(query.sumField ? [query.sumField] : [])]),
]

const columnOf = ({ columns }: ListQuery, field: string): Column | undefined =>
  columns.find(([column]) => column === field)?.[1]

/** The field that keeps a row out of the sum of a column. */
export const withoutOf = (query: ListQuery, field: string) => columnOf(query, field)?.sumUnless

/** An amount in whole cents, written as the indexes of such columns have it. */
export const centsOf = (field: string) => sql`(${sql.ref(field)} * 100)::bigint`

/** The sum of a column over the rows that are not excluded. */
export function sumOf(query: ListQuery, field: string, name: string) {
  const without = withoutOf(query, field)
  const rows = without ? sql` filter (where ${sql.ref(without)} is null)` : sql``
  const total = columnOf(query, field)?.cents
    ? sql`coalesce(sum(${centsOf(field)})${rows}, 0) / 100.0`
    : sql`coalesce(sum(${sql.ref(field)})${rows}, 0)`
  return sql`${total} as ${sql.ref(name)}`
}
