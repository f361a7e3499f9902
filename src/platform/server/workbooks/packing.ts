import { writeXlsx, type CellStyle, type CellValue, type WriteSheet } from 'hucre/xlsx'
import type { Language } from '#core/texts/texts.ts'
import { cellOf, formatOf, sumOf, widthOf } from './cells.ts'
import { groupsOf, type Line } from './groups.ts'
import type { Sheet, SheetColumn } from './sheet.ts'

type Row = Readonly<Record<string, unknown>>
type Cells = NonNullable<WriteSheet['cells']>

/** Cells that are made of several fields of a row, by their names. */
export type Printers = Readonly<Record<string, (row: never, language: Language) => unknown>>

/** The rows as a workbook with a fixed header, filters, a sum per group and a row of sums at the end. */
export function toWorkbook(sheet: Sheet, rows: readonly Row[], printers: Printers = {}): Promise<Uint8Array> {
  const { name, columns } = sheet
  const lines = groupsOf(sheet, rows)
  const body = lines.map((line) =>
    columns.map((column, index) =>
      'row' in line ? shown(sheet, column, line.row, printers) : label(line, index),
    ),
  )
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
        cells: new Map([
          ...headCells(columns),
          ...groupCells(sheet, lines),
          ...sumCells(sheet, sums, { first: 1, last: body.length }, body.length + 1),
        ]),
        ...(sheet.group ? outlineOf(lines) : {}),
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${last}` },
      },
    ],
  })
}

function shown(sheet: Sheet, column: SheetColumn, row: Row, printers: Printers): CellValue {
  const printer = column.printer ? printers[column.printer] : undefined
  const language = sheet.printing?.language ?? 'de'
  return cellOf(column, printer ? printer(row as never, language) : row[column.source])
}

const label = (group: { label: string; count: number }, index: number): CellValue =>
  index === 0 ? `${group.label} (${group.count})` : null

/** The rows of a group can be folded away below its head. */
const outlineOf = (lines: readonly Line[]) => ({
  rowDefs: new Map(
    lines.flatMap((line, index) => ('row' in line ? [[index + 1, { outlineLevel: 1 }] as const] : [])),
  ),
  outlineProperties: { summaryBelow: false },
})

const headStyle: CellStyle = { font: { bold: true } }

const headCells = (columns: readonly SheetColumn[]): Cells =>
  new Map(columns.map((_column, index) => [`0,${index}`, { style: headStyle }]))

/** The head of each group with its sums. */
function groupCells(sheet: Sheet, lines: readonly Line[]): Cells {
  const cells: Cells = new Map()
  lines.forEach((line, index) => {
    if ('row' in line) return
    const sums = sheet.columns.map((column) => (column.sum ? sumOf(column, line.rows) : null))
    const range = { first: index + 2, last: index + 1 + line.count }
    const own = { ...sheet, sumLabel: label(line, 0) as string }
    for (const [key, cell] of sumCells(own, sums, range, index + 1)) cells.set(key, cell)
    if (!sums.some((sum) => sum !== null))
      cells.set(`${index + 1},0`, { value: label(line, 0), style: headStyle })
  })
  return cells
}

type Range = { first: number; last: number }

/**
 * A row of sums. SUBTOTAL follows the reader's filters and skips other sums; a sum that leaves out rows is written
 * as a fixed value.
 */
function sumCells(
  { columns, sumLabel }: Sheet,
  sums: readonly (number | null)[],
  { first, last }: Range,
  at: number,
): Cells {
  const cells: Cells = new Map()
  if (sums.every((sum) => sum === null)) return cells
  columns.forEach((column, index) => {
    const sum = sums[index] ?? null
    const key = `${at},${index}`
    const numFmt = sum === null ? undefined : formatOf(column)
    const style: CellStyle = {
      font: { bold: true },
      border: { top: { style: 'thin' } },
      ...(numFmt ? { numFmt } : {}),
    }
    if (sum === null) cells.set(key, { value: index === 0 ? sumLabel : null, style })
    else if (column.sum?.unless) cells.set(key, { value: sum, style })
    else {
      const range = `${columnName(index)}${first + 1}:${columnName(index)}${last + 1}`
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
