import { sql } from 'kysely'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Tidying } from '#platform/server/work/housekeeping.ts'

/** Reminders that were shown, notes of calls that were never ended, and the numbers of unknown callers. */
export const tidying: Tidying = {
  async expired(db) {
    await sql`delete from call_reminders where told_on < current_date - 2`.execute(db)
    await sql`delete from call_drafts where saved_at < now() - interval '90 days'`.execute(db)
    const { retention_caller_days } = await readCompanySettings(db)
    await sql`update incoming_calls set number = null where cus_id is null and number is not null
      and started_at < now() - ${retention_caller_days}::integer * interval '1 day'`.execute(db)
  },
}
