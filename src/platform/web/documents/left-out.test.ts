import { expect, test } from 'vitest'
import { errorTexts } from '#core/errors.ts'
import { languages } from '#core/texts.ts'
import { whyLeftOut } from './left-out.ts'

test.each([
  ['de', 'reminder_not_sent', { stage: 2 }, 'Mahnstufe 2'],
  ['en', 'reminder_not_sent', { stage: 3 }, 'The third reminder was'],
  ['tr', 'record_not_found', undefined, errorTexts.record_not_found.tr],
  ['de', 'unheard_of', undefined, 'As the server says'],
] as const)('in %s %s %j is told with %s', (language, code, params, words) => {
  const leftOut = { id: 1, code, message: 'As the server says', ...(params ? { params } : {}) }
  expect(whyLeftOut(leftOut, language)).toContain(words)
})

test('no placeholder is left open', () => {
  for (const language of languages)
    expect(
      whyLeftOut({ id: 1, code: 'reminder_not_sent', message: '', params: { stage: 1 } }, language),
    ).not.toMatch(/[{}]/)
})
