import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import type { Settings } from '#platform/server/settings.ts'

export type RunningDatabase = { url: string; stop(): Promise<void>; exited: Promise<void> }

const never = new Promise<void>(() => undefined)

/** The server of DATABASE_URL, or the private PostgreSQL of the data folder. */
export async function openDatabase(
  settings: Settings,
  log: (line: string) => void,
): Promise<RunningDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => undefined, exited: never }
  return startEmbeddedPostgres({ dataDir: settings.dataDir, log })
}
