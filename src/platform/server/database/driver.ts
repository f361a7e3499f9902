import { channel } from 'node:diagnostics_channel'
import {
  AbortedTransactionError,
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { Pool } from './pool.ts'

/** How a query is run, besides its text and its values. */
export type Way = {
  /** Each connection prepares it once under this name, and keeps its plan. */
  statement?: string
  /** Rows come as lists of values in the order of the columns, which saves building an object for each. */
  asLists?: true
}

/** The query, to be run this way. */
export const inThisWay = <Row>(query: CompiledQuery<Row>, way: Way): CompiledQuery<Row> & Way => ({
  ...query,
  ...way,
})

/** Whoever subscribes is told every query with what the database answered; tests compare the two. */
export const answered = channel('weinkontor:query-answered')

export type Answered = { query: CompiledQuery; result: pg.QueryResult }

type Connection = DatabaseConnection & { client: pg.PoolClient; isBroken: boolean }

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

async function run<Row>(client: pg.PoolClient, compiled: CompiledQuery & Way): Promise<QueryResult<Row>> {
  const { sql, parameters, statement, asLists } = compiled
  const values = parameters as unknown[]
  const query =
    statement || asLists
      ? {
          text: sql,
          values,
          ...(statement ? { name: statement } : {}),
          ...(asLists ? { rowMode: 'array' as const } : {}),
        }
      : sql
  try {
    const result = await client.query(query as string, values)
    if (answered.hasSubscribers) answered.publish({ query: compiled, result } satisfies Answered)
    const { command, rowCount, rows } = result
    return {
      ...(WRITES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
      rows: (command === 'COMMIT' || command === 'ROLLBACK' ? [{ command }] : rows) as Row[],
    }
  } catch (error) {
    throw traced(error)
  }
}

/** An error of the database with the lines of the program that asked. */
function traced(error: unknown): unknown {
  if (error instanceof Error) error.stack += `\n${new Error().stack?.split('\n').slice(1).join('\n')}`
  return error
}

const connect = (client: pg.PoolClient): Connection => ({
  client,
  isBroken: false,
  executeQuery: (query) => run(client, query),
  streamQuery: () => {
    throw new Error('no query of the product is read row by row')
  },
})

function beginning({ isolationLevel, accessMode }: TransactionSettings): string {
  if (!isolationLevel && !accessMode) return 'begin'
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
  return `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`
}

/** Takes connections from the pool, and runs each query the way it wants. */
function driverOn(pool: Pool): Driver {
  const connections = new WeakMap<pg.PoolClient, Connection>()
  const say = (connection: DatabaseConnection, command: string) =>
    connection.executeQuery<{ command: string }>(CompiledQuery.raw(command))
  return {
    init: async () => undefined,
    async acquireConnection() {
      const client = await pool.connect()
      const connection = connections.get(client) ?? connect(client)
      connections.set(client, connection)
      return connection
    },
    async beginTransaction(connection, settings) {
      await say(connection, beginning(settings))
    },
    async commitTransaction(connection) {
      const { rows } = await say(connection, 'commit')
      // After an error in the transaction the database answers a commit by rolling back.
      if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollbackTransaction(connection) {
      try {
        await say(connection, 'rollback')
      } catch (error) {
        ;(connection as Connection).isBroken = true
        throw error
      }
    },
    async releaseConnection(connection) {
      const { client, isBroken } = connection as Connection
      client.release(isBroken)
    },
    destroy: () => pool.end(),
  }
}

/** PostgreSQL over this pool. */
export const dialectOn = (pool: Pool): Dialect => ({
  createDriver: () => driverOn(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})
