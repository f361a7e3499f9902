import { expect, test } from 'vitest'
import { maskedNumber } from '#modules/consents/domain/masked-number.ts'
import { changedChannel, proposedValue } from './consent-value.ts'

const customer = { cus_tel1: '030 1234', cus_gsm: '0171 5678', cus_email: 'eva@weber.example' }
const hidden = maskedNumber('consent_missing', 'de')

test.each([
  ['the number', customer, 'phone', '030 1234'],
  ['the mobile number where the first is empty', { ...customer, cus_tel1: null }, 'phone', '0171 5678'],
  ['the mobile number where the first is hidden', { ...customer, cus_tel1: hidden }, 'phone', '0171 5678'],
  ['the address', customer, 'email', 'eva@weber.example'],
  ['nothing where none is known', { ...customer, cus_email: null }, 'email', ''],
] as const)('a consent is proposed for %s', (_, given, channel, value) =>
  expect(proposedValue(given, channel)).toBe(value),
)

test('another channel proposes its own, and what was typed comes back with its channel', () => {
  const mail = changedChannel(customer, {}, { channel: 'phone', value: '0160 999' }, 'email')
  expect(mail.value).toBe('eva@weber.example')
  const back = changedChannel(customer, mail.typed, { channel: 'email', value: 'neu@weber.example' }, 'phone')
  expect(back.value).toBe('0160 999')
  expect(changedChannel(customer, back.typed, { channel: 'phone', value: '0160 999' }, 'email').value).toBe(
    'neu@weber.example',
  )
})
