import { sql } from 'kysely'
import type { DocumentModel } from '#core/document.ts'
import type { DayRange } from '#core/days/dates.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { fileAnswer, storeFile } from '#platform/server/files/files.ts'
import { insertRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow, lockNamed } from '#platform/server/database/sql.ts'
import { sumOf, type StatementLine } from '../domain/documents/statement.ts'
import { linesToIssue, statementNumber } from '../domain/issued-statement.ts'

type Statement = { month: string; lines: StatementLine[] }

const MAX_BYTES = 20 * 1_048_576

/** Statements of the months before this one. */
async function issuedBefore(db: Database, owner: number, { from }: DayRange): Promise<Statement[]> {
  return allRows(db)<Statement>`
    select month, lines from commission_statements where user_id = ${owner} and month < ${from} order by month`
}

type Issuing = {
  owner: number
  range: DayRange
  /** The lines of the account between two days. */
  linesOf(range: DayRange): Promise<StatementLine[]>
  modelOf(lines: readonly StatementLine[], number: string): DocumentModel
}

/** The statement of a closed month: as it was issued, or issued now, once and for all. */
export async function issuedStatement(
  call: Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now' | 'services'>,
  issuing: Issuing,
) {
  const { db, actor, now, services } = call
  const { owner, range } = issuing
  await lockNamed(db, 'commission_statements', owner)
  const row = await firstRow(db)<{ file_id: number }>`
    select file_id from commission_statements where user_id = ${owner} and month = ${range.from}`
  if (row) return fileAnswer(db, row.file_id)
  const before = await issuedBefore(db, owner, range)
  const first = before[0]?.month ?? range.from
  const months = new Set([range.from, ...before.map(({ month }) => month)].map((month) => month.slice(0, 7)))
  const current = (await issuing.linesOf({ from: first, to: range.to })).filter(
    ({ day }) => day !== null && months.has(day.slice(0, 7)),
  )
  const told = before.flatMap(({ lines }) => lines)
  const lines = linesToIssue(current, told, range)
  const number = statementNumber(range.from, owner)
  const model = issuing.modelOf(lines, number)
  const bytes = await services.documents.render(model)
  const base64 = Buffer.from(bytes).toString('base64')
  const file = { name: model.fileName, base64, userId: actor.id }
  const file_id = await storeFile(db, file, { types: ['application/pdf'], maxBytes: MAX_BYTES })
  await insertRow(db, 'commission_statements', {
    user_id: owner,
    month: range.from,
    number,
    lines: JSON.stringify(lines),
    total: sumOf(lines),
    file_id,
    sha256: sql`(select sha256 from sys_files where id = ${file_id})`,
    issued_by: actor.id,
    issued_at: now.toString(),
  })
  return fileAnswer(db, file_id)
}
