import { rm } from 'node:fs/promises'
import { createPool } from '#platform/server/database/database.ts'
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { copyFolder, newFolder } from './folders.ts'

/** Safe only because a test cluster is thrown away: it trades durability for speed. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  log_min_messages: 'fatal',
}

type Cluster = { adminUrl: string; stop: () => Promise<void> }

/** One throw-away PostgreSQL for a whole test run; `adminUrl` may create and clone databases. */
export async function startTestCluster(): Promise<Cluster> {
  return runIn(await newFolder())
}

/** The same with a migrated database; `model` is a copy of the stopped cluster, for tests that start their own. */
export async function startMigratedCluster(): Promise<Cluster & { model: string }> {
  const dataDir = await newFolder()
  const first = await start(dataDir)
  const pool = createPool(first.url, 2)
  await migrate(pool)
  await pool.end()
  await first.stop()
  const model = await newFolder()
  await copyFolder(dataDir, model)
  const cluster = await runIn(dataDir)
  const stop = async (): Promise<void> => {
    await cluster.stop()
    await rm(model, { recursive: true })
  }
  return { ...cluster, model, stop }
}

/** The oldest PostgreSQL that is promised, where a run is for it. */
const programsOf = process.env.POSTGRES_OF

const start = (dataDir: string) =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, settings, programsOf })

async function runIn(dataDir: string): Promise<Cluster> {
  const postgres = await start(dataDir)
  const admin = new URL(postgres.url)
  admin.username = 'postgres'
  admin.pathname = '/postgres'
  const stop = async (): Promise<void> => {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
  return { adminUrl: admin.href, stop }
}
