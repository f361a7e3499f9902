import { maskFor, readFacts, decide, type Asker, type CallFacts } from '#modules/customers/server/public.ts'
import { dialLines } from '#modules/customers/domain/phone.ts'
import type { MayCall } from '#modules/consents/domain/may-call.ts'
import type { Database } from '#platform/server/database/database.ts'

type NumberDecision = { number: string | null; may_call: MayCall }

/** The decision about a number, or about the first number that may be called. */
export const mayCallNow = async (
  db: Database,
  cus_id: number,
  now: Temporal.Instant,
  asked: string | null = null,
): Promise<NumberDecision> => decisionAbout(await readFacts(db, cus_id), now, asked)

export function decisionAbout(
  facts: CallFacts,
  now: Temporal.Instant,
  asked: string | null = null,
): NumberDecision {
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
export async function numberShown(asker: Asker, cus_id: number): Promise<ShowNumber> {
  const facts = await readFacts(asker.db, cus_id)
  return (number) => maskFor(facts, number, asker) ?? number
}

/** The number to call next with its decision, without the number if the user must not see it. */
export function numberToCall(facts: CallFacts, asker: Asker): NumberDecision {
  const { number, may_call } = decisionAbout(facts, asker.now)
  return { number: number && maskFor(facts, number, asker) !== null ? null : number, may_call }
}
