import { sql, type RawBuilder } from 'kysely'
import type { Conditions, Scope } from '#core/scope.ts'

/** The alias of the table in the query, or the column of each field that has another name there. */
type Columns<Row> = string | { readonly [Field in keyof Row]?: string }

function columnOf<Row>(field: string, columns: Columns<Row>): RawBuilder<unknown> {
  if (typeof columns === 'string') return sql.ref(`${columns}.${field}`)
  return sql.ref((columns as Record<string, string | undefined>)[field] ?? field)
}

function conditionsSql<Row>(conditions: Conditions<Row>, columns: Columns<Row>): RawBuilder<unknown> {
  const equal = Object.entries(conditions).map(
    ([field, value]) => sql`${columnOf(field, columns)} = ${value}`,
  )
  return equal.length ? sql`(${sql.join(equal, sql` and `)})` : sql`true`
}

/** The condition that selects exactly the rows that inScope() accepts; values are bound, never part of the text. */
export function scopeSql<Row>(scope: Scope<Row>, columns: Columns<Row> = {}): RawBuilder<boolean> {
  const alternatives = scope.anyOf.map((conditions) => conditionsSql(conditions, columns))
  const oneOf = alternatives.length ? sql`(${sql.join(alternatives, sql` or `)})` : sql`false`
  // An empty field meets no condition, so a row that has one is no exception either.
  const exceptions = scope.noneOf.map((conditions) => sql`${conditionsSql(conditions, columns)} is not true`)
  return sql<boolean>`(${sql.join([oneOf, ...exceptions], sql` and `)})`
}
