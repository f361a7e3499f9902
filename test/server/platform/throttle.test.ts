import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '#platform/server/entrance/passwords.ts'
import { readSettings } from '#platform/server/settings.ts'
import { failureDelay } from '#platform/server/entrance/throttle.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { PASSWORD } from '#test/server/company.ts'

const LIMIT = 5
const FAILED_SIGN_INS = 20

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ callLimit: LIMIT })
})

async function statusOf(caller: Caller): Promise<[http: number, err: string | undefined]> {
  const response = await app.post('/sys_unvan/list', { sesion_id: caller.sesion_id })
  const { err } = (await response.json()) as { err?: string }
  return [response.status, err]
}

const OK = [200, undefined]
const PAUSED = [429, 'too_many_requests']

const subjectOf = (caller: Caller) => `session:${hashToken(caller.sesion_id ?? '')}`
const lift = (subject: string) => app.db.deleteFrom('sys_blocks').where('subject', '=', subject).execute()
const pause = (subject: string) =>
  app.db
    .insertInto('sys_blocks')
    .values({ subject, reason: 'test', until: sql<string>`now() + interval '15 minutes'` })
    .execute()
const runOut = (subject: string) =>
  app.db
    .updateTable('sys_blocks')
    .set({ until: sql<string>`now()` })
    .where('subject', '=', subject)
    .execute()

