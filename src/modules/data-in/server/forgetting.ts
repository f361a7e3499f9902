import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { startRounds } from '#platform/server/work/rounds.ts'
import { LEFT_OUT } from './checks.ts'
import type { Services } from '#platform/server/services.ts'

/** How many days the content of a file is kept that was not taken in, or was taken back. */
const KEPT_DAYS = 14
const HOUR_MS = 3_600_000

const EMPTY_REPORT = JSON.stringify({ summaries: [], pages: [] })

/** Deletes the files that were never taken in, what the files said whose run was taken back, and rows
 * that were left out; the run itself stays. */
export async function forgetOldFiles(db: Database, now: Temporal.Instant): Promise<void> {
  const since = now.subtract({ hours: 24 * KEPT_DAYS }).toString()
  await db.transaction().execute(async (transaction) => {
    await sql`delete from data_in_runs where state in ('failed', 'passed') and started_at is null
      and created_at < ${since}::timestamptz`.execute(transaction)
    await sql`with gone as (
        update data_in_runs set sheets = ${EMPTY_REPORT}::jsonb, problem_words = '{}'
        where state = 'undone' and undone_at < ${since}::timestamptz and sheets <> ${EMPTY_REPORT}::jsonb returning id
      ), findings as (delete from data_in_findings where run_id in (select id from gone))
      delete from data_in_rows where run_id in (select id from gone)`.execute(transaction)
    await sql`with gone as (
        delete from data_in_rows r using data_in_runs run
        where run.id = r.run_id and r.record_id = ${LEFT_OUT} and run.created_at < ${since}::timestamptz
        returning r.run_id, r.sheet, r.row_no
      ) delete from data_in_findings f using gone g
      where f.run_id = g.run_id and f.sheet = g.sheet and f.row_no = g.row_no`.execute(transaction)
  })
}

export const startForgetting = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  onError: (error: unknown) => void,
) => startRounds('old_import_files', HOUR_MS, () => forgetOldFiles(db, now()), onError)
