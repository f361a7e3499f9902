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

/** A workbook of one sheet. Its texts are text cells, so that none of them is run as a formula. */
export const writeCells = (rows: Cell[][]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Weinkontor', rows }] })
