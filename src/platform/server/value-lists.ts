import type { CompiledQuery, Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from './database-types.ts'

type Executor = Pick<Kysely<DB>, 'executeQuery'>

/** Parameter arrays of queries whose rows are wanted as arrays; a connection recognises the queries by them. */
const listed = new WeakSet<object>()

/** Rows as arrays of values in column order, which saves building an object per row. */
export async function rowsAsLists(db: Executor, query: CompiledQuery): Promise<unknown[][]> {
  listed.add(query.parameters)
  return (await db.executeQuery(query)).rows as unknown[][]
}

/** Lets a connection return arrays for these queries. */
export function answerLists(client: pg.ClientBase): void {
  type Query = (...args: unknown[]) => unknown
  const ask = client.query.bind(client) as Query
  const query: Query = (text, values, ...more) =>
    Array.isArray(values) && listed.has(values)
      ? ask({ text, values, rowMode: 'array' }, ...more)
      : ask(text, values, ...more)
  client.query = query as typeof client.query
}
