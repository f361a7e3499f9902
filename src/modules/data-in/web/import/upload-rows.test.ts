import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BATCH_PAUSE_MS, BATCH_SIZE } from '#modules/data-in/domain/import/batches.ts'
import { ImportStatus, type SheetRow } from '#modules/data-in/domain/import/import-row.ts'
import { testRows } from './sheet-rows.ts'
import { failedRows, sentRows, uploadRows, type Progress, type Result } from './upload-rows.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const added = (batch: readonly SheetRow[]): Result[] =>
  batch.map(({ row_no }) => ({ row_no, id: row_no * 10, status_code: 1, status_desc: null }))

function start(rows: readonly SheetRow[], answer: (batch: readonly SheetRow[]) => Result[] = added) {
  const sent: number[][] = []
  const seen: Progress[] = []
  const stop = new AbortController()
  const done = uploadRows({
    rows,
    stop: stop.signal,
    send: (batch) => {
      sent.push(batch.map(({ row_no }) => row_no))
      return Promise.resolve(answer(batch))
    },
    onProgress: (_, progress) => void seen.push(progress),
  })
  return { sent, seen, stop, done }
}

test('rows go out in batches with a pause between, and each says what became of it', async () => {
  const { sent, seen, done } = start(testRows(2 * BATCH_SIZE + 1))
  await vi.advanceTimersByTimeAsync(BATCH_PAUSE_MS - 1)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(2)
  await vi.runAllTimersAsync()
  const { rows } = await done
  expect(sent.map(({ length }) => length)).toEqual([BATCH_SIZE, BATCH_SIZE, 1])
  expect(seen.map((progress) => progress.sent)).toEqual([0, 100, 200, 201])
  expect(rows.every(({ id, row_no }) => id === row_no * 10)).toBe(true)
})

test('rows that were added before are not sent again', async () => {
  const [first, second] = testRows(2)
  const { sent, done } = start([{ ...first, id: 7 } as SheetRow, second as SheetRow])
  expect((await done).rows.map(({ id }) => id)).toEqual([7, 30])
  expect(sent).toEqual([[3]])
})

test('whoever stops keeps what was answered, and nothing more is sent', async () => {
  const { sent, stop, done } = start(testRows(BATCH_SIZE + 1))
  await vi.advanceTimersByTimeAsync(10)
  stop.abort()
  const { rows, progress } = await done
  expect(sent).toHaveLength(1)
  expect(progress).toEqual({ sent: BATCH_SIZE, total: BATCH_SIZE + 1 })
  expect(rows.filter(({ id }) => id === null)).toHaveLength(1)
})

test('a batch whose call fails says why in each row, and the next one goes out', async () => {
  const fails = (batch: readonly SheetRow[]) =>
    batch.length === BATCH_SIZE ? failedRows(batch, 'Server nicht erreichbar') : added(batch)
  const { done } = start(testRows(BATCH_SIZE + 1), fails)
  await vi.runAllTimersAsync()
  const { rows, progress } = await done
  expect(progress).toEqual({ sent: BATCH_SIZE + 1, total: BATCH_SIZE + 1 })
  expect(rows[0]).toMatchObject({
    id: null,
    status_code: ImportStatus.systemError,
    status_desc: 'Server nicht erreichbar',
  })
  expect(rows.at(-1)?.status_code).toBe(ImportStatus.successful)
})

test('rows travel under the names of the wire, with the number of their line', () => {
  const lists = { titles: [], countries: [{ country_code: 'DE', country: 'Deutschland' }] }
  expect(sentRows(testRows(1), lists)).toMatchObject([
    { row_no: 2, cus_surname: 'Test 1', cus_country_code: 'DE', cus_fax: null },
  ])
})
