import { sql } from 'kysely'
import { refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { firstRow, oneRow } from '#platform/server/database/sql.ts'
import { whyNotLeaveOut } from '../domain/runs.ts'
import { findDependents, LEFT_OUT } from './checks.ts'
import { summarise } from './report.ts'
import { lockRun } from './run.ts'

/** Marks the rows with errors; answers how many it newly marked. */
async function markWrongRows(db: Database, run_id: number): Promise<number> {
  const row = await firstRow(db)<{ count: number }>`
    with marked as (
      update data_in_rows r set record_id = ${LEFT_OUT} where r.run_id = ${run_id} and r.record_id is null
        and exists (select from data_in_findings f
          where f.run_id = r.run_id and f.kind = 'error' and f.sheet = r.sheet and f.row_no = r.row_no)
      returning 1
    ) select count(*) as count from marked`
  return row?.count ?? 0
}

async function foundErrors(db: Database, run_id: number) {
  const row = await oneRow(db)<{ codes: string[]; errors: number; good: number }>`
    select coalesce(array_agg(distinct code), '{}') as codes, count(*) as errors,
      (select count(*) from data_in_rows where run_id = ${run_id} and record_id is null) as good
    from data_in_findings where run_id = ${run_id} and kind = 'error'`
  return row
}

/** Leaves out the rows with errors and what belongs to them, so that the others can be taken in. */
export async function leaveOut(db: Database, run_id: number): Promise<void> {
  const { state } = await lockRun(db, run_id)
  const found = await foundErrors(db, run_id)
  refuseIf(whyNotLeaveOut(state, found))
  while ((await markWrongRows(db, run_id)) > 0) await findDependents(db, run_id)
  const { good, errors } = await foundErrors(db, run_id)
  refuseIf(whyNotLeaveOut(state, { ...found, good }))
  const summaries = await summarise(db, run_id)
  await sql`update data_in_runs set state = 'passed', total = ${good}, errors = ${errors},
    left_out = (select count(*) from data_in_rows where run_id = ${run_id} and record_id = ${LEFT_OUT}),
    sheets = jsonb_set(sheets, '{summaries}', ${JSON.stringify(summaries)}::jsonb) where id = ${run_id}`.execute(
    db,
  )
}
