import { sql } from 'kysely'
import type { CompanySettings } from '#core/company-settings.ts'
import { consentsFor, consentState } from '#modules/consents/domain/consents.ts'
import { consentsOf } from '#modules/consents/server/public.ts'
import { dialLines } from '#modules/customers/domain/phone.ts'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database.ts'
import { mayCall, strictnesses, type MayCall, type Strictness } from '../domain/may-call.ts'

type Customer = Parameters<typeof dialLines>[0] & {
  id: number
  cus_is_firm?: string | undefined
  cus_is_aktive?: string | undefined
  cus_dnd: number
}

const isStrictness = (value: string): value is Strictness => strictnesses.some((known) => known === value)

/** The rule of the customer's country, else that of the company. */
function strictnessFor(country: string, settings: CompanySettings): Strictness {
  const own = {
    DE: settings.calling_strictness_de,
    AT: settings.calling_strictness_at,
    CH: settings.calling_strictness_ch,
  }[country]
  const chosen = own && isStrictness(own) ? own : settings.calling_strictness
  return isStrictness(chosen) ? chosen : 'warn'
}

type NumberDecision = { number: string | null; may_call: MayCall }

/** Asks the rule about each number of a customer as the database knows it now; without a number about the customer. */
async function decisions(db: Database, customer: Customer, now: Temporal.Instant): Promise<NumberDecision[]> {
  const settings = await readCompanySettings(db)
  const { rows } = await sql`
    select from call_requests where cus_id = ${customer.id} and withdrawn_at is null`.execute(db)
  const grants = (await consentsOf(db, customer.id)).filter(({ channel }) => channel === 'phone')
  const question = {
    country: customer.cus_country_code,
    kind: customer.cus_is_firm === '1' ? 'firm' : 'private',
    relation: customer.cus_is_aktive === '1' ? 'customer' : 'stranger',
    requests: [
      ...(rows.length ? (['wish'] as const) : []),
      ...(customer.cus_dnd === MAY_BE_CALLED ? [] : (['status'] as const)),
    ],
    now,
    strictness: strictnessFor(customer.cus_country_code, settings),
    hours: { from: settings.calling_from, to: settings.calling_to },
  } as const
  const numbers = [...new Set(dialLines(customer).flatMap(({ number }) => number ?? []))]
  return (numbers.length ? numbers : [null]).map((number) => ({
    number,
    may_call: mayCall({ ...question, consent: consentState(consentsFor(grants, number)) }),
  }))
}

/** The decision about a number, or about the first number that may be called. */
export async function mayCallNow(
  db: Database,
  customer: Customer,
  now: Temporal.Instant,
  asked: string | null = null,
): Promise<NumberDecision> {
  const all = await decisions(db, customer, now)
  const best = all.find(({ may_call }) => may_call.ok) ?? all[0]
  const meant = asked ? all.find(({ number }) => number === asked) : best
  return meant ?? { number: null, may_call: { ok: false, code: 'consent_missing' } }
}
