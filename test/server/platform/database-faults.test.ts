import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { ownCall } from '#test/server/own-call.ts'
import { pauseBefore } from '#platform/server/calls/call-transaction.ts'
import { cloneDatabase, serveOwn, startNode, type Caller, type TestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildWine } from '#test/server/factories.ts'
import { openConnection, type DatabaseConnection } from '#test/server/database-connection.ts'
import { connectWindow, openWindow } from '#test/server/window.ts'

let connection: DatabaseConnection
let app: TestApp
let admin: Caller
let operator: pg.Client

beforeAll(async () => {
  const database = await cloneDatabase()
  operator = new pg.Client({ connectionString: database.url })
  await operator.connect()
  connection = await openConnection(database.url)
  // Nothing listens at port 9, as mail must not depend on the database.
  app = await startNode(`${connection.url}?lock_timeout=1000&statement_timeout=4000`, {
    smtpUrl: 'smtp://127.0.0.1:9',
    logLevel: 'fatal',
  })
  atEndOfFile(async () => {
    await connection.restore()
    await app.app.close()
    await operator.end()
    await database.drop()
  })
  admin = await app.as('admin')
})

const codeOf = async (path = '/sys_unvan/list', body = {}) => {
  const { status } = await admin.raw(path, body)
  return status.isContinue ? 'ok' : status.code
}
const statusOf = async (path: string) => (await fetch(`${app.url}${path}`)).status
const recovers = () => eventually(() => codeOf()).toBe('ok')

const othersOnThisDatabase =
  'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'

/** Connections on which this app listens to the other nodes. */
async function listeners(): Promise<number[]> {
  const { rows } = await operator.query<{ pid: number }>(
    `SELECT pid ${othersOnThisDatabase} AND query LIKE 'LISTEN "socket.io%'`,
  )
  return rows.map((row) => row.pid)
}

