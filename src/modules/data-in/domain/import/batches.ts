/** Largest file in bytes; a file of exactly this size is taken. */
export const IMPORT_MAX_BYTES = 9_016_538
export const IMPORT_MAX_ROWS = 10_000
export const BATCH_SIZE = 100
export const BATCH_PAUSE_MS = 2_000
export const IMPORT_PAGE_SIZE = 10
export const IMPORT_PAGE_SIZES = [5, 10, 25, 50] as const

export const isTooLarge = (bytes: number) => bytes > IMPORT_MAX_BYTES

/** Rows that already have a customer number were added earlier. */
export const isNewRow = (row: { id?: number | null }) => row.id === null || row.id === undefined

export function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH_SIZE) }, (_, index) =>
    rows.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
}

/** Percent of the rows that have been sent. */
export const progressOf = (sent: number, total: number) =>
  total === 0 ? 100 : Math.floor((sent / total) * 100)
