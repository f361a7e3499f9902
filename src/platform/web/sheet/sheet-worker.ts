import { readXls, readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx'
import type { SheetAnswer, SheetTask } from './sheet-task.ts'

/** Reads and writes spreadsheets beside the page, so that it stays usable. Values only: no formulas, no links. */

const print = (cell: CellValue | undefined): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = typeof cell === 'object' ? '' : String(cell).trim()
  // Our own exports mark a text that Excel would take for a formula.
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}

/** A compound file (xls) starts with these bytes; everything else is tried as a zip (xlsx). */
const isXls = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

async function read(bytes: Uint8Array, maxRows: number): Promise<string[][]> {
  const options = { sheets: [0], maxRows: maxRows + 2 }
  const { sheets } = isXls(bytes) ? await readXls(bytes, options) : await readXlsx(bytes, options)
  return (sheets[0]?.rows ?? []).map((row) => row.map(print))
}

const quoted = (value: string | number | null) =>
  typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value

const write = (rows: (string | number | null)[][]) =>
  writeXlsx({ sheets: [{ name: 'Weinkontor', rows: rows.map((row) => row.map(quoted)) }] })

async function answer(task: SheetTask): Promise<SheetAnswer> {
  try {
    return task.kind === 'read'
      ? { rows: await read(task.bytes, task.maxRows) }
      : { bytes: await write(task.rows) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  void answer(data).then((result) => postMessage(result))
})
