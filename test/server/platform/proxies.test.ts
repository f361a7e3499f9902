import { describe, expect, test } from 'vitest'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { startTestApp } from '#test/server/app.ts'
import { PASSWORD } from '#test/server/company.ts'

const trust = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).trustProxy

describe('TRUST_PROXY', () => {
  test.each([
    ['', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16', ['10.0.0.1', '192.168.0.0/16']],
    ['::1', ['::1']],
  ])('%j means %j', (value, expected) => expect(trust(value)).toEqual(expected))

  test.each(['true', 'all', '10.0.0.1,proxy', '10.0.0.1/x'])('%j is refused at the start', (value) =>
    expect(() => trust(value)).toThrow('TRUST_PROXY'),
  )
})

/** The address recorded for a sign-in that names others in X-Forwarded-For. */
async function notedAddress(trustProxy: Settings['trustProxy']): Promise<string | null> {
  const app = await startTestApp({ trustProxy })
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
  await app.post('/login', { user_name: 'satis', user_pass: PASSWORD }, headers)
  const { host } = await app.db.selectFrom('sys_sessions').select('host').executeTakeFirstOrThrow()
  return host
}

test('cookies are Secure where the public address is encrypted, whatever the proxy says', async () => {
  const app = await startTestApp({ publicUrl: 'https://wein.example' })
  const response = await app.post('/login', { user_name: 'satis', user_pass: PASSWORD, remember_me: true })
  const cookies = response.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(1)
  expect(cookies.every((cookie) => cookie.includes('; Secure'))).toBe(true)
})

test.each([
  ['nobody in front is believed by default', false, '127.0.0.1'],
  ['one proxy vouches for one address, not for what it was told', 1, '198.51.100.7'],
  ['a proxy that is not on the list is not believed', ['192.0.2.1'], '127.0.0.1'],
  ['a proxy on the list is', ['127.0.0.1'], '198.51.100.7'],
] as const)('%s', async (_, trustProxy, address) =>
  expect(await notedAddress(typeof trustProxy === 'object' ? [...trustProxy] : trustProxy)).toBe(address),
)

test.each([
  ['https', true],
  ['http', false],
])('cookies of a page under %s are not sent over plain HTTP: %s', async (proto, isSecure) => {
  const app = await startTestApp({ trustProxy: ['127.0.0.1'] })
  const body = { user_name: 'satis', user_pass: PASSWORD, remember_me: true }
  const response = await app.post('/login', body, { 'x-forwarded-proto': proto })
  const cookies = response.headers.getSetCookie()
  const { sesion_id } = (await response.json()) as { sesion_id: string }
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie.includes('; Secure')).toBe(isSecure)
    expect(cookie).not.toContain(sesion_id)
  }
})
