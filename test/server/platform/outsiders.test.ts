import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#app/endpoints.ts'
import { defineCall, done } from '#core/calls.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { PER_PURPOSE } from '#platform/server/entrance/outsiders.ts'
import { forgetCounts } from '#platform/server/entrance/throttle.ts'
import { serveOwn, startTestApp } from '#test/server/app.ts'
import { PASSWORD, people } from '#test/server/company.ts'

const app = await startTestApp()

beforeEach(forgetCounts)

const inVain: Record<string, object> = {
  '/login': { user_name: 'niemand', user_pass: 'Falsch123' },
  '/token': { fcm: null },
  '/logout': {},
  '/login_otp_send': { challenge: 'erfunden' },
  '/login_otp_confirm': { challenge: 'erfunden', code: '123456' },
  '/reset_password_link': { email: 'niemand@example.com' },
  '/reset_password': { email: 'satis@example.com', user_pass: 'NeuesPasswort9', reset_link: 'erfunden' },
  '/error_log/create': { message: 'erfunden' },
  '/call/event': { token: 'erfunden', event: 'newCall', callId: '1' },
}

const publicPaths = endpoints.filter(({ who }) => who === 'public').map(({ path }) => path)

test('every call that anybody can make is tried here', () => {
  expect(Object.keys(inVain).toSorted()).toEqual(publicPaths.toSorted())
})

test.each(publicPaths)('%s in vain locks nobody and waits without a connection', async (path) => {
  const held: number[] = []
  app.forgetWaits()
  for (let tries = 0; tries < 6; tries += 1) {
    const { status } = await app.raw(path, { ...inVain[path] })
    expect(status.isContinue ? '' : status.code).not.toBe('ERR_500')
    const { rows } = await sql<{ busy: number }>`
      select count(*) as busy from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(app.db)
    held.push(rows[0]?.busy ?? 0)
  }
  expect(held).toEqual([0, 0, 0, 0, 0, 0])
})

test('a wrong link does not touch the row of the person', async () => {
  await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('sys_users').select('id').where('id', '=', people.satis.id).forUpdate().execute()
    const { code } = await app.refused('/reset_password', inVain['/reset_password'] as never)
    expect(code).toBe('ERR_103')
  })
})

test('what waits inside a transaction fails, whatever it waits for', async () => {
  const writing = (path: string, run: Parameters<typeof serve>[1]) =>
    serve(defineCall({ path, who: 'public', writes: true, input: z.object({}), answer: done }), run)
  const own = await serveOwn(app, [
    writing('/waits', async ({ services }) => (await services.wait(1), {})),
    writing('/sends', async ({ services }) => (await services.sendCode?.('1', '2', '3'), {})),
  ])
  for (const path of ['/waits', '/sends']) expect((await own.fault(path)).code).toBe('ERR_500')
})

test('calls of outsiders that stand still hold no call of a person up', async () => {
  const caller = await app.as('personel')
  await caller.call('/sys_unvan/list')
  const strangers = await app.db.transaction().execute(async (trx) => {
    await sql`lock table sys_reset_links in access exclusive mode`.execute(trx)
    const running = Array.from({ length: 40 }, () =>
      app.refused('/reset_password', { ...inVain['/reset_password'] }),
    )
    for (let reads = 0; reads < 20; reads += 1)
      expect((await caller.call('/sys_unvan/list')).status.isContinue).toBe(true)
    return { running }
  })
  await Promise.all(strangers.running)
})

test('one address that asks too often for one purpose still has the others, and is answered later', async () => {
  const ask = () => app.post('/error_log/create', { message: 'Flut' }, { cookie: 'wk_device=flood' })
  for (let calls = 0; calls < PER_PURPOSE; calls += 1) await ask()
  app.forgetWaits()
  expect((await ask()).status).toBe(429)
  expect(app.waits).toEqual([1_000])
  const login = await app.post('/login', { user_name: 'satis', user_pass: PASSWORD })
  expect(login.status).toBe(200)
})

test('an invented session is looked for among the outsiders, a found one no more', async () => {
  const caller = await app.as('satis')
  await caller.call('/sys_unvan/list')
  for (let calls = 0; calls <= PER_PURPOSE; calls += 1)
    await app.post('/sys_unvan/list', { sesion_id: `erfunden${calls}` })
  const invented = await app.post('/sys_unvan/list', { sesion_id: 'erfunden' })
  expect(invented.status).toBe(429)
  expect((await caller.call('/sys_unvan/list')).status.isContinue).toBe(true)
})
