import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { DEMO_IBAN } from '#core/company/demo-company.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { createImport, listStatements, type StatementRow } from '../domain/calls.ts'
import { bankImportList } from '../domain/entries.ts'
import { bankRepeatList } from '../domain/repeats.ts'
import { bankRefusals } from '../domain/refusals.ts'
import { accountById } from './accounts.ts'
import { importStatements } from './import-file.ts'
import { bankSettings } from './settings.ts'
import { importStatus } from './refused-debits.ts'
import { readStatements, statusReportOf, type CsvReading } from './statements/read-file.ts'
import { readStatusReports } from './statements/read-status.ts'

const refusals = defineRefusals({
  csv_mapping_missing: {
    tr: 'Bu hesap için sütunlar seçilmemiş. Önce CSV sütunlarını kaydedin.',
    de: 'Für dieses Konto sind keine Spalten festgelegt. Speichern Sie zuerst die Spalten der CSV-Datei.',
    en: 'No columns are set for this account. Save the columns of the CSV file first.',
  },
})

const BASE64 = /^(?:data:[\w/+.;-]*;base64,)?([A-Za-z0-9+/\s]*={0,2}\s*)$/

function bytesOf(base64: string): Buffer {
  const data = BASE64.exec(base64)?.[1]
  if (data === undefined) throw new AppError(bankRefusals.statement_not_xml)
  return Buffer.from(data, 'base64')
}

async function csvOf(db: Database, account_id: number | null | undefined): Promise<CsvReading | null> {
  if (!account_id) return null
  const { iban, csv, retired_on } = await accountById(db, account_id)
  if (retired_on) throw new AppError(bankRefusals.bank_account_retired, { iban })
  if (!csv) throw new AppError(refusals.csv_mapping_missing)
  return { iban, mapping: csv }
}

async function readStatementRows(
  db: Database,
  import_id: number | null | undefined,
): Promise<StatementRow[]> {
  const which = import_id
    ? sql`s.id in (select statement_id from bank_entries where import_id = ${import_id}) or s.import_id = ${import_id}`
    : sql`s.id in (select max(id) from bank_statements group by account_id)`
  return allRows(db)<StatementRow>`
    select s.id, a.iban as account, a.name as account_name, s.kind, s.name, s.sequence, s.day, s.opening, s.closing,
      s.total, s.missing, (s.opening + s.total = s.closing) as agrees
    from bank_statements s join bank_accounts a on a.id = s.account_id where ${which} order by s.id`
}

/** A CSV file needs to be told its account; other formats contain it. */
const isCsv = (name: string) => /\.(?:csv|txt)$/i.test(name)

export const importEndpoints = [
  serve(createImport, async (call) => {
    const { db, input } = call
    const bytes = bytesOf(input.base_64)
    const csv = isCsv(input.file_name) ? await csvOf(db, input.account_id) : null
    const status = isCsv(input.file_name) ? null : statusReportOf(bytes)
    if (status !== null) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const read = await importStatus(call, { file_name: input.file_name, sha256 }, readStatusReports(status))
      return { save_response: { id: read.id }, summary: read.summary, statements: [] }
    }
    const { id, summary } = await importStatements(
      call,
      { file_name: input.file_name, bytes },
      readStatements(bytes, csv),
    )
    return { save_response: { id }, summary, statements: await readStatementRows(db, id) }
  }),
  listEndpoint(bankImportList, { from: 'bank_import_list' }),
  listEndpoint(bankRepeatList, { from: 'bank_repeat_list' }),
  serve(listStatements, async ({ db, input }) => ({
    datalist: await readStatementRows(db, input.import_id),
    is_demo: (await bankSettings(db)).iban === DEMO_IBAN,
  })),
]
