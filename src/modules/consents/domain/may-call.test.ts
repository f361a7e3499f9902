import { expect, test } from 'vitest'
import { mayCall, type CallQuestion } from './may-call.ts'

const morning = Temporal.Instant.from('2026-11-16T10:00:00+01:00')
const night = Temporal.Instant.from('2026-11-16T21:00:00+01:00')
const sunday = Temporal.Instant.from('2026-11-15T10:00:00+01:00')

const goodFriday = Temporal.Instant.from('2026-04-03T10:00:00+02:00')
const austrianDay = Temporal.Instant.from('2026-10-26T10:00:00+01:00')

const proven = 'proven'
const enforce: Partial<CallQuestion> = { strictness: 'enforce' }

const asked = (over: Partial<CallQuestion>): CallQuestion => ({
  country: 'DE',
  kind: 'private',
  relation: 'customer',
  consent: 'none',
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
  ['a proven consent', { ...enforce, consent: proven }, true, 'call_allowed'],
  ['an unproven consent', { ...enforce, consent: 'unproven' }, false, 'consent_unproven'],
  ['an unproven consent, warned', { consent: 'unproven' }, true, 'consent_unproven'],
  [
    'an unproven consent of a German firm',
    { ...enforce, kind: 'firm', consent: 'unproven' },
    true,
    'call_allowed',
  ],
  ['a withdrawn consent', { consent: 'withdrawn' }, false, 'consent_withdrawn'],
  ['a withdrawn consent of a firm', { kind: 'firm', consent: 'withdrawn' }, false, 'consent_withdrawn'],
  ['a withdrawn consent, off', { strictness: 'off', consent: 'withdrawn' }, false, 'consent_withdrawn'],
  ['a German firm', { ...enforce, kind: 'firm' }, true, 'call_allowed'],
  ['an Austrian firm', { ...enforce, kind: 'firm', country: 'AT' }, false, 'consent_missing'],
  ['a Swiss customer', { ...enforce, country: 'CH' }, true, 'call_allowed'],
  ['a Swiss stranger', { ...enforce, country: 'CH', relation: 'stranger' }, false, 'consent_missing'],
  ['a German stranger', { ...enforce, relation: 'stranger' }, false, 'consent_missing'],
  ['an Austrian', { ...enforce, country: 'AT', consent: proven }, true, 'call_allowed'],
  [
    'an Austrian firm with a consent',
    { ...enforce, country: 'AT', kind: 'firm', consent: proven },
    true,
    'call_allowed',
  ],
  ['a Swiss firm that is a customer', { ...enforce, country: 'CH', kind: 'firm' }, true, 'call_allowed'],
  ['another country', { ...enforce, country: 'FR', kind: 'firm' }, false, 'consent_missing'],
  ['on Good Friday', { ...enforce, now: goodFriday, consent: proven }, false, 'public_holiday'],
  ['on Good Friday, warned', { now: goodFriday, consent: proven }, true, 'public_holiday'],
  [
    'on Good Friday in Austria',
    { ...enforce, now: goodFriday, country: 'AT', consent: proven },
    true,
    'call_allowed',
  ],
  [
    'on the Austrian holiday',
    { ...enforce, now: austrianDay, country: 'AT', consent: proven },
    false,
    'public_holiday',
  ],
  ['late at night, warned', { now: night, consent: proven }, true, 'outside_calling_hours'],
  ['late at night, enforced', { ...enforce, now: night, consent: proven }, false, 'outside_calling_hours'],
  ['late at night, off', { now: night, strictness: 'off' }, true, 'call_allowed'],
  ['on a Sunday', { ...enforce, now: sunday, consent: proven }, false, 'outside_calling_hours'],
  [
    'the last hour',
    { ...enforce, hours: { from: 8, to: 10 }, consent: proven },
    false,
    'outside_calling_hours',
  ],
  ['a wish, whatever else', { requests: ['wish'], strictness: 'off' }, false, 'customer_wants_no_calls'],
  ['a wish of a firm', { requests: ['wish'], kind: 'firm' }, false, 'customer_wants_no_calls'],
  ['a wish in spite of a consent', { requests: ['wish'], consent: proven }, false, 'customer_wants_no_calls'],
  ['the official status', { requests: ['status'], strictness: 'off' }, false, 'customer_must_not_be_called'],
  ['both', { requests: ['wish', 'status'] }, false, 'customer_must_not_be_called'],
])('%s', (_case, over, ok, code) => {
  expect(mayCall(asked(over))).toEqual({ ok, code })
})
