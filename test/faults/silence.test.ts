import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createPool } from '#platform/server/database/database.ts'
import { watchReferenceVersions } from '#platform/server/live/reference-versions.ts'
import { hashToken } from '#platform/server/entrance/passwords.ts'
import { cloneDatabase, startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildWine } from '#test/server/factories.ts'
import { openConnection, type DatabaseConnection } from '#test/server/database-connection.ts'
import { openWindow } from '#test/server/window.ts'

/** A connection that breaks without an error: no end, no answer. */
describe('a database that falls silent', () => {
  let connection: DatabaseConnection
  let app: TestApp
  let admin: Caller
  let operator: pg.Client

  beforeAll(async () => {
    const database = await cloneDatabase()
    operator = new pg.Client({ connectionString: database.url })
    await operator.connect()
    connection = await openConnection(database.url)
    // Every call here waits for its own query; a node that refused some as busy would hide what becomes of them.
    const settings = { logLevel: 'fatal', waitLimitMs: 240_000 } as const
    app = await startNode(`${connection.url}?query_timeout=5000`, settings)
    admin = await app.as('admin')
    atEndOfFile(async () => {
      await connection.restore()
      await app.app.close()
      await operator.end()
      await database.drop()
    })
  })

  const codeOf = async (path: string, body = {}) => {
    const { status } = await admin.raw(path, body)
    return status.isContinue ? 'ok' : status.code
  }
  const crowd = (path: string, body = {}) => Promise.all(Array.from({ length: 24 }, () => codeOf(path, body)))

  test('holds no call for ever, and the dead connections are replaced', async () => {
    const id = await buildWine(app.db)
    expect(new Set(await crowd('/sys_unvan/list'))).toEqual(new Set(['ok']))
    connection.stopAnswering()
    const answers = await Promise.all([
      crowd('/sys_unvan/list'),
      crowd('/stok/update', { id, stok_name: 'Still' }),
    ])
    expect(answers.flat().filter((code) => !/^ERR_E(TIMEOUT|SOCKET)$/.test(code))).toEqual([])
    expect(answers.flat()).toContain('ERR_ETIMEOUT')
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)

    await connection.restore()
    await eventually(() => codeOf('/sys_unvan/list')).toBe('ok')
    // No call may get one of the old connections.
    expect(new Set(await crowd('/sys_unvan/list'))).toEqual(new Set(['ok']))
    expect(await codeOf('/stok/update', { id, stok_name: 'Wieder da' })).toBe('ok')
  })

  test('is noticed by who only listens', async () => {
    const url = `${connection.url}?query_timeout=2000`
    const pool = createPool(url, 2)
    const heard: string[] = []
    const versions = await watchReferenceVersions(
      pool,
      url,
      (change) => heard.push(JSON.stringify(change)),
      100,
    )
    connection.stopAnswering()
    await connection.restore()
    await eventually(() => connection.tries('weinkontor-listen')).toBeGreaterThan(0)
    await eventually(async () => {
      await operator.query('UPDATE sys_unvan SET unvan = unvan')
      return heard.length
    }).toBeGreaterThan(0)
    await versions.close()
    await pool.end()
  })

  test('does not keep the app from stopping', async () => {
    const node = await startNode(connection.url, { logLevel: 'fatal' })
    connection.stopAnswering()
    await node.app.close()
    await expect(fetch(`${node.url}/healthz`)).rejects.toThrow('fetch failed')
    await connection.restore()
  })
})

describe('a session that runs out', () => {
  test('loses its windows by itself; the others stay, and looking prolongs nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const app = await startTestApp()
    const [old, idle, blocked, young] = await Promise.all(
      (['personel', 'satis', 'bayi', 'admin'] as const).map(async (person) => {
        const { sesion_id } = await app.as(person)
        return { sesion_id, window: await openWindow(app.url, { sesion_id }) }
      }),
    )
    const age = (session: typeof old, change: string) =>
      sql`update sys_sessions set ${sql.raw(change)} where token_hash = ${hashToken(session?.sesion_id ?? '')}`.execute(
        app.db,
      )
    await age(old, `created_at = now() - interval '13 hours'`)
    await age(idle, `last_seen_at = now() - interval '61 minutes'`)
    await age(young, `last_seen_at = now() - interval '50 minutes'`)
    await sql`update sys_users set blocked = '1' where user_name = 'bayi'`.execute(app.db)
    vi.advanceTimersByTime(60_000)
    for (const ended of [old, idle, blocked])
      await eventually(() => ended?.window.ended()).toBe('io server disconnect')
    expect(young?.window.socket.connected).toBe(true)
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from now() - last_seen_at) / 60)::integer as minutes from sys_sessions
      where token_hash = ${hashToken(young?.sesion_id ?? '')}`.execute(app.db)
    expect(rows[0]?.minutes).toBe(50)
    vi.useRealTimers()
  })
})
