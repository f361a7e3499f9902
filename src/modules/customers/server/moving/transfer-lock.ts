import type { Database } from '#platform/server/database/database.ts'
import { lockNamed } from '#platform/server/database/sql.ts'

/** One transfer at a time. */
export async function lockTransfers(db: Database): Promise<void> {
  await lockNamed(db, 'weinkontor.musteri_aktar')
}
