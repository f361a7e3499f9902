import { readCells, writeCells } from './sheet-file.ts'
import type { SheetAnswer, SheetTask } from './sheet-task.ts'

/** Reads and writes spreadsheets in a worker, so the page stays usable. Values only: no formulas, no links. */

async function answer(task: SheetTask): Promise<SheetAnswer> {
  try {
    return task.kind === 'read'
      ? { rows: await readCells(task.bytes, task.maxRows) }
      : { bytes: await writeCells(task.rows) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  void answer(data).then((result) => postMessage(result))
})
