import { say } from '#core/texts/texts.ts'
import { sql } from 'kysely'
import { refuseIf } from '#core/errors.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import {
  checkFile,
  getReport,
  leaveOutRows,
  leftOutFile,
  runFile,
  stopRun,
  templateFile,
  undoRun,
} from '../domain/calls.ts'
import { guideText, leftOutName } from '../domain/columns.ts'
import { findingList, runList, whyNotStop } from '../domain/runs.ts'
import { check } from './check.ts'
import { leaveOut } from './leave-out.ts'
import { makeLeftOutFile } from './left-out-file.ts'
import { readRun, reportOf } from './report.ts'
import { lockRun, run } from './run.ts'
import { makeTemplate } from './template.ts'
import { undo } from './undo.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const dataInEndpoints = [
  serve(checkFile, check),
  serve(getReport, async ({ db, input, language }) => ({
    item: await readRun(db, input.id),
    report: await reportOf(db, input.id, language),
  })),
  serve(runFile, async ({ db, input, actor, services }) => {
    await run(services, actor, input.check_id)
    return { item: await readRun(db, input.check_id) }
  }),
  serve(stopRun, async ({ db, input }) => {
    refuseIf(whyNotStop((await lockRun(db, input.id)).state))
    await sql`update data_in_runs set state = 'stopped', worker = null where id = ${input.id}`.execute(db)
    return { save_response: await readRun(db, input.id) }
  }),
  serve(undoRun, async (call) => {
    await undo(call)
    return { save_response: await readRun(call.db, call.input.id) }
  }),
  serve(leaveOutRows, async ({ db, input }) => {
    await leaveOut(db, input.id)
    return { save_response: await readRun(db, input.id) }
  }),
  serve(leftOutFile, async ({ db, input, language }) => {
    const { file_name } = await readRun(db, input.id)
    return {
      file: await makeLeftOutFile(db, input.id, language),
      file_name: `${say(leftOutName, language)} ${file_name.replace(/\.\w+$/, '')}.xlsx`,
      file_type: XLSX,
    }
  }),
  serve(templateFile, async ({ language }) => ({
    file: await makeTemplate(language),
    file_name: `Weinkontor ${say(guideText, language)}.xlsx`,
    file_type: XLSX,
  })),
  listEndpoint(runList, { from: 'data_in_list' }),
  listEndpoint(findingList, { from: 'data_in_finding_list' }),
]
