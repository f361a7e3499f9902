import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { SERVER_TIME } from '#core/limits.ts'

const WEB = join(import.meta.dirname, '../../../dist/web')
const NONCE_PLACE = '{{style-nonce}}'
const TIME_PLACE = '{{server-time}}'
const POLICY = 'content-security-policy'

type Known = { testMode: boolean; now: () => Temporal.Instant }

/** Serves the built front end: hashed files for ever, and the app shell for every other path. */
export function registerWebFiles(app: FastifyInstance, { testMode, now }: Known): void {
  const time = () => String(now().epochMilliseconds)
  // A page that slept reads the time here as well.
  app.get('/app-settings.json', (_, reply) =>
    reply.header(SERVER_TIME, time()).header('cache-control', 'no-store').send({ testMode }),
  )
  const shell = join(WEB, 'index.html')
  if (!existsSync(shell)) return
  const sendShell = shellSender(readFileSync(shell, 'utf8'), time)
  void app.register(fastifyStatic, {
    root: WEB,
    index: false,
    // The plugin's own route would read the folders at every request; the file names are known here.
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  const names = new Set(readdirSync(WEB, { recursive: true, encoding: 'utf8' }))
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*']
    return names.has(name) && name.includes('.') ? reply.sendFile(name) : reply.callNotFound()
  })
  for (const path of ['/', '/index.html']) app.get(path, (_, reply) => sendShell(reply))
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/assets/'))
      return reply.code(404).send('not found')
    return sendShell(reply)
  })
}

/**
 * The shell with the server's time, and with a CSP nonce per response, which every style element that its scripts add must carry. It is never
 * cached: an old shell under the policy of a new response would stay without styles.
 */
const shellSender = (html: string, time: () => string) => (reply: FastifyReply) => {
  const nonce = randomBytes(16).toString('base64')
  const policy = String(reply.getHeader(POLICY))
  return reply
    .header(POLICY, policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html.replace(NONCE_PLACE, nonce).replace(TIME_PLACE, time()))
}
