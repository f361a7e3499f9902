import { writeXlsx, type CellStyle, type WriteSheet } from 'hucre/xlsx'
import { cellOf, formatOf, sumOf, widthOf } from './cells.ts'
import type { Sheet, SheetColumn } from './sheet.ts'

type Row = Readonly<Record<string, unknown>>
type Cells = NonNullable<WriteSheet['cells']>

/** The rows as a workbook: the head stays in sight and filters, and the sums stand below. */
export function toWorkbook(sheet: Sheet, rows: readonly Row[]): Promise<Uint8Array> {
  const { name, columns } = sheet
  const body = rows.map((row) => columns.map((column) => cellOf(column, row[column.source])))
  const sums = columns.map((column) => (column.sum && rows.length ? sumOf(column, rows) : null))
  const last = lastCell(columns.length, body.length)
  return writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map((column, index) => {
          const numFmt = formatOf(column)
          const cells = [...body.map((row) => row[index] ?? null), sums[index] ?? null]
          return { width: widthOf(column, cells), ...(numFmt ? { numFmt } : {}) }
        }),
        rows: [columns.map(({ header }) => header), ...body],
        cells: new Map([...headCells(columns), ...sumCells(sheet, sums, body.length)]),
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${last}` },
      },
    ],
  })
}

const headStyle: CellStyle = { font: { bold: true } }

const headCells = (columns: readonly SheetColumn[]): Cells =>
  new Map(columns.map((_column, index) => [`0,${index}`, { style: headStyle }]))

/**
 * The row below the last one. Its sums follow the filters of whoever works with the sheet, except where some rows do
 * not count: those are written as they are.
 */
function sumCells({ columns, sumLabel }: Sheet, sums: readonly (number | null)[], count: number): Cells {
  const cells: Cells = new Map()
  if (sums.every((sum) => sum === null)) return cells
  columns.forEach((column, index) => {
    const sum = sums[index] ?? null
    const key = `${count + 1},${index}`
    const numFmt = sum === null ? undefined : formatOf(column)
    const style: CellStyle = {
      font: { bold: true },
      border: { top: { style: 'thin' } },
      ...(numFmt ? { numFmt } : {}),
    }
    if (sum === null) cells.set(key, { value: index === 0 ? sumLabel : null, style })
    else if (column.sum?.unless) cells.set(key, { value: sum, style })
    else {
      const range = `${columnName(index)}2:${columnName(index)}${count + 1}`
      cells.set(key, { formula: `SUBTOTAL(109,${range})`, formulaResult: sum, style })
    }
  })
  return cells
}

const lastCell = (columns: number, rows: number) => `${columnName(Math.max(0, columns - 1))}${rows + 1}`

/** A, B, … Z, AA: the letters of a column by its place. */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`
}
