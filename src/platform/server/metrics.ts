import { performance } from 'node:perf_hooks'
import { readBackupFacts } from './backup/facts.ts'
import type { Database } from './database/database.ts'
import { jobStates } from './work/jobs.ts'
import type { Services } from './services.ts'
import { oneRow } from './database/sql.ts'

type Value = { labels?: Readonly<Record<string, string | number>>; value: number | string }

/** One figure in the text format of Prometheus. */
export const metric = (name: string, type: 'counter' | 'gauge', values: readonly Value[]): string[] => [
  `# TYPE ${name} ${type}`,
  ...values.map(({ labels = {}, value }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${named.length ? `{${named.join(',')}}` : ''} ${value}`
  }),
]

const one = (value: number | string) => [{ value }]

const seconds = (ms: number) => (ms / 1000).toFixed(0)

/** The background work of this node. */
export function jobMetrics(): string[] {
  const jobs = [...jobStates()].map(([job, state]) => ({ labels: { job }, state }))
  return [
    ...metric(
      'weinkontor_job_interval_seconds',
      'gauge',
      jobs.map(({ labels, state }) => ({ labels, value: seconds(state.everyMs) })),
    ),
    ...metric(
      'weinkontor_job_last_success_timestamp_seconds',
      'gauge',
      jobs.map(({ labels, state }) => ({ labels, value: seconds(state.succeededAt) })),
    ),
    ...metric(
      'weinkontor_job_failures_total',
      'counter',
      jobs.map(({ labels, state }) => ({ labels, value: state.failures })),
    ),
  ]
}

type Mails = { waiting: number; failed: number; oldest: number | null }

async function readMails(db: Database): Promise<Mails> {
  const row = await oneRow(db)<Mails>`select
    (select count(*) from mail_outbox where status = 'waiting') as waiting,
    (select count(*) from mail_outbox where status = 'failed') as failed,
    (select extract(epoch from now() - min(created_at))::integer from mail_outbox where status = 'waiting') as oldest
  `
  return row
}

/** The company: mails that wait, and how old its backup is. */
async function readCompanyMetrics({ publicDb, now, settings }: Services): Promise<string[]> {
  const mails = await readMails(publicDb)
  const facts = await readBackupFacts(publicDb, now())
  const since = facts.goodAt ?? facts.since
  return [
    ...metric('weinkontor_database_up', 'gauge', one(1)),
    ...metric('weinkontor_mail_server_configured', 'gauge', one(settings.smtpUrl ? 1 : 0)),
    ...metric('weinkontor_mails', 'gauge', [
      { labels: { status: 'waiting' }, value: mails.waiting },
      { labels: { status: 'failed' }, value: mails.failed },
    ]),
    ...metric('weinkontor_mail_oldest_waiting_seconds', 'gauge', one(Math.max(0, mails.oldest ?? 0))),
    ...metric(
      'weinkontor_backup_age_seconds',
      'gauge',
      one(seconds(now().since(since).total('milliseconds'))),
    ),
    ...metric('weinkontor_backup_failed', 'gauge', one(facts.hasFailed ? 1 : 0)),
    ...metric('weinkontor_backup_not_copied', 'gauge', one(facts.isCopyMissing ? 1 : 0)),
  ]
}

/** Whoever watches wants an answer within seconds, also when the database says nothing. */
const DATABASE_LIMIT_MS = 3_000

/** Several who ask at the same time are answered by one reading. */
export function companyMetrics(services: Services): () => Promise<string[]> {
  let reading: Promise<string[]> | undefined
  return async () => {
    reading ??= readCompanyMetrics(services).finally(() => (reading = undefined))
    const down = metric('weinkontor_database_up', 'gauge', one(0))
    const late = new Promise<string[]>((resolve) => setTimeout(resolve, DATABASE_LIMIT_MS, down).unref())
    return Promise.race([reading.catch(() => down), late])
  }
}

/** The process itself. */
export const processMetrics = (): string[] => [
  ...metric('process_resident_memory_bytes', 'gauge', one(process.memoryUsage.rss())),
  ...metric('process_uptime_seconds', 'gauge', one(seconds(performance.now()))),
]
