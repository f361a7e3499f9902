import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { startNode } from '#test/server/app.ts'
import { eventually } from '#test/server/eventually.ts'
import { brokenInvariants } from './invariants.ts'
import {
  asking,
  atTheEnd,
  cleanUp,
  newDataDir,
  putCompanyIn,
  startCluster,
  type Prepared,
} from './own-company.ts'
import { isReady, longTimeout, startProduct, untilReady, type Program } from './product.ts'
import { newBook, notFoundOnce, repeatUnanswered, write, type Book } from './writers.ts'

afterAll(cleanUp)

/** Three cycles cover every change: killing the app, the database, and the app again after that. */
const CYCLES = process.env.FAULTS === 'long' ? 50 : 3
const WRITERS = 6
/** Confirmed writes in a cycle before the kill. */
const PROMISES = 30

const system = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'ignore' })

describe.runIf(process.platform === 'linux')('kill -9 under writes', () => {
  let dataDir: string
  let prepared: Prepared
  let product: Program | undefined

  beforeAll(async () => {
    dataDir = await newDataDir()
    prepared = await putCompanyIn(dataDir)
    atTheEnd(async () => {
      product?.child.kill('SIGTERM')
      await product?.ended
    })
  })

  const postmaster = async () =>
    Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

  async function strike(cycle: number, { child }: Program): Promise<void> {
    if (cycle % 2) process.kill(await postmaster(), 'SIGKILL')
    else child.kill('SIGKILL')
  }

  /** Runs writers, kills a process in the middle, and waits for its end. */
  async function runCycle(cycle: number, book: Book): Promise<void> {
    const running = await startProduct({ DATA_DIR: dataDir })
    product = running
    await untilReady(running)
    await repeatUnanswered(running.url, prepared, book)
    let isOver = false
    const goal = book.promised.length + PROMISES
    const writers = Array.from({ length: WRITERS }, () => write(running.url, prepared, book, () => isOver))
    try {
      await expect.poll(() => book.promised.length, longTimeout).toBeGreaterThan(goal)
      await strike(cycle, running)
      await running.ended
    } finally {
      isOver = true
    }
    await Promise.all(writers)
  }

  test(
    `${CYCLES} times, of the app and of the database in turn: every promise is kept, once`,
    { timeout: CYCLES * 120_000 },
    async () => {
      const book = newBook()
      for (let cycle = 0; cycle < CYCLES; cycle += 1) await runCycle(cycle, book)
      const last = await startProduct({ DATA_DIR: dataDir })
      product = last
      await untilReady(last)
      await repeatUnanswered(last.url, prepared, book)
      const url = (await runningEmbeddedPostgres(dataDir)) ?? ''
      await asking(url, async (client) => {
        expect(await notFoundOnce(client, book)).toEqual([])
        expect(await brokenInvariants(client)).toEqual([])
      })
      const refusals = [...new Set(book.refusals)].filter((code) => !/^ERR_E(SOCKET|TIMEOUT)$/.test(code))
      expect(refusals).toEqual([])
      expect(book.unanswered).toEqual([])
      console.log(`kill: ${CYCLES} cycles, ${book.promised.length} promised writes, all found once`)
    },
  )
})

describe('a database that is stopped and started again under load', () => {
  test('is said to be away, and the app finds it again by itself', async () => {
    const dataDir = await newDataDir()
    const prepared = await putCompanyIn(dataDir)
    const first = await startCluster(dataDir)
    // Each start has a socket folder of its own; the app always uses one name for it.
    const door = `${dataDir}/door`
    const open = async (url: string) => {
      await rm(door, { force: true })
      await symlink(new URL(url).searchParams.get('host') ?? '', door)
    }
    await open(first.url)
    const url = new URL(first.url)
    url.searchParams.set('host', door)
    const app = await startNode(url.href, { logLevel: 'fatal' })
    const book = newBook()
    let isOver = false
    const writers = Array.from({ length: WRITERS }, () => write(app.url, prepared, book, () => isOver))
    await eventually(() => book.promised.length).toBeGreaterThan(PROMISES)

    await first.stop()
    await eventually(() => book.refusals.length).toBeGreaterThan(WRITERS)
    expect(await isReady(app.url)).toBe(false)
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('weinkontor_database_up 0')
    const second = await startCluster(dataDir)
    await open(second.url)
    const before = book.promised.length
    await eventually(() => book.promised.length).toBeGreaterThan(before + PROMISES)

    isOver = true
    await Promise.all(writers)
    expect([...new Set(book.refusals)].filter((code) => !/^ERR_E(SOCKET|TIMEOUT)$/.test(code))).toEqual([])
    expect(book.unanswered).toEqual([])
    await asking(url.href, async (client) => {
      expect(await notFoundOnce(client, book)).toEqual([])
      expect(await brokenInvariants(client)).toEqual([])
    })
    await app.app.close()
    await second.stop()
  })
})

