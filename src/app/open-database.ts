import { setTimeout as delay } from 'node:timers/promises'
import { AlreadyRunningError } from '#platform/server/postgres/errors.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import type { Settings } from '#platform/server/settings.ts'

export type RunningDatabase = { url: string; stop(): Promise<void>; exited: Promise<void> }

const never = new Promise<void>(() => undefined)

/** The server of DATABASE_URL, or the private PostgreSQL of the data folder. */
export async function openDatabase(
  settings: Settings,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => undefined, exited: never }
  return whenFree(() => startEmbeddedPostgres({ dataDir: settings.dataDir, log }), log)
}

const END_WITHIN_MS = 30_000
const PAUSE_MS = 200

/** A start right after a stop finds the old process still ending: waits for it, and says so once. */
export async function whenFree<T>(
  start: () => Promise<T>,
  log: (line: string) => void,
  timeoutMs = END_WITHIN_MS,
): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (let isTold = false; ; isTold = true) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof AlreadyRunningError) || performance.now() > deadline) throw error
      if (!isTold)
        log(`Weinkontor still runs on this data folder; waiting up to ${timeoutMs / 1_000} s for it to end …`)
    }
    await delay(PAUSE_MS)
  }
}
