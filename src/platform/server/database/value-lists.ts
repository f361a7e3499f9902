import type { CompiledQuery, Kysely } from 'kysely'
import type { DB } from './database-types.ts'
import { inThisWay } from './driver.ts'

type Executor = Pick<Kysely<DB>, 'executeQuery'>

/** Rows as arrays of values in column order, which saves building an object per row. */
export async function rowsAsLists(db: Executor, query: CompiledQuery): Promise<unknown[][]> {
  return (await db.executeQuery(inThisWay(query, { asLists: true }))).rows as unknown[][]
}
