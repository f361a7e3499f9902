import { expect, test } from 'vitest'
import { errorTexts } from './errors.ts'
import { fieldTexts } from './field-texts.ts'
import { languages, say, toLanguage } from './texts.ts'

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

test.each([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
] as const)('a form may be chosen by the number itself: %s is the %s', (stage, ordinal) => {
  for (const code of ['previous_reminder_missing', 'later_reminder_sent', 'reminder_not_sent'] as const) {
    expect(say(errorTexts[code], 'en', { stage })).toContain(`he ${ordinal} reminder`)
    expect(say(errorTexts[code], 'de', { stage })).toContain(`Mahnstufe ${stage}`)
    expect(say(errorTexts[code], 'tr', { stage })).toContain(`${stage}. uyarı`)
  }
})

test('French is a code that reads English; anything unknown is German', () => {
  expect([toLanguage('fr'), toLanguage('tr-TR'), toLanguage('xx'), toLanguage(null)]).toEqual([
    'en',
    'tr',
    'de',
    'de',
  ])
})

test('every refusal has a text with the same placeholders in all languages', () => {
  const found = (text: string, holes: RegExp) => [...new Set(text.match(holes))].toSorted().join()
  const names = (text: string) => found(text, /\{\w+/g)
  const formatted = (text: string) => found(text, /\{\w+:\w+\}/g)
  for (const [code, text] of [...Object.entries(errorTexts), ...Object.entries(fieldTexts)]) {
    for (const language of languages) {
      expect(text[language], code).not.toBe('')
      expect(names(text[language]), `${code} ${language}`).toBe(names(text.en))
      expect(formatted(text[language]), `${code} ${language}`).toBe(formatted(text.en))
    }
  }
})
