import { expect, test } from 'vitest'
import { changesBetween, historyValue } from './history-value.ts'

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

test.each([
  [
    'an update',
    { b: 1, a: null },
    { b: 2, a: 'x' },
    [
      { field: 'a', before: null, after: 'x' },
      { field: 'b', before: 1, after: 2 },
    ],
  ],
  ['a new record', null, { a: 1 }, [{ field: 'a', before: null, after: 1 }]],
  ['a deleted record', { a: 1 }, null, [{ field: 'a', before: 1, after: null }]],
  ['nothing', null, null, []],
])('the changes of %s have both values', (_, before, after, expected) => {
  expect(changesBetween(before, after)).toEqual(expected)
})
