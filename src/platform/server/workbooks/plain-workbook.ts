import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx'
import type { ColumnKind } from '#core/document.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { sheetName } from './names.ts'

export type PlainTable = {
  columns: readonly { label: string; kind: ColumnKind; isSummed?: boolean }[]
  rows: readonly (readonly (string | number | null)[])[]
}

const LEAST_WIDTH = 12
const MARGIN = 3
const FORMATS: Partial<Record<ColumnKind, string>> = { money: '#,##0.00', date: 'dd.mm.yyyy', count: '0' }

const bold = { font: { bold: true } }

const cellOf = (kind: ColumnKind, value: string | number | null): CellValue =>
  kind === 'date' && typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : value

const sumOf = ({ rows }: PlainTable, place: number) =>
  euros(sumCents(rows.map((row) => cents(Number(row[place] ?? 0)))))

/** The last row adds up the columns that can be added. */
const sumRow = (table: PlainTable, label: string): CellValue[] =>
  table.columns.map(({ isSummed }, place) => {
    if (isSummed) return sumOf(table, place)
    return place === 0 ? label : null
  })

function cellsOf({ columns, rows }: PlainTable, lines: number): NonNullable<WriteSheet['cells']> {
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  for (const [place, { kind }] of columns.entries()) {
    const numFmt = FORMATS[kind]
    cells.set(`0,${place}`, { style: bold })
    for (let line = 1; line < lines; line += 1) {
      const isSum = line > rows.length
      if (numFmt || isSum)
        cells.set(`${line},${place}`, { style: { ...(numFmt ? { numFmt } : {}), ...(isSum ? bold : {}) } })
    }
  }
  return cells
}

/** A workbook of one table that is small enough to be made at once, with the sums at its foot. */
export function plainWorkbook(title: string, table: PlainTable, sumLabel: string): Promise<Uint8Array> {
  const body = table.rows.map((row) =>
    row.map((value, place) => cellOf(table.columns[place]?.kind ?? 'text', value)),
  )
  const isSummed = table.rows.length > 0 && table.columns.some((column) => column.isSummed)
  const rows = [
    table.columns.map(({ label }) => label),
    ...body,
    ...(isSummed ? [sumRow(table, sumLabel)] : []),
  ]
  const sheet: WriteSheet = {
    name: sheetName(title),
    columns: table.columns.map(({ label }) => ({ width: Math.max(LEAST_WIDTH, label.length + MARGIN) })),
    rows,
    cells: cellsOf(table, rows.length),
    freezePane: { rows: 1 },
  }
  return writeXlsx({ sheets: [sheet] })
}
