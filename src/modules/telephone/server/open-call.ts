import type { Database } from '#platform/server/database/database.ts'
import type { StoredRow } from '#platform/server/database/rows.ts'
import { firstRow } from '#platform/server/database/sql.ts'

type StoredCall = StoredRow<'calls'>

/** The call that a person has not finished yet. */
export async function openCallOf(db: Database, userId: number): Promise<StoredCall | null> {
  const row = await firstRow(db)<StoredCall>`
    select * from calls where user_id = ${userId} and ended_at is null for update`
  return row ?? null
}
