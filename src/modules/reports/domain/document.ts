import type { Company } from '#core/company/company-fields.ts'
import type { DayRange, IsoDate } from '#core/days/dates.ts'
import type { ColumnKind, DocumentBlock, DocumentModel } from '#core/document.ts'
import { formatInteger } from '#core/money/money.ts'
import { senderOf } from '#modules/orders/domain/documents/company.ts'
import { dated, fact, pdfName, text } from '#modules/orders/domain/documents/letters/letter.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { savedTexts } from '../saved-texts.ts'
import { comparedDays } from './comparison.ts'
import type { Question } from './question.ts'
import { reportKinds, type ReportKind } from './kinds.ts'
import type { ReportTable } from './report-columns.ts'

/** Which report is written to a file, as of which day, and under which name. */
export type Heading = { report: ReportKind; question: Question; name: string | null; today: IsoDate }

const shown = ({ from, to }: DayRange) => `${dated(from)} – ${dated(to)}`

export const reportTitle = ({ report, question, name }: Heading): string => {
  if (name) return name
  const { de } = reportKinds[report].title
  return report === 'analysis' ? `${de} nach ${savedTexts[`by_${question.by_what}`].de}` : de
}

/** The days that a report covers, as text. */
export const reportDays = ({ report, question, today }: Heading): string =>
  reportKinds[report].days ? shown(rangeOf(question)) : dated(today)

const comparedIn = ({ report, question }: Heading) =>
  reportKinds[report].isCompared ? comparedDays(rangeOf(question), question) : null

/** Percentages are written as amounts are, with two digits. */
const written = (kind: ColumnKind | 'percent'): ColumnKind => (kind === 'percent' ? 'money' : kind)

/** Letters per millimetre of a heading, less the gap to the next column. */
const LETTERS_PER_MM = 0.68
const GAP_MM = 2

/** A head is broken between its words where the column is too narrow for it. */
function headOf(label: string, width: number | undefined): string {
  if (!width) return label
  const room = Math.floor((width - GAP_MM) * LETTERS_PER_MM)
  return label.split(' ').reduce((head, word) => {
    const last = head.slice(head.lastIndexOf('\n') + 1)
    return `${head}${last.length + 1 + word.length > room ? '\n' : ' '}${word}`
  })
}

function lines({ columns, rows, count }: ReportTable): DocumentBlock[] {
  if (!rows.length) return [text(savedTexts.nothing.de)]
  const places = columns.flatMap(({ isSpare }, place) => (isSpare ? [] : [place]))
  const kept = columns.filter(({ isSpare }) => !isSpare)
  return [
    {
      type: 'table',
      columns: kept.map(({ label, kind, width }) => ({
        label: headOf(label, width),
        kind: written(kind),
        ...(width ? { width } : {}),
      })),
      rows: rows.map((row) => places.map((place) => row[place] ?? null)),
    },
    ...(count > rows.length
      ? [
          text(
            `Gezeigt sind ${formatInteger(rows.length)} von ${formatInteger(count)} Zeilen; die Summen zählen alle.`,
          ),
        ]
      : []),
  ]
}

/** A report as a German document: its counts above, its lines, its amounts below. */
export function reportDocument(heading: Heading, table: ReportTable, company: Company): DocumentModel {
  const { report, today } = heading
  const compared = comparedIn(heading)
  const { days } = reportKinds[report]
  const sums = table.columns.flatMap(({ label, kind, sum, bar }) =>
    sum === null ? [] : [{ label, kind, sum, isMain: bar === true }],
  )
  const amounts = sums.filter(({ kind }) => kind === 'money')
  return {
    fileName: pdfName(reportTitle(heading), today),
    title: reportTitle(heading),
    ...(days ? { subtitle: `${days.de} ${reportDays(heading)}` } : {}),
    date: today,
    sender: senderOf(company),
    recipient: [],
    facts: [
      ...fact('Stand', dated(today)),
      ...(compared ? fact('Vergleich', shown(compared)) : []),
      ...sums
        .filter(({ kind }) => kind === 'count')
        .flatMap(({ label, sum }) => fact(label, formatInteger(sum))),
    ],
    body: [
      ...lines(table),
      ...(amounts.length
        ? [
            {
              type: 'totals' as const,
              rows: amounts.map(({ label, sum, isMain }) => ({
                label,
                amount: sum,
                ...(isMain ? { style: 'strong' as const } : {}),
              })),
            },
          ]
        : []),
    ],
  }
}

/** The same as a sheet, with every column. */
export const reportSheet = ({ columns, rows }: ReportTable) => ({
  columns: columns.map(({ label, kind, sum }) => ({ label, kind: written(kind), isSummed: sum !== null })),
  rows,
})
