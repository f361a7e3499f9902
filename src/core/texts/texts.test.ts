import { expect, test } from 'vitest'
import { say, toLanguage } from './texts.ts'

test('placeholders are filled; unknown ones stay visible', () => {
  const text = { tr: '{a}', de: '{a} von {b}', en: '{a}' }
  expect(say(text, 'de', { a: 1, b: 2 })).toBe('1 von 2')
  expect(say(text, 'de', { a: 1 })).toBe('1 von {b}')
})

test.each([
  ['{a:money}', 63.3, '63,30\u00a0€'],
  ['{a:date}', '2026-03-01', '01.03.2026'],
  ['{a:number}', 12.5, '12,5'],
  ['{a:number} %', 1234, '1.234 %'],
])('%s is written as people read it', (de, a, said) => {
  expect(say({ tr: '', de, en: '' }, 'de', { a })).toBe(said)
})

const invoices = {
  tr: '{count} fatura',
  de: '{count} {count|one=Rechnung|other=Rechnungen}',
  en: '{count|one=An invoice|other={count:number} invoices} of {name}',
}

test.each([
  ['tr', 1, '1 fatura'],
  ['tr', 2, '2 fatura'],
  ['de', 0, '0 Rechnungen'],
  ['de', 1, '1 Rechnung'],
  ['de', 2, '2 Rechnungen'],
  ['de', '1', '1 Rechnung'],
  ['de', '1.000', '1.000 Rechnungen'],
  ['en', 1, 'An invoice of {count|one=x}'],
  ['en', 1234, '1.234 invoices of {count|one=x}'],
] as const)('in %s the count %s takes its plural form', (language, count, said) => {
  expect(say(invoices, language, { count, name: '{count|one=x}' })).toBe(said)
})

test('a plural without its count stays visible; a missing form is the general one', () => {
  expect(say(invoices, 'de')).toBe(invoices.de)
  expect(say({ tr: '', de: '{a|other=viele}', en: '' }, 'de', { a: 1 })).toBe('viele')
})

test('French is a code that reads English; anything unknown is German', () => {
  expect([toLanguage('fr'), toLanguage('tr-TR'), toLanguage('xx'), toLanguage(null)]).toEqual([
    'en',
    'tr',
    'de',
    'de',
  ])
})
