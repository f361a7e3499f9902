import { sql } from 'kysely'
import type { ListQuery } from './list-payload.ts'

/** The fields that are summed up, each once. */
export const summedFields = (query: ListQuery) => [
  ...new Set([...query.sumFields, ...(query.sumField ? [query.sumField] : [])]),
]

/** The field that keeps a row out of the sum of a column. */
export const withoutOf = ({ columns }: ListQuery, field: string) =>
  columns.find(([column]) => column === field)?.[1].sumUnless

/** The sum of a column over the rows that count in it. */
export function sumOf(query: ListQuery, field: string, name: string) {
  const without = withoutOf(query, field)
  const rows = without ? sql` filter (where ${sql.ref(without)} is null)` : sql``
  return sql`coalesce(sum(${sql.ref(field)})${rows}, 0) as ${sql.ref(name)}`
}
