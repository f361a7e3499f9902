import { deleteUnusedFiles } from '#platform/server/files/files.ts'
import type { Tidying } from '#platform/server/work/housekeeping.ts'
import { allRows } from '#platform/server/database/sql.ts'

/** Files of many documents that were made a day ago. */
export const tidying: Tidying = {
  async expired(db) {
    const rows = await allRows(db)<{ file_id: number | null }>`
      delete from belge_isleri where created_at < now() - interval '1 day' returning file_id`
    await deleteUnusedFiles(
      db,
      rows.flatMap(({ file_id }) => file_id ?? []),
    )
  },
}
