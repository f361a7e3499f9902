import { expect, test } from 'vitest'
import { hintOf, readWanted } from './search.ts'

test.each(['', ' ', 'a', '  a  ', '%', '- -', '.a.', '__'])('%j is too little to look for', (typed) => {
  expect(readWanted(typed, 6)).toBeNull()
})

test.each([
  ['ab', ['ab']],
  ['  Erika   Muster ', ['Erika', 'Muster']],
  ['a b', ['a', 'b']],
  ['Muster & Söhne', ['Muster', 'Söhne']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%j is looked for by its words', (typed, words) => {
  expect(readWanted(typed, 6)?.words).toEqual(words)
})

test('a hint has the facts that are there', () => {
  expect(hintOf(17, null, 'Köln', '', undefined, '0221')).toBe('17 · Köln · 0221')
})
