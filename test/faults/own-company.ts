import { mkdir, rm } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, createPool } from '#platform/server/database/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { createSession } from '#platform/server/entrance/sessions.ts'
import { copyFolder, newFolder } from '#test/server/folders.ts'
import { people, seedTestCompany } from '#test/server/company.ts'
import { buildWine } from '#test/server/factories.ts'

const endings: (() => unknown)[] = []

/** Registers cleanup for the end of the file, last first, as a hook registered during a test would be ignored. */
export const atTheEnd = (ending: () => unknown) => void endings.push(ending)

/** Every file that uses these helpers hands this to afterAll. */
export async function cleanUp(): Promise<void> {
  for (const ending of endings.splice(0).toReversed()) await ending()
}

/** A data folder, removed by cleanUp(). */
export async function newDataDir(): Promise<string> {
  const dataDir = await newFolder()
  atTheEnd(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

export const startCluster = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: () => undefined })

export const WINE_CODE = 'STURM'

export type Prepared = { sesion_id: string; wine: number }

/** The test company with one session and plenty of one wine, on a durable database. */
export async function prepareCompany(url: string): Promise<Prepared> {
  const pool = createPool(url, 2)
  await migrate(pool)
  const client = await pool.connect()
  await seedTestCompany(client)
  client.release()
  const db = createDatabase(pool)
  const sesion_id = await createSession(db, people.admin.id, { host: 'test', device: 'test' })
  const wine = await buildWine(db, { stok_code: WINE_CODE }, 100_000)
  await db.destroy()
  return { sesion_id, wine }
}

let model: Promise<{ folder: string; prepared: Prepared }> | undefined

/** The same company in the data folder of a stopped database, copied from a model as that is ten times faster. */
export async function putCompanyIn(dataDir: string): Promise<Prepared> {
  model ??= makeModel()
  const { folder, prepared } = await model
  await mkdir(dataDir, { recursive: true })
  await copyFolder(folder, dataDir)
  return prepared
}

async function makeModel(): Promise<{ folder: string; prepared: Prepared }> {
  atTheEnd(() => (model = undefined))
  const folder = await newDataDir()
  await copyFolder(inject('modelFolder'), folder)
  const postgres = await startCluster(folder)
  const prepared = await prepareCompany(postgres.url)
  await postgres.stop()
  return { folder, prepared }
}

export async function asking<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
