import type { Company } from '#core/company-fields.ts'
import type { DayRange, IsoDate } from '#core/dates.ts'
import type { DocumentModel, TableColumn } from '#core/document.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import { senderOf } from '#modules/orders/domain/documents/company.ts'
import { dated, fact, pdfName, text } from '#modules/orders/domain/documents/letter.ts'
import { savedTexts } from '../saved-texts.ts'
import { rangeOf } from '#core/report-range.ts'
import { countsBottles, isRest, type AnalysisForm, type AnalysisRow } from './analysis.ts'
import { comparedDays } from './comparison.ts'

type Source = {
  form: AnalysisForm
  rows: readonly AnalysisRow[]
  name: string | null
  company: Company
  today: IsoDate
}

const shown = ({ from, to }: DayRange) => `${dated(from)} – ${dated(to)}`

export const reportTitle = ({ form, name }: Pick<Source, 'form' | 'name'>) =>
  name ?? `Auswertung nach ${savedTexts[`by_${form.by_what}`].de}`

/** Customers without a line of their own share one. */
const nameOf = (row: AnalysisRow) => (isRest(row) ? savedTexts.rest.de : row.ad)

const sum = (rows: readonly AnalysisRow[], field: 'brut' | 'net' | 'iptal' | 'kalan' | 'onceki') =>
  euros(sumCents(rows.map((row) => cents(row[field] ?? 0))))

/** An analysis as a German document. */
export function analysisDocument(source: Source): DocumentModel {
  const { form, rows, company, today } = source
  const compared = comparedDays(rangeOf(form), form)
  const columns: TableColumn[] = [
    { label: savedTexts[`by_${form.by_what}`].de, kind: 'text' },
    { label: countsBottles(form.by_what) ? 'Flaschen' : 'Rechnungen', kind: 'count', width: 22 },
    { label: 'Brutto', kind: 'money', width: 26 },
    { label: 'Netto n. Storno', kind: 'money', width: 28, isCarried: true },
    ...(compared
      ? [
          { label: 'Vergleich', kind: 'money' as const, width: 26 },
          { label: '%', kind: 'money' as const, width: 17 },
        ]
      : []),
  ]
  return {
    fileName: pdfName(reportTitle(source), today),
    title: reportTitle(source),
    subtitle: `Rechnungen vom ${shown({ from: form.start_date, to: form.end_date })}`,
    date: today,
    sender: senderOf(company),
    recipient: [],
    facts: [...fact('Stand', dated(today)), ...(compared ? fact('Vergleich', shown(compared)) : [])],
    body: [
      ...(rows.length
        ? [
            {
              type: 'table' as const,
              columns,
              rows: rows.map((row) => [
                nameOf(row),
                row.adet,
                row.brut,
                row.kalan,
                ...(compared ? [row.onceki, row.artis] : []),
              ]),
            },
          ]
        : [text('In diesen Tagen wurde nichts berechnet.')]),
      {
        type: 'totals',
        rows: [
          { label: 'Brutto', amount: sum(rows, 'brut') },
          { label: 'Netto', amount: sum(rows, 'net') },
          { label: 'Storniert (netto)', amount: sum(rows, 'iptal') },
          { label: 'Netto nach Storno', amount: sum(rows, 'kalan'), style: 'strong' },
          ...(compared ? [{ label: 'Vergleich', amount: sum(rows, 'onceki') }] : []),
        ],
      },
    ],
  }
}

/** The same as a sheet, with every figure. */
export const analysisTable = (form: AnalysisForm, rows: readonly AnalysisRow[]) => ({
  columns: [
    { label: savedTexts[`by_${form.by_what}`].de, kind: 'text' },
    { label: countsBottles(form.by_what) ? 'Flaschen' : 'Rechnungen', kind: 'count', isSummed: true },
    { label: 'Brutto', kind: 'money', isSummed: true },
    { label: 'Netto', kind: 'money', isSummed: true },
    { label: 'Storniert (netto)', kind: 'money', isSummed: true },
    { label: 'Netto nach Storno', kind: 'money', isSummed: true },
    { label: 'Vergleich', kind: 'money', isSummed: true },
    { label: 'Unterschied', kind: 'money', isSummed: true },
    { label: 'Zuwachs %', kind: 'money' },
  ] as const,
  rows: rows.map((row) => [
    nameOf(row),
    row.adet,
    row.brut,
    row.net,
    row.iptal,
    row.kalan,
    row.onceki,
    row.fark,
    row.artis,
  ]),
})
