import type { CompiledQuery, Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from './database-types.ts'

type Executor = Pick<Kysely<DB>, 'executeQuery'>

/** The parameters of queries whose rows are wanted as lists; a connection knows them by these. */
const listed = new WeakSet<object>()

/** Rows as lists of values in the order of the columns, without objects that would only be taken apart again. */
export async function rowsAsLists(db: Executor, query: CompiledQuery): Promise<unknown[][]> {
  listed.add(query.parameters)
  return (await db.executeQuery(query)).rows as unknown[][]
}

/** Lets a connection answer such queries with lists. */
export function answerLists(client: pg.ClientBase): void {
  type Query = (...args: unknown[]) => unknown
  const ask = client.query.bind(client) as Query
  const query: Query = (text, values, ...more) =>
    Array.isArray(values) && listed.has(values)
      ? ask({ text, values, rowMode: 'array' }, ...more)
      : ask(text, values, ...more)
  client.query = query as typeof client.query
}
