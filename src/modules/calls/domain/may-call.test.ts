import { expect, test } from 'vitest'
import { mayCall, type CallQuestion } from './may-call.ts'

const morning = Temporal.Instant.from('2026-11-16T10:00:00+01:00')
const night = Temporal.Instant.from('2026-11-16T21:00:00+01:00')
const sunday = Temporal.Instant.from('2026-11-15T10:00:00+01:00')

const proven: CallQuestion['consents'] = [{ state: 'proven' }]
const unproven: CallQuestion['consents'] = [{ state: 'unproven' }]
const withdrawn: CallQuestion['consents'] = [{ state: 'withdrawn' }]
const enforce: Partial<CallQuestion> = { strictness: 'enforce' }

const asked = (over: Partial<CallQuestion>): CallQuestion => ({
  country: 'DE',
  kind: 'private',
  relation: 'customer',
  consents: [],
  requests: [],
  now: morning,
  strictness: 'warn',
  hours: { from: 8, to: 20 },
  ...over,
})

test.each<[string, Partial<CallQuestion>, boolean, string]>([
  ['nothing known, the company warns', {}, true, 'consent_missing'],
  ['nothing known, the company enforces', enforce, false, 'consent_missing'],
  ['nothing known, the company looks away', { strictness: 'off' }, true, 'call_allowed'],
  ['a proven consent', { ...enforce, consents: proven }, true, 'call_allowed'],
  ['an unproven consent', { ...enforce, consents: unproven }, false, 'consent_missing'],
  ['a withdrawn consent', { consents: withdrawn }, true, 'consent_missing'],
  ['a German firm', { ...enforce, kind: 'firm' }, true, 'call_allowed'],
  ['an Austrian firm', { ...enforce, kind: 'firm', country: 'AT' }, false, 'consent_missing'],
  ['a Swiss customer', { ...enforce, country: 'CH' }, true, 'call_allowed'],
  ['a Swiss stranger', { ...enforce, country: 'CH', relation: 'stranger' }, false, 'consent_missing'],
  ['late at night, warned', { now: night, consents: proven }, true, 'outside_calling_hours'],
  ['late at night, enforced', { ...enforce, now: night, consents: proven }, false, 'outside_calling_hours'],
  ['late at night, off', { now: night, strictness: 'off' }, true, 'call_allowed'],
  ['on a Sunday', { ...enforce, now: sunday, consents: proven }, false, 'outside_calling_hours'],
  [
    'the last hour',
    { ...enforce, hours: { from: 8, to: 10 }, consents: proven },
    false,
    'outside_calling_hours',
  ],
  ['a wish, whatever else', { requests: ['wish'], strictness: 'off' }, false, 'customer_wants_no_calls'],
  ['a wish of a firm', { requests: ['wish'], kind: 'firm' }, false, 'customer_wants_no_calls'],
  [
    'a wish in spite of a consent',
    { requests: ['wish'], consents: proven },
    false,
    'customer_wants_no_calls',
  ],
  ['the official status', { requests: ['status'], strictness: 'off' }, false, 'customer_must_not_be_called'],
  ['both', { requests: ['wish', 'status'] }, false, 'customer_must_not_be_called'],
])('%s', (_case, over, ok, code) => {
  expect(mayCall(asked(over))).toEqual({ ok, code })
})
