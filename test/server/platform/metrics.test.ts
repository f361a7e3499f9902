import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { watched } from '#platform/server/work/jobs.ts'
import { queueMail } from '#platform/server/mail/mail.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const metrics = async () => (await fetch(`${app.url}/metrics`)).text()

/** The value of a figure, with its labels as they are written. */
async function valueOf(figure: string): Promise<number> {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(`${figure} `))
  return Number(line?.slice(figure.length + 1))
}

test('/metrics knows how many mails wait and have failed, and how long the oldest waits', async () => {
  expect(await valueOf('weinkontor_mails{status="waiting"}')).toBe(0)
  expect(await valueOf('weinkontor_mail_oldest_waiting_seconds')).toBe(0)
  for (let count = 0; count < 3; count += 1)
    await queueMail(app.db, { kind: 'test', recipient: 'a@example.com', subject: 'Prost', text: 'Zum Wohl' })
  await sql`update mail_outbox set status = 'failed' where id = (select max(id) from mail_outbox)`.execute(
    app.db,
  )
  await sql`update mail_outbox set created_at = now() - interval '90 minutes'
    where id = (select min(id) from mail_outbox)`.execute(app.db)
  expect(await valueOf('weinkontor_mails{status="waiting"}')).toBe(2)
  expect(await valueOf('weinkontor_mails{status="failed"}')).toBe(1)
  expect(await valueOf('weinkontor_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(5_400)
  expect(await valueOf('weinkontor_mail_server_configured')).toBe(0)
})

test('/metrics knows the age of the last good backup, and whether the newest has failed', async () => {
  await sql`insert into backups (kind, node, file, started_at, ended_at, sha256)
    values ('schedule', 'here', '/tmp/a.gz', now() - interval '3 hours', now(), repeat('0', 64))`.execute(
    app.db,
  )
  expect(await valueOf('weinkontor_backup_age_seconds')).toBeCloseTo(10_800, -2)
  expect(await valueOf('weinkontor_backup_failed')).toBe(0)
  await sql`insert into backups (kind, node, file, started_at, ended_at, error)
    values ('schedule', 'here', '/tmp/b.gz', now(), now(), 'no room')`.execute(app.db)
  expect(await valueOf('weinkontor_backup_failed')).toBe(1)
  expect(await valueOf('weinkontor_backup_age_seconds')).toBeCloseTo(10_800, -2)
})

test('/metrics knows when background work last succeeded, and how often it failed', async () => {
  const last = () => valueOf('weinkontor_job_last_success_timestamp_seconds{job="tried"}')
  let isBroken = true
  const round = watched('tried', 60_000, async () => {
    if (isBroken) throw new Error('broken')
  })
  const begun = await last()
  expect(begun).toBeGreaterThan(Date.now() / 1000 - 60)
  await expect(round()).rejects.toThrow('broken')
  expect(await valueOf('weinkontor_job_failures_total{job="tried"}')).toBe(1)
  expect(await last()).toBe(begun)
  isBroken = false
  await round()
  expect(await last()).toBeGreaterThanOrEqual(begun)
  expect(await valueOf('weinkontor_job_failures_total{job="tried"}')).toBe(1)
  for (const job of ['housekeeping', 'report_mailing', 'ends_of_chains', 'figures'])
    expect(await valueOf(`weinkontor_job_interval_seconds{job="${job}"}`)).toBeGreaterThan(0)
})

describe('deploy/prometheus-alerts.yml', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../../deploy/prometheus-alerts.yml'), 'utf8')

  test('names only figures that /metrics has', async () => {
    const known = new Set([...(await metrics()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const named = [...rules.matchAll(/^ +expr: (.+)$/gm)].flatMap(([, expression = '']) => [
      ...expression.matchAll(/\b(?:weinkontor|process)_\w+/g),
    ])
    expect(named.length).toBeGreaterThan(8)
    expect(named.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
  })

  test('names only labels that the figures have', async () => {
    const text = await metrics()
    for (const [, name, label, value] of rules.matchAll(/(weinkontor_\w+)\{(\w+)="(\w+)"\}/g))
      expect(text).toContain(`${name}{${label}="${value}"}`)
  })

  test('says of each alert what to do', () => {
    const alerts = rules.split('- alert: ').slice(1)
    expect(alerts.length).toBeGreaterThan(8)
    for (const alert of alerts)
      expect(alert).toMatch(/^Weinkontor\w+\n +expr: .+[^]*summary: .+\n +remedy: .+/)
  })
})
