import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createApp, type App } from '#app/create-app.ts'
import type { Answer, RefusalStatus } from '#core/envelope.ts'
import { createSession } from '#platform/server/sessions.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { people, type Person } from './company.ts'
import { databaseUrl, TEMPLATE } from './global-setup.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
export type AnyAnswer = { status: Answer['status']; datalist?: any[]; [field: string]: any }

export type Caller = {
  sesion_id: string | null
  call(path: string, body?: Record<string, unknown>): Promise<AnyAnswer>
  /** The code of the refusal; fails the test when the call went through. */
  refused(path: string, body?: Record<string, unknown>): Promise<RefusalStatus>
}

export type TestApp = Caller & {
  app: App
  url: string
  databaseUrl: string
  db: App['services']['db']
  as(person: Person): Promise<Caller>
  setNow(now: string | null): void
  /** The last code that was sent to a phone. */
  sentCodes: { phone: string; code: string }[]
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
}

async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const adminUrl = inject('adminUrl')
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await admin(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  return { url: databaseUrl(adminUrl, name), drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** The whole app on its own clone of the template database, reached over HTTP. Closed after the test file. */
export async function startTestApp(settings: Partial<Settings> = {}): Promise<TestApp> {
  const database = await cloneDatabase()
  const started = await startNode(database.url, settings)
  afterAll(async () => {
    await started.app.close()
    await database.drop()
  })
  return started
}

/** A further app node on the same database. */
export async function startNode(url: string, settings: Partial<Settings> = {}): Promise<TestApp> {
  let now: Temporal.Instant | null = null
  const sentCodes: TestApp['sentCodes'] = []
  const app = await createApp({
    databaseUrl: url,
    settings: { ...readSettings({}), callLimit: 1_000_000, logLevel: 'error', ...settings },
    now: () => now ?? Temporal.Now.instant(),
    sendCode: async (phone, code) => void sentCodes.push({ phone, code }),
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const post: TestApp['post'] = (path, body, headers = {}) =>
    fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    ...caller(post, null),
    app,
    url: base,
    databaseUrl: url,
    db: app.services.db,
    sentCodes,
    post,
    setNow: (value) => void (now = value === null ? null : Temporal.Instant.from(value)),
    as: async (person) =>
      caller(post, await createSession(app.services.db, people[person].id, { host: 'test', device: 'test' })),
  }
}

function caller(post: TestApp['post'], sesion_id: string | null): Caller {
  const call: Caller['call'] = async (path, body = {}) => {
    const response = await post(path, { sesion_id, _onLine: true, CURRENT_DATE: '2026-01-01', ...body })
    return (await response.json()) as AnyAnswer
  }
  return {
    sesion_id,
    call,
    refused: async (path, body) => {
      const answer = await call(path, body)
      if (answer.status.isContinue)
        throw new Error(`${path} was expected to be refused but answered ${JSON.stringify(answer)}`)
      return answer.status
    },
  }
}
