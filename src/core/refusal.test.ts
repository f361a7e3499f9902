import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { defineRefusals, definedRefusals, sayRefusal, storedWords, wordsToStore } from './refusal.ts'

const refusals = defineRefusals({
  shelf_is_full: {
    tr: 'Raf dolu: {count} şişe.',
    de: 'Das Regal ist voll: {count} Flaschen.',
    en: 'The shelf is full: {count} bottles.',
  },
})
const full = { ...refusals.shelf_is_full, params: { count: 12 } }

test('a refusal carries its code, its words and what they name', () => {
  expect(full).toMatchObject({ code: 'shelf_is_full', params: { count: 12 } })
  expect(sayRefusal(full, 'de')).toBe('Das Regal ist voll: 12 Flaschen.')
  expect(definedRefusals().get('shelf_is_full')).toBe(full.words)
})

test('an error takes what the words name from the reason, or anew', () => {
  expect(new AppError(full).message).toBe('The shelf is full: 12 bottles.')
  expect(new AppError(refusals.shelf_is_full, { count: 6 }).message).toBe('The shelf is full: 6 bottles.')
})

test('a code has its words in one place only', () => {
  expect(() => defineRefusals({ shelf_is_full: { tr: '', de: '', en: '' } })).toThrow('shelf_is_full')
})

test('what is stored can be read in every language, and nothing is said where nothing was stored', () => {
  const stored = JSON.stringify(wordsToStore(full))
  expect(storedWords(stored, 'tr')).toBe('Raf dolu: 12 şişe.')
  expect(storedWords('{}', 'tr')).toBeNull()
})
