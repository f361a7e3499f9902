import { sql } from 'kysely'
import type { Tidying } from '#platform/server/work/housekeeping.ts'

/** Drafts of orders whose bottles are no longer held. */
export const tidying: Tidying = {
  expired: (db) => sql`delete from hold_drafts where until < now() - interval '1 day'`.execute(db),
  overtaken: (db) => sql`delete from hold_drafts where until > now() + interval '61 minutes'`.execute(db),
}
