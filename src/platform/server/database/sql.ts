import { sql, type QueryExecutorProvider } from 'kysely'
import { isRetryable } from './database-errors.ts'

/** The rows of a statement. */
export const allRows =
  (db: QueryExecutorProvider) =>
  async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await sql<Row>(text, ...values).execute(db)).rows

/** Its first row, if there is any. */
export const firstRow =
  (db: QueryExecutorProvider) =>
  async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row | undefined> =>
    (await allRows(db)<Row>(text, ...values))[0]

/** The row of a statement that always has exactly one, such as a count or what an insert returns. */
export const oneRow =
  (db: QueryExecutorProvider) =>
  async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row> => {
    const [row, ...others] = await allRows(db)<Row>(text, ...values)
    if (!row || others.length) throw new Error(`expected one row, not ${row ? others.length + 1 : 'none'}`)
    return row
  }

/** Does a part of the transaction; if it fails, only the part is rolled back, unless the whole is tried again anyway. */
export async function inSavepoint<Result>(
  db: QueryExecutorProvider,
  work: () => Promise<Result>,
  onError: (error: unknown) => Promise<Result> | Result,
): Promise<Result> {
  await sql`savepoint part`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(db)
    return result
  } catch (error) {
    if (isRetryable(error)) throw error
    await sql`rollback to savepoint part`.execute(db)
    return onError(error)
  }
}

/** The result of a part of the transaction that is rolled back in any case. */
export async function rehearsed<Result>(
  db: QueryExecutorProvider,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint rehearsal`.execute(db)
  const result = await work()
  await sql`rollback to savepoint rehearsal`.execute(db)
  return result
}

/** Until the end of the transaction nobody else has the lock of this name, or of this name for the same record. */
export async function lockNamed(db: QueryExecutorProvider, name: string, id?: number): Promise<void> {
  const key = id === undefined ? sql`hashtext(${name})` : sql`hashtext(${name}), ${id}`
  await sql`select pg_advisory_xact_lock(${key})`.execute(db)
}

/** The reason people give is written to the change log beside what they changed. */
export async function noteForLog(db: QueryExecutorProvider, note: string | null | undefined): Promise<void> {
  if (note) await sql`select set_config('weinkontor.note', ${note}, true)`.execute(db)
}
