import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundIn, hasPhone, hasWords, wordsOf } from './match.ts'

const marked = (text: string, typed: string) =>
  foundIn(text, typed).map(({ from, to }) => text.slice(from, to))

test.each([
  ['Müller', 'mull', ['Müll']],
  ['Işıl Günçiçek', 'isil gun', ['Işıl', 'Gün']],
  ['Groß & Söhne', 'gross', ['Groß']],
  ['Straßer', 'sse', ['ße']],
  ['Weinhaus', 'wein haus', ['Weinhaus']],
  ['Weinhaus', 'x', []],
  ['1234 · Köln · 0221/98 76-12', '+49 221 9876', ['221/98 76']],
  ['+49 (0)221 987612', '0221 98', ['0)221 98']],
  ['😀 Müller', 'mü', ['Mü']],
  ['Köln', '', []],
])('in %s, %s finds %j', (text, typed, found) => {
  expect(marked(text, typed)).toEqual(found)
})

test('marks lie within the text, from left to right, and do not touch', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      let end = -1
      for (const { from, to } of foundIn(text, typed)) {
        expect(from).toBeGreaterThan(end)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(text.length)
        end = to
      }
    }),
  )
})

test('every word must be there, in any order and spelling', () => {
  expect(hasWords('Işıl Günçiçek · İstanbul', wordsOf('istanbul ISIL'))).toBe(true)
  expect(hasWords('Işıl Günçiçek', wordsOf('isil ankara'))).toBe(false)
})

test.each([
  ['12 · 0221 987612', '+49 221 9876', true],
  ['12 · 0221 987612', '7612', true],
  ['12 · 0221 987612', '761', false],
  ['12 · 0221 987612', '9876 Köln', false],
])('%s has the telephone number %s: %s', (text, typed, isThere) => {
  expect(hasPhone(text, typed)).toBe(isThere)
})
