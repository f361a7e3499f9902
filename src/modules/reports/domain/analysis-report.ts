import { say } from '#core/texts/texts.ts'
import { savedTexts } from '../saved-texts.ts'
import { countsBottles, isRest, type AnalysisRow } from './analysis.ts'
import { earlierColumns, type Report } from './day-reports.ts'

/** Sales by person, dealer, country, customer, wine or category, compared with another range. */
export const analysis: Report<AnalysisRow> = {
  path: '/analysis/report',
  ask: async (ask, { odeme_durumu: _paid, vergi_durumu: _taxed, ...question }) =>
    (await ask('/analysis/report', question)).datalist,
  columns: (words, { by_what, compare }) => {
    const label = (key: keyof typeof savedTexts) => say(savedTexts[key], words.language)
    const money = (key: 'brut' | 'net' | 'iptal' | 'kalan') =>
      ({
        key,
        label: label(key),
        kind: 'money',
        value: (row: AnalysisRow) => row[key],
        sum: true,
        width: 26,
      }) as const
    return [
      {
        key: 'ad',
        label: label(`by_${by_what}`),
        kind: 'text',
        value: (row) => (isRest(row) ? label('rest') : row.ad),
      },
      {
        key: 'adet',
        label: label(countsBottles(by_what) ? 'sise' : 'adet'),
        kind: 'count',
        value: ({ adet }) => adet,
        sum: true,
        width: 22,
      },
      money('brut'),
      { ...money('net'), isSpare: true },
      { ...money('iptal'), isSpare: true },
      { ...money('kalan'), bar: true },
      ...(compare === 'none' ? [] : earlierColumns(words, { kind: 'money' })),
    ]
  },
}
