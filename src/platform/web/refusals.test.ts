// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { recordsRefusals } from '#core/refusals/records.ts'
import { errorText } from './api.ts'
import { setLanguage } from './language.tsx'
import { refusedHere, tellReason } from './refusals.ts'

const { record_not_found, selection_too_large } = recordsRefusals

test.each([
  ['de', /nicht mehr da/],
  ['tr', /bulunamadı/],
  ['en', /was not found/],
] as const)('what the browser refuses by itself says why in %s', (language, words) => {
  setLanguage(language)
  const error = refusedHere(record_not_found)
  expect(error.isRefusal).toBe(true)
  expect(errorText(error)).toMatch(words)
})

test('the values that the words name are filled in', () => {
  setLanguage('en')
  expect(tellReason(selection_too_large, { limit: 500 })).toContain('500')
})
