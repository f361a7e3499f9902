import type { Kysely, RawBuilder } from 'kysely'
import type pg from 'pg'
import type { DB } from './database-types.ts'

type Executor = Pick<Kysely<DB>, 'executeQuery' | 'getExecutor'>

/** The texts of queries whose plans are kept, each with its name; the code knows few of them. */
const names = new Map<string, string>()

/**
 * Asks a query whose planning costs more than its answer: every connection plans it some times and then keeps the plan
 * under a name. Its text must not depend on what is asked, only its parameters.
 */
export async function withKeptPlan<Row>(db: Executor, query: RawBuilder<Row>): Promise<Row[]> {
  const compiled = query.compile(db)
  if (!names.has(compiled.sql)) names.set(compiled.sql, `kept_${names.size}`)
  return (await db.executeQuery(compiled)).rows
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
