import { expect, test } from 'vitest'
import { DEFAULT_SENDER, senderOf } from './mail-sender.ts'

const company = {
  ust_bilgi: 'Weinkontor · Am Weinhof 12 · 50678 Köln',
  k1_1: 'Weinkontor Handels GmbH\nAm Weinhof 12',
  k2_1: 'Telefon +49 221 1\nE-Mail kontor@wein.example.com\nHRB 1',
  k3_1: null,
}
const office = { name: 'Weinkontor Handels GmbH', address: 'kontor@wein.example.com' }
const silent = { ...company, k2_1: null }

test.each([
  ['the company sends and gets the answers', company, null, { from: office, replyTo: office }],
  [
    'a set sender sends, the company gets the answers',
    company,
    'a@b.example',
    { from: 'a@b.example', replyTo: office },
  ],
  [
    'the name comes from the head where the foot has none',
    { ...company, k1_1: '' },
    null,
    { from: { ...office, name: 'Weinkontor' }, replyTo: { ...office, name: 'Weinkontor' } },
  ],
  ['a company without an address', silent, 'a@b.example', { from: 'a@b.example' }],
  ['nothing is known', undefined, null, { from: DEFAULT_SENDER }],
])('%s', (_, given, mailFrom, expected) => expect(senderOf(given, mailFrom)).toEqual(expected))
