import { sql, type RawBuilder } from 'kysely'
import type { Conditions, Scope } from '#core/scope.ts'

/** The alias of the table in the query, or the column of each field that has another name there. */
type Columns<Row> = string | { readonly [Field in keyof Row]?: string }

function columnOf<Row>(field: string, columns: Columns<Row>): RawBuilder<unknown> {
  if (typeof columns === 'string') return sql.ref(`${columns}.${field}`)
  return sql.ref((columns as Record<string, string | undefined>)[field] ?? field)
}

/** How a value is written into the query. */
type Write = (value: unknown, field: string) => RawBuilder<unknown>

const bound: Write = (value) => sql`${value}`

function conditionsSql<Row>(
  conditions: Conditions<Row>,
  columns: Columns<Row>,
  write: Write,
): RawBuilder<unknown> {
  const equal = Object.entries(conditions).map(
    ([field, value]) => sql`${columnOf(field, columns)} = ${write(value, field)}`,
  )
  return equal.length ? sql`(${sql.join(equal, sql` and `)})` : sql`true`
}

/**
 * The condition that selects exactly the rows that inScope() accepts; values are bound, never part of the text, unless a
 * query with a kept plan says which of them are always the same.
 */
export function scopeSql<Row>(
  scope: Scope<Row>,
  columns: Columns<Row> = {},
  write: Write = bound,
): RawBuilder<boolean> {
  const alternatives = scope.anyOf.map((conditions) => conditionsSql(conditions, columns, write))
  const oneOf = alternatives.length ? sql`(${sql.join(alternatives, sql` or `)})` : sql`false`
  // An empty field meets no condition, so a row that has one is no exception either.
  const exceptions = scope.noneOf.map(
    (conditions) => sql`${conditionsSql(conditions, columns, write)} is not true`,
  )
  return sql<boolean>`(${sql.join([oneOf, ...exceptions], sql` and `)})`
}
