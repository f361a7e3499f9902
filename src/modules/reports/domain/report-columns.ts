import type { ColumnKind } from '#core/document.ts'
import { formatAmount, formatInteger } from '#core/money/money.ts'

export type ReportColumn<Row> = {
  key: string
  label: string
  kind: 'text' | 'count' | 'money' | 'percent'
  /** The value of a line; null for an empty cell. */
  value(row: Row): string | number | null
  /** Holds the group of the row: a heading on the screen, a column in Excel. */
  isGroup?: true
  /** What tells groups of one heading apart. */
  groupBy?(row: Row): number
  /** The last line shows the sum. */
  sum?: true
  /** The cell shows its value as a bar too; for the main figure. */
  bar?: true
  /** Millimetres in a document; the one column without a width takes what is left. */
  width?: number
  /** Has no room in a document; screen and workbook show it. */
  isSpare?: boolean
}

/** A report as plain data: its columns with their sums, and the cells of its lines. */
export type ReportTable = {
  columns: readonly Head[]
  rows: readonly (readonly (string | number | null)[])[]
  /** How many lines there are in all; the sums count every one. */
  count: number
}

type Head = Pick<ReportColumn<unknown>, 'label' | 'bar' | 'width' | 'isSpare'> & {
  kind: ColumnKind | 'percent'
  sum: number | null
}

export function printCell(kind: ReportColumn<unknown>['kind'], value: string | number | null): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  if (kind === 'money') return formatAmount(value)
  return kind === 'percent' ? String(value).replace('.', ',') : formatInteger(value)
}

const CENTS = 100

/** Adds in whole cents, so that the sum matches the printed amounts. */
export function columnSum<Row>(column: ReportColumn<Row>, rows: readonly Row[]): number {
  const values = rows.map((row) => Number(column.value(row)))
  if (column.kind !== 'money') return values.reduce((total, value) => total + value, 0)
  return values.reduce((total, value) => total + Math.round(value * CENTS), 0) / CENTS
}

/** The report as a sheet: names, rows, sums. */
export function sheetOf<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  totalLabel: string,
): (string | number | null)[][] {
  const sums = columns.map((column, index) => {
    if (column.sum) return columnSum(column, rows)
    return index === 0 ? totalLabel : null
  })
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
    ...(columns.some(({ sum }) => sum) ? [sums] : []),
  ]
}

export const tableOf = <Row>(columns: readonly ReportColumn<Row>[], rows: readonly Row[]): ReportTable => ({
  columns: columns.map((column) => ({ ...column, sum: column.sum ? columnSum(column, rows) : null })),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
  count: rows.length,
})
