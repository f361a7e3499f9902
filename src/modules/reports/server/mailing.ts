import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay } from '#core/dates.ts'
import { AppError } from '#core/errors.ts'
import { askFor } from '#platform/server/ask.ts'
import type { Database } from '#platform/server/database.ts'
import { storeFile } from '#platform/server/files.ts'
import { queueMail } from '#platform/server/mail.ts'
import type { StoredRow } from '#platform/server/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { startRounds } from '#platform/server/rounds.ts'
import { reportDays } from '../domain/document.ts'
import { whyNotReport } from '../domain/kinds.ts'
import { nextDue, questionOf, type SavedReport } from '../domain/saved.ts'
import { fileOf } from './report-file.ts'

export type Stored = Omit<StoredRow<'saved_reports'>, keyof SavedWords> & SavedWords

type SavedWords = Pick<
  SavedReport,
  'report' | 'by_what' | 'days' | 'compare' | 'schedule' | 'format' | 'odeme_durumu' | 'vergi_durumu'
>

/** More than mail servers take. */
const MAX_BYTES = 20 * 1_048_576

/** The owner as he is now; nobody where he is blocked, gone or may not see the report any more. */
async function ownerNow(db: Database, report: Stored): Promise<(Actor & { email: string }) | null> {
  const { rows } = await sql<Actor & { email: string }>`
    select id, user_name, user_level, bayi, country_code, random_customer_access, email from sys_users
    where id = ${report.owner_id} and blocked = '0' and sil = '0'`.execute(db)
  const [owner] = rows
  return owner && !whyNotReport(owner, report) ? owner : null
}

/** Puts a report into the mail to its owner, with what he may see at this moment; false where he may see none. */
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
  await sql`update saved_reports set last_sent_at = ${services.now().toString()}, problem = null where id = ${report.id}`.execute(
    db,
  )
  return true
}

/** Mails the report that is due longest; the row is held, so that no other node mails it too. */
async function mailNext(services: Services): Promise<boolean> {
  return services.db.transaction().execute(async (db) => {
    const now = services.now()
    const { rows } = await sql<Stored>`
      select * from saved_reports where next_at <= ${now.toString()} and is_paused = '0'
      order by next_at, id limit 1 for update skip locked`.execute(db)
    const [report] = rows
    if (!report) return false
    await sql`savepoint mailing`.execute(db)
    const problem = await mailReport(services, db, report).then(
      (isSent) => (isSent ? null : 'owner_gone'),
      async (error: unknown) => {
        if (!(error instanceof AppError)) throw error
        await sql`rollback to savepoint mailing`.execute(db)
        return error.code
      },
    )
    const next = problem ? null : nextDue(report, now)
    await sql`update saved_reports set next_at = ${next?.toString() ?? null}, problem = ${problem},
      is_paused = ${problem ? '1' : '0'} where id = ${report.id}`.execute(db)
    return true
  })
}

/** Mails every report that is due, each once for its moment, however many nodes look. */
export async function mailDueReports(services: Services): Promise<void> {
  let isAny = false
  while (await mailNext(services)) isAny = true
  if (isAny) services.wakeMail()
}

const MINUTE_MS = 60_000

export const startReportMailing = (services: Services, onError: (error: unknown) => void) =>
  startRounds(MINUTE_MS, () => mailDueReports(services), onError)
