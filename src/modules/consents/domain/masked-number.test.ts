import { expect, test } from 'vitest'
import { languages } from '#core/texts/texts.ts'
import { hiddenCodes, isMasked, maskedNumber } from './masked-number.ts'

test('the reason in place of a number fits its field, is told from a number and dials nothing', () => {
  for (const code of hiddenCodes)
    for (const language of languages) {
      const shown = maskedNumber(code, language)
      expect(shown.length).toBeLessThanOrEqual(50)
      expect(isMasked(shown)).toBe(true)
      expect(/\d/.test(shown)).toBe(false)
    }
  for (const number of ['0221 1234567', '+49 221 1', '', null, undefined, 5])
    expect(isMasked(number)).toBe(false)
})
