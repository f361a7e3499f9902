import { useRef, useState } from 'react'
import { formatInteger } from '#core/money/money.ts'
import { filesRefusals } from '#core/refusals/files.ts'
import { errorText, write } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { tellReason } from '#platform/web/refusals.ts'
import { toastSuccess, toastWarning } from '#platform/web/toasts/toasts.ts'
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  isNewRow,
  isTooLarge,
} from '#modules/data-in/domain/import/batches.ts'
import { checkHeader, isHeaderGood, type HeaderCheck } from '#modules/data-in/domain/import/header.ts'
import { isFaulty, type SheetRow } from '#modules/data-in/domain/import/import-row.ts'
import { readSheet } from '#platform/web/sheet/sheet-task.ts'
import { rowsOf } from './sheet-rows.ts'
import { importScreenTexts } from './texts.ts'
import { failedRows, sentRows, uploadRows, type Progress, type Result } from './upload-rows.ts'

/** The state of an import from choosing the file to the last answer; `path` differs in test mode. */
export function useImport(path: '/product' | '/product_test') {
  const titles = useReferenceRows('sys_unvan')
  const countries = useReferenceRows('sys_country_code')
  const [rows, setRows] = useState<readonly SheetRow[]>([])
  const [fileName, setFileName] = useState<string | null>(null)
  const [header, setHeader] = useState<HeaderCheck | null>(null)
  const [isReading, setReading] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)

  async function choose(file: File | null) {
    if (!file) return undefined
    if (isTooLarge(file.size)) {
      const max = formatInteger(Math.floor(IMPORT_MAX_BYTES / 1_000_000))
      return toastWarning(tellReason(filesRefusals.file_too_large, { max }))
    }
    setReading(true)
    setFileName(file.name)
    setRows([])
    setHeader(null)
    try {
      const cells = await readSheet(file, IMPORT_MAX_ROWS)
      const check = checkHeader(cells[0] ?? [])
      if (!isHeaderGood(check)) return setHeader(check)
      const read = rowsOf(cells)
      if (read.length > IMPORT_MAX_ROWS) {
        return toastWarning(tell(importScreenTexts, 'too_many_rows', { max: formatInteger(IMPORT_MAX_ROWS) }))
      }
      return setRows(read)
    } catch {
      return toastWarning(tell(importScreenTexts, 'unreadable'))
    } finally {
      setReading(false)
    }
  }

  /** Sends one batch; if the call fails, its rows show why and the next batch continues. */
  async function send(batch: readonly SheetRow[], cus_category: string): Promise<Result[]> {
    const datalist = sentRows(batch, { titles, countries })
    try {
      const answer = await write(path, {
        module: 'Customer',
        serviceName: 'import',
        params: { datalist, cus_category },
      })
      return answer.datalist.map(({ row_no, id, status_code, status_desc }) => ({
        row_no: Number(row_no),
        id,
        status_code,
        status_desc,
      }))
    } catch (error) {
      return failedRows(batch, errorText(error))
    }
  }

  async function upload(cus_category: string | null) {
    if (!rows.length) return toastWarning(tell(importScreenTexts, 'no_file'))
    if (!cus_category) return toastWarning(tell(importScreenTexts, 'choose_category'))
    if (!rows.some(isNewRow)) return toastWarning(tell(importScreenTexts, 'all_added_before'))
    const stop = new AbortController()
    running.current = stop
    const done = await uploadRows({
      rows,
      send: (batch) => send(batch, cus_category),
      stop: stop.signal,
      onProgress: (merged, now) => {
        setRows(merged)
        setProgress(now)
      },
    })
    running.current = null
    setProgress(null)
    return report(done.rows, done.progress)
  }

  return {
    rows,
    fileName,
    header,
    isReading,
    progress,
    choose,
    upload,
    stop: () => running.current?.abort(),
    use: (given: readonly SheetRow[]) => {
      setRows(given)
      setHeader(null)
      setFileName(null)
    },
    removeAdded: () => setRows(rows.filter(isNewRow)),
  }
}

function report(rows: readonly SheetRow[], { sent, total }: Progress): void {
  if (sent < total) toastWarning(tell(importScreenTexts, 'cancelled', { sent, total }))
  if (rows.some(isFaulty)) toastWarning(tell(importScreenTexts, 'some_faulty'))
  else if (sent === total) toastSuccess(tell(importScreenTexts, 'all_added'))
}
