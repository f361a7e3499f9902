import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** One transfer at a time. */
export async function lockTransfers(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('weinkontor.musteri_aktar'))`.execute(db)
}
