import { BUSINESS_ZONE } from '#core/dates.ts'

/** What the company does about calls that are doubtful: nothing, say so, or refuse them. */
export const strictnesses = ['off', 'warn', 'enforce'] as const

export type Strictness = (typeof strictnesses)[number]

/** Why somebody may be called, or may not. */
export const mayCallCodes = [
  'call_allowed',
  'consent_missing',
  'outside_calling_hours',
  'customer_wants_no_calls',
  'customer_must_not_be_called',
] as const

export type MayCallCode = (typeof mayCallCodes)[number]

export type MayCall = { ok: boolean; code: MayCallCode }

export type CallQuestion = {
  country: string
  kind: 'private' | 'firm'
  /** Whether the person has bought before. */
  relation: 'customer' | 'stranger'
  consents: readonly { state: 'proven' | 'unproven' | 'withdrawn' }[]
  /** The customer's own wish, or the official status that an administrator set. */
  requests: readonly ('wish' | 'status')[]
  now: Temporal.Instant
  strictness: Strictness
  /** Whole hours of the day between which people are called. */
  hours?: { from: number; to: number }
}

const SUNDAY = 7

function isCallingHour(now: Temporal.Instant, { from, to }: { from: number; to: number }): boolean {
  const local = now.toZonedDateTimeISO(BUSINESS_ZONE)
  return local.dayOfWeek !== SUNDAY && local.hour >= from && local.hour < to
}

/** Firms in Germany may be presumed to agree, and so may customers in Switzerland. */
const needsNoConsent = ({ country, kind, relation }: CallQuestion) =>
  (country === 'DE' && kind === 'firm') || (country === 'CH' && relation === 'customer')

/** Whether a customer may be called now. A wish to be left in peace always counts; doubts count as strictly as the company says. */
export function mayCall(question: CallQuestion): MayCall {
  const { requests, consents, now, strictness, hours } = question
  if (requests.includes('status')) return { ok: false, code: 'customer_must_not_be_called' }
  if (requests.length > 0) return { ok: false, code: 'customer_wants_no_calls' }
  if (strictness === 'off') return { ok: true, code: 'call_allowed' }
  const ok = strictness === 'warn'
  if (hours && !isCallingHour(now, hours)) return { ok, code: 'outside_calling_hours' }
  const isProven = consents.some(({ state }) => state === 'proven')
  return isProven || needsNoConsent(question)
    ? { ok: true, code: 'call_allowed' }
    : { ok, code: 'consent_missing' }
}
