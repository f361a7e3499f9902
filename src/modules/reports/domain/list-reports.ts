import { columnKind, type ListDefinition, type ListPayload } from '#core/lists/list.ts'
import { rangeOf } from '#core/days/report-range.ts'
import type { DayRange } from '#core/days/dates.ts'
import { operationQuery } from '#modules/orders/domain/order/order-columns.ts'
import { stokStatusList } from '#modules/stock/domain/wines.ts'
import type { Question } from './question.ts'
import type { ReportTable } from './report-columns.ts'

/** The invoices that were paid between two days. */
export const closedOrders = ({ from, to }: DayRange) => operationQuery('closed', from, to)

/** The stock by its cost, highest first. */
export const stockValue = { ...stokStatusList, defaultSort: ['maliyet', 'DESC'] as const }

/** A report that is a list: its rows, and the fields that fit into a document, with widths in millimetres. */
type ListReport = {
  query(question: Question): { list: ListDefinition; filters: ListPayload['filters'] }
  printed: readonly (readonly [field: string, width?: number])[]
}

export const listReports = {
  closed_orders: {
    query: (question) => {
      const { list, filters } = closedOrders(rangeOf(question))
      return { list, filters }
    },
    printed: [
      ['f_no', 23],
      ['f_tarih', 27],
      ['cus_firm'],
      ['cus_name', 22],
      ['cus_surname', 25],
      ['f_odeme_tar', 21],
      ['s_g_toplam', 24],
    ],
  },
  stock_value: {
    query: () => ({ list: stockValue, filters: {} }),
    printed: [
      ['stok_code', 24],
      ['stok_name'],
      ['depo_m', 20],
      ['kullanilabilir_adet', 22],
      ['birim_maliyet', 24],
      ['maliyet', 26],
    ],
  },
} satisfies Record<string, ListReport>

const KINDS = { number: 'count', money: 'money', date: 'date' } as const

const isPrinted = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind)

type Answered = {
  datalist: readonly Record<string, unknown>[]
  count?: number
  [sum: `sum_${string}`]: number
}

/** The columns with a sum in a list report. */
export const summedFields = ({ columns }: ListDefinition, printed: ListReport['printed']): string[] =>
  printed.map(([field]) => field).filter((field) => columnOf(columns, field).sum)

const columnOf = (columns: ListDefinition['columns'], field: string) => columns[field] ?? {}

const cellOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : null)

/** The rows of a list as the table of a document, in German as all documents are. */
export function listTable(
  { columns, texts }: ListDefinition,
  printed: ListReport['printed'],
  answer: Answered,
): ReportTable {
  return {
    columns: printed.map(([field, width]) => {
      const column = columnOf(columns, field)
      const kind = columnKind(column)
      return {
        label: texts[field]?.de ?? field,
        kind: isPrinted(kind) ? KINDS[kind] : 'text',
        sum: column.sum ? (answer[`sum_${field}`] ?? 0) : null,
        ...(width ? { width } : {}),
      }
    }),
    rows: answer.datalist.map((row) => printed.map(([field]) => cellOf(row[field]))),
    count: answer.count ?? answer.datalist.length,
  }
}
