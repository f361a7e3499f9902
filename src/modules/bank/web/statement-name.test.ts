import { expect, test } from 'vitest'
import { isOnlyDay, shownName } from './statement-name.ts'

test.each([
  ['Auszug 2026-11-18', '18.11.2026'],
  ['DEMO-2026-11-18', 'DEMO-18.11.2026'],
  ['0372026111800001', '0372026111800001'],
  ['csv', 'csv'],
])('%s is shown as %s', (name, shown) => expect(shownName(name)).toBe(shown))

test('a name that is only a day is not said twice', () => {
  expect(isOnlyDay('Auszug 2026-11-18', '2026-11-18')).toBe(true)
  expect(isOnlyDay('Auszug 2026-11-17', '2026-11-18')).toBe(false)
})
