import { randomUUID } from 'node:crypto'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import { CALLS_AT_A_TIME, createApp, type App } from '#app/create-app.ts'
import { seedDemoCompany } from '#db/seed/demo.ts'
import { seedReferenceLists } from '#db/seed/reference-lists.ts'
import { firstAdministratorLink } from '#modules/users/server/first-administrator.ts'
import type { CallTypes, FileAnswer } from '#core/calls.ts'
import type { Answer, callEnvelope, RefusalStatus } from '#core/envelope.ts'
import { forgetCounts } from '#platform/server/entrance/throttle.ts'
import type { Endpoint } from '#platform/server/calls/endpoint.ts'
import { createPool } from '#platform/server/database/database.ts'
import { createHttpApp } from '#platform/server/http.ts'
import { createSession } from '#platform/server/entrance/sessions.ts'
import { forgetSpent } from '#platform/server/entrance/outsiders.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { checkAnswer } from './answers.ts'
import { people, type Person } from './company.ts'
import { atEndOfFile } from './cleanup.ts'
import { clonedFrom, databaseUrl, EMPTY, TEMPLATE } from './global-setup.ts'
import { keepReads } from './reads.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a raw call knows nothing of its answer
export type AnyAnswer = { status: Answer['status']; datalist?: any[]; [field: string]: any }

type Path = keyof CallTypes

/** The fields that may be missing, such as those that a schema fills in itself, need not be named. */
type Spared<Fields> = Fields extends object
  ? { [F in keyof Fields as undefined extends Fields[F] ? F : never]?: Fields[F] } & {
      [F in keyof Fields as undefined extends Fields[F] ? never : F]: Fields[F]
    }
  : Fields

/** What a call takes: its own fields, and those that every call may carry. */
export type Input<P extends Path> = Spared<CallTypes[P]['input']> & z.input<typeof callEnvelope>

/** The input of a call; that of one that needs none may be left out. */
type Given<P extends Path> =
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- what is assignable needs no field
  Record<never, never> extends Spared<CallTypes[P]['input']> ? [input?: Input<P>] : [input: Input<P>]

/** What a call answers when it went through; of a file only that it came. */
export type Answered<P extends Path> = Pick<Answer, 'version' | 'changed' | 'written'> & {
  status: { isContinue: true }
} & (CallTypes[P]['answer'] extends FileAnswer ? unknown : CallTypes[P]['answer'])

export type Caller = {
  sesion_id: string | null
  /** What a call answers; fails the test when it is refused or meets an unexpected error. */
  call<P extends Path>(path: P, ...given: Given<P>): Promise<Answered<P>>
  /** The refusal; fails the test when the call went through or met an unexpected error. */
  refused(path: string, body?: Record<string, unknown>): Promise<RefusalStatus>
  /** An unexpected error that the test has provoked. */
  fault(path: string, body?: Record<string, unknown>): Promise<RefusalStatus>
  /** As `call`, where the path is only known when the test runs, or is a test's own. */
  untyped(path: string, body?: Record<string, unknown>): Promise<AnyAnswer>
  /** Whatever comes back, for paths and bodies that are not declared and for calls of which one may lose. */
  raw(path: string, body?: Record<string, unknown>): Promise<AnyAnswer>
}

/** A listening HTTP server, and users who call it. */
export type Face = Caller & {
  url: string
  as(person: Person): Promise<Caller>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
}

export type TestApp = Face & {
  app: App
  databaseUrl: string
  db: App['services']['db']
  setNow(now: string | null): void
  /** The last code that was sent to a phone. */
  sentCodes: { phone: string; code: string }[]
  /** How long answers would have been delayed; tests do not wait. */
  waits: number[]
  /** Forgets how long callers were kept waiting, and what strangers have used of their time. */
  forgetWaits(): void
}

/** Files that an app stores beside its database, such as backups. */
const DATA_DIR = join(tmpdir(), 'weinkontor-tests')

type OwnDatabase = { url: string; drop(): Promise<void> }

