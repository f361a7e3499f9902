import { expect, test } from 'vitest'
import { bounceMail } from '#test/fixtures/bounce-mail.ts'
import { readDeliveryReport } from './delivery-status.ts'

const ID = '0f6c2a1e-1111-4222-8333-444455556666'

test('a report names the mail by its return path', () => {
  expect(readDeliveryReport(bounceMail({ id: ID }))).toEqual({
    report: {
      messageId: ID,
      recipient: 'kunde@example.com',
      isFinal: true,
      code: '5.1.1',
      reason: '550 5.1.1 no such user here',
    },
  })
})

test.each([
  ['line ends of every kind', bounceMail({ id: ID }).replaceAll('\n', '\r\n')],
  ['a return path that was lost, by the returned head', bounceMail({ id: ID, to: 'buero@example.com' })],
  ['a boundary without quotes', bounceMail({ id: ID }).replace('boundary="=_b1"', 'boundary==_b1')],
])('%s', (_, raw) => {
  expect(readDeliveryReport(raw)).toMatchObject({ report: { messageId: ID, isFinal: true } })
})

test.each([
  ['only late', bounceMail({ id: ID, action: 'delayed', status: '4.4.1' })],
  ['full for now', bounceMail({ id: ID, status: '4.2.2' })],
])('a mail that is %s may still arrive', (_, raw) => {
  expect(readDeliveryReport(raw)).toMatchObject({ report: { isFinal: false } })
})

test.each([
  ['no mail at all', 'Hallo', 'bounce_not_mail'],
  ['nothing', '', 'bounce_not_mail'],
  [
    'an answer of a person',
    'From: a@b.de\nTo: c@d.de\nContent-Type: text/plain\n\nIch bin im Urlaub.\n',
    'bounce_not_report',
  ],
  [
    'a report without its part',
    bounceMail({ id: ID }).replace('message/delivery-status', 'text/plain'),
    'bounce_not_report',
  ],
  ['a report about a strange mail', bounceMail({ id: 'fremd', to: 'x@y.de' }), 'bounce_unknown_mail'],
])('%s is refused', (_, raw, code) => {
  expect(readDeliveryReport(raw)).toMatchObject({ refusal: { code } })
})
