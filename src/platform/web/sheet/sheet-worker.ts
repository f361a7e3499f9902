import { readXls, readXlsx, writeXlsx } from 'hucre/xlsx'
import { print, quoted, type Cell } from './sheet-cells.ts'
import type { SheetAnswer, SheetTask } from './sheet-task.ts'

/** Reads and writes spreadsheets beside the page, so that it stays usable. Values only: no formulas, no links. */

/** A compound file (xls) starts with these bytes; everything else is tried as a zip (xlsx). */
const isXls = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

async function read(bytes: Uint8Array, maxRows: number): Promise<string[][]> {
  const options = { sheets: [0], maxRows: maxRows + 2 }
  const { sheets } = isXls(bytes) ? await readXls(bytes, options) : await readXlsx(bytes, options)
  return (sheets[0]?.rows ?? []).map((row) => row.map(print))
}

const write = (rows: Cell[][]) =>
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
