import type { Actor } from '#core/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { StoredRow } from '#platform/server/database/rows.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { whyNotReport } from '../domain/kinds.ts'
import type { SavedReport } from '../domain/saved.ts'

type SavedWords = Pick<
  SavedReport,
  'report' | 'by_what' | 'days' | 'compare' | 'schedule' | 'format' | 'odeme_durumu' | 'vergi_durumu'
>

export type Stored = Omit<StoredRow<'saved_reports'>, keyof SavedWords> & SavedWords

/** The owner as of now; null if blocked, deleted or no longer allowed to see the report. */
export async function ownerNow(db: Database, report: Stored): Promise<(Actor & { email: string }) | null> {
  const owner = await firstRow(db)<Actor & { email: string }>`
    select id, user_name, user_level, bayi, country_code, random_customer_access, email from sys_users
    where id = ${report.owner_id} and blocked = '0' and sil = '0'`
  return owner && !whyNotReport(owner, report) ? owner : null
}
