import type { ConsentState } from './consents.ts'
import type { MayCall, Strictness } from './may-call.ts'

type MailQuestion = {
  /** Whether somebody behind the address has bought before: own offers may go to customers until they object. */
  relation: 'customer' | 'stranger'
  /** What the consents for the address are worth together. */
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
