import type { Ask } from '#core/calls.ts'
import type { DayRange } from '#core/days/dates.ts'
import { rangeOf } from '#core/days/report-range.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { savedTexts } from '../saved-texts.ts'
import { reportTexts } from '../texts.ts'
import type { ConversationReportRow, OrderStateRow, StaffSalesRow, WineSalesRow } from './calls.ts'
import { besideEarlier, comparedDays, type Earlier } from './comparison.ts'
import type { Question } from './question.ts'
import type { ReportColumn } from './report-columns.ts'
import type { TurnoverRow } from './turnover.ts'

/** The language of a report, and the labels of the order states in it. */
export type Words = { language: Language; stateName(id: number): string }

/** A report for screen and mail: how its lines are queried, and its columns. */
export type Report<Row> = {
  /** The call behind it, which is also the cache key in the browser. */
  path: string
  ask(ask: Ask, question: Question): Promise<Row[]>
  columns(words: Words, question: Question): ReportColumn<Row>[]
}

type Figures<Row> = Parameters<typeof besideEarlier<Row & { id: string | number }>>[2]

type Compares<Row> = {
  path: string
  ask(ask: Ask, days: DayRange, question: Question): Promise<Row[]>
  columns(words: Words, isCompared: boolean): ReportColumn<Row>[]
  /** The figures of a line, the compared one first. */
  figures: Figures<Row>
  /** The compared figure: its kind, and its name if the added columns are not right beside it. */
  compared: { kind: 'money' | 'count'; name?: 'brut' }
}

/** The columns that stand beside those of a report while it is compared. */
export function earlierColumns(
  { language }: Words,
  { kind, name }: Compares<unknown>['compared'],
): ReportColumn<Earlier>[] {
  const label = (key: 'onceki' | 'fark' | 'artis') => say(savedTexts[key], language)
  const onceki = name ? `${label('onceki')} (${say(reportTexts[name], language)})` : label('onceki')
  const figure = { kind, sum: true, width: 24 } as const
  return [
    { ...figure, key: 'onceki', label: onceki, value: (row) => row.onceki ?? 0 },
    { ...figure, key: 'fark', label: label('fark'), value: (row) => row.fark ?? 0, isSpare: true },
    { key: 'artis', label: label('artis'), kind: 'percent', value: ({ artis }) => artis, width: 18 },
  ]
}

const comparedReport = <Row extends { id: string | number }>(
  given: Compares<Row>,
): Report<Row & Earlier> => ({
  path: given.path,
  ask: async (ask, question) => {
    const range = rangeOf(question)
    const other = comparedDays(range, question)
    const now = await given.ask(ask, range, question)
    return besideEarlier<Row>(now, other && (await given.ask(ask, other, question)), given.figures)
  },
  columns: (words, { compare }) => {
    const isCompared = compare !== 'none'
    return [...given.columns(words, isCompared), ...(isCompared ? earlierColumns(words, given.compared) : [])]
  },
})

const wire = ({ from, to }: DayRange) => ({ start_date: from, end_date: to })

/** Columns by the names of their fields. */
const columnsFor =
  ({ language }: Words) =>
  <Key extends string>(
    key: Key & keyof typeof reportTexts,
    kind: ReportColumn<unknown>['kind'],
    more: Pick<ReportColumn<unknown>, 'sum' | 'bar' | 'width' | 'isSpare'> = {},
  ) => ({
    key,
    label: say(reportTexts[key], language),
    kind,
    value: (row: Record<Key, string | number>) => row[key],
    ...more,
  })

const summed = { sum: true, width: 25 } as const
const counted = { sum: true, width: 20 } as const

/** The current states of the orders of a range. */
export const orderStates = comparedReport<OrderStateRow>({
  path: '/siparisler/durum_report',
  ask: async (ask, days) => (await ask('/siparisler/durum_report', wire(days))).datalist,
  columns: (words) => {
    const column = columnsFor(words)
    return [
      {
        key: 'status',
        label: say(reportTexts.status, words.language),
        kind: 'text',
        value: ({ id }) => words.stateName(id),
      },
      column('adet', 'count', { ...counted, bar: true }),
      column('toplam', 'money', summed),
    ]
  },
  figures: ['toplam', 'adet'],
  compared: { kind: 'money' },
})

