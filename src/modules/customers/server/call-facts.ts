import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import type { CompanySettings } from '#core/company/company-settings.ts'
import { hoursOf, strictnessFor } from '#modules/consents/domain/calling-rules.ts'
import { consentsFor, consentState, type Grant } from '#modules/consents/domain/consents.ts'
import { maskedNumber } from '#modules/consents/domain/masked-number.ts'
import { mayCall, type MayCall } from '#modules/consents/domain/may-call.ts'
import { phoneGrants } from '#modules/consents/server/public.ts'
import { chosenSettings, settingsFrom } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import type { CustomerRow } from '../domain/customer-row.ts'
import { dialNumber, phoneFields, type PhoneField } from '../domain/phone.ts'
import { MAY_BE_CALLED } from '../domain/visibility.ts'
import type { Asker } from './phones/masking.ts'

const customerFields = [
  'cus_country_code',
  'cus_is_firm',
  'cus_is_aktive',
  'cus_dnd',
  ...phoneFields,
] as const

type Customer = Pick<CustomerRow, (typeof customerFields)[number]>

/** Facts that decide whether a customer may be called; with the stored numbers, even if hidden from users. */
export type CallFacts = {
  customer: Customer
  has_wish: boolean
  grants: readonly (Grant & { value: string })[]
  settings: CompanySettings
}

/** The facts that are not in the customer itself, as columns of a query over `customers`. */
export const factColumns = [
  sql<boolean>`exists (select from call_requests r where r.cus_id = customers.id and r.withdrawn_at is null)`.as(
    'has_wish',
  ),
  phoneGrants.as('grants'),
  chosenSettings.as('chosen'),
] as const

export type Told = Pick<CallFacts, 'has_wish' | 'grants'> & { chosen: unknown }

export const factsOf = (customer: Customer, { has_wish, grants, chosen }: Told): CallFacts => ({
  customer,
  has_wish,
  grants,
  settings: settingsFrom(chosen),
})

export async function readFacts(db: Database, cus_id: number): Promise<CallFacts> {
  const query = db.selectFrom('customers').select(customerFields).select(factColumns).where('id', '=', cus_id)
  const [row] = await withKeptPlan(db, query.compile())
  if (!row) throw new Error(`customer ${cus_id} is gone`)
  return factsOf(row, row)
}

/** Applies the rule to one number, or to the customer if there is none. */
export function decide(facts: CallFacts, number: string | null, now: Temporal.Instant): MayCall {
  const { customer, has_wish, grants, settings } = facts
  return mayCall({
    country: customer.cus_country_code,
    kind: customer.cus_is_firm === '1' ? 'firm' : 'private',
    relation: customer.cus_is_aktive === '1' ? 'customer' : 'stranger',
    requests: [
      ...(has_wish ? (['wish'] as const) : []),
      ...(customer.cus_dnd === MAY_BE_CALLED ? [] : (['status'] as const)),
    ],
    now,
    strictness: strictnessFor(customer.cus_country_code, settings),
    hours: hoursOf(settings),
    consent: consentState(consentsFor(grants, number)),
  })
}

/** What a person is shown in place of a number; null where it is shown. The wish for no calls hides it under any setting. */
export function maskFor(
  facts: CallFacts,
  number: string | null,
  { actor, now, language }: Asker,
): string | null {
  if (isAdmin(actor)) return null
  const isEnforced = strictnessFor(facts.customer.cus_country_code, facts.settings) === 'enforce'
  if (!isEnforced && !facts.has_wish) return null
  const { ok, code } = decide(facts, number, now)
  return ok || code === 'call_allowed' ? null : maskedNumber(code, language)
}

export type HiddenPhones = Partial<Record<PhoneField, string>>

/** The telephone fields of a customer that the person does not see, with what is shown in their place. */
export function hiddenBy(facts: CallFacts, asker: Asker): HiddenPhones {
  const { customer } = facts
  const hidden = phoneFields.flatMap((field) => {
    const typed = customer[field]
    const mask = typed ? maskFor(facts, dialNumber(typed, customer.cus_country_code), asker) : null
    return mask === null ? [] : [[field, mask]]
  })
  return Object.fromEntries(hidden)
}

export const hiddenPhones = async (asker: Asker, id: number): Promise<HiddenPhones> =>
  isAdmin(asker.actor) ? {} : hiddenBy(await readFacts(asker.db, id), asker)
