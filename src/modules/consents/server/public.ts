import { sql } from 'kysely'
import type { Merge } from '#platform/server/database/customer-rows.ts'
import type { Database } from '#platform/server/database/database.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import type { ConsentChannel, Grant } from '../domain/consents.ts'
import { addEntries } from './entries.ts'

/** The public functions of the consents module. */
export { addEntries, type NewEntry } from './entries.ts'
export { noteUse, recorder } from './uses.ts'
export { verifyConsents } from './verify.ts'
export { consentLetsCall, maskedSql, refusalSql } from './calling-sql.ts'

export type StoredConsent = {
  id: number
  cus_id: number
  channel: ConsentChannel
  value: string
  purpose: string
  wording: string | null
  given_at: string
  how: string | null
  received_by: string | null
  recorded_at: string
  file_id: number | null
  withdrawn_at: string | null
  withdrawn_by: string | null
  last_used: string | null
}

/** The consents of a customer, the latest first. */
export async function consentsOf(db: Database, cus_id: number): Promise<StoredConsent[]> {
  const query = sql<StoredConsent>`
    select id, cus_id, channel, value, purpose, wording, given_at, how, received_by, recorded_at, file_id,
      withdrawn_at, withdrawn_by, last_used
    from consent_list where cus_id = ${cus_id} order by id desc`
  return withKeptPlan(db, query.compile(db))
}

/** A column with the consents of a customer in `customers` to be called. */
export const phoneGrants = sql<(Grant & { value: string })[]>`coalesce((
  select json_agg(json_build_object('value', g.value, 'wording', g.wording, 'how', g.how, 'withdrawn_at', g.withdrawn_at)
    order by g.id desc)
  from consent_list g where g.cus_id = customers.id and g.channel = 'phone'), '[]')`

/** Erases consents of an imported file that were not used since; the chain keeps the hashes. */
export async function takeBackConsents(db: Database, data_in_id: number): Promise<void> {
  await sql`update consent_entries set payload = null, salt = null where data_in_id = ${data_in_id}`.execute(
    db,
  )
}

/**
 * Copies the consents of a merged customer to the other one, with their withdrawals. The original entries stay.
 */
export async function carryConsents(db: Database, { from, to }: Merge): Promise<void> {
  for (const consent of (await consentsOf(db, from)).toReversed()) {
    const { id: _, file_id, withdrawn_at, withdrawn_by, last_used: _used, ...granted } = consent
    const common = { ...granted, cus_id: to, user_id: null }
    const [grant_id = 0] = await addEntries(db, [
      { ...common, kind: 'granted', recorded_by: null, ...(file_id ? { file_id } : {}) },
    ])
    if (withdrawn_at === null) continue
    const { channel, value } = consent
    const taken = {
      cus_id: to,
      channel,
      value,
      recorded_at: withdrawn_at,
      recorded_by: withdrawn_by,
      user_id: null,
    }
    await addEntries(db, [{ ...taken, kind: 'withdrawn', grant_id }])
  }
}
