import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { builtWebApp } from '#test/web-app.ts'

let app: TestApp

beforeAll(async () => {
  await builtWebApp()
  app = await startTestApp({ testMode: true })
})

const get = (path: string, init: RequestInit = {}) => fetch(`${app.url}${path}`, init)

test('a long answer is packed for whoever takes that, and is the same', async () => {
  const admin = await app.as('admin')
  const { sesion_id } = admin
  const packed = await app.post('/sys_country_code/list', { sesion_id }, { 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.json()).toEqual(await admin.call('/sys_country_code/list'))
})

describe('what operators ask', () => {
  test.each(['/healthz', '/readyz'])('%s answers ok without a session', async (path) => {
    const response = await get(path)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  })

  test('/metrics counts answers, connections and memory in Prometheus text', async () => {
    await app.post('/nothing/list', {})
    const read = async () => {
      const response = await get('/metrics')
      expect(response.headers.get('content-type')).toContain('text/plain')
      return response.text()
    }
    const missing = (text: string) =>
      Number(/^weinkontor_http_responses_total{code="404"} (\d+)$/m.exec(text)?.[1])
    const before = await read()
    await app.post('/nothing/list', {})
    const after = await read()
    expect(missing(after)).toBe(missing(before) + 1)
    for (const line of after.trimEnd().split('\n'))
      expect(line).toMatch(/^(# TYPE \w+ (counter|gauge)|\w+({\w+="\w+"})? \d+(\.\d+)?)$/)
    expect(after).toMatch(/^weinkontor_database_connections{state="open"} [1-9]/m)
    expect(after).toMatch(/^process_resident_memory_bytes [1-9]\d{6}/m)
  })

  test('the browser learns of the test mode', async () => {
    expect(await (await get('/app-settings.json')).json()).toEqual({ testMode: true })
  })
})

describe('calls are POST', () => {
  test.each(['/api', '/api/', '/api/stok/get', '/api/nothing/list'])('GET %s: 405', async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toMatchObject({ err: 'network_response_not_ok' })
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'HEAD'])('%s: 405', async (method) => {
    expect((await get('/api/stok/get', { method })).status).toBe(405)
  })

  /** The last three are what a form of a foreign page can send. */
  test.each([
    'application/xml',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('another kind of body is not read: %s', async (type) => {
    const asked = { method: 'POST', headers: { 'content-type': type }, body: '{"id":1}' }
    expect((await get('/api/stok/get', asked)).status).toBe(415)
  })
})

describe('the front end', () => {
  const shell = '<div id="root">'

  test.each(['/', '/index.html', '/stoklistesi', '/ResetPassword?reset_link=x', '/no/such/screen'])(
    '%s answers the shell, which is never cached',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('etag')).toBeNull()
      expect(await response.text()).toContain(shell)
    },
  )

  test('styles that scripts add need the CSP nonce of their response', async () => {
    const numbers = await Promise.all(
      ['/', '/stoklistesi'].map(async (path) => {
        const response = await get(path)
        const policy = response.headers.get('content-security-policy') ?? ''
        const [, number = ''] = /style-src 'self' 'nonce-([^']{22,})';/.exec(policy) ?? []
        expect(await response.text()).toContain(`<meta property="csp-nonce" nonce="${number}" />`)
        expect(policy).not.toContain('unsafe')
        return number
      }),
    )
    expect(new Set(numbers).size).toBe(2)
  })

  test('a built file is kept for ever, one that is not there is missing', async () => {
    const html = await (await get('/')).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const response = await get(script)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await get('/assets/index-gone.js')).status).toBe(404)
  })

  test.each(['br', 'gzip', 'identity'])(
    'a built file comes as %s to a browser that asks for it',
    async (encoding) => {
      const html = await (await get('/')).text()
      const url = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
      const answer = await app.app.http.inject({
        method: 'GET',
        url,
        headers: { 'accept-encoding': encoding },
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('javascript'),
        'cache-control': expect.stringContaining('immutable'),
        vary: expect.stringContaining('accept-encoding'),
      })
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
      const stored = readFileSync(`dist/web${url}${{ br: '.br', gzip: '.gz' }[encoding] ?? ''}`)
      expect(answer.rawPayload).toEqual(stored)
    },
  )

  test.each([
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
  ])('%s does not leave the folder', async (url) => {
    const { body } = await app.app.http.inject({ method: 'GET', url })
    expect(body).not.toContain('"dependencies"')
  })
})
