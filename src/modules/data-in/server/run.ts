import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { wordsToStore } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { announcedTransaction } from '#platform/server/live/announced.ts'
import type { Database } from '#platform/server/database/database.ts'
import { refusalOf } from '#platform/server/database/database-errors.ts'
import type { Services } from '#platform/server/services.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { sheetNames, type SheetName } from '../domain/columns.ts'
import { BATCH_ROWS } from '../domain/limits.ts'
import { whyNotRun, type RunState } from '../domain/runs.ts'
import { countOutdated } from './checks.ts'
import { writers, type WaitingRow } from './write-rows.ts'

const refusals = defineRefusals({
  data_in_outdated: {
    tr: 'Denetimden sonra veriler değişti ({count} satır artık uymuyor). Lütfen yeniden denetleyin.',
    de: 'Seit der Prüfung haben sich Daten geändert ({count} {count|one=Zeile passt|other=Zeilen passen} nicht mehr). Bitte neu prüfen.',
    en: 'Data has changed since the check ({count} {count|one=row does|other=rows do} not fit any more). Please check again.',
  },
})

/** How long a call waits for its run; a longer run continues in the background. */
const WAIT_MS = 15_000

type Job = { services: Services; actor: Actor; run_id: number; worker: string; batchRows: number }

export async function lockRun(
  db: Database,
  id: number,
): Promise<{ state: RunState; worker: string | null; done: number }> {
  const row = await firstRow(db)<{ state: RunState; worker: string | null; done: number }>`
    select state, worker, done from data_in_runs where id = ${id} for update`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return row
}

const transact = <Result>(
  { services, actor }: Job,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => announcedTransaction(services, actor, work)

/** Takes the run over: a worker that still writes it ends at its next batch. */
const begin = (job: Job) =>
  transact(job, async (db) => {
    const { state, done } = await lockRun(db, job.run_id)
    refuseIf(whyNotRun(state))
    if (done === 0) {
      const count = await countOutdated(db, job.run_id, job.services.now())
      if (count) throw new AppError(refusals.data_in_outdated, { count })
    }
    await sql`update data_in_runs set state = 'running', worker = ${job.worker}, problem = null, problem_words = '{}', beat_at = now(),
      started_at = coalesce(started_at, ${job.services.now().toString()}) where id = ${job.run_id}`.execute(
      db,
    )
  })

async function nextRows(
  db: Database,
  run_id: number,
  most: number,
): Promise<{ sheet: SheetName; rows: WaitingRow[] } | null> {
  for (const sheet of sheetNames) {
    const rows = await allRows(db)<WaitingRow>`
      select row_no, data from data_in_rows where run_id = ${run_id} and sheet = ${sheet} and record_id is null
      order by row_no limit ${most}`
    if (rows.length) return { sheet, rows }
  }
  return null
}

/** One batch: its rows, their records and the resume point are committed together or not at all. */
async function writeBatch(
  { services, actor, run_id, worker, batchRows }: Job,
  db: Database,
): Promise<'more' | 'over'> {
  const locked = await lockRun(db, run_id)
  if (locked.state !== 'running' || locked.worker !== worker) return 'over'
  await sql`update data_in_runs set beat_at = now() where id = ${run_id}`.execute(db)
  const now = services.now()
  const next = await nextRows(db, run_id, batchRows)
  if (!next) {
    await sql`update data_in_runs set state = 'done', worker = null, ended_at = ${now.toString()}
      where id = ${run_id}`.execute(db)
    return 'over'
  }
  const { sheet, rows } = next
  const records = await writers[sheet]({ db, actor, now, run_id }, rows)
  await sql`
    update data_in_rows r set record_id = w.record_id
    from unnest(${rows.map(({ row_no }) => row_no)}::integer[], ${records}::integer[]) w (row_no, record_id)
    where r.run_id = ${run_id} and r.sheet = ${sheet} and r.row_no = w.row_no`.execute(db)
  // Instalments were written with their invoices. Counting all written rows instead would take longer than writing them.
  const invoices = sheet === 'invoices' ? rows.map(({ data }) => data.number) : []
  await sql`update data_in_runs set done = done + ${rows.length}::integer + (select count(*) from data_in_rows
    where run_id = ${run_id} and sheet = 'instalments' and data ->> 'invoice' = any(${invoices}::text[]))
    where id = ${run_id}`.execute(db)
  return 'more'
}

/** Writes batch after batch until all rows are written or somebody stops it. */
async function writeAll(job: Job): Promise<void> {
  while ((await transact(job, (db) => writeBatch(job, db))) === 'more');
}

/** A failed batch stops the run and stores the reason; the run can then be resumed or undone. */
async function stopBy(job: Job, error: unknown): Promise<void> {
  const refusal = error instanceof AppError ? error : refusalOf(error)
  const problem = refusal?.code ?? 'fault'
  const words = JSON.stringify(refusal ? wordsToStore(refusal) : {})
  await transact(job, async (db) => {
    await sql`update data_in_runs set state = 'stopped', worker = null, problem = ${problem}, problem_words = ${words}
      where id = ${job.run_id} and worker = ${job.worker} and state = 'running'`.execute(db)
  })
  if (!refusal) throw error
}

/** Starts or resumes a run and waits for its end up to WAIT_MS. */
export async function run(
  services: Services,
  actor: Actor,
  run_id: number,
  batchRows = BATCH_ROWS,
): Promise<void> {
  const job: Job = { services, actor, run_id, worker: randomUUID(), batchRows }
  await begin(job)
  const work = writeAll(job).catch((error: unknown) => stopBy(job, error))
  const waiting = new AbortController()
  const pause = delay(WAIT_MS, null, { signal: waiting.signal, ref: false }).catch(() => null)
  await Promise.race([work, pause])
  waiting.abort()
  // A failure after the answer is already stored with the run.
  work.catch(() => undefined)
}
