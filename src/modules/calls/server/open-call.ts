import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { StoredRow } from '#platform/server/rows.ts'

type StoredCall = StoredRow<'calls'>

/** The call that a person has not finished yet. */
export async function openCallOf(db: Database, userId: number): Promise<StoredCall | null> {
  const { rows } = await sql<StoredCall>`
    select * from calls where user_id = ${userId} and ended_at is null for update`.execute(db)
  return rows[0] ?? null
}
