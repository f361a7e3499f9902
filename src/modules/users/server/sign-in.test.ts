import { createHook } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { hashToken } from '#platform/server/entrance/passwords.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { PASSWORD, people } from '#test/server/company.ts'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { atOnce, codeOf } from '#test/server/users.ts'

const app = await startTestApp()
const picture = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')
const WRONG = 'Falsch123'

const lockState = (id: number) =>
  app.db
    .selectFrom('sys_users')
    .select(['failed_login_try_count', 'blocked'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const login = (user_name: string, user_pass = PASSWORD, more = {}) =>
  app.raw('/login', { user_name, user_pass, ...more })

beforeEach(async () => {
  await app.db
    .updateTable('sys_users')
    .set({ failed_login_try_count: 0, blocked: '0', sil: '0' })
    .where('id', '>', 1)
    .execute()
  await app.db
    .updateTable('sys_country_code')
    .set({ system_start_time: '00:00', system_end_time: '00:00' })
    .execute()
  app.setNow(null)
})

describe('/login', () => {
  test('answers what the browser needs to begin, and no password', async () => {
    const answer = await login('ADMIN')
    expect(answer.user).toEqual({
      id: people.admin.id,
      name: 'admin',
      sur_name: 'Test',
      name_surname: 'admin Test',
      email: 'admin@example.com',
      user_name: 'admin',
      photoURL: null,
      user_level: 1,
      bayi: 1,
      random_customer_access: '0',
      country_code: 'DE',
      info: { uid: people.admin.id },
    })
    expect(answer).toMatchObject({
      remember_me: false,
      chat_list: [],
      notification_list: [],
      company: { id: 1 },
    })
    expect(answer.ref_data.sys_users).toBeGreaterThan(0)
    expect(JSON.stringify(answer)).not.toMatch(/user_pass|argon2|fcm/)
    const { status } = await app.call('/sys_users/list', { sesion_id: answer.sesion_id })
    expect(status.isContinue).toBe(true)
    const stored = await app.db.selectFrom('sys_sessions').select('token_hash').execute()
    expect(stored.map((row) => row.token_hash)).not.toContain(answer.sesion_id)
    expect(Buffer.from(answer.sesion_id, 'base64url')).toHaveLength(32)
  })

  test('names the picture, the conversations and the tasks that wait', async () => {
    const [sender, receiver] = [await app.as('admin'), await app.as('satis')]
    await receiver.call('/chat/profile/update', { base_64: picture })
    const to = { uid: people.satis.id }
    await sender.call('/chat/messages/send', { client_id: randomUUID(), message: 'Guten Morgen', ...to })
    const task = { reciver_usr: people.satis.id, belge_tip: 0, sender_msg: 'Bitte anrufen' }
    const { save_response } = await sender.call('/takip/gorevler/create', task)
    const answer = await login('satis')
    expect(answer.user.photoURL).toBe('/chat/avatars/get')
    expect(answer.chat_list).toMatchObject([
      { id: people.admin.id, isRoom: false, isRead: false, unread: 1, name_surname: 'admin Test' },
    ])
    expect(answer.notification_list).toMatchObject([
      { id: save_response?.id, gonderen: 'admin Test', sender_msg: 'Bitte anrufen' },
    ])
    expect((await login('personel')).chat_list).toEqual([])
    expect((await login('admin')).notification_list).toEqual([])
    const again = await receiver.call('/token')
    expect([again.chat_list, again.notification_list]).toEqual([answer.chat_list, answer.notification_list])
  })

  test('needs a name and a password', async () => {
    const refusal = await app.refused('/login', { user_name: ' ', user_pass: '' })
    expect(refusal.code).toBe('lutfen_girdiginiz_bigileri_kontrol_ediniz')
    expect(refusal.fields).toEqual({ user_name: 'requiredField', user_pass: 'requiredField' })
  })

  test('knows neither strangers nor the system nor deleted users', async () => {
    await app.db.updateTable('sys_users').set({ sil: '1' }).where('id', '=', people.satis.id).execute()
    for (const name of ['niemand', 'unassigned', 'satis', "' or 1=1 --"]) {
      expect(codeOf(await login(name))).toBe('ERR_101')
    }
  })
})

describe('lockout', () => {
  test('goes through the worked example over HTTP', async () => {
    const admin = await app.as('admin')
    for (const { step, act, answer, count, blocked } of vectors.lockout) {
      const reply =
        act === 'admin unblocks'
          ? await admin.call('/sys_users/update', { id: people.personel.id, blocked: '0' })
          : await login('personel', act === 'right' ? PASSWORD : WRONG)
      expect([step, act === 'admin unblocks' ? '–' : codeOf(reply)]).toEqual([step, answer])
      const state = { failed_login_try_count: count, blocked: String(blocked) }
      expect([step, await lockState(people.personel.id)]).toEqual([step, state])
    }
  })

  test('counts three wrong passwords at once exactly, and ends nobody’s work', async () => {
    const inside = await app.as('satis')
    const wrong = () => login('satis', WRONG)
    const codes = (await atOnce(app.db, people.satis.id, [wrong, wrong, wrong])).map(codeOf)
    expect(codes.toSorted()).toEqual(['ERR_100', 'ERR_100', 'ERR_USER_BLOCKED'])
    expect(await lockState(people.satis.id)).toEqual({ failed_login_try_count: 3, blocked: '1' })
    expect(codeOf(await login('satis'))).toBe('ERR_USER_BLOCKED')
    expect(codeOf(await inside.call('/sys_users/list'))).toBe('ok')
    expect(codeOf(await inside.call('/token'))).toBe('ok')
    const mails = app.db.selectFrom('mail_outbox').select(['kind', 'body_text'])
    expect(await mails.where('recipient', '=', 'satis@example.com').execute()).toEqual([
      { kind: 'account_locked', body_text: '' },
    ])
  })

  test('costs as much for an unknown name and a blocked account as for a wrong password', async () => {
    await app.db.updateTable('sys_users').set({ blocked: '1' }).where('id', '=', people.satis.id).execute()
    // The first unknown name creates the dummy hash for the others.
    await login('niemand', WRONG)
    for (const name of ['niemand', 'satis', 'bayi']) expect([name, await hashesOf(name)]).toEqual([name, 1])
  })
})

/** How many password hashes a sign-in computes, which take most of its time. */
async function hashesOf(name: string): Promise<number> {
  let hashes = 0
  const watch = createHook({ init: (_, type) => void (hashes += Number(type === 'ARGON2REQUEST')) }).enable()
  await login(name, WRONG)
  watch.disable()
  return hashes
}

describe('working hours', () => {
  const MORNING = '2026-03-02T06:59:00Z' // 07:59 in Berlin
  const NOON = '2026-03-02T11:00:00Z'
  const EVENING = '2026-07-01T16:00:00Z' // 18:00 in Berlin, summer time

  const limitGermany = () =>
    app.db
      .updateTable('sys_country_code')
      .set({ system_start_time: '08:00', system_end_time: '18:00' })
      .where('country_code', '=', 'DE')
      .execute()

  test.each([
    [MORNING, 'personel', 'ERR_106'],
    [NOON, 'personel', 'ok'],
    [EVENING, 'personel', 'ERR_107'],
    [EVENING, 'bayiadmin', 'ERR_107'],
    [EVENING, 'admin', 'ok'],
  ])('at %s %s: %s', async (now, name, code) => {
    await limitGermany()
    app.setNow(now)
    expect(codeOf(await login(name))).toBe(code)
  })

  test('speak after the password and at every call', async () => {
    await limitGermany()
    const inside = await app.as('personel')
    app.setNow(EVENING)
    expect(codeOf(await login('personel', WRONG))).toBe('ERR_100')
    expect((await inside.refused('/sys_users/list')).code).toBe('ERR_107')
    expect((await inside.refused('/sys_users/create')).code).toBe('ERR_107')
    app.setNow(NOON)
    expect(codeOf(await inside.call('/sys_users/list'))).toBe('ok')
  })

  test("are the company's for a user without a country", async () => {
    await limitGermany()
    app.setNow(EVENING)
    const country = (country_code: string | null) =>
      app.db.updateTable('sys_users').set({ country_code }).where('id', '=', people.fremd.id).execute()
    await country(null)
    expect(codeOf(await login('fremd'))).toBe('ERR_107')
    await country('AT')
    expect(codeOf(await login('fremd'))).toBe('ok')
  })
})

describe('signing out', () => {
  const OFF_HOURS = '2026-01-13T03:00:00Z'
  const isOpen = async (sesion_id: string | null) =>
    (
      await app.db
        .selectFrom('sys_sessions')
        .select('host')
        .where('token_hash', '=', hashToken(sesion_id ?? ''))
        .execute()
    ).length > 0

  test('works outside the working hours, from a paused device, and without a session', async () => {
    await app.db
      .updateTable('sys_country_code')
      .set({ system_start_time: '08:00', system_end_time: '18:00' })
      .where('country_code', '=', 'DE')
      .execute()
    const satis = await app.as('satis')
    app.setNow(OFF_HOURS)
    expect((await satis.refused('/sys_unvan/list')).code).toBe('ERR_106')
    expect(codeOf(await satis.call('/logout'))).toBe('ok')
    expect(await isOpen(satis.sesion_id)).toBe(false)
    app.setNow(null)
    await app.db
      .updateTable('sys_country_code')
      .set({ system_start_time: '00:00', system_end_time: '00:00' })
      .where('country_code', '=', 'DE')
      .execute()
    expect(codeOf(await app.untyped('/logout', { sesion_id: null }))).toBe('ok')
  })

  test('takes the remembered sign-in along though the session has ended', async () => {
    const entered = await app.post('/login', { user_name: 'satis', user_pass: PASSWORD, remember_me: '1' })
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    expect(cookie).toContain('wk_remember=')
    await app.db.deleteFrom('sys_sessions').execute()
    const left = await app.post('/logout', { sesion_id: 'x' }, { cookie })
    expect(left.headers.getSetCookie().join()).toMatch(/wk_remember=;/)
    expect(await app.db.selectFrom('sys_remember_tokens').select('user_id').execute()).toEqual([])
  })
})

describe('a session', () => {
  const age = (column: 'created_at' | 'last_seen_at', minutes: number) =>
    app.db
      .updateTable('sys_sessions')
      .set({ [column]: new Date(Date.now() - minutes * 60_000).toISOString() })
      .where('user_id', '=', people.bayi.id)
      .execute()

  test.each([
    ['last_seen_at', 59, 'ok'],
    ['last_seen_at', 61, 'ERR_108'],
    ['created_at', 12 * 60 - 1, 'ok'],
    ['created_at', 12 * 60 + 1, 'ERR_108'],
  ] as const)('whose %s is %i minutes old: %s', async (column, minutes, code) => {
    const bayi = await app.as('bayi')
    await age(column, minutes)
    expect(codeOf(await bayi.raw('/sys_users/list'))).toBe(code)
  })

  test('is needed: none, an empty and an invented one are refused', async () => {
    for (const sesion_id of [null, '', 'invented']) {
      expect((await app.refused('/sys_users/list', { sesion_id })).code).toBe('ERR_108')
      expect(codeOf(await app.untyped('/logout', { sesion_id }))).toBe('ok')
    }
  })

  test('ends at sign-out, the one on another device does not', async () => {
    const [here, there] = [await app.as('bayi'), await app.as('bayi')]
    expect(codeOf(await here.call('/logout'))).toBe('ok')
    expect((await here.refused('/sys_users/list')).code).toBe('ERR_108')
    expect(codeOf(await there.call('/sys_users/list'))).toBe('ok')
  })
})