const isRunning = async (pid: number) =>
  (await operator.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount === 1

/** Connections in use; at rest only the one that listens to the other nodes. */
async function lentConnections(): Promise<number> {
  const metrics = await (await fetch(`${app.url}/metrics`)).text()
  const gauge = (state: string) =>
    Number(new RegExp(`connections{state="${state}"} (\\d+)`).exec(metrics)?.[1])
  return gauge('open') - gauge('idle')
}

describe('connections that the database ends', () => {
  test('are replaced, and none is lost for ever', async () => {
    await Promise.all(Array.from({ length: 20 }, () => codeOf()))
    await eventually(lentConnections).toBe(1)
    const before = await listeners()
    await operator.query(`SELECT pg_terminate_backend(pid) ${othersOnThisDatabase}`)
    expect(['ok', 'ERR_ESOCKET']).toContain(await codeOf())
    await recovers()
    await eventually(async () => (await listeners()).some((pid) => !before.includes(pid))).toBe(true)
    expect(await listeners()).toHaveLength(1)
    await eventually(lentConnections).toBe(1)
  })

  test('in the middle of a write undo it and tell the caller', async () => {
    const entered = Promise.withResolvers<number>()
    const goOn = Promise.withResolvers<void>()
    const own = await serveOwn(app, [
      ownCall({
        path: '/own/slow_write',
        who: everyone,
        writes: true,
        input: z.object({}),
        run: async ({ db }) => {
          await sql`update sys_unvan set unvan = 'halb' where un_type = 1`.execute(db)
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
          entered.resolve(rows[0]?.pid ?? 0)
          await goOn.promise
          await sql`select 1`.execute(db)
          return {}
        },
      }),
    ])
    const answer = (await own.as('personel')).refused('/own/slow_write')
    const early = answer.then((refusal) => Promise.reject(new Error(`refused early: ${refusal.code}`)))
    const pid = await Promise.race([entered.promise, early])
    await operator.query('SELECT pg_terminate_backend($1)', [pid])
    // The query continues although its connection is lost and the app has noticed.
    await eventually(() => isRunning(pid)).toBe(false)
    for (let turn = 0; turn < 3; turn += 1) await statusOf('/healthz')
    goOn.resolve()
    expect((await answer).code).toBe('ERR_ESOCKET')
    expect((await operator.query(`SELECT FROM sys_unvan WHERE unvan = 'halb'`)).rowCount).toBe(0)
    await recovers()
  })
})

describe('a database that cannot be reached', () => {
  test('is said to be away and comes back by itself', async () => {
    const window = await openWindow(app.url, { sesion_id: admin.sesion_id })
    await connection.cut()
    expect(await codeOf()).toBe('ERR_ESOCKET')
    expect(await codeOf('/stok/delete', { id: 1 })).toBe('ERR_ESOCKET')
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    app.app.services.wakeMail()

    await connection.restore()
    connection.closeAll()
    expect(await codeOf()).toBe('ERR_ESOCKET')
    const late = connectWindow(app.url, { sesion_id: admin.sesion_id })
    await eventually(() => connection.tries('weinkontor-listen')).toBeGreaterThan(0)

    await connection.restore()
    await recovers()
    expect(await statusOf('/readyz')).toBe(200)
    await eventually(() => late.socket.connected).toBe(true)
    await eventually(() => connection.tries('weinkontor-listen')).toBe(1)
    const before = window.heard('reference_version').length
    await eventually(() => operatorSees('weinkontor-listen')).toBe(1)
    await operator.query(`UPDATE sys_unvan SET unvan = unvan`)
    await eventually(() => window.heard('reference_version').length).toBeGreaterThan(before)
    expect(window.heard('reference_version')).toHaveLength(before + 1)
    expect(connection.tries('weinkontor-listen')).toBe(1)
  })

  async function operatorSees(application: string): Promise<number> {
    const { rows } = await operator.query<{ count: number }>(
      `SELECT count(*)::int ${othersOnThisDatabase} AND application_name = $1`,
      [application],
    )
    return rows[0]?.count ?? 0
  }
})

describe('a database that is too slow', () => {
  test('a row that somebody holds is not waited for endlessly', async () => {
    const id = await buildWine(app.db)
    await operator.query('BEGIN')
    await operator.query('SELECT FROM stok WHERE id = $1 FOR UPDATE', [id])
    expect(await codeOf('/stok/update', { id, stok_name: 'Neu' })).toBe('ERR_ETIMEOUT')
    await operator.query('ROLLBACK')
    expect(await codeOf('/stok/update', { id, stok_name: 'Neu' })).toBe('ok')
  })

  test('a query that does not end is ended', async () => {
    const own = await serveOwn(app, [
      ownCall({
        path: '/own/sleep',
        who: everyone,
        input: z.object({}),
        run: async ({ db }) => ({ rows: (await sql`select pg_sleep(20)`.execute(db)).rows }),
      }),
    ])
    expect((await (await own.as('admin')).refused('/own/sleep')).code).toBe('ERR_ETIMEOUT')
  })
})

describe('writes that get into each other’s way', () => {
  const effects: string[] = []
  const attempts: string[] = []
  const holders = new Set<string>()
  const bothHoldOne = Promise.withResolvers<void>()

  const crossing = ownCall({
    path: '/own/crossing',
    who: everyone,
    writes: true,
    input: z.object({ name: z.string(), first: z.number(), second: z.number() }),
    run: async ({ db, input, afterCommit }) => {
      attempts.push(input.name)
      afterCommit(() => effects.push(input.name))
      // The timeouts of this node must not fire before the database has detected the deadlock.
      await sql`set local lock_timeout = 0`.execute(db)
      await sql`set local statement_timeout = 0`.execute(db)
      await sql`update stok set stok_limit = stok_limit + 1 where id = ${input.first}`.execute(db)
      holders.add(input.name)
      if (holders.size === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await sql`update stok set stok_limit = stok_limit + 1 where id = ${input.second}`.execute(db)
      return { name: input.name }
    },
  })

  const colliding = ownCall({
    path: '/own/colliding',
    who: everyone,
    writes: true,
    input: z.object({ times: z.number() }),
    run: async ({ db, input }) => {
      attempts.push('collision')
      if (attempts.length <= input.times)
        await sql`do $$ begin raise exception 'collision' using errcode = '40001'; end $$`.execute(db)
      return { attempts: attempts.length }
    },
  })

  test('a deadlock is solved by doing one of them again, each effect once', async () => {
    await operator.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''50ms''', current_database()); END $$`,
    )
    await operator.query(`SELECT pg_terminate_backend(pid) ${othersOnThisDatabase}`)
    await recovers()
    const own = await serveOwn(app, [crossing])
    const caller = await own.as('admin')
    const [a, b] = [await buildWine(app.db, { stok_limit: 0 }), await buildWine(app.db, { stok_limit: 0 })]
    const answers = await Promise.all([
      caller.untyped('/own/crossing', { name: 'ab', first: a, second: b }),
      caller.untyped('/own/crossing', { name: 'ba', first: b, second: a }),
    ])
    expect(answers.map((answer) => answer.name)).toEqual(['ab', 'ba'])
    // Which of them is retried, and whether twice, depends on the scheduler.
    expect(attempts.length).toBeGreaterThan(2)
    expect(effects.toSorted()).toEqual(['ab', 'ba'])
    const wines = await app.db.selectFrom('stok').select('stok_limit').where('id', 'in', [a, b]).execute()
    expect(wines.map((wine) => wine.stok_limit)).toEqual([2, 2])
  })

  test('three collisions are one too few to give up; four ask the user to try again', async () => {
    const own = await serveOwn(app, [colliding])
    const caller = await own.as('admin')
    attempts.length = 0
    expect(await caller.untyped('/own/colliding', { times: 3 })).toMatchObject({ attempts: 4 })
    attempts.length = 0
    expect((await caller.refused('/own/colliding', { times: 4 })).code).toBe('ERR_ETIMEOUT')
    expect(attempts).toHaveLength(4)
  })

  test.each([
    [2, 0, 0],
    [2, 0.5, 10],
    [2, 0.999, 20],
    [3, 0.5, 20],
    [4, 0.999, 80],
  ])('before attempt %i the draw %d waits %i ms', (attempt, draw, wait) =>
    expect(pauseBefore(attempt, draw)).toBe(wait),
  )
})
