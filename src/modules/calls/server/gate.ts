import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import { hoursOf, strictnessFor } from '#modules/consents/domain/calling-rules.ts'
import { consentsFor, consentState } from '#modules/consents/domain/consents.ts'
import { isMasked, maskedNumber } from '#modules/consents/domain/masked-number.ts'
import { mayCall, type MayCall } from '#modules/consents/domain/may-call.ts'
import { phoneGrants } from '#modules/consents/server/public.ts'
import { dialFields, dialLines } from '#modules/customers/domain/phone.ts'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'
import type { Asker } from '#modules/customers/server/public.ts'
import { chosenSettings, settingsFrom } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database.ts'
import { withKeptPlan } from '#platform/server/kept-plans.ts'

/** The customer as the database knows it, numbers included that nobody is shown. */
async function questionAbout(db: Database, cus_id: number) {
  const query = db
    .selectFrom('customers')
    .select(['cus_country_code', 'cus_is_firm', 'cus_is_aktive', 'cus_dnd', ...dialFields])
    .select([
      sql<boolean>`exists (select from call_requests r where r.cus_id = customers.id and r.withdrawn_at is null)`.as(
        'has_wish',
      ),
      phoneGrants.as('grants'),
      chosenSettings.as('chosen'),
    ])
    .where('id', '=', cus_id)
  const [row] = await withKeptPlan(db, query.compile())
  if (!row) throw new Error(`customer ${cus_id} is gone`)
  const { grants, chosen, ...customer } = row
  return { customer, grants, settings: settingsFrom(chosen) }
}

type Facts = Awaited<ReturnType<typeof questionAbout>>

/** Asks the rule about one number; without one about the customer. */
function decide(
  { customer, grants, settings }: Facts,
  number: string | null,
  now: Temporal.Instant,
): MayCall {
  return mayCall({
    country: customer.cus_country_code,
    kind: customer.cus_is_firm === '1' ? 'firm' : 'private',
    relation: customer.cus_is_aktive === '1' ? 'customer' : 'stranger',
    requests: [
      ...(customer.has_wish ? (['wish'] as const) : []),
      ...(customer.cus_dnd === MAY_BE_CALLED ? [] : (['status'] as const)),
    ],
    now,
    strictness: strictnessFor(customer.cus_country_code, settings),
    hours: hoursOf(settings),
    consent: consentState(consentsFor(grants, number)),
  })
}

type NumberDecision = { number: string | null; may_call: MayCall }

/** The decision about a number, or about the first number that may be called. */
export const mayCallNow = async (
  db: Database,
  cus_id: number,
  now: Temporal.Instant,
  asked: string | null = null,
): Promise<NumberDecision> => decisionAbout(await questionAbout(db, cus_id), now, asked)

function decisionAbout(facts: Facts, now: Temporal.Instant, asked: string | null = null): NumberDecision {
  const known = [...new Set(dialLines(facts.customer).flatMap(({ number }) => number ?? []))]
  const all = (known.length ? known : [null]).map((number) => ({
    number,
    may_call: decide(facts, number, now),
  }))
  const best = all.find(({ may_call }) => may_call.ok) ?? all[0]
  const meant = asked ? all.find(({ number }) => number === asked) : best
  return meant ?? { number: null, may_call: { ok: false, code: 'consent_missing' } }
}

type ShowNumber = (number: string) => string

/** How numbers that are on record for a customer are shown to a person: as they are, or with the reason instead. */
export const numberShown = async (asker: Asker, cus_id: number): Promise<ShowNumber> =>
  shownBy(await questionAbout(asker.db, cus_id), asker)

function shownBy(facts: Facts, { actor, now, language }: Asker): ShowNumber {
  if (isAdmin(actor)) return (number) => number
  if (strictnessFor(facts.customer.cus_country_code, facts.settings) !== 'enforce') return (number) => number
  return (number) => {
    const { ok, code } = decide(facts, number, now)
    return ok || code === 'call_allowed' ? number : maskedNumber(code, language)
  }
}

/** The number to call next with its decision; none where the person must not see it. */
export async function numberToCall(asker: Asker, cus_id: number): Promise<NumberDecision> {
  const facts = await questionAbout(asker.db, cus_id)
  const { number, may_call } = decisionAbout(facts, asker.now)
  const isHidden = number !== null && isMasked(shownBy(facts, asker)(number))
  return { number: isHidden ? null : number, may_call }
}