/** What each person sold, by the day of the order. */
export const staffSales = comparedReport<StaffSalesRow>({
  path: '/siparisler/personel_satis_report',
  ask: async (ask, days) => (await ask('/siparisler/personel_satis_report', wire(days))).datalist,
  columns: (words, isCompared) => {
    const column = columnsFor(words)
    return [
      column('personel', 'text'),
      column('firma', 'text', { width: 32 }),
      column('adet', 'count', counted),
      column('sise', 'count', counted),
      column('brut', 'money', { ...summed, bar: true }),
      column('net', 'money', { ...summed, isSpare: isCompared }),
    ]
  },
  figures: ['brut', 'adet', 'sise', 'net'],
  compared: { kind: 'money', name: 'brut' },
})

/** Which wines were invoiced, how many bottles, for how much. */
export const wineSales = comparedReport<WineSalesRow>({
  path: '/siparis_icerik/stok_satis_report',
  ask: async (ask, days) => (await ask('/siparis_icerik/stok_satis_report', wire(days))).datalist,
  columns: (words, isCompared) => {
    const column = columnsFor(words)
    return [
      column('stk_kodu', 'text', { width: 24 }),
      column('stk_adi', 'text'),
      column('sise', 'count', { ...counted, bar: true }),
      column('brut', 'money', summed),
      column('net', 'money', { ...summed, isSpare: isCompared }),
    ]
  },
  figures: ['brut', 'sise', 'net'],
  compared: { kind: 'money', name: 'brut' },
})

/** The turnover of each person and the commission claim from it. */
export const turnover = comparedReport<TurnoverRow>({
  path: '/siparisler/personel_ciro_report',
  ask: async (ask, days, { odeme_durumu, vergi_durumu }) =>
    (await ask('/siparisler/personel_ciro_report', { ...wire(days), odeme_durumu, vergi_durumu })).datalist,
  columns: (words, isCompared) => {
    const column = columnsFor(words)
    return [
      column('personel', 'text'),
      column('brut', 'money', { ...summed, bar: true }),
      column('net', 'money', { ...summed, isSpare: isCompared }),
      column('vergi', 'money', { ...summed, isSpare: true }),
      column('iptal', 'money', summed),
      column('yuzde', 'percent', { width: 14 }),
      column('p_hak', 'money', summed),
    ]
  },
  figures: ['brut', 'net', 'vergi', 'iptal', 'p_hak'],
  compared: { kind: 'money', name: 'brut' },
})

/** A line is one outcome of one person. */
type CallLine = ConversationReportRow & { id: string }

const compact = (day: string) => day.replaceAll('-', '')

/** The label of a row with labels in three languages. */
export const wordOf = (
  row: { descp: string; descp_tr: string | null; descp_en: string | null },
  language: Language,
) => (language === 'de' ? row.descp : row[`descp_${language}`]) ?? row.descp

/** The outcomes of calls, by person. */
export const callOutcomes = comparedReport<CallLine>({
  path: '/musteri_gorusme_view/gorusme_detalari_report',
  ask: async (ask, { from, to }) => {
    const days = { start_date: compact(from), end_date: compact(to) }
    const { datalist } = await ask('/musteri_gorusme_view/gorusme_detalari_report', days)
    return datalist.map((row) => ({ ...row, id: `${row.per_id} ${row.descp}` }))
  },
  columns: ({ language }) => [
    {
      key: 'personel',
      label: say(reportTexts.personel, language),
      kind: 'text',
      value: ({ name_surname, user_name }) => `${name_surname} (${user_name})`,
      isGroup: true,
      groupBy: ({ per_id }) => per_id,
      width: 55,
    },
    {
      key: 'outcome',
      label: say(reportTexts.outcome, language),
      kind: 'text',
      value: (row) => wordOf(row, language),
    },
    {
      key: 'count',
      label: say(reportTexts.count, language),
      kind: 'count',
      value: ({ _count }) => _count,
      ...counted,
      bar: true,
    },
  ],
  figures: ['_count'],
  compared: { kind: 'count' },
})
