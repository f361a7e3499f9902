/** Largest file, packed and unpacked, and most rows of a sheet. */
export const MAX_FILE_BYTES = 40 * 1_048_576
export const MAX_UNPACKED_BYTES = 600 * 1_048_576
export const MAX_ROWS = 200_000
/** Most findings of each kind that are stored for a file. */
export const MAX_FINDINGS = { error: 20_000, repair: 200_000, notice: 20_000 } as const
/** How many rows are written in one transaction. */
export const BATCH_ROWS = 500
