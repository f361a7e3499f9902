import { describe, expect, test } from 'vitest'
import { dialAddress, dialLines, dialNumber, isDialTemplate, printedNumber } from './phone.ts'
import { phoneSamples } from '#test/fixtures/phone-numbers.ts'

test.each(phoneSamples)('%s of a customer in %s is dialled as %s', (typed, country, number) => {
  expect(dialNumber(typed, country)).toBe(number)
})

test('numbers are dialled in their order, and what is none is named', () => {
  const customer = {
    cus_country_code: 'DE',
    cus_tel1: 'unbekannt',
    cus_tel2: ' ',
    cus_gsm: '0151 23456789',
    cus_private: null,
  }
  expect(dialLines(customer)).toEqual([
    { field: 'cus_tel1', typed: 'unbekannt', number: null },
    { field: 'cus_gsm', typed: '0151 23456789', number: '+4915123456789' },
  ])
})

test('a number is read in groups', () => {
  expect(printedNumber('+492211234567')).toBe('+49 221 1234567')
})

describe('the address that dials', () => {
  test.each([
    [null, 'tel:+492211234567'],
    ['https://pbx.example/dial?to={number}', 'https://pbx.example/dial?to=%2B492211234567'],
    ['sip:{number}@example.com', 'sip:%2B492211234567@example.com'],
  ])('by %s', (template, address) => {
    expect(dialAddress('+492211234567', template)).toBe(address)
  })

  test.each([
    ['tel:{number}', true],
    ['https://pbx.example/{number}', true],
    ['https://pbx.example/', false],
    ['javascript:alert({number})', false],
    ['data:text/html,{number}', false],
    ['tel: {number}', false],
  ])('%s is a template: %s', (template, fits) => {
    expect(isDialTemplate(template)).toBe(fits)
  })
})
