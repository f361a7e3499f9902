export type SheetTask =
  | { kind: 'read'; bytes: Uint8Array; maxRows: number }
  | { kind: 'write'; rows: (string | number | null)[][] }

export type SheetAnswer = { rows: string[][] } | { bytes: Uint8Array } | { problem: string }

/** One task, one worker; it is gone when the task is done. */
function work(task: SheetTask): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<SheetAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => resolve(data))
    worker.addEventListener('error', ({ message }) => resolve({ problem: message }))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

/** The cells of a workbook's first sheet as text. */
export async function readSheet(file: File, maxRows: number): Promise<string[][]> {
  const answer = await work({ kind: 'read', bytes: new Uint8Array(await file.arrayBuffer()), maxRows })
  if ('rows' in answer) return answer.rows
  throw new Error('problem' in answer ? answer.problem : 'no rows')
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function writeSheet(rows: (string | number | null)[][]): Promise<Blob> {
  const answer = await work({ kind: 'write', rows })
  if ('bytes' in answer) return new Blob([new Uint8Array(answer.bytes)], { type: XLSX })
  throw new Error('problem' in answer ? answer.problem : 'no file')
}
