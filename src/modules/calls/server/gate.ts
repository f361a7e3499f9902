import { sql } from 'kysely'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database.ts'
import { mayCall, strictnesses, type MayCall, type Strictness } from '../domain/may-call.ts'

type Customer = {
  id: number
  cus_country_code: string
  cus_is_firm?: string | undefined
  cus_is_aktive?: string | undefined
  cus_dnd: number
}

const isStrictness = (value: string): value is Strictness => strictnesses.some((known) => known === value)

/** Asks the rule about a customer as the database knows it now. */
export async function mayCallNow(db: Database, customer: Customer, now: Temporal.Instant): Promise<MayCall> {
  const settings = await readCompanySettings(db)
  const { rows } = await sql`
    select from call_requests where cus_id = ${customer.id} and withdrawn_at is null`.execute(db)
  const { calling_strictness: strictness } = settings
  return mayCall({
    country: customer.cus_country_code,
    kind: customer.cus_is_firm === '1' ? 'firm' : 'private',
    relation: customer.cus_is_aktive === '1' ? 'customer' : 'stranger',
    consents: [],
    requests: [
      ...(rows.length ? (['wish'] as const) : []),
      ...(customer.cus_dnd === MAY_BE_CALLED ? [] : (['status'] as const)),
    ],
    now,
    strictness: isStrictness(strictness) ? strictness : 'warn',
    hours: { from: settings.calling_from, to: settings.calling_to },
  })
}
