import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { askFor } from '#platform/server/calls/ask.ts'
import type { Database } from '#platform/server/database/database.ts'
import { storeFile } from '#platform/server/files/files.ts'
import { queueMail } from '#platform/server/mail/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { startRounds } from '#platform/server/work/rounds.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { reportDays } from '../domain/document.ts'
import { nextDue, questionOf } from '../domain/saved.ts'
import { isUnexpected, noteFailure, OwnerGone } from './mailing-failures.ts'
import { fileOf } from './report-file.ts'
import { ownerNow, type Stored } from './stored-report.ts'

/** Largest file of a report, above what most mail servers accept. */
const MAX_BYTES = 20 * 1_048_576

/** Queues a report as mail to its owner, with the rows that the owner may see now; false without an owner. */
export async function mailReport(services: Services, db: Database, report: Stored): Promise<boolean> {
  const owner = await ownerNow(db, report)
  if (!owner) return false
  const today = businessDay(services.now())
  const heading = { report: report.report, question: questionOf(report, today), name: report.name, today }
  const asker = { db, services, ask: askFor({ db, services, actor: owner }) }
  const { file, file_name, file_type } = await fileOf(asker, heading, report.format)
  const days = reportDays(heading)
  const base64 = Buffer.from(file).toString('base64')
  const rule = { types: [file_type], maxBytes: MAX_BYTES }
  const id = await storeFile(db, { name: file_name, base64, userId: owner.id }, rule)
  await queueMail(db, {
    kind: 'report',
    recipient: owner.email,
    subject: `${report.name} (${days})`,
    text: `Im Anhang finden Sie den Bericht „${report.name}“ (${days}).`,
    userId: owner.id,
    fileIds: [id],
  })
  await sql`update saved_reports set last_sent_at = ${services.now().toString()}, attempts = 0, problem = null
    where id = ${report.id}`.execute(db)
  return true
}

/** The most overdue report; its row is locked, so that no other node mails it too. */
async function nextReport(db: Database, now: Temporal.Instant): Promise<Stored | undefined> {
  const row = await firstRow(db)<Stored>`
    select * from saved_reports where next_at <= ${now.toString()} and is_paused = '0'
    order by next_at, id limit 1 for update skip locked`
  return row
}

/** Mails the most overdue report, or stores why it failed; false when none is due. */
async function mailNext(services: Services, onError: (error: unknown) => void): Promise<boolean> {
  let report: Stored | undefined
  try {
    await services.db.transaction().execute(async (db) => {
      const now = services.now()
      report = await nextReport(db, now)
      if (!report) return
      if (!(await mailReport(services, db, report))) throw new OwnerGone()
      const next_at = nextDue(report, now)?.toString() ?? null
      await sql`update saved_reports set next_at = ${next_at} where id = ${report.id}`.execute(db)
    })
  } catch (error) {
    if (!report) throw error
    if (isUnexpected(error)) onError(error)
    await noteFailure(services, report, error)
  }
  return report !== undefined
}

/** A clock that was ahead has put off what is next; by the clock of now it is due when the rule says. */
async function bringForward({ db, now: clock }: Services): Promise<void> {
  const now = clock()
  const rows = await allRows(db)<Stored>`
    select * from saved_reports where next_at > ${now.toString()} and is_paused = '0'`
  for (const report of rows) {
    const due = nextDue(report, now)
    if (!due || !report.next_at || Temporal.Instant.compare(Temporal.Instant.from(report.next_at), due) <= 0)
      continue
    await sql`update saved_reports set next_at = ${due.toString()}
      where id = ${report.id} and next_at > ${due.toString()}`.execute(db)
  }
}

/** Mails every report that is due, each once, whatever the number of nodes. */
export async function mailDueReports(services: Services, onError: (error: unknown) => void): Promise<void> {
  await bringForward(services)
  let isAny = false
  while (await mailNext(services, onError)) isAny = true
  if (isAny) services.wakeMail()
}

const MINUTE_MS = 60_000

export const startReportMailing = (services: Services, onError: (error: unknown) => void) =>
  startRounds('report_mailing', MINUTE_MS, () => mailDueReports(services, onError), onError)
