import type { CompiledQuery, Kysely } from 'kysely'
import type { DB } from './database-types.ts'
import { inThisWay } from './driver.ts'

type Executor = Pick<Kysely<DB>, 'executeQuery'>

/** Maximum number of prepared statements: every connection keeps all of them in memory. */
const MOST = 100

/** Keeps the plans of up to so many query texts, each under a name of its own. */
export function keepingPlans() {
  const names = new Map<string, string>()
  return async <Row>(db: Executor, query: CompiledQuery<Row>): Promise<Row[]> => {
    if (!names.has(query.sql) && names.size < MOST) names.set(query.sql, `kept_${names.size}`)
    const statement = names.get(query.sql)
    return (await db.executeQuery(statement ? inThisWay(query, { statement }) : query)).rows
  }
}

/**
 * Runs a query whose planning is more expensive than its execution as a prepared statement: each connection plans
 * it a few times and then keeps the plan. Only its parameters may vary, never its text.
 */
export const withKeptPlan = keepingPlans()
