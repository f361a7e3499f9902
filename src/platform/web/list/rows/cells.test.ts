import { describe, expect, test } from 'vitest'
import type { Column } from '#core/lists/list.ts'
import { isNumeric, printValue } from './cells.tsx'

const words: Column = {
  kind: 'number',
  options: { values: [{ value: '2', text: { tr: 'Açık', de: 'Offen', en: 'Open' } }] },
}

describe('a key with words', () => {
  test.each([
    ['tr', 2, 'Açık'],
    ['de', '2', 'Offen'],
    ['en', 2, 'Open'],
    ['en', 3, '3'],
    ['en', null, ''],
  ] as const)('%s: %s is shown as “%s”', (language, value, shown) => {
    expect(printValue(words, value, language)).toBe(shown)
  })

  test('is a text, not a number', () => {
    expect(isNumeric(words)).toBe(false)
    expect(isNumeric({ kind: 'number' })).toBe(true)
  })
})

test.each<[Column, unknown, string]>([
  [{ kind: 'money' }, 1234.5, '1.234,50'],
  [{ kind: 'date' }, '2026-11-16', '16.11.2026'],
  [{ kind: 'flag' }, '1', 'Yes'],
  [{ kind: 'number' }, 2026, '2026'],
  [{ kind: 'number' }, 8.1, '8,1'],
  [{}, 'Riesling', 'Riesling'],
])('%o prints %s as “%s”', (column, value, shown) => {
  expect(printValue(column, value, 'en')).toBe(shown)
})
