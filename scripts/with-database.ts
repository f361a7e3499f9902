import type pg from 'pg'
import { openDatabase } from '#app/open-database.ts'
import { createPool, type Pool } from '#platform/server/database.ts'
import { readSettings } from '#platform/server/settings.ts'

/** Runs a command on the database that the settings name; the app must not be running on an embedded one. */
export async function withDatabase(
  work: (client: pg.ClientBase, pool: Pool) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(readSettings(process.env), console.log)
  const pool = createPool(database.url, 2)
  try {
    const client = await pool.connect()
    await work(client, pool).finally(() => client.release())
  } finally {
    await pool.end()
    await database.stop()
  }
}
