import type { ReferenceRow } from '#core/references.ts'
import { BATCH_PAUSE_MS, batchesOf, isNewRow } from '#modules/data-in/domain/import/batches.ts'
import {
  ImportStatus,
  mergeResults,
  toSentRow,
  type SheetRow,
} from '#modules/data-in/domain/import/import-row.ts'

export type Result = Pick<SheetRow, 'row_no' | 'id' | 'status_code' | 'status_desc'>
export type Progress = { sent: number; total: number }

/** Waits, unless it is stopped meanwhile. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
    return undefined
  })

type Lists = { titles: readonly ReferenceRow[]; countries: readonly ReferenceRow[] }

/** Rows in the form of the call; their row numbers come back with the answer. */
export const sentRows = (batch: readonly SheetRow[], lists: Lists) =>
  batch.map((row) => ({ ...toSentRow(row, lists), row_no: row.row_no }))

/** The result of the rows of a batch whose call failed as a whole. */
export const failedRows = (batch: readonly SheetRow[], status_desc: string): Result[] =>
  batch.map(({ row_no }) => ({ row_no, id: null, status_code: ImportStatus.systemError, status_desc }))

type Upload = {
  rows: readonly SheetRow[]
  send(batch: readonly SheetRow[]): Promise<Result[]>
  stop: AbortSignal
  onProgress(rows: readonly SheetRow[], progress: Progress): void
}

/** Sends the new rows in batches with a pause between, until all are sent or the user stops. */
export async function uploadRows({ rows, send, stop, onProgress }: Upload) {
  const fresh = rows.filter(isNewRow)
  const total = fresh.length
  let merged = rows
  let sent = 0
  onProgress(merged, { sent, total })
  for (const [index, batch] of batchesOf(fresh).entries()) {
    if (index > 0) await pause(BATCH_PAUSE_MS, stop)
    if (stop.aborted) break
    merged = mergeResults(merged, await send(batch))
    sent += batch.length
    onProgress(merged, { sent, total })
  }
  return { rows: merged, progress: { sent, total } }
}
