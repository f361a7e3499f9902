import type { ConsentState } from './consents.ts'
import type { MayCall, Strictness } from './may-call.ts'

type MailQuestion = {
  /** Whether the person has bought before: customers may get the company's own offers until they object. */
  relation: 'customer' | 'stranger'
  /** The joint state of the consents for the address. */
  consent: ConsentState
  strictness: Strictness
}

/** Whether advertising may be mailed to an address; an objection always counts, doubts as strictly as the company says. */
export function mayMail({ relation, consent, strictness }: MailQuestion): MayCall {
  if (consent === 'withdrawn') return { ok: false, code: 'consent_withdrawn' }
  const isSure = strictness === 'off' || relation === 'customer' || consent === 'proven'
  if (isSure) return { ok: true, code: 'call_allowed' }
  return { ok: strictness === 'warn', code: consent === 'unproven' ? 'consent_unproven' : 'consent_missing' }
}
