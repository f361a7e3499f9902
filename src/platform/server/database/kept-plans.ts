import type { CompiledQuery, Kysely } from 'kysely'
import type { DB } from './database-types.ts'
import { inThisWay } from './driver.ts'

type Executor = Pick<Kysely<DB>, 'executeQuery'>

/** Query texts with a prepared plan, each with its statement name. */
const names = new Map<string, string>()

/** Maximum number of prepared statements: every connection keeps all of them in memory. */
const MOST = 100

/**
 * Runs a query whose planning is more expensive than its execution as a prepared statement: each connection plans
 * it a few times and then keeps the plan. Only its parameters may vary, never its text.
 */
export async function withKeptPlan<Row>(db: Executor, query: CompiledQuery<Row>): Promise<Row[]> {
  if (!names.has(query.sql) && names.size < MOST) names.set(query.sql, `kept_${names.size}`)
  const statement = names.get(query.sql)
  return (await db.executeQuery(statement ? inThisWay(query, { statement }) : query)).rows
}
