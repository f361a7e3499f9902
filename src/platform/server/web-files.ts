import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const WEB = join(import.meta.dirname, '../../../dist/web')

/** Serves the built front end: hashed files for ever, and the app shell for every other path. */
export function registerWebFiles(app: FastifyInstance, settings: { testMode: boolean }): void {
  app.get('/app-settings.json', async () => ({ testMode: settings.testMode }))
  if (!existsSync(join(WEB, 'index.html'))) return
  void app.register(fastifyStatic, {
    root: WEB,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/assets/'))
      return reply.code(404).send('not found')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
