import type { Duplex } from 'node:stream'
import pg from 'pg'
import { isQueryTimeout } from './database-errors.ts'

// A day must not shift with the process's time zone, so dates stay strings; moments become ISO 8601.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString())
// Amounts have two decimals and counts stay far below 2^53, so both are exact enough as JSON numbers.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// The driver has no names for lists; those of INT8 are lists of texts unless they are read like those of INT4.
const INT4_LIST: number = 1007
const INT8_LIST: number = 1016
pg.types.setTypeParser(INT8_LIST, pg.types.getTypeParser(INT4_LIST))

export type Pool = pg.Pool

/** The database ends a slow statement by itself, so a query that takes much longer has lost its connection. */
const QUERY_TIMEOUT_MS = 40_000
/** Longer than the intervals of the server's timers: a new connection has empty caches and must plan anew. */
const IDLE_TIMEOUT_MS = 60_000
const HEARTBEAT_MS = 30_000
/** The database closes a connection at once when asked to; one that is still open after this long is dead. */
const END_TIMEOUT_MS = 2_000

/** Timeouts of every connection, so that one that broke without an error is noticed. */
export const timeouts = { keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: QUERY_TIMEOUT_MS }

const sessionOptions = [
  // In the zone of the server old moments can have offsets with seconds, which nothing here reads.
  'TimeZone=UTC',
  // Starting a worker costs some 10 ms of processor time; that pays only for queries that take much longer.
  'parallel_setup_cost=20000',
  // Compiling a query takes longer than any query of a screen may take.
  'jit=off',
]
  .map((option) => `-c ${option}`)
  .join(' ')

/** Connections of an app node for signed-in people. */
export const CONNECTIONS = 16

/** Separate from the query builder, so that a worker thread need not load its hundreds of modules. */
export function createPool(url: string, max = CONNECTIONS): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'weinkontor',
    options: sessionOptions,
    ...timeouts,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  })
  // The pool replaces an idle connection that breaks; the next query reports the error if it lasts.
  pool.on('error', () => undefined)
  // A checked-out connection has no error listener of the pool, so its error would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    closeWhenSilent(client)
  })
  return pool
}

/**
 * The driver gives up a query that is not answered but keeps its connection, on which every further query would wait
 * behind it. Such a connection is thrown away, so that the pool makes a new one.
 */
function closeOnTimeout(client: pg.ClientBase, close: () => void): void {
  type Query = (...args: unknown[]) => unknown
  const ask = client.query.bind(client) as Query
  const judge = (error: unknown) => {
    if (isQueryTimeout(error)) close()
  }
  const query: Query = (...args) => {
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return ask(...args.slice(0, -1), (error: unknown, result: unknown) => {
        judge(error)
        callback(error, result)
      })
    }
    const answer = ask(...args)
    if (answer instanceof Promise) answer.catch(judge)
    return answer
  }
  client.query = query as typeof client.query
}

/** Ending a connection waits until the database closes it, which a dead one never does. */
function closeAfterEnd(client: pg.ClientBase, close: () => void): void {
  const ending = client as pg.ClientBase & Pick<pg.Client, 'end'>
  const end = ending.end.bind(client)
  ending.end = (...args: []) => {
    const timer = setTimeout(close, END_TIMEOUT_MS).unref()
    client.once('end', () => clearTimeout(timer))
    return end(...args)
  }
}

/** Closes a connection that broke without an error as soon as a timeout shows it. */
export function closeWhenSilent(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Duplex } }
  const close = () => void connection.stream.destroy()
  closeOnTimeout(client, close)
  closeAfterEnd(client, close)
}

/** A heartbeat for a connection that only listens: without queries it would not notice that the database is gone. */
export function startHeartbeat(
  client: pg.ClientBase,
  everyMs = HEARTBEAT_MS,
  onAlive: () => void = () => undefined,
): void {
  let isWaiting = false
  const ask = async () => {
    if (isWaiting) return
    isWaiting = true
    await client.query('SELECT 1').then(onAlive, () => undefined)
    isWaiting = false
  }
  const timer = setInterval(() => void ask(), everyMs)
  timer.unref()
  client.once('end', () => clearInterval(timer))
}
