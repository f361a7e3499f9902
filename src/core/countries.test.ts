import { expect, test } from 'vitest'
import { countryName, knownCountry } from './countries.ts'

test.each([
  ['DE', 'DE'],
  [' at ', 'AT'],
  ['Österreich', 'AT'],
  ['Avusturya', 'AT'],
  ['Switzerland', 'CH'],
  ['D', 'DE'],
  ['EL', 'GR'],
  ['UK', 'GB'],
  ['XX', null],
  ['ZZ', null],
  ['Bayern', null],
  ['', null],
  [null, null],
])('%s is %s', (text, code) => {
  expect(knownCountry(text)).toBe(code)
})

test('documents name a country in German', () => {
  expect(countryName('CH')).toBe('Schweiz')
})
