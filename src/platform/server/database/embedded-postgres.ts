import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findBinaries } from '#platform/server/postgres/binaries.ts'
import {
  createCluster,
  existingCluster,
  openCluster,
  refuseOtherMajor,
  removeUnfinished,
} from '#platform/server/postgres/cluster.ts'
import { databaseUser } from '#platform/server/postgres/database-user.ts'
import { startError } from '#platform/server/postgres/errors.ts'
import {
  port,
  runningSocket,
  type ServerProcess,
  startServer,
  superuser,
} from '#platform/server/postgres/server-process.ts'

export type EmbeddedPostgres = {
  url: string
  /** Shuts the database down; close the pools first. */
  stop: () => Promise<void>
  /** Settles when the database has ended, whether by `stop` or by a fault. */
  exited: Promise<void>
}

type Options = {
  dataDir: string
  log: (line: string) => void
  /** PostgreSQL settings beyond the defaults, such as `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>
  /** The file whose packages bring the PostgreSQL programs, for tests on another version. */
  programsOf?: string | undefined
}

const name = 'weinkontor'

/** Starts the private PostgreSQL of a data folder and creates it on the first start; it never outlives this process. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
  programsOf,
}: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  try {
    await mkdir(folder, { recursive: true })
    const existing = await existingCluster(folder)
    const user = await databaseUser(existing)
    const binaries = await findBinaries(user, programsOf)
    if (!existing) log(`Creating a new database for ${folder}`)
    const durable = settings.fsync !== 'off'
    const cluster = existing ?? (await createCluster({ dataDir: folder, user, binaries, durable }))
    await refuseOtherMajor(cluster, binaries)
    await openCluster(cluster, user)
    const server = await startServer({ postgres: binaries.postgres, cluster, user, settings, log })
    await finishOrStop(server, cluster)
    const { socketDir, exited, stop } = server
    return { url: urlOf(socketDir), stop, exited }
  } catch (error) {
    throw startError(error, folder)
  }
}

const urlOf = (socketDir: string) =>
  `postgres://${name}@localhost:${port}/${name}?host=${encodeURIComponent(socketDir)}`

/** The private PostgreSQL of a data folder that another process runs, to read from it. */
export async function runningEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const cluster = await existingCluster(resolve(dataDir))
  const socketDir = cluster && (await runningSocket(cluster))
  return socketDir ? urlOf(socketDir) : null
}

async function finishOrStop(server: ServerProcess, cluster: string): Promise<void> {
  try {
    await ensureDatabase(server.socketDir)
    await removeUnfinished(cluster)
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Runs at every start, because the very first one may have been killed halfway. */
async function ensureDatabase(socketDir: string): Promise<void> {
  const client = superuser(socketDir)
  await client.connect()
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${name} LOGIN`)
    // A drill restores the newest backup into a database of its own.
    await client.query(`ALTER ROLE ${name} CREATEDB`)
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${name} OWNER ${name}`)
  } finally {
    await client.end()
  }
}
