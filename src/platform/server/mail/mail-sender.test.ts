import { expect, test } from 'vitest'
import { DEFAULT_SENDER, senderOf } from './mail-sender.ts'

const company = { legal_name: 'Weinkontor Handels GmbH', email: 'kontor@wein.example.com' }
const office = { name: 'Weinkontor Handels GmbH', address: 'kontor@wein.example.com' }
const nameless = { ...office, name: '' }

test.each([
  ['the company sends and gets the answers', company, null, { from: office, replyTo: office }],
  [
    'a set sender sends, the company gets the answers',
    company,
    'a@b.example',
    { from: 'a@b.example', replyTo: office },
  ],
  [
    'an address without a name',
    { ...company, legal_name: null },
    null,
    { from: nameless, replyTo: nameless },
  ],
  ['a company without an address', { ...company, email: null }, 'a@b.example', { from: 'a@b.example' }],
  ['nothing is known', { legal_name: null, email: null }, null, { from: DEFAULT_SENDER }],
])('%s', (_, given, mailFrom, expected) => expect(senderOf(given, mailFrom)).toEqual(expected))
