import { readXls, readXlsx, writeXlsx } from 'hucre/xlsx'
import { print, type Cell } from './sheet-cells.ts'

/** A compound file (xls) starts with these bytes; everything else is tried as a zip (xlsx). */
const isXls = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

/** The cells of the first sheet as text. */
export async function readCells(bytes: Uint8Array, maxRows: number): Promise<string[][]> {
  const options = { sheets: [0], maxRows: maxRows + 2 }
  const { sheets } = isXls(bytes) ? await readXls(bytes, options) : await readXlsx(bytes, options)
  return (sheets[0]?.rows ?? []).map((row) => row.map(print))
}

const WIDTHS = { least: 8, most: 60 }
/** Room for the margins of a cell. */
const MARGIN = 2

const widthOf = (rows: readonly Cell[][], index: number) =>
  Math.min(
    WIDTHS.most,
    rows.reduce((most, row) => Math.max(most, String(row[index] ?? '').length + MARGIN), WIDTHS.least),
  )

/**
 * A workbook of one sheet, whose first row stays in sight. Its texts are text cells, so that none of them is run as a
 * formula.
 */
export const writeCells = (rows: Cell[][]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Weinkontor',
        columns: (rows[0] ?? []).map((_head, index) => ({ width: widthOf(rows, index) })),
        rows,
        cells: new Map(
          (rows[0] ?? []).map((_head, index) => [`0,${index}`, { style: { font: { bold: true } } }]),
        ),
        freezePane: { rows: 1 },
      },
    ],
  })
