import { describe, expect, test } from 'vitest'
import { groupedIban, isBic, isCreditorId, isIban } from './bank.ts'

describe('an IBAN', () => {
  test.each([
    ['DE89370400440532013000', true],
    ['de89 3704 0044 0532 0130 00', true],
    ['AT61 1904 3002 3457 3201', true],
    ['CH93 0076 2011 6238 5295 7', true],
    ['GB29 NWBK 6016 1331 9268 19', true],
    ['TR33 0006 1005 1978 6457 8413 26', true],
    ['DE89370400440532013001', false],
    ['DE8937040044053201300', false],
    ['AT611904300234573201DE', false],
    ['Konto 12345', false],
    ['', false],
  ])('%s: %s', (text, isRight) => expect(isIban(text)).toBe(isRight))

  test('is printed in groups of four', () =>
    expect(groupedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00'))
})

describe('a BIC', () => {
  test.each([
    ['COBADEFFXXX', true],
    ['cobadeff', true],
    ['COBADEFFXX', false],
    ['COBA1EFF', false],
  ])('%s: %s', (text, isRight) => expect(isBic(text)).toBe(isRight))
})

describe('a creditor identifier', () => {
  test.each([
    ['DE98ZZZ09999999999', true],
    ['DE98 ABC 09999999999', true],
    ['AT61ZZZ01234567890', true],
    ['NL79ZZZ999999990000', true],
    ['DE97ZZZ09999999999', false],
    ['DE98ZZZ0999999999', false],
    ['DE98ZZZ09999999998', false],
    ['ZZZ', false],
  ])('%s: %s', (text, isRight) => expect(isCreditorId(text)).toBe(isRight))
})
