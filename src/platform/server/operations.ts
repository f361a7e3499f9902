import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Pool } from './database.ts'

/** Health checks and metrics for operators: process, database and load. */
export function registerOperations(app: FastifyInstance, pool: Pool): void {
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
      '# TYPE weinkontor_http_responses_total counter',
      ...[...answered].map(([code, count]) => `weinkontor_http_responses_total{code="${code}"} ${count}`),
      '# TYPE weinkontor_http_response_seconds_total counter',
      `weinkontor_http_response_seconds_total ${seconds.toFixed(3)}`,
      '# TYPE weinkontor_database_connections gauge',
      `weinkontor_database_connections{state="open"} ${pool.totalCount}`,
      `weinkontor_database_connections{state="idle"} ${pool.idleCount}`,
      `weinkontor_database_connections{state="waiting"} ${pool.waitingCount}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${(performance.now() / 1000).toFixed(0)}`,
    ]
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`)
  })
}
