import { sql } from 'kysely'
import type { Tidying } from '#platform/server/work/housekeeping.ts'

/** Links and codes for coming in, and devices that nobody has used for long. */
export const tidying: Tidying = {
  async expired(db) {
    await sql`delete from sys_reset_links where expires_at < now() - interval '1 day'`.execute(db)
    await sql`delete from sys_otp_codes where expires_at < now()`.execute(db)
    await sql`delete from sys_devices where signed_in_at < now() - interval '90 days'`.execute(db)
  },
  async overtaken(db) {
    await sql`delete from sys_otp_codes where expires_at > now() + interval '6 minutes'`.execute(db)
    await sql`delete from sys_reset_links where expires_at > now() + interval '25 hours'`.execute(db)
  },
}
