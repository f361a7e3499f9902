import { expect, test } from 'vitest'
import { unreachableBecause } from './mail-refusal.ts'

const refused = (response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  unreachableBecause(
    Object.assign(new Error(response), {
      code,
      command,
      response,
      responseCode: Number(response.slice(0, 3)),
    }),
  )?.code

test.each<[string, string | undefined]>([
  ['550 5.1.1 <weg@example.com>: user unknown', '5.1.1'],
  ['550-5.1.1 The email account does not exist', '5.1.1'],
  ['551 5.1.6 moved', '5.1.6'],
  ['550 5.2.1 mailbox disabled', '5.2.1'],
  ['550 no such mailbox', '550'],
  ['553 mailbox name not allowed', '553'],
  ['550 5.7.1 relaying denied', undefined],
  ['554 5.7.1 your host is on a block list', undefined],
  ['550 relay not permitted', undefined],
  ['550 blocked as spam', undefined],
  ['554 transaction failed', undefined],
  ['450 4.2.1 try again later', undefined],
  ['452 mailbox is full', undefined],
])('%s closes the address: %s', (response, code) => expect(refused(response)).toBe(code))

test.each([
  ['MAIL FROM', 'EENVELOPE'],
  ['DATA', 'EMESSAGE'],
  ['AUTH PLAIN', 'EAUTH'],
])('a refusal at %s is not about the recipient', (command, code) =>
  expect(refused('550 5.1.1 no', command, code)).toBeUndefined(),
)
