import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type AnyAnswer } from '#test/server/app.ts'
import { PASSWORD, people } from '#test/server/company.ts'
import { codeOf } from '#test/server/users.ts'

const app = await startTestApp()
await app.db.insertInto('sys_settings').values({ name: 'otp', value: '1' }).execute()

beforeEach(async () => {
  await app.db.deleteFrom('sys_otp_codes').execute()
  await app.db.deleteFrom('sys_blocks').execute()
  await app.db.deleteFrom('sys_sessions').execute()
  app.sentCodes.length = 0
})

async function challenge(body = {}): Promise<string> {
  const refusal = await app.refused('/login', { user_name: 'personel', user_pass: PASSWORD, ...body })
  expect(refusal.code).toBe('otp_required')
  return String(refusal.params?.challenge)
}

const sent = () => app.sentCodes.at(-1)?.code ?? ''
const wrong = () => (sent() === '000000' ? '000001' : '000000')
const confirm = (token: string, code: string) => app.raw('/login_otp_confirm', { challenge: token, code })

/** Backdates the sending of the code. */
const age = (minutes: number) =>
  app.db
    .updateTable('sys_otp_codes')
    .set({ expires_at: new Date(Date.now() + (5 - minutes) * 60_000).toISOString() })
    .execute()

describe('the code', () => {
  test('follows the right password and opens a session once', async () => {
    const token = await challenge()
    expect(app.sentCodes).toEqual([{ phone: '+49 170 0000000', code: expect.stringMatching(/^\d{6}$/) }])
    const stored = await app.db.selectFrom('sys_otp_codes').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(sent())
    expect(stored.challenge_hash).not.toBe(token)

    const answer = await confirm(token, sent())
    expect(answer).toMatchObject({ user: { id: people.personel.id }, remember_me: false, company: { id: 1 } })
    expect(codeOf(await app.call('/sys_users/list', { sesion_id: answer.sesion_id }))).toBe('ok')
    expect(codeOf(await confirm(token, sent()))).toBe('otp_expired')
  })

  test('is not sent for a wrong password, and no session opens before it', async () => {
    expect((await app.refused('/login', { user_name: 'personel', user_pass: 'Falsch123' })).code).toBe(
      'ERR_100',
    )
    await challenge()
    expect(app.sentCodes).toHaveLength(1)
    expect(await app.db.selectFrom('sys_sessions').selectAll().execute()).toEqual([])
  })

  test('carries the wish to be remembered', async () => {
    const token = await challenge({ remember_me: true })
    const response = await app.post('/login_otp_confirm', { challenge: token, code: sent() })
    expect(response.headers.getSetCookie().join()).toMatch(/wk_remember=[\w-]{20,}/)
    expect(((await response.json()) as AnyAnswer).remember_me).toBe(true)
  })

  test('must be given', async () => {
    const token = await challenge()
    const refusal = await app.refused('/login_otp_confirm', { challenge: token, code: ' ' })
    expect(refusal.fields).toMatchObject({ code: 'requiredField' })
    expect(codeOf(await confirm(token, sent()))).toBe('ok')
  })

  test('has five tries, then even the right one is too late', async () => {
    const token = await challenge()
    for (const _ of [1, 2, 3, 4, 5]) expect(codeOf(await confirm(token, wrong()))).toBe('otp_wrong')
    expect(codeOf(await confirm(token, sent()))).toBe('otp_expired')
  })

  test('lives five minutes', async () => {
    const token = await challenge()
    await age(5.1)
    expect(codeOf(await confirm(token, sent()))).toBe('otp_expired')
  })

  test('does not help somebody who was blocked meanwhile', async () => {
    const token = await challenge()
    const block = (blocked: '0' | '1') =>
      app.db.updateTable('sys_users').set({ blocked }).where('id', '=', people.personel.id).execute()
    await block('1')
    expect(codeOf(await confirm(token, sent()))).toBe('ERR_USER_BLOCKED')
    await block('0')
  })

  test('cannot be guessed by signing in again and again', async () => {
    const codes = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      await age(1)
      const token = await challenge()
      for (let guess = 0; guess < 5; guess += 1) codes.add(codeOf(await confirm(token, wrong())))
    }
    expect(codes).toEqual(new Set(['otp_wrong', 'too_many_requests']))
    await age(1)
    expect(codeOf(await confirm(await challenge(), sent()))).toBe('too_many_requests')
  })
})

describe('asking again', () => {
  const again = (token: string) => app.raw('/login_otp_send', { challenge: token })

  test('is possible after half a minute and gives another code and new tries', async () => {
    const token = await challenge()
    expect(codeOf(await again(token))).toBe('too_many_requests')
    for (const _ of [1, 2, 3, 4, 5]) await confirm(token, wrong())
    await age(1)
    expect(codeOf(await again(token))).toBe('ok')
    expect(app.sentCodes).toHaveLength(2)
    expect(codeOf(await confirm(token, sent()))).toBe('ok')
  })

  test('works for a while after the code ran out, not for ever and not for strangers', async () => {
    const token = await challenge()
    await age(14)
    expect(codeOf(await again(token))).toBe('ok')
    await age(16)
    expect(codeOf(await again(token))).toBe('otp_expired')
    expect(codeOf(await again('invented'))).toBe('otp_expired')
    expect((await app.refused('/login_otp_send', {})).fields).toEqual({ challenge: 'requiredField' })
  })

  test('by a second sign-in at once keeps the code and replaces the challenge', async () => {
    const first = await challenge()
    const second = await challenge()
    expect(app.sentCodes).toHaveLength(1)
    expect(codeOf(await confirm(first, sent()))).toBe('otp_expired')
    expect(codeOf(await confirm(second, sent()))).toBe('ok')
  })
})
