import { sql } from 'kysely'
import { tidyAnnouncements } from './announcements.ts'
import { readCompanySettings } from './company-settings.ts'
import type { Database } from './database.ts'
import { startRounds } from './rounds.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/**
 * Deletes the locks of cards that were left long ago, but the last one of each person, who is not drawn the same customer
 * again; and who was at a card. Rows that somebody writes at the moment wait for the next time.
 */
async function tidyCards(db: Database): Promise<void> {
  await sql`delete from customer_locks where cus_id in (
    select l.cus_id from customer_locks l where l.until < now() - interval '1 day'
      and exists (select from customer_locks n where n.user_id = l.user_id and n.until > l.until)
    for update of l skip locked)`.execute(db)
  await sql`delete from customer_presence where (cus_id, user_id) in (
    select cus_id, user_id from customer_presence where until < now() - interval '1 hour'
    for update skip locked)`.execute(db)
}

/** Deletes what has expired: old answers, sessions, links, codes, unknown callers; brings duplicates up to date. */
export async function tidy(db: Database): Promise<void> {
  await sql`delete from sys_requests where created_at < now() - interval '2 days'`.execute(db)
  await sql`delete from sys_sessions where created_at < now() - interval '1 day'`.execute(db)
  await sql`delete from sys_remember_tokens where expires_at < now()`.execute(db)
  await sql`delete from sys_reset_links where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from sys_otp_codes where expires_at < now()`.execute(db)
  await sql`delete from sys_blocks where until < now() - interval '1 hour'`.execute(db)
  await sql`with gone as (
    delete from belge_isleri where created_at < now() - interval '1 day' returning file_id
  ) delete from sys_files where id in (select file_id from gone)`.execute(db)
  await sql`delete from sys_devices where signed_in_at < now() - interval '90 days'`.execute(db)
  await sql`delete from sys_security_events where at < now() - interval '12 months'`.execute(db)
  await sql`delete from error_log where at < now() - interval '90 days'`.execute(db)
  await sql`delete from hold_drafts where until < now() - interval '1 day'`.execute(db)
  await sql`delete from call_reminders where told_on < current_date - 2`.execute(db)
  await sql`delete from call_drafts where saved_at < now() - interval '90 days'`.execute(db)
  await tidyCards(db)
  const { retention_caller_days } = await readCompanySettings(db)
  await sql`update incoming_calls set number = null where cus_id is null and number is not null
    and started_at < now() - ${retention_caller_days}::integer * interval '1 day'`.execute(db)
  // Two transactions that record the same person at the same moment do not see each other.
  await sql`update customer_marks m set is_shared = true
    from (select mark, value from customer_marks group by mark, value having count(*) > 1 and not bool_and(is_shared)) s
    where m.mark = s.mark and m.value = s.value and not m.is_shared`.execute(db)
}

/**
 * Ends what was to last for a short time and would now last longer than it ever may: it was begun while the clock was
 * ahead, and the clock was set back since.
 */
export async function endOvertaken(db: Database): Promise<void> {
  await sql`delete from hold_drafts where until > now() + interval '61 minutes'`.execute(db)
  await sql`delete from customer_locks where until > now() + interval '241 minutes'`.execute(db)
  await sql`delete from customer_presence where until > now() + interval '10 minutes'`.execute(db)
  await sql`delete from sys_blocks where until > now() + interval '16 minutes'`.execute(db)
  await sql`delete from sys_otp_codes where expires_at > now() + interval '6 minutes'`.execute(db)
  await sql`delete from sys_reset_links where expires_at > now() + interval '25 hours'`.execute(db)
  await sql`delete from sys_sessions where created_at > now() + interval '1 day'`.execute(db)
}

/** Each tax rate applies from the first minute of its day. */
export const applyTaxRates = (db: Database) => sql`call apply_tax_rates()`.execute(db)

/** Returns what stops it; a running round is waited for. */
export function startHousekeeping(db: Database, onError: (error: unknown) => void): () => Promise<unknown> {
  const stops = [
    startRounds('housekeeping', HOUR_MS, () => tidy(db), onError),
    startRounds('short_lived_rows', MINUTE_MS, () => endOvertaken(db), onError),
    startRounds('tax_rates', MINUTE_MS, () => applyTaxRates(db), onError),
    startRounds('announcements', MINUTE_MS, () => tidyAnnouncements(db), onError),
  ]
  return () => Promise.all(stops.map((stop) => stop()))
}
