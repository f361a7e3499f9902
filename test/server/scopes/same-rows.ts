import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Actor } from '#core/actor.ts'
import { inScope, type Scope } from '#core/scope.ts'
import type { Database } from '#platform/server/database/database.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'

/** Few people and dealers, so that rows often belong to the person who looks; 1 is the unassigned user. */
export const person = fc.integer({ min: 1, max: 5 })
export const dealer = fc.integer({ min: 1, max: 3 })
export const level = fc.integer({ min: 0, max: 4 })
export const flag = fc.constantFrom('0' as const, '1' as const)

const actor: fc.Arbitrary<Actor> = fc.record({
  id: person,
  user_level: level,
  bayi: dealer,
  user_name: fc.constant('somebody'),
  country_code: fc.constant(null),
  random_customer_access: fc.constant('0' as const),
})

/** The indexes of the rows that a condition selects, with the column types of a table or view. */
export async function selectedPlaces(
  db: Database,
  table: string,
  rows: readonly object[],
  scope: Scope<Record<string, unknown>>,
): Promise<number[]> {
  const { rows: found } = await sql<{ place: number }>`
    select r.ordinality::integer - 1 as place
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) with ordinality as r
    where ${scopeSql(scope, 'r')} order by 1`.execute(db)
  return found.map(({ place }) => place)
}

type Case<Row extends object> = {
  table: string
  row: fc.Arbitrary<Row>
  scope: (actor: Actor) => Scope<NoInfer<Row>>
  /** The rule, written independently of the scope. */
  rule: (actor: Actor, row: Row) => boolean
}

const placesWhere = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.flatMap((row, place) => (holds(row) ? [place] : []))

/** Checks for random rows and people that SQL and predicate select the same rows as the rule. */
export async function expectSameRows<Row extends object>(db: Database, given: Case<Row>): Promise<void> {
  const rows = fc.array(given.row, { minLength: 40, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(rows, actor, async (some, viewer) => {
      const scope = given.scope(viewer)
      const accepted = placesWhere(some, (row) => inScope(scope, row))
      expect(await selectedPlaces(db, given.table, some, scope)).toEqual(accepted)
      expect(accepted).toEqual(placesWhere(some, (row) => given.rule(viewer, row)))
    }),
    { numRuns: 60 },
  )
}
