import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { RawBuilder } from 'kysely'

/** Only compiles queries; it has no database connection. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A part of queries that is always the same, put together once instead of for every call. */
export function fixedSql<Value>(part: RawBuilder<Value>): RawBuilder<Value> {
  const { sql: text, parameters } = part.compile(writer)
  if (parameters.length) throw new Error(`a part with parameters is not always the same: ${text}`)
  return sql.raw(text)
}
