import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { businessDay } from '#core/days/dates.ts'
import { AppError, invalid } from '#core/errors.ts'
import { filesRefusals } from '#core/refusals/files.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import type { checkFile, Report } from '../domain/calls.ts'
import { MAX_FILE_BYTES } from '../domain/limits.ts'
import { dataInRefusals } from '../domain/refusals.ts'
import { checkRows } from './checks.ts'
import { readLists } from './lists.ts'
import { chunksOf, type Summary } from './reading/output.ts'
import { readInThread } from './reading/thread.ts'
import { reportOf, summarise } from './report.ts'

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
function bytesOf(base_64: string): Buffer {
  const data = base_64.slice(base_64.startsWith('data:') ? base_64.indexOf(',') + 1 : 0)
  if (!BASE64.test(data)) throw invalid({ base_64: { code: 'not_allowed' } })
  const bytes = Buffer.from(data, 'base64')
  if (!bytes.length) throw new AppError(dataInRefusals.data_in_not_workbook)
  if (bytes.length > MAX_FILE_BYTES)
    throw new AppError(filesRefusals.file_too_large, { max: MAX_FILE_BYTES / 1_048_576 })
  return bytes
}

/** Inserts the rows as the thread wrote them, without parsing them here. */
async function storeChunks(db: Database, run_id: number, bytes: Uint8Array): Promise<Summary> {
  let summary: Summary | null = null
  for (const { kind, json } of chunksOf(bytes)) {
    if (kind === 'summary') summary = JSON.parse(json) as Summary
    else if (kind === 'rows')
      await sql`insert into data_in_rows (run_id, sheet, row_no, key, data)
        select ${run_id}, sheet, row_no, key, data
        from jsonb_to_recordset(${json}::jsonb) as r(sheet text, row_no integer, key text, data jsonb)
        on conflict do nothing`.execute(db)
    else
      await sql`insert into data_in_findings (run_id, kind, sheet, row_no, field, code, params, found)
        select ${run_id}, kind, left(sheet, 100), row_no, field, code, coalesce(params, '{}'), found
        from jsonb_to_recordset(${json}::jsonb)
          as r(kind text, sheet text, row_no integer, field text, code text, params jsonb, found text)`.execute(
        db,
      )
  }
  if (!summary) throw new Error('the reading gave no summary')
  return summary
}

/** The dry run: reads the file, checks every row and stores what would be written, but writes no records. */
export async function check(call: SignedInCall<z.output<typeof checkFile.input>>): Promise<Report> {
  const { db, input, actor, now, language } = call
  const bytes = bytesOf(input.base_64)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // Reading a large file takes longer than a transaction may be idle.
  await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(db)
  const output = await readInThread({
    file_name: input.file_name,
    bytes,
    mapping: input.mapping ?? {},
    duplicates: input.duplicates,
    lists: await readLists(db, input.mapping?.words),
    today: businessDay(now),
  })
  const { id } = await db
    .insertInto('data_in_runs')
    .values({
      file_name: input.file_name,
      sha256,
      state: 'failed',
      sheets: '{}',
      total: 0,
      errors: 0,
      repairs: 0,
      created_by: actor.id,
      created_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { pages } = await storeChunks(db, id, output)
  await sql`analyze data_in_rows`.execute(db).catch(() => undefined)
  await checkRows(db, id, { now, duplicates: input.duplicates })
  const summaries = await summarise(db, id)
  const shown = pages.map(({ rows: _, ...page }) => page)
  await sql`
    update data_in_runs set sheets = ${JSON.stringify({ summaries, pages: shown })}::jsonb,
      total = (select count(*) from data_in_rows where run_id = ${id}),
      errors = f.errors, repairs = f.repairs,
      state = case when f.errors = 0 and exists (select from data_in_rows where run_id = ${id})
        then 'passed' else 'failed' end
    from (select count(*) filter (where kind = 'error') as errors, count(*) filter (where kind = 'repair') as repairs
      from data_in_findings where run_id = ${id}) f
    where id = ${id}`.execute(db)
  return reportOf(db, id, language)
}