describe('no room, no right to write', () => {
  const why = mountable()

  test.skipIf(why)(`a full disk is named at the start${why ? ` (skipped: ${why})` : ''}`, async () => {
    const parent = await newDataDir()
    const small = join(parent, 'small')
    await mkdir(small)
    system('mount', '-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', small)
    try {
      await chmod(small, 0o755)
      const product = await startProduct({ DATA_DIR: small })
      const [code] = (await product.ended) as [number]
      expect(code).toBe(1)
      expect(product.said()).toContain('The disk is full')
      expect(product.said()).not.toMatch(/\n\s+at /)
    } finally {
      system('umount', '-l', small)
    }
  })

  test.skipIf(why)(
    `a disk that fills up while it runs refuses what it cannot keep, until there is room${why ? ` (skipped: ${why})` : ''}`,
    async () => {
      const disk = join(await newDataDir(), 'disk')
      await mkdir(disk)
      system('mount', '-t', 'tmpfs', '-o', 'size=220m,mode=755', 'tmpfs', disk)
      try {
        const dataDir = join(disk, 'data')
        const prepared = await putCompanyIn(dataDir)
        const postgres = await startCluster(dataDir)
        const app = await startNode(postgres.url, { logLevel: 'fatal' })
        const filler = join(disk, 'filler')
        const one = { cus_name: 'Erika', cus_surname: 'x'.repeat(80), cus_country_code: 'DE', cus_user: 3 }
        const save = async () =>
          (await app.raw('/customers/create', { ...one, sesion_id: prepared.sesion_id })).err ?? 'ok'
        expect(await save()).toBe('ok')
        await writeFile(filler, Buffer.alloc(220 * 1_048_576)).catch(() => undefined)
        await expect.poll(save, { ...longTimeout, interval: 1 }).toBe('database_cannot_store')
        await rm(filler)
        expect(await save()).toBe('ok')
        await app.app.close()
        await postgres.stop()
      } finally {
        system('umount', '-l', disk)
      }
    },
  )

  test.skipIf(why)(
    `a read-only data folder is named at the start${why ? ` (skipped: ${why})` : ''}`,
    async () => {
      const parent = await newDataDir()
      const folder = join(parent, 'sealed')
      await putCompanyIn(folder)
      system('mount', '--bind', folder, folder)
      system('mount', '-o', 'remount,bind,ro', folder)
      try {
        const product = await startProduct({ DATA_DIR: folder })
        const [code] = (await product.ended) as [number]
        expect(code).toBe(1)
        expect(product.said()).toMatch(/Nothing can be written in .* \(EROFS\)/)
        expect(product.said()).not.toMatch(/\n\s+at /)
      } finally {
        system('umount', '-l', folder)
      }
    },
  )

  /** Why this machine cannot simulate a full disk; empty if it can. */
  function mountable(): string {
    if (process.platform !== 'linux') return 'needs Linux'
    if (process.getuid?.() !== 0) return 'needs root to mount a small disk'
    try {
      const probe = mkdtempSync('/tmp/weinkontor-probe-')
      try {
        system('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe)
        system('umount', '-l', probe)
      } finally {
        rmdirSync(probe)
      }
      return ''
    } catch {
      return 'this machine does not let root mount'
    }
  }
})
