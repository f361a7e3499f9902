import { sql } from 'kysely'
import type { BackupFacts } from '#core/backups.ts'
import type { Database } from '../database/database.ts'

type FactsRow = {
  good_at: string | null
  tried_at: string | null
  has_failed: boolean | null
  is_copy_missing: boolean | null
  is_clock_ahead: boolean
  has_open_erasures: boolean
  since: string
}

const instant = (moment: string | null) => (moment === null ? null : Temporal.Instant.from(moment))

/** The newest backups up to now: those that a clock which was ahead has dated later count for nothing. */
const facts = (
  now: string,
) => sql<FactsRow>`SELECT good.started_at AS good_at, good.offsite_error IS NOT NULL AS is_copy_missing,
    tried.started_at AS tried_at, tried.error IS NOT NULL AS has_failed,
    EXISTS (SELECT FROM erasure_journal WHERE (written_at IS NULL OR open_code IS NOT NULL)
      AND (error IS NOT NULL OR open_code IS NOT NULL)) AS has_open_erasures,
    EXISTS (SELECT FROM backups WHERE started_at > ${now} AND removed_at IS NULL) AS is_clock_ahead,
    (SELECT min(applied_at) FROM schema_migrations) AS since
  FROM (SELECT) one
  LEFT JOIN LATERAL (SELECT started_at, offsite_error FROM backups WHERE sha256 IS NOT NULL AND removed_at IS NULL AND started_at <= ${now}
    ORDER BY started_at DESC LIMIT 1) good ON true
  LEFT JOIN LATERAL (SELECT started_at, error FROM backups WHERE ended_at IS NOT NULL AND started_at <= ${now}
    ORDER BY started_at DESC LIMIT 1) tried ON true`

const factsOf = (row: FactsRow): BackupFacts => ({
  goodAt: instant(row.good_at),
  triedAt: instant(row.tried_at),
  hasFailed: row.has_failed ?? false,
  isCopyMissing: row.is_copy_missing ?? false,
  isClockAhead: row.is_clock_ahead,
  hasOpenErasures: row.has_open_erasures,
  since: Temporal.Instant.from(row.since),
})

export async function readBackupFacts(db: Database, now: Temporal.Instant): Promise<BackupFacts> {
  const { rows } = await facts(now.toString()).execute(db)
  const [row] = rows
  if (!row) throw new Error('no facts about the backups')
  return factsOf(row)
}
