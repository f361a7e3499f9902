import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { dialNumber } from '#modules/customers/domain/phone.ts'

const refusals = defineRefusals({
  phone_event_replayed: {
    tr: 'Bu çağrı olayı zaten bildirildi.',
    de: 'Dieses Ereignis des Anrufs wurde schon gemeldet.',
    en: 'This event of the call has been told already.',
  },
  phone_call_unknown: {
    tr: 'Telefon sistemi bu çağrıyı bildirmedi.',
    de: 'Von diesem Anruf hat die Telefonanlage nichts gemeldet.',
    en: 'The telephone system has not told of this call.',
  },
})

/** Internal extensions have fewer digits than this. */
const SHORTEST = 7

/** What telephone systems say in place of a number that is hidden. */
const HIDDEN = new Set([
  '',
  'anonymous',
  'anonym',
  'blocked',
  'hidden',
  'private',
  'restricted',
  'unavailable',
  'unbekannt',
  'unknown',
  'unterdrückt',
  'withheld',
])

/** Numbers within the company also have stars and hashes. */
const NUMBER = /^[+\d*#(][\d\s()/.*#-]*$/

/** The caller without the address around it: '"Anna" <sip:+49221471@example.com>' is +49221471. */
const toldOf = (from: string | null | undefined): string => {
  const address = /<([^<>]*)>\s*$/.exec(from ?? '')?.[1] ?? from ?? ''
  return address
    .trim()
    .replace(/^(?:sips?|tel):/i, '')
    .replace(/[@;].*$/, '')
    .trim()
}

/** Whether the value is a caller as telephone systems send it: a number or a hidden one. */
export function isCaller(from: string | null | undefined): boolean {
  const told = toldOf(from)
  return NUMBER.test(told) || HIDDEN.has(told.toLowerCase())
}

/** A caller's number in stored form, whose country code may come without the plus; null if it is hidden. */
export function callerNumber(from: string | null | undefined, country: string): string | null {
  const told = toldOf(from)
  const digits = told.replace(/[^\d+]/g, '')
  if (!NUMBER.test(told) || /[*#]/.test(told) || digits.length < SHORTEST) return null
  return /^(\+|0)/.test(digits) ? dialNumber(digits, country) : dialNumber(`+${digits}`, country)
}

type Call = { answered_at: string | null; ended_at: string | null }

export type PhoneEvent = 'newCall' | 'answer' | 'hangup'

/** Why an event is ignored: it is a repetition, or it does not follow from the call's state. */
export function whyNotEvent(event: PhoneEvent, call: Call | null): Refusal {
  if (event === 'newCall') return call ? refusals.phone_event_replayed : null
  if (!call) return refusals.phone_call_unknown
  const isOver = call.ended_at !== null || (event === 'answer' && call.answered_at !== null)
  return isOver ? refusals.phone_event_replayed : null
}
