import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { say, type Language, type TextParams } from '#core/texts/texts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, firstRow, oneRow } from '#platform/server/database/sql.ts'
import type { Report, SheetSummary, UnknownWord } from '../domain/calls.ts'
import { foldWord } from '../domain/cells.ts'
import { choiceOf } from '../domain/column.ts'
import { columnsOf, sheetNames, type SheetName } from '../domain/columns.ts'
import { findingTexts, type FindingCode, type FindingKind } from '../domain/findings.ts'
import type { RunRow } from '../domain/runs.ts'
import { LEFT_OUT } from './checks.ts'

const isSheetName = (name: string): name is SheetName => sheetNames.some((sheet) => sheet === name)

/** How many errors and repairs are in an answer; the list has the others. */
const REPORTED = 500

export async function readRun(db: Database, id: number): Promise<RunRow> {
  const row = await firstRow(db)<
    RunRow & { search_text: string }
  >`select * from data_in_list where id = ${id}`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  const { search_text: _, ...run } = row
  return run
}

async function sumsOf(db: Database, run_id: number, sheet: SheetName): Promise<Record<string, number>> {
  const fields = Object.entries(columnsOf(sheet)).flatMap(([field, { isSum }]) => (isSum ? [field] : []))
  if (!fields.length) return {}
  const sums = fields.map(
    (field) => sql`coalesce(sum((data ->> ${sql.lit(field)})::numeric), 0) as ${sql.ref(field)}`,
  )
  const row = await oneRow(db)<Record<string, number>>`
    select ${sql.join(sums)} from data_in_rows where run_id = ${run_id} and sheet = ${sheet}
      and record_id is distinct from ${LEFT_OUT}`
  return row
}

type Counted = { sheet: string; rows: number; bad: number; errors: number; repairs: number }

/** Rows, errors, repairs and sums of each sheet of the file, from the stored rows and findings. */
export async function summarise(db: Database, run_id: number): Promise<SheetSummary[]> {
  const rows = await allRows(db)<Counted>`
    with found as (
      select sheet, count(*) filter (where kind = 'error') as errors, count(*) filter (where kind = 'repair') as repairs
      from data_in_findings where run_id = ${run_id} group by sheet
    ), bad as (
      select r.sheet, count(*) as bad from data_in_rows r
      where r.run_id = ${run_id} and exists (select from data_in_findings f
        where f.run_id = r.run_id and f.kind = 'error' and f.sheet = r.sheet and f.row_no = r.row_no)
      group by r.sheet
    ), counted as (select sheet, count(*) as rows from data_in_rows where run_id = ${run_id} group by sheet)
    select coalesce(c.sheet, f.sheet) as sheet, coalesce(c.rows, 0) as rows, coalesce(b.bad, 0) as bad,
      coalesce(f.errors, 0) as errors, coalesce(f.repairs, 0) as repairs
    from counted c full join found f on f.sheet = c.sheet left join bad b on b.sheet = c.sheet`
  const summaries: SheetSummary[] = []
  for (const sheet of sheetNames) {
    const counted = rows.find((row) => row.sheet === sheet)
    if (!counted) continue
    const { rows: count, bad, errors, repairs } = counted
    summaries.push({
      sheet,
      rows: count,
      ok: count - bad,
      errors,
      repairs,
      sums: await sumsOf(db, run_id, sheet),
    })
  }
  return summaries
}

type StoredFinding = {
  kind: FindingKind
  sheet: string
  row: number
  field: string | null
  code: FindingCode
  params: TextParams
  found: string | null
}

async function findingsOf(db: Database, run_id: number, kind: FindingKind, language: Language) {
  const rows = await allRows(db)<StoredFinding>`
    select kind, sheet, row_no as row, field, code, params, found from data_in_findings
    where run_id = ${run_id} and kind = ${kind} order by id limit ${REPORTED}`
  return rows.map(({ params, ...finding }) => ({
    ...finding,
    message: say(findingTexts[finding.code], language, params),
  }))
}

/** How many unknown words are asked about at once. */
const MOST_WORDS = 100

/** The words that no list has: each once, however many cells say it. */
async function unknownWords(db: Database, run_id: number): Promise<UnknownWord[]> {
  const rows = await allRows(db)<{ sheet: string; field: string; found: string; rows: number }>`
    select sheet, field, found, count(*) as rows from data_in_findings
    where run_id = ${run_id} and kind = 'error' and code in ('not_in_list', 'not_flag', 'not_number')
      and found is not null and length(found) <= 200
    group by sheet, field, found order by found`
  const words = new Map<string, UnknownWord>()
  for (const { sheet, field, found, rows: count } of rows) {
    const column = isSheetName(sheet) ? columnsOf(sheet)[field] : undefined
    const choice = column && choiceOf(column)
    if (!choice) continue
    const key = `${choice} ${foldWord(found)}`
    const known = words.get(key)
    words.set(key, { choice, word: known?.word ?? found, rows: (known?.rows ?? 0) + count })
  }
  return [...words.values()].toSorted((a, b) => b.rows - a.rows).slice(0, MOST_WORDS)
}

export async function reportOf(db: Database, id: number, language: Language): Promise<Report> {
  const run = await firstRow(db)<{
    state: Report['state']
    sheets: { summaries: SheetSummary[]; pages: Report['pages'] }
  }>`
    select state, sheets from data_in_runs where id = ${id}`
  if (!run) throw new AppError(recordsRefusals.record_not_found)
  return {
    check_id: id,
    state: run.state,
    sheets: run.sheets.summaries,
    pages: run.sheets.pages,
    unknown_words: run.state === 'failed' ? await unknownWords(db, id) : [],
    errors: await findingsOf(db, id, 'error', language),
    repairs: await findingsOf(db, id, 'repair', language),
  }
}