/** A database for one test, which the caller must drop. */
export async function cloneDatabase(template = TEMPLATE): Promise<OwnDatabase> {
  const adminUrl = inject('adminUrl')
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await admin(`CREATE DATABASE ${name} ${clonedFrom(template)}`)
  return { url: databaseUrl(adminUrl, name), drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** The whole app on its own clone of the template database, reached over HTTP. Closed after the test file. */
export async function startTestApp(settings: Partial<Settings> = {}, port = 0): Promise<TestApp> {
  return startUntilEnd(await cloneDatabase(), settings, port)
}

/** The whole app with a small demo company, so that no screen is empty. Closed after the test file. */
export async function startDemoApp(scale = 0.02): Promise<TestApp> {
  const database = await cloneDatabase(EMPTY)
  const pool = createPool(database.url, 2)
  const client = await pool.connect()
  await seedDemoCompany(client, { scale })
  client.release()
  await pool.end()
  return startUntilEnd(database, {})
}

/** A company that is just being set up, and the link for the password of its first administrator. */
export async function startEmptyApp(port = 0): Promise<TestApp & { passwordLink: string }> {
  const database = await cloneDatabase(EMPTY)
  const pool = createPool(database.url, 2)
  const client = await pool.connect()
  await seedReferenceLists(client, false)
  const passwordLink = await firstAdministratorLink(client, { ...readSettings({ DATA_DIR }), publicUrl: '' })
  client.release()
  await pool.end()
  return { ...(await startUntilEnd(database, {}, port)), passwordLink }
}

async function startUntilEnd(database: OwnDatabase, settings: Partial<Settings>, port = 0): Promise<TestApp> {
  const started = await startNode(database.url, settings, port)
  forgetCounts()
  forgetSpent()
  atEndOfFile(async () => {
    try {
      await keepReads(started)
    } finally {
      await started.app.close()
      await database.drop()
    }
  })
  return started
}

/** A further app node on the same database. */
export async function startNode(url: string, settings: Partial<Settings> = {}, port = 0): Promise<TestApp> {
  let now: Temporal.Instant | null = null
  const sentCodes: TestApp['sentCodes'] = []
  const waits: number[] = []
  const app = await createApp({
    databaseUrl: url,
    settings: {
      ...readSettings({ DATA_DIR }),
      callLimit: 1_000_000,
      waitLimitMs: 60_000,
      logLevel: 'error',
      ...settings,
    },
    now: () => now ?? Temporal.Now.instant(),
    // With a mail server codes are sent by mail.
    sendCode: settings.smtpUrl ? null : async (phone, code) => void sentCodes.push({ phone, code }),
    wait: async (ms) => void waits.push(ms),
    checkAnswer,
    // However busy the machine is, what waits for each other in a test must be able to run at the same time.
    pace: { atATime: () => CALLS_AT_A_TIME, wantMore: () => undefined, stop: () => undefined },
  })
  return {
    ...(await listen(app.http, app.services, port)),
    app,
    databaseUrl: url,
    db: app.services.db,
    sentCodes,
    waits,
    forgetWaits: () => {
      waits.length = 0
      forgetSpent()
    },
    setNow: (value) => void (now = value === null ? null : Temporal.Instant.from(value)),
  }
}

/** Endpoints of the test's own on the services of a running app. Closed after the test file. */
export async function serveOwn(
  { app: { services } }: TestApp,
  endpoints: readonly Endpoint[],
): Promise<Face & { http: FastifyInstance }> {
  const http = createHttpApp(endpoints, services)
  atEndOfFile(() => http.close())
  return { ...(await listen(http, services)), http }
}

async function listen(http: FastifyInstance, { db }: App['services'], port = 0): Promise<Face> {
  await http.listen({ port, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  const post: Face['post'] = (path, body, headers = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    ...caller(url, null),
    url,
    post,
    as: async (person) =>
      caller(url, await createSession(db, people[person].id, { host: 'test', device: 'test' })),
  }
}

const agent = new Agent({ keepAlive: true })

/** Posts over keep-alive connections, far cheaper than fetch(), as the tests make tens of thousands of calls. */
const send = (address: string, body: string) =>
  new Promise<{ headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const asked = request(address, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.once('error', reject).once('end', () => resolve({ headers: response.headers, text }))
    })
    asked.once('error', reject).end(body)
  })

const FAULT = 'ERR_500'

type IsExpected = (status: RefusalStatus) => boolean

function caller(url: string, sesion_id: string | null): Caller {
  const raw: Caller['raw'] = async (path, body = {}) => {
    const sent = { sesion_id, _onLine: true, CURRENT_DATE: '2026-01-01', ...body }
    const { headers, text } = await send(`${url}/api${path}`, JSON.stringify(sent))
    const isFile = 'content-disposition' in headers
    return isFile ? { status: { isContinue: true } } : (JSON.parse(text) as AnyAnswer)
  }
  const accepted = async (path: string, body: object = {}) => {
    const answer = await raw(path, { ...body })
    if (!answer.status.isContinue) throw new Error(`${path} answered ${JSON.stringify(answer.status)}`)
    return answer
  }
  const statusOf = async (path: string, body: Record<string, unknown> = {}, isExpected: IsExpected) => {
    const { status, ...answer } = await raw(path, body)
    if (status.isContinue || !isExpected(status))
      throw new Error(
        `${path} was expected to be refused but answered ${JSON.stringify({ status, ...answer })}`,
      )
    return status
  }
  return {
    sesion_id,
    call: accepted as Caller['call'],
    untyped: accepted,
    raw,
    refused: (path, body) => statusOf(path, body, ({ code }) => code !== FAULT),
    fault: (path, body) => statusOf(path, body, ({ code }) => code === FAULT),
  }
}
