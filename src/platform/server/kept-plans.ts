import type { CompiledQuery, Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from './database-types.ts'

type Executor = Pick<Kysely<DB>, 'executeQuery'>

/** The texts of queries whose plans are kept, each with its name; the code knows few of them. */
const names = new Map<string, string>()

/** Each connection keeps all of them, so a text that changes with what is asked must not fill its memory. */
const MOST = 100

/**
 * Asks a query whose planning costs more than its answer: every connection plans it some times and then keeps the plan
 * under a name. Its text must not depend on what is asked, only its parameters.
 */
export async function withKeptPlan<Row>(db: Executor, query: CompiledQuery<Row>): Promise<Row[]> {
  if (!names.has(query.sql) && names.size < MOST) names.set(query.sql, `kept_${names.size}`)
  return (await db.executeQuery(query)).rows
}

/** Lets a connection name the queries whose plans are kept. */
export function keepPlans(client: pg.ClientBase): void {
  type Query = (...args: unknown[]) => unknown
  const ask = client.query.bind(client) as Query
  const query: Query = (text, values, ...more) => {
    const name = typeof text === 'string' ? names.get(text) : undefined
    return name === undefined ? ask(text, values, ...more) : ask({ name, text, values }, ...more)
  }
  client.query = query as typeof client.query
}
