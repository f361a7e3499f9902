import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction, TransactionBuilder } from 'kysely'
import type { DB } from '../database/database-types.ts'

/**
 * A transaction holds a connection and locks rows, which others wait for. Whoever waits in one for something outside
 * the database makes them all wait as long, so waiting there is a mistake that shows at once.
 */
const transactions = new AsyncLocalStorage<true>()

export function refuseToWaitInTransaction(waiting: string): void {
  if (transactions.getStore()) throw new Error(`${waiting} inside a transaction holds a connection meanwhile`)
}

/** Notes for each transaction of the database that the work runs in one. */
export function notingTransactions(db: Kysely<DB>): Kysely<DB> {
  const begin = db.transaction.bind(db)
  db.transaction = () => noting(begin())
  return db
}

function noting(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const { execute, setIsolationLevel, setAccessMode } = builder
  builder.execute = <T>(work: (trx: Transaction<DB>) => Promise<T>) =>
    execute.call(builder, (trx) => transactions.run(true, () => work(trx))) as Promise<T>
  builder.setIsolationLevel = (level) => noting(setIsolationLevel.call(builder, level))
  builder.setAccessMode = (mode) => noting(setAccessMode.call(builder, mode))
  return builder
}
