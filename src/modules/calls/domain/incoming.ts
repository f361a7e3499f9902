import { dialNumber } from '#modules/customers/domain/phone.ts'

/** Telephones within the company have short numbers. */
const SHORTEST = 7

/** The number of a caller as a telephone system tells it: often with the country and without the plus; null where it is hidden. */
export function callerNumber(from: string | null | undefined, country: string): string | null {
  const typed = from?.trim() ?? ''
  const digits = typed.replace(/[^\d+]/g, '')
  if (!/^[+\d][\d\s()/.-]*$/.test(typed) || digits.length < SHORTEST) return null
  return /^(\+|0)/.test(digits) ? dialNumber(digits, country) : dialNumber(`+${digits}`, country)
}

type Call = { answered_at: string | null; ended_at: string | null }

export type PhoneEvent = 'newCall' | 'answer' | 'hangup'

/** Why an event does not count: the same was told before, or it follows nothing. */
export function whyNotEvent(
  event: PhoneEvent,
  call: Call | null,
): { code: 'phone_event_replayed' | 'phone_call_unknown' } | null {
  if (event === 'newCall') return call ? { code: 'phone_event_replayed' } : null
  if (!call) return { code: 'phone_call_unknown' }
  const isOver = call.ended_at !== null || (event === 'answer' && call.answered_at !== null)
  return isOver ? { code: 'phone_event_replayed' } : null
}
