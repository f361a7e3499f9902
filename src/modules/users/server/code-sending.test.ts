import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { gatewayAt } from '#platform/server/entrance/code-gateway.ts'
import { startTestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'
import { PASSWORD, people } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { openMailbox } from '#test/server/mailbox.ts'
import { codeOf } from '#test/server/users.ts'

const mailbox = await openMailbox()
const app = await startTestApp({ smtpUrl: mailbox.url })
const admin = await app.as('admin')

const codeIn = (text = '') => /Weinkontor: (\d{6})/.exec(text)?.[1] ?? ''

async function nextCode(to: string): Promise<string> {
  await eventually(() => mailbox.letters.length).toBe(1)
  const letter = mailbox.letters.shift()
  expect(letter?.to).toEqual([to])
  expect(codeIn(letter?.text)).toMatch(/^\d{6}$/)
  return codeIn(letter?.text)
}

describe('codes by mail', () => {
  test('are switched on by a test code that arrived, and by nothing else', async () => {
    const before = await admin.call('/sys_settings/get')
    expect(before.item).toEqual({
      otp: '0',
      code_way: 'mail',
      recipient: 'admin@example.com',
      has_secret: false,
    })
    const on = (fields = {}) => admin.raw('/sys_settings/codes', { on: '1', ...fields })
    expect((await admin.refused('/sys_settings/codes', { on: '1' })).fields).toEqual({
      code: 'requiredField',
    })
    expect(codeOf(await on({ challenge: 'invented', code: '123456' }))).toBe('otp_expired')
    const { challenge } = await admin.untyped('/sys_settings/code_test', { language: 'de' })
    const code = await nextCode('admin@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    expect(codeOf(await on({ challenge, code: wrong }))).toBe('otp_wrong')
    expect(codeOf(await app.raw('/login_otp_confirm', { challenge, code }))).toBe('otp_expired')
    const other = await app.as('admin2')
    expect(codeOf(await other.raw('/sys_settings/codes', { on: '1', challenge, code }))).toBe('otp_expired')
    expect((await on({ challenge, code })).item.otp).toBe('1')
    expect(codeOf(await on({ challenge, code }))).toBe('otp_expired')
  })

  test('reach the person who signs in and lie in no table', async () => {
    const login = { user_name: 'personel', user_pass: PASSWORD, language: 'de' }
    const refusal = await app.refused('/login', login)
    expect(refusal.code).toBe('otp_required')
    const code = await nextCode('personel@example.com')
    const stored = await app.db.selectFrom('mail_outbox').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(code)
    const answer = await app.call('/login_otp_confirm', {
      challenge: String(refusal.params?.challenge),
      code,
    })
    expect(answer.user.id).toBe(people.personel.id)
    const mail = stored.find(({ kind }) => kind === 'sign_in_code')
    expect((await admin.refused('/mail_outbox/link', { id: mail?.id })).code).toBe('mail_has_no_link')
  })

  test('are switched off with the secret', async () => {
    const off = (secret_input?: string) => admin.raw('/sys_settings/codes', { on: '0', secret_input })
    expect((await admin.refused('/sys_settings/codes', { on: '0' })).fields).toEqual({
      secret_input: 'requiredField',
    })
    expect(codeOf(await off('Falsch123'))).toBe('ERR_100')
    expect((await off(PASSWORD)).item.otp).toBe('0')
    const { datalist } = await admin.call('/sys_security_events/list', {
      filters: { user_name: 'admin' },
    })
    expect(datalist.map(({ event }) => event)).toEqual(expect.arrayContaining(['codes_on', 'codes_off']))
  })
})

test('a gateway gets number, code and words, its refusal is told, and it leads nowhere else', async () => {
  const got: unknown[] = []
  let status = 204
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      got.push(JSON.parse(body))
      response.writeHead(status, { location: '/other' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEndOfFile(() => server.close())
  const send = gatewayAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`)
  await send('+49 170 1', '123456', 'Ihr Code: 123456')
  expect(got).toEqual([{ to: '+49 170 1', code: '123456', text: 'Ihr Code: 123456' }])
  status = 500
  await expect(send('+49 170 1', '123456', '')).rejects.toThrow('500')
  // A code is sent nowhere but to the address that was set.
  status = 307
  await expect(send('+49 170 1', '123456', '')).rejects.toThrow('fetch failed')
  expect(got).toHaveLength(3)
})
