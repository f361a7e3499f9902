import type { FileAnswer } from '#core/calls.ts'
import { companyOf } from '#core/company.ts'
import type { IsoDate } from '#core/dates.ts'
import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { WORKBOOK_TYPE, workbookName } from '#platform/server/workbooks/names.ts'
import { plainWorkbook } from '#platform/server/workbooks/plain-workbook.ts'
import type { AnalysisForm, AnalysisRow } from '../domain/analysis.ts'
import { analysisDocument, analysisTable, reportTitle } from '../domain/document.ts'

type Asked = { form: AnalysisForm; format: 'pdf' | 'xlsx'; name: string | null; today: IsoDate }

/** An analysis as a file. */
export async function fileOf(
  { db, services }: { db: Database; services: Pick<Services, 'documents'> },
  asked: Asked,
  rows: readonly AnalysisRow[],
): Promise<FileAnswer> {
  if (asked.format === 'xlsx') {
    const title = reportTitle(asked)
    return {
      file: Buffer.from(await plainWorkbook(title, analysisTable(asked.form, rows), 'Summe')),
      file_name: workbookName(title, asked.today),
      file_type: WORKBOOK_TYPE,
    }
  }
  const model = analysisDocument({ ...asked, rows, company: companyOf(await readCompany(db)) })
  return {
    file: Buffer.from(await services.documents.render(model)),
    file_name: model.fileName,
    file_type: 'application/pdf',
  }
}
