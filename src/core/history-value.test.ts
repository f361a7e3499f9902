import { expect, test } from 'vitest'
import { historyValue } from './history-value.ts'

test.each([
  [null, '–'],
  ['', '–'],
  [38.9, '38,90'],
  [1234.5, '1.234,50'],
  [12, '12'],
  ['2026-03-01', '01.03.2026'],
  ['2026-03-01T10:15:00+00:00', '01.03.2026 11:15'],
  ['Erika', 'Erika'],
])('%s reads as %s', (value, text) => expect(historyValue(value)).toBe(text))
