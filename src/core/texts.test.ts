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

test('French is a code that reads English; anything unknown is German', () => {
  expect([toLanguage('fr'), toLanguage('tr-TR'), toLanguage('xx'), toLanguage(null)]).toEqual([
    'en',
    'tr',
    'de',
    'de',
  ])
})

test('every refusal has a text with the same placeholders in all languages', () => {
  const holes = (text: string) => (text.match(/\{\w+(?::\w+)?\}/g) ?? []).toSorted().join()
  for (const [code, text] of [...Object.entries(errorTexts), ...Object.entries(fieldTexts)]) {
    for (const language of languages) {
      expect(text[language], code).not.toBe('')
      expect(holes(text[language]), `${code} ${language}`).toBe(holes(text.en))
    }
  }
})
