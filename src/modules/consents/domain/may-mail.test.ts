import { expect, test } from 'vitest'
import { mayMail } from './may-mail.ts'

type Question = Parameters<typeof mayMail>[0]

const asked: Question = { relation: 'stranger', consent: 'none', strictness: 'enforce' }

test.each<[string, Partial<Question>, boolean, string]>([
  ['a stranger, enforced', {}, false, 'consent_missing'],
  ['a stranger, warned', { strictness: 'warn' }, true, 'consent_missing'],
  ['a stranger, off', { strictness: 'off' }, true, 'call_allowed'],
  ['a customer', { relation: 'customer' }, true, 'call_allowed'],
  ['a proven consent', { consent: 'proven' }, true, 'call_allowed'],
  ['an unproven consent, enforced', { consent: 'unproven' }, false, 'consent_unproven'],
  ['an unproven consent, warned', { consent: 'unproven', strictness: 'warn' }, true, 'consent_unproven'],
  ['a customer who objected', { relation: 'customer', consent: 'withdrawn' }, false, 'consent_withdrawn'],
  ['an objection, off', { consent: 'withdrawn', strictness: 'off' }, false, 'consent_withdrawn'],
])('%s', (_, over, ok, code) => {
  expect(mayMail({ ...asked, ...over })).toEqual({ ok, code })
})
