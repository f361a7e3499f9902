import { BUSINESS_ZONE } from '#core/days/dates.ts'
import { needsNoConsent } from './calling-law.ts'
import type { ConsentState } from './consents.ts'
import { isPublicHoliday } from './holidays.ts'

/** What the company does about doubtful calls: nothing, warn, or refuse them. */
export const strictnesses = ['off', 'warn', 'enforce'] as const

export type Strictness = (typeof strictnesses)[number]

/** Why somebody may be called, or may not. */
export const mayCallCodes = [
  'call_allowed',
  'consent_missing',
  'consent_unproven',
  'consent_withdrawn',
  'public_holiday',
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
  /** The joint state of the consents for the number. */
  consent: ConsentState
  /** The customer's own do-not-call request, or the status that an administrator set. */
  requests: readonly ('wish' | 'status')[]
  now: Temporal.Instant
  strictness: Strictness
  /** The hours of the day, as whole numbers, between which calls are made. */
  hours?: { from: number; to: number }
}

const SUNDAY = 7

export function isCallingHour(now: Temporal.Instant, { from, to }: { from: number; to: number }): boolean {
  const local = now.toZonedDateTimeISO(BUSINESS_ZONE)
  return local.dayOfWeek !== SUNDAY && local.hour >= from && local.hour < to
}

/** What makes a call doubtful, the hour before the consent; null where nothing does. */
function doubtAbout(question: CallQuestion): MayCallCode | null {
  const { country, consent, now, hours } = question
  if (hours && !isCallingHour(now, hours)) return 'outside_calling_hours'
  if (isPublicHoliday(country, now.toZonedDateTimeISO(BUSINESS_ZONE).toPlainDate())) return 'public_holiday'
  if (consent === 'proven' || needsNoConsent(question)) return null
  return consent === 'unproven' ? 'consent_unproven' : 'consent_missing'
}

/**
 * Whether a customer may be called now. A do-not-call request and a withdrawn consent always forbid it; doubts are
 * treated as strictly as the company has set for the country.
 */
export function mayCall(question: CallQuestion): MayCall {
  const { requests, consent, strictness } = question
  if (requests.includes('status')) return { ok: false, code: 'customer_must_not_be_called' }
  if (requests.length > 0) return { ok: false, code: 'customer_wants_no_calls' }
  if (consent === 'withdrawn') return { ok: false, code: 'consent_withdrawn' }
  const doubt = strictness === 'off' ? null : doubtAbout(question)
  return doubt === null ? { ok: true, code: 'call_allowed' } : { ok: strictness === 'warn', code: doubt }
}
