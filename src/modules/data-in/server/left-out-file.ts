import { writeXlsx, type CellValue as XlsxValue, type WriteSheet } from 'hucre/xlsx'
import { AppError } from '#core/errors.ts'
import { say, type Language, type TextParams } from '#core/texts/texts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { choiceOf, type Column } from '../domain/column.ts'
import { columnsOf, reasonText, sheetNames, sheetTexts, type SheetName } from '../domain/columns.ts'
import { findingTexts, type FindingCode } from '../domain/findings.ts'
import type { RowData } from '../domain/rows.ts'
import { nothingLeftOut } from '../domain/runs.ts'
import { namesOf, type Names } from './lists.ts'

type Found = { field: string | null; code: FindingCode; params: TextParams; found: string | null }
type WrongRow = { row_no: number; data: RowData; errors: Found[] }

const wrongRows = async (db: Database, run_id: number, sheet: SheetName): Promise<WrongRow[]> => {
  return allRows(db)<WrongRow>`
    select r.row_no, r.data, jsonb_agg(jsonb_build_object('field', f.field, 'code', f.code, 'params', f.params,
      'found', f.found) order by f.id) as errors
    from data_in_rows r join data_in_findings f
      on f.run_id = r.run_id and f.sheet = r.sheet and f.row_no = r.row_no and f.kind = 'error'
    where r.run_id = ${run_id} and r.sheet = ${sheet} group by r.row_no, r.data order by r.row_no`
}

/** What the file said where that could not be read, or else what was read, in words that can be read again. */
function cellOf(field: string, column: Column, { data, errors }: WrongRow, names: Names): XlsxValue {
  const value = data[field] ?? null
  const said = errors.find((error) => error.field === field && error.found !== null)?.found
  if (value === null) return said ?? null
  const choice = choiceOf(column)
  if (choice === 'flags') return names.flags.get(value) ?? value
  return choice && choice !== 'rates' ? (names.lists[choice].get(value) ?? value) : value
}

function sheetOf(name: SheetName, rows: readonly WrongRow[], names: Names, language: Language): WriteSheet {
  const columns = Object.entries(columnsOf(name))
  const reasonOf = ({ errors }: WrongRow) =>
    [...new Set(errors.map(({ code, params }) => say(findingTexts[code], language, params)))].join(' ')
  return {
    name: say(sheetTexts[name], language),
    columns: [...columns.map(() => ({ width: 18 })), { width: 60 }],
    rows: [
      [...columns.map(([, { head }]) => say(head, language)), say(reasonText, language)],
      ...rows.map((row) => [
        ...columns.map(([field, column]) => cellOf(field, column, row, names)),
        reasonOf(row),
      ]),
    ],
    freezePane: { rows: 1 },
  }
}

/** The rows with errors as a file of their own, each with its reasons, to be corrected and checked again. */
export async function makeLeftOutFile(db: Database, run_id: number, language: Language): Promise<Uint8Array> {
  const names = await namesOf(db, language)
  const sheets: WriteSheet[] = []
  for (const name of sheetNames) {
    const rows = await wrongRows(db, run_id, name)
    if (rows.length) sheets.push(sheetOf(name, rows, names, language))
  }
  if (!sheets.length) throw new AppError(nothingLeftOut)
  return writeXlsx({ sheets })
}
