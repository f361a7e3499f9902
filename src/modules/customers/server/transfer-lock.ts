import type { Database } from '#platform/server/database.ts'
import { lockNamed } from '#platform/server/sql.ts'

/** One transfer at a time. */
export async function lockTransfers(db: Database): Promise<void> {
  await lockNamed(db, 'weinkontor.musteri_aktar')
}
