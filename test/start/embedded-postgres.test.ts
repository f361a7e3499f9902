import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { databaseUser } from '#platform/server/postgres/database-user.ts'
import { AlreadyRunningError, DatabaseStartError } from '#platform/server/postgres/errors.ts'
import { copyFolder, newFolder } from '#test/server/folders.ts'

const isRoot = process.getuid?.() === 0
const soon = { timeout: 60_000, interval: 50 }

/** The data folder of a stopped first start. */
let model: string
let dataDir: string
let cleanUp: (() => Promise<unknown>)[]

beforeAll(async () => {
  model = await newFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: model, log: () => undefined })
  await postgres.stop()
})

afterAll(() => rm(model, { recursive: true }))

/** For tests after the first start, as a copy takes a tenth of its time. */
const startedBefore = () => copyFolder(model, dataDir)

beforeEach(async () => {
  dataDir = await newFolder()
  cleanUp = [() => rm(dataDir, { recursive: true })]
})

afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step()
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
  cleanUp.push(postgres.stop)
  return postgres
}

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function spawnOwner(): Promise<{ owner: ChildProcess; promised: () => string[] }> {
  await startedBefore()
  const owner = spawn(process.execPath, [join(import.meta.dirname, 'owner.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  owner.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  // The last piece may be an incomplete line.
  const promised = (): string[] => printed.split('\n').slice(0, -1)
  await vi.waitFor(() => expect(promised().length).toBeGreaterThan(50), soon)
  return { owner, promised }
}

async function missingRows(url: string, promised: string[]): Promise<string[]> {
  const kept = new Set((await query<{ id: string }>(url, 'SELECT id FROM promised')).map((row) => row.id))
  return promised.filter((id) => !kept.has(id))
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function familyOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const families = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => familyOf(Number(child))),
  )
  return [pid, ...families.flat()]
}

/** Every file with its owner and modification time. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const facts = await Promise.all(names.map((name) => stat(join(folder, name))))
  return names.map((name, index) => `${name} ${facts[index]?.uid} ${facts[index]?.mtimeMs}`).toSorted()
}

describe('a data folder', () => {
  test('gets a database on the first start, which removes what a killed one left, and keeps its rows over a restart', async () => {
    await mkdir(join(dataDir, 'postgres.new-abc'))
    await writeFile(join(dataDir, 'postgres.new-abc/PG_VERSION'), '18')
    const first = await start()
    expect(await readdir(dataDir)).toEqual(['postgres'])
    await query(first.url, "CREATE TABLE wine AS SELECT 'Grüner Veltliner' AS name")
    await first.stop()
    const second = await start()
    expect(await query(second.url, 'SELECT name FROM wine')).toEqual([{ name: 'Grüner Veltliner' }])
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  test('holds UTF-8 with accented trigrams and checksums, owned by the role weinkontor, without a network port', async () => {
    await startedBefore()
    const { url } = await start()
    await query(url, 'CREATE EXTENSION pg_trgm')
    const settings = `SELECT pg_get_userbyid(datdba) AS owner, pg_encoding_to_char(encoding) AS encoding,
        show_trgm('é') AS trigrams, lower('Ä') AS lower, current_setting('data_checksums') AS checksums,
        current_setting('listen_addresses') AS network, current_setting('is_superuser') AS superuser
      FROM pg_database WHERE datname = current_database()`
    expect(await query(url, settings)).toEqual([
      {
        owner: 'weinkontor',
        encoding: 'UTF8',
        trigrams: [expect.stringContaining('0x'), expect.stringContaining('0x')],
        lower: 'ä',
        checksums: 'on',
        network: '',
        superuser: 'off',
      },
    ])
  })

  test('refuses a second start while the first runs, and leaves the first in peace', async () => {
    await startedBefore()
    const { url } = await start()
    const second = start()
    await expect(second).rejects.toThrow(AlreadyRunningError)
    await expect(second).rejects.toThrow('Weinkontor is already running on this data folder')
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('survives two first starts at once: one wins, the other is refused', async () => {
    const outcomes = await Promise.allSettled([start(), start()])
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toBeInstanceOf(AlreadyRunningError)
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  test('whose lock names a living program that is no database is refused with advice', async () => {
    const cluster = join(dataDir, 'postgres')
    await startedBefore()
    // PostgreSQL only checks processes of its own user.
    const stranger = spawn('sleep', ['120'], { ...(await databaseUser(cluster)), stdio: 'ignore' })
    cleanUp.push(async () => stranger.kill())
    const lock = join(cluster, 'postmaster.pid')
    const left = [stranger.pid, cluster, 1, 5432, '/tmp/weinkontor-gone', '', '  0 0', 'ready', '']
    await writeFile(lock, left.join('\n'))
    const refused = start()
    await expect(refused).rejects.toThrow(`Process ${stranger.pid} holds the database`)
    await expect(refused).rejects.toThrow(`${lock} was left by a crash: delete it and start again`)
    expect(await readFile(lock, 'utf8')).toContain(String(stranger.pid))
    await rm(lock)
    await start()
  })

  test.each(['17', '19'])(
    'of PostgreSQL %s is refused with the way out and stays as it is',
    async (other) => {
      const cluster = join(dataDir, 'postgres')
      await startedBefore()
      const own = await readFile(join(cluster, 'PG_VERSION'), 'utf8')
      await writeFile(join(cluster, 'PG_VERSION'), `${other}\n`)
      const before = await filesOf(dataDir)
      const refused = start()
      await expect(refused).rejects.toThrow(DatabaseStartError)
      await expect(refused).rejects.toThrow(
        `The database in ${cluster} belongs to PostgreSQL ${other}, but this version of Weinkontor brings PostgreSQL ${own.trim()}`,
      )
      await expect(refused).rejects.toThrow(/npm run backup.*npm run restore.*docs\/operations\.md/)
      expect(await filesOf(dataDir)).toEqual(before)
      await writeFile(join(cluster, 'PG_VERSION'), own)
      await start()
    },
  )

  test('that cannot be written is refused with the way out', async () => {
    // Root may write everywhere but in the kernel's own file system.
    const readOnly = isRoot ? '/sys/kernel/weinkontor' : dataDir
    await chmod(dataDir, 0o555)
    await expect(start(readOnly)).rejects.toThrow(DatabaseStartError)
    await expect(start(readOnly)).rejects.toThrow(/cannot be used by this user.*set DATA_DIR/)
  })

  test.runIf(isRoot)(
    'behind a folder closed to others keeps its database elsewhere and says where',
    async () => {
      await chmod(dataDir, 0o700)
      const closed = join(dataDir, 'data')
      const first = await start(closed)
      const [location = ''] = (await readFile(join(closed, 'database-location.txt'), 'utf8')).split('\n')
      cleanUp.unshift(() => rm(location, { recursive: true }))
      await query(first.url, 'CREATE TABLE wine AS SELECT 1 AS id')
      await first.stop()

      await chmod(dataDir, 0o755)
      const second = await start(closed)
      expect(await query(second.url, 'SELECT id FROM wine')).toEqual([{ id: 1 }])
      await second.stop()

      await rename(location, `${location}.away`)
      await expect(start(closed)).rejects.toThrow(
        `says that the database lies in ${location}, but there is none`,
      )
      await rename(`${location}.away`, location)
    },
  )

  test.runIf(isRoot)('that root copied is given back to the user of the database', async () => {
    await startedBefore()
    await chown(join(dataDir, 'postgres'), 0, 0)
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe.runIf(process.platform === 'linux')('after kill -9', () => {
  test('of the owning process the database stops by itself and no promised row is lost', async () => {
    const { owner, promised } = await spawnOwner()
    const database = await postmasterPid()
    owner.kill('SIGKILL')
    await once(owner, 'close')
    await vi.waitFor(() => expect(lives(database)).toBe(false), soon)
    const { url } = await start()
    expect(await missingRows(url, promised())).toEqual([])
  })

  test('the next start may come at once', async () => {
    const { owner, promised } = await spawnOwner()
    owner.kill('SIGKILL')
    const { url } = await start()
    expect(await missingRows(url, promised())).toEqual([])
  })

  test('of the database and everything around it the next start recovers', async () => {
    const { owner, promised } = await spawnOwner()
    const family = await familyOf(owner.pid ?? 0)
    expect(family.length).toBeGreaterThan(5)
    for (const pid of family) process.kill(pid, 'SIGKILL')
    await once(owner, 'close')
    const { url } = await start()
    expect(await missingRows(url, promised())).toEqual([])
  })

  test('of the database alone its owner learns of it', async () => {
    await startedBefore()
    const postgres = await start()
    const database = await postmasterPid()
    process.kill(database, 'SIGKILL')
    await postgres.exited
    expect(lives(database)).toBe(false)
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('of the supervisor alone the database still ends with its owner', async () => {
    const { owner } = await spawnOwner()
    const database = await postmasterPid()
    const [, supervisor = 0] = await familyOf(owner.pid ?? 0)
    process.kill(supervisor, 'SIGKILL')
    owner.kill('SIGKILL')
    await vi.waitFor(() => expect(lives(database)).toBe(false), soon)
  })
})
