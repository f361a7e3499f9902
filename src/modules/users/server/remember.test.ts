import { describe, expect, test } from 'vitest'
import { startTestApp, type AnyAnswer } from '#test/server/app.ts'
import { PASSWORD, people } from '#test/server/company.ts'
import { codeOf } from '#test/server/users.ts'

const app = await startTestApp()

describe('the remembered sign-in', () => {
  const jar = (response: Response) =>
    response.headers.getSetCookie().find((cookie) => cookie.startsWith('wk_remember=')) ?? ''
  const pair = (cookie: string) => cookie.split(';')[0] ?? ''
  const loginWith = (remember_me: unknown, cookie = '') =>
    app.post('/login', { user_name: 'bayi', user_pass: PASSWORD, remember_me }, { cookie })
  const exchange = (cookie: string, body = {}) => app.post('/token', body, { cookie })
  const answerOf = async (response: Response) => (await response.json()) as AnyAnswer

  test('is a cookie no script reads, stored as a hash', async () => {
    const response = await loginWith(true)
    const cookie = jar(response)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).toMatch(/Max-Age=2592000/)
    expect((await answerOf(response)).remember_me).toBe(true)
    const tokens = await app.db.selectFrom('sys_remember_tokens').select('token_hash').execute()
    expect(tokens).toHaveLength(1)
    expect(cookie).not.toContain(tokens[0]?.token_hash)
  })

  test('is exchanged once; each exchange brings a new token and a session', async () => {
    const first = pair(jar(await loginWith('1')))
    const exchanged = await exchange(first)
    const second = pair(jar(exchanged))
    const answer = await answerOf(exchanged)
    expect(answer.user.user_name).toBe('bayi')
    expect(codeOf(await app.call('/sys_users/list', { sesion_id: answer.sesion_id }))).toBe('ok')
    expect(second).not.toBe(first)
    expect(codeOf(await answerOf(await exchange(second)))).toBe('ok')
  })

  test('that comes back after its use ends everything that followed from it', async () => {
    const first = pair(jar(await loginWith('1')))
    const exchanged = await exchange(first)
    const { sesion_id } = await answerOf(exchanged)
    const other = await answerOf(await loginWith('1'))
    expect(codeOf(await answerOf(await exchange(first)))).toBe('ERR_108')
    expect(codeOf(await answerOf(await exchange(pair(jar(exchanged)))))).toBe('ERR_108')
    expect(codeOf(await app.raw('/sys_users/list', { sesion_id }))).toBe('ERR_108')
    expect(codeOf(await app.call('/sys_users/list', { sesion_id: other.sesion_id }))).toBe('ok')
    const events = app.db.selectFrom('sys_security_events').select(['event', 'user_name'])
    expect(await events.where('event', '=', 'token_replayed').execute()).toEqual([
      { event: 'token_replayed', user_name: 'bayi' },
    ])
  })

  test('sent by two windows of one browser at once ends nothing', async () => {
    const device = 'wk_device=two-windows'
    const first = pair(jar(await loginWith('1', device)))
    const answers = await Promise.all([1, 2].map(() => exchange(`${device}; ${first}`)))
    const codes = await Promise.all(answers.map(async (answer) => codeOf(await answerOf(answer))))
    expect(codes.toSorted()).toEqual(['ERR_108', 'ok'])
    const next = answers.map((answer) => pair(jar(answer))).find(Boolean) ?? ''
    expect(codeOf(await answerOf(await exchange(`${device}; ${next}`)))).toBe('ok')
  })

  test('is forgotten by a sign-in without it, by sign-out and by age', async () => {
    const unset = pair(jar(await loginWith(true)))
    const cleared = jar(await loginWith(false, unset))
    expect(cleared).toMatch(/^wk_remember=;.*Max-Age=0/)
    expect(codeOf(await answerOf(await exchange(unset)))).toBe('ERR_108')

    const response = await loginWith(true)
    const { sesion_id } = await answerOf(response)
    await app.post('/logout', { sesion_id }, { cookie: pair(jar(response)) })
    expect(codeOf(await answerOf(await exchange(pair(jar(response)))))).toBe('ERR_108')

    const old = pair(jar(await loginWith(true)))
    await app.db.updateTable('sys_remember_tokens').set({ expires_at: new Date().toISOString() }).execute()
    expect(codeOf(await answerOf(await exchange(old)))).toBe('ERR_108')
  })

  test('waits outside the hours and while wrong passwords lock the account, and dies with a block', async () => {
    const cookie = pair(jar(await loginWith(true)))
    await app.db
      .updateTable('sys_country_code')
      .set({ system_start_time: '08:00', system_end_time: '18:00' })
      .execute()
    app.setNow('2026-03-02T20:00:00Z')
    expect(codeOf(await answerOf(await exchange(cookie)))).toBe('ERR_107')
    app.setNow('2026-03-03T10:00:00Z')
    const exchanged = await exchange(cookie)
    expect(codeOf(await answerOf(exchanged))).toBe('ok')
    for (const _ of [1, 2, 3]) await app.refused('/login', { user_name: 'bayi', user_pass: 'Falsch123' })
    const kept = pair(jar(exchanged))
    expect(codeOf(await answerOf(await exchange(kept)))).toBe('ERR_USER_BLOCKED')
    const admin = await app.as('admin')
    const set = (blocked: string) => admin.call('/sys_users/update', { id: people.bayi.id, blocked })
    expect(codeOf(await set('0'))).toBe('ok')
    const again = await exchange(kept)
    expect(codeOf(await answerOf(again))).toBe('ok')
    expect(codeOf(await set('1'))).toBe('ok')
    expect(codeOf(await answerOf(await exchange(pair(jar(again)))))).toBe('ERR_108')
    expect(codeOf(await set('0'))).toBe('ok')
  })

  test('without cookie and session there is nothing to exchange', async () => {
    expect(codeOf(await app.raw('/token'))).toBe('ERR_108')
    expect(codeOf(await app.raw('/token', { sesion_id: 'invented', fcm: 'x' }))).toBe('ERR_108')
  })

  test('a running session is answered again and leaves its push token', async () => {
    const satis = await app.as('satis')
    const answer = await satis.call('/token', { fcm: 'push-1' })
    expect(answer).toMatchObject({
      sesion_id: satis.sesion_id,
      user: { user_name: 'satis' },
      remember_me: false,
    })
    expect(JSON.stringify(answer)).not.toContain('push-1')
    const query = app.db.selectFrom('sys_users').select(['fcm', 'version']).where('id', '=', people.satis.id)
    const stored = await query.executeTakeFirstOrThrow()
    expect(stored.fcm).toBe('push-1')
    await satis.call('/token', { fcm: 'push-1' })
    await satis.call('/token')
    expect(await query.executeTakeFirstOrThrow()).toEqual(stored)
    expect((await satis.refused('/token', { fcm: 'x'.repeat(501) })).fields).toEqual({ fcm: 'too_long' })
  })
})
