import { isFileAnswer, type Ask, type FileAnswer } from '#core/calls.ts'
import { companyOf } from '#core/company/company.ts'
import { MAX_LIMIT } from '#core/limits.ts'
import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Services } from '#platform/server/services.ts'
import { WORKBOOK_TYPE, workbookName } from '#platform/server/workbooks/names.ts'
import { plainWorkbook } from '#platform/server/workbooks/plain-workbook.ts'
import { readWords } from '#platform/server/workbooks/words.ts'
import { analysis } from '../domain/analysis-report.ts'
import { customerInfo } from '../domain/customer-info.ts'
import {
  callOutcomes,
  orderStates,
  staffSales,
  turnover,
  wineSales,
  type Report,
  type Words,
} from '../domain/day-reports.ts'
import { reportDocument, reportSheet, reportTitle, type Heading } from '../domain/document.ts'
import type { ReportKind } from '../domain/kinds.ts'
import type { Question } from '../domain/question.ts'
import { listReports, listTable, summedFields } from '../domain/list-reports.ts'
import { tableOf, type ReportTable } from '../domain/report-columns.ts'

/** Runs the calls behind a report with the rights of one user. */
type Asker = { db: Database; services: Pick<Services, 'documents'>; ask: Ask }

const tabled =
  <Row>(report: Report<Row>) =>
  async (ask: Ask, words: Words, question: Question): Promise<ReportTable> =>
    tableOf(report.columns(words, question), await report.ask(ask, question))

type ListKind = keyof typeof listReports

const tables = {
  analysis: tabled(analysis),
  order_states: tabled(orderStates),
  staff_sales: tabled(staffSales),
  turnover: tabled(turnover),
  calls: tabled(callOutcomes),
  wine_sales: tabled(wineSales),
  customer_info: tabled(customerInfo),
} satisfies Record<Exclude<ReportKind, ListKind>, unknown>

const isList = (report: ReportKind): report is ListKind => Object.hasOwn(listReports, report)

/** Documents are German. */
async function germanWords(db: Database): Promise<Words> {
  const states = (await readWords(db, ['sys_siparis_durum'], 'de'))('sys_siparis_durum')
  return { language: 'de', stateName: (id) => states[String(id)] ?? String(id) }
}

/** The path of a list is known from its definition only. */
type ListPath = '/siparisler/list'

async function listFile(ask: Ask, report: ListKind, heading: Heading): Promise<FileAnswer> {
  const { list, filters } = listReports[report].query(heading.question)
  const [field, order] = list.defaultSort
  const answer: unknown = await ask(list.path as ListPath, {
    filters,
    sorts: [{ field, order }],
    format: 'xlsx',
    title: reportTitle(heading),
  })
  if (!isFileAnswer(answer)) throw new Error('a list answers a workbook')
  return answer
}

async function listRows(ask: Ask, report: ListKind, question: Question): Promise<ReportTable> {
  const { query, printed } = listReports[report]
  const { list, filters } = query(question)
  const [field, order] = list.defaultSort
  const answer = await ask(list.path as ListPath, {
    filters,
    sorts: [{ field, order }],
    limit: MAX_LIMIT,
    count: true,
    sum_fields: summedFields(list, printed),
  })
  return listTable(list, printed, answer)
}

/** A report as a file, with the rows that the asking person may see. */
export async function fileOf(
  { db, services, ask }: Asker,
  heading: Heading,
  format: 'pdf' | 'xlsx',
): Promise<FileAnswer> {
  const { report, question, today } = heading
  if (isList(report) && format === 'xlsx') return listFile(ask, report, heading)
  const table = isList(report)
    ? await listRows(ask, report, question)
    : await tables[report](ask, await germanWords(db), question)
  if (format === 'xlsx') {
    const title = reportTitle(heading)
    return {
      file: Buffer.from(await plainWorkbook(title, reportSheet(table), 'Summe')),
      file_name: workbookName(title, today),
      file_type: WORKBOOK_TYPE,
    }
  }
  const model = reportDocument(heading, table, companyOf(await readCompany(db)))
  return {
    file: Buffer.from(await services.documents.render(model)),
    file_name: model.fileName,
    file_type: 'application/pdf',
  }
}
