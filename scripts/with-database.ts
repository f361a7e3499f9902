import type pg from 'pg'
import { openDatabase } from '#app/open-database.ts'
import { createPool, type Pool } from '#platform/server/database/database.ts'
import { runningEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'

type Work = (client: pg.ClientBase, pool: Pool) => Promise<void>

type Opened = { url: string; stop(): Promise<void> }

async function work(database: Opened, act: Work): Promise<void> {
  const pool = createPool(database.url, 2)
  try {
    const client = await pool.connect()
    await act(client, pool).finally(() => client.release())
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** Runs a command on the database that the settings name; the app must not be running on an embedded one. */
export async function withDatabase(act: Work): Promise<void> {
  await work(await openDatabase(readSettings(process.env), console.log), act)
}

/** The database of the app that runs, or one that is started for this command alone. */
export async function openRunning(settings: Settings): Promise<Opened> {
  const url = settings.databaseUrl ?? (await runningEmbeddedPostgres(settings.dataDir))
  return url ? { url, stop: async () => undefined } : openDatabase(settings, () => undefined)
}

/** Runs a command on the database while the app may run or not. */
export async function besideTheApp(act: Work): Promise<void> {
  await work(await openRunning(readSettings(process.env)), act)
}
