import type { FastifyInstance } from 'fastify'
import type { Pool } from './database/database.ts'
import { companyMetrics, jobMetrics, metric, processMetrics } from './metrics.ts'
import type { Services } from './services.ts'

/** Health checks and metrics for operators: process, database, load, mails, backups and background work. */
export function registerOperations(app: FastifyInstance, pool: Pool, services: Services): void {
  const readCompany = companyMetrics(services)
  const answered = new Map<number, number>()
  let seconds = 0
  app.addHook('onResponse', async (_, reply) => {
    answered.set(reply.statusCode, (answered.get(reply.statusCode) ?? 0) + 1)
    seconds += reply.elapsedTime / 1000
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    try {
      await pool.query('SELECT 1')
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })

  app.get('/metrics', async (_, reply) => {
    const lines = [
      ...metric(
        'weinkontor_http_responses_total',
        'counter',
        [...answered].map(([code, value]) => ({ labels: { code }, value })),
      ),
      ...metric('weinkontor_http_response_seconds_total', 'counter', [{ value: seconds.toFixed(3) }]),
      ...metric('weinkontor_database_connections', 'gauge', [
        { labels: { state: 'open' }, value: pool.totalCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waiting' }, value: pool.waitingCount },
      ]),
      ...(await readCompany()),
      ...jobMetrics(),
      ...processMetrics(),
    ]
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`)
  })
}