describe('a session that calls too often', () => {
  test('is paused alone, until the pause is lifted', async () => {
    const [busy, calm] = [await app.as('personel'), await app.as('personel')]
    for (let calls = 0; calls < LIMIT; calls += 1) expect(await statusOf(busy)).toEqual(OK)
    for (let calls = 0; calls < 3; calls += 1) expect(await statusOf(busy)).toEqual(PAUSED)
    expect(await statusOf(calm)).toEqual(OK)
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from until - now()) / 60)::integer as minutes from sys_blocks
      where subject = ${subjectOf(busy)}`.execute(app.db)
    expect(rows).toEqual([{ minutes: 15 }])
    expect(readSettings({}).callLimit).toBe(1_500)
    await lift(subjectOf(busy))
    expect(await statusOf(busy)).toEqual(OK)
  })

  test('acts, reads and what a window reads again are counted apart; for the last nobody is paused', async () => {
    const caller = await app.as('personel')
    const again = () => app.post('/sys_unvan/list', { sesion_id: caller.sesion_id, is_refetch: true })
    const act = () => caller.refused('/musteri_gorusme/create', { cus_id: 0 })
    for (let calls = 0; calls < LIMIT; calls += 1) {
      expect(await statusOf(caller)).toEqual(OK)
      expect(await (await again()).json()).toMatchObject({ status: { isContinue: true } })
      expect((await act()).code).not.toBe('too_many_requests')
    }
    const refused = await again()
    expect([refused.status, await refused.json()]).toMatchObject([200, { err: 'server_busy' }])
    expect(Number(refused.headers.get('retry-after-ms'))).toBe(30_000)
    expect(
      (await app.post('/sys_unvan/list', { sesion_id: caller.sesion_id, is_refetch: true })).status,
    ).toBe(200)
    expect(await statusOf(caller)).toEqual(PAUSED)
    await lift(subjectOf(caller))
  })

  test('says so in words', async () => {
    const caller = await app.as('personel')
    await pause(subjectOf(caller))
    expect(await caller.refused('/sys_unvan/list')).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('Too many requests'),
    })
  })

  test('comes back when the pause has run out', async () => {
    const caller = await app.as('satis')
    await pause(subjectOf(caller))
    expect(await statusOf(caller)).toEqual(PAUSED)
    await runOut(subjectOf(caller))
    expect(await statusOf(caller)).toEqual(OK)
  })

  test('is paused on every node at once, also where it was quiet', async () => {
    const caller = await app.as('satis')
    expect(await statusOf(caller)).toEqual(OK)
    await pause(subjectOf(caller))
    expect(await statusOf(caller)).toEqual(PAUSED)
    await lift(subjectOf(caller))
    expect(await statusOf(caller)).toEqual(OK)
  })
})

describe('a session that was paused', () => {
  const login = async (mark: string, more: object = {}) => {
    const response = await app.post(
      '/login',
      { user_name: 'satis', user_pass: PASSWORD, ...more },
      { cookie: `wk_device=${mark}` },
    )
    const { sesion_id = '' } = (await response.json()) as { sesion_id?: string }
    const cookie = /wk_remember=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0]
    return { status: response.status, sesion_id, cookie }
  }
  const call = (sesion_id: string, mark: string) =>
    app.post('/sys_unvan/list', { sesion_id }, { cookie: `wk_device=${mark}` })

  /** Calls until the session is paused. */
  async function exhaust(sesion_id: string, mark: string): Promise<void> {
    for (let calls = 0; calls < LIMIT; calls += 1) expect((await call(sesion_id, mark)).status).toBe(200)
    const paused = await call(sesion_id, mark)
    expect(paused.status).toBe(429)
    expect(await paused.json()).toMatchObject({ status: { params: { way_back: 'sign_in' } } })
  }

  test('cannot go on under a new one that needs no password; the password lets its person back in at once', async () => {
    const { sesion_id, cookie } = await login('busy', { remember_me: '1' })
    const other = await login('busy')
    await exhaust(sesion_id, 'busy')
    expect((await call(other.sesion_id, 'busy')).status).toBe(429)
    const byCookie = await app.post('/token', {}, { cookie: `wk_device=busy; ${cookie}` })
    expect([byCookie.status, await byCookie.json()]).toMatchObject([429, { err: 'too_many_requests' }])
    const events = app.db.selectFrom('sys_security_events').select('detail').where('event', '=', 'pause_set')
    expect(await events.execute()).toContainEqual({ detail: 'session: too_many_calls' })

    const back = await login('busy')
    expect(back.status).toBe(200)
    expect((await call(back.sesion_id, 'busy')).status).toBe(200)
    expect((await call(other.sesion_id, 'busy')).status).toBe(200)
    expect(await (await call(sesion_id, 'busy')).json()).toMatchObject({ err: 'ERR_108' })
  })

  test('is not let back in more than twice an hour, on this device or another, until the pause is lifted', async () => {
    await app.db.deleteFrom('sys_blocks').execute()
    let sesion_id = ''
    for (let times = 0; times < 3; times += 1) {
      ;({ sesion_id } = await login('program'))
      await exhaust(sesion_id, 'program')
    }
    expect((await login('program')).status).toBe(429)
    expect((await login('elsewhere')).status).toBe(429)
    await lift(`session:${hashToken(sesion_id)}`)
    expect((await login('program')).status).toBe(200)
  })
})

describe('an address that fails on several accounts', () => {
  const names = ['admin', 'admin2', 'personel', 'bayiadmin', 'bayi', 'fremd']
  const from = (mark: string, user_name: string, user_pass: string) =>
    app.post('/login', { user_name, user_pass }, { cookie: `wk_device=${mark}` })

  test('is paused for new devices; those on which somebody signed in before work on', async () => {
    const known = await from('known', 'satis', PASSWORD)
    const { sesion_id } = (await known.json()) as { sesion_id: string }
    const tries = await Promise.all(names.map((name, index) => from(`new${index}`, name, 'Falsch123')))
    expect(tries.map(({ status }) => status).filter((status) => status === 429).length).toBeGreaterThan(0)
    expect((await from('unknown', 'satis', PASSWORD)).status).toBe(429)
    expect((await app.post('/sys_unvan/list', { sesion_id })).status).toBe(429)

    expect((await from('known', 'satis', PASSWORD)).status).toBe(200)
    const call = await app.post('/sys_unvan/list', { sesion_id }, { cookie: 'wk_device=known' })
    expect(call.status).toBe(200)
    await app.db.deleteFrom('sys_blocks').execute()
    expect((await from('unknown', 'satis', PASSWORD)).status).toBe(200)
  })

  test('is answered later with each wrong try', async () => {
    app.forgetWaits()
    for (let tries = 0; tries < 6; tries += 1) await from('late', 'niemand', 'Falsch123')
    expect(app.waits).toHaveLength(6)
    expect(app.waits.at(-1)).toBeGreaterThan(app.waits[0] ?? 0)
    expect([1, 3, 4, 5, 6, 7, 8, 9, 50].map(failureDelay)).toEqual([
      0, 0, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000,
    ])
  })
})

describe('a device that keeps failing to sign in', () => {
  const cookie = (mark: string) => ({ cookie: `wk_device=${mark}` })
  const callFrom = async (mark: string, path: string, body: object = {}) =>
    (await app.post(path, body, cookie(mark))).status
  const signIn = (mark: string, user_name: string) =>
    callFrom(mark, '/login', { user_name, user_pass: 'Falsch123' })

  test('is shut out of every call, and no other device with it', async () => {
    const tries = Array.from({ length: FAILED_SIGN_INS }, (_, index) => signIn('one', `niemand${index}`))
    expect(new Set(await Promise.all(tries))).toEqual(new Set([200]))
    expect(await signIn('one', 'niemand')).toBe(429)
    for (const path of ['/login', '/token', '/login_otp_send', '/reset_password_link', '/reset_password'])
      expect([path, await callFrom('one', path)]).toEqual([path, 429])

    expect(await signIn('two', 'niemand')).toBe(200)
    const { sesion_id } = await app.as('personel')
    expect(await callFrom('one', '/sys_unvan/list', { sesion_id })).toBe(429)
    expect(await callFrom('two', '/sys_unvan/list', { sesion_id })).toBe(200)

    const { subject } = await app.db
      .selectFrom('sys_blocks')
      .select('subject')
      .where('subject', 'like', 'device:%')
      .executeTakeFirstOrThrow()
    await lift(subject)
    expect(await signIn('one', 'niemand')).toBe(200)
  })
})
