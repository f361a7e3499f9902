import type { Actor } from '#core/actor.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Scope } from '#core/scope.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/database/rows.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows, firstRow, lockNamed } from '#platform/server/database/sql.ts'
import { deleteReport, pauseReport, saveReport, sendReport } from '../domain/calls.ts'
import { whyNotReport } from '../domain/kinds.ts'
import {
  changeableReports,
  keptQuestion,
  nextDue,
  savedReportList,
  savedReportScope,
  stoppableReports,
  type SavedReportForm,
} from '../domain/saved.ts'
import { mailReport } from './mailing.ts'
import type { Stored } from './stored-report.ts'

const refusals = defineRefusals({
  too_many_reports: {
    tr: 'En fazla {limit:number} rapor kaydedilebilir. Önce birini silin.',
    de: 'Höchstens {limit:number} Berichte können gespeichert sein. Bitte löschen Sie zuerst einen.',
    en: 'At most {limit:number} reports can be saved. Please delete one first.',
  },
})

/** Most reports per user. */
const MOST_REPORTS = 50

type Owned = { owner_id: number; is_shared: '0' | '1' }

/** Locks a report until the end of the transaction; one that the user may not change is not found. */
async function reportForUpdate(db: Database, scope: Scope<Owned>, id: number): Promise<Stored> {
  const report = await firstRow(db)<Stored>`
    select * from saved_reports where id = ${id} and ${scopeSql(scope)} for update`
  if (!report) throw new AppError(recordsRefusals.record_not_found)
  return report
}

async function refuseTaken(db: Database, actor: Actor, { id, name }: SavedReportForm): Promise<void> {
  await lockNamed(db, 'saved_reports', actor.id)
  const rows = await allRows(db)<{ id: number; name: string }>`
    select id, name from saved_reports where ${scopeSql(changeableReports(actor))}`
  const isTaken = rows.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw invalid({ name: { code: 'exists_already' } })
  if (!id && rows.length >= MOST_REPORTS)
    throw new AppError(refusals.too_many_reports, { limit: MOST_REPORTS })
}

async function save({ db, actor, input, now }: SignedInCall<SavedReportForm>) {
  refuseIf(whyNotReport(actor, input))
  const { id, version, ...values } = keptQuestion(input)
  const before = id ? await reportForUpdate(db, changeableReports(actor), id) : null
  await refuseTaken(db, actor, input)
  const stored = {
    ...values,
    attempts: 0,
    next_at: before?.is_paused === '1' ? null : (nextDue(values, now)?.toString() ?? null),
  }
  const row = before
    ? await updateRow(db, 'saved_reports', before.id, version, stored)
    : await insertRow(db, 'saved_reports', { ...stored, owner_id: actor.id })
  return { save_response: { id: row.id } }
}

export const savedReportEndpoints = [
  listEndpoint(savedReportList, {
    from: 'saved_report_list',
    scope: savedReportScope,
    printers: new URL('../domain/saved-cells.ts', import.meta.url),
  }),
  serve(saveReport, save),
  serve(pauseReport, async ({ db, actor, input, now }) => {
    const report = await reportForUpdate(db, stoppableReports(actor), input.id)
    const next_at = input.is_paused === '1' ? null : (nextDue(report, now)?.toString() ?? null)
    const values = { is_paused: input.is_paused, next_at, attempts: 0, problem: null }
    const row = await updateRow(db, 'saved_reports', report.id, null, values)
    return { save_response: { id: row.id } }
  }),
  serve(sendReport, async (call) => {
    const { db, actor, input, services } = call
    const report = await reportForUpdate(db, changeableReports(actor), input.id)
    if (!(await mailReport(services, db, report))) throw new AppError(accessRefusals.ERR_105)
    call.afterCommit(() => services.wakeMail())
    return { save_response: { id: report.id } }
  }),
  serve(deleteReport, async ({ db, actor, input }) => {
    const { id } = await reportForUpdate(db, stoppableReports(actor), input.id)
    await deleteRow(db, 'saved_reports', id)
    return { save_response: { id } }
  }),
]
