import type pg from 'pg'

/** A file of the schema that the database does not take; says where, and what to look at. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

type Refused = { position?: string; hint?: string; detail?: string }

const lineAt = (sql: string, position: number) => sql.slice(0, position - 1).split('\n').length

function refusal(path: string, sql: string, error: unknown): SchemaError {
  if (!(error instanceof Error)) return new SchemaError(`${path}: ${String(error)}`)
  const { position, detail, hint } = error as Refused
  const place = position ? `${path}:${lineAt(sql, Number(position))}` : path
  const words = [error.message, detail, hint].filter(Boolean).join(' ')
  return new SchemaError(`${place}: ${words}`, { cause: error })
}

/** Runs all statements of a file; a refusal names the file and the line. */
export async function runFile(client: pg.Client, path: string, sql: string): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    throw refusal(path, sql, error)
  }
}
