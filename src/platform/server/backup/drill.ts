import { access } from 'node:fs/promises'
import type pg from 'pg'
import { BackupError, verifyBackup, type Tail } from './container.ts'
import { fingerprint, keptFiles, noteOutcome, type KeptFile } from './log.ts'
import { restoreBackup } from './restore-backup.ts'
import { connectionTo, SESSION } from './take-backup.ts'

const SCRATCH = 'weinkontor_drill'

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = connectionTo(url)
  await client.connect()
  try {
    await client.query(SESSION)
    return await work(client)
  } finally {
    await client.end()
  }
}

function databaseAt(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.toString()
}

/** Runs the work on an empty database of its own on the same server, and drops it whatever happens. */
async function withScratch<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const name = `${SCRATCH}_${process.pid}`
  await connected(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`)).catch(
    (error: { code?: string }) => {
      if (error.code === '42501')
        throw new BackupError('The drill needs a role that may create databases (ALTER ROLE … CREATEDB).')
      throw error
    },
  )
  try {
    return await work(databaseAt(url, name))
  } finally {
    await connected(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  }
}

/** Counts every table again at the end, so that rows changed by a newer migration are noticed too. */
async function compareCounts(client: pg.Client, { rows }: Tail): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    const counted = await client.query<{ count: string | number }>(`SELECT count(*) AS count FROM "${table}"`)
    const found = Number(counted.rows[0]?.count)
    if (found < expected) throw new BackupError(`${table}: ${found} of ${expected} rows are there.`)
  }
  const { rows: loose } = await client.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f' AND NOT convalidated`,
  )
  if (loose[0]) throw new BackupError(`The key ${loose[0].name} was not checked.`)
}

/** A check that runs on the restored database. */
type AfterRestore<Result> = (url: string, file: string) => Promise<Result>

type Proven<Result> = { rows: number; after: Result }

async function prove<Result>(
  url: string,
  { file, sha256 }: KeptFile,
  afterRestore: AfterRestore<Result>,
): Promise<Proven<Result>> {
  if ((await fingerprint(file)) !== sha256)
    throw new BackupError('The file was changed since it was written.')
  const { tail } = await verifyBackup(file)
  return withScratch(url, async (scratchUrl) => {
    const { rows } = await restoreBackup(scratchUrl, file, { replace: true })
    await connected(scratchUrl, (client) => compareCounts(client, tail))
    return { rows, after: await afterRestore(scratchUrl, file) }
  })
}

async function newestHere(client: pg.Client): Promise<KeptFile> {
  for (const kept of await keptFiles(client)) {
    const isHere = await access(kept.file).then(
      () => true,
      () => false,
    )
    if (isHere) return kept
  }
  throw new BackupError('There is no backup here yet. Take one first: npm run backup')
}

/** Restores the newest backup into a scratch database beside the real one, and stores whether it came back whole. */
export async function drillNewest<Result>(
  url: string,
  afterRestore: AfterRestore<Result>,
): Promise<{ file: string } & Proven<Result>> {
  return connected(url, async (client) => {
    const newest = await newestHere(client)
    try {
      const proven = await prove(url, newest, afterRestore)
      await noteOutcome(client, newest.id, 'drill', null)
      return { file: newest.file, ...proven }
    } catch (error) {
      await noteOutcome(client, newest.id, 'drill', error)
      throw error
    }
  })
}
