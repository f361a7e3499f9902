import { expect, test } from 'vitest'
import { outcomeOf } from './test-mail.ts'

test.each([
  ['EDNS', 'CONN', '', 'unknown_host'],
  ['ESOCKET', 'CONN', 'getaddrinfo ENOTFOUND mail.example', 'unknown_host'],
  ['ESOCKET', 'CONN', 'connect ECONNREFUSED 127.0.0.1:25', 'no_connection'],
  ['ECONNECTION', 'CONN', '', 'no_connection'],
  ['ETIMEDOUT', 'CONN', 'Connection timeout', 'no_answer'],
  ['ETLS', 'STARTTLS', '', 'tls'],
  ['ESOCKET', 'CONN', 'self-signed certificate', 'tls'],
  ['ESOCKET', 'CONN', 'SSL routines: wrong version number', 'tls'],
  ['EAUTH', 'AUTH PLAIN', '535 bad password', 'sign_in'],
  ['EENVELOPE', 'MAIL FROM', '550 sender not allowed', 'sender'],
  ['EENVELOPE', 'RCPT TO', '550 no such mailbox', 'recipient'],
  ['EMESSAGE', 'DATA', '554 looks like spam', 'content'],
  ['EPROTOCOL', 'CONN', '', 'other'],
  [undefined, undefined, '', 'other'],
])('%s at %s (%s) is %s', (code, command, message, outcome) =>
  expect(outcomeOf({ code, command, message })).toBe(outcome),
)
