import { expect, test } from 'vitest'
import { nameBesideDay, shownName } from './statement-name.ts'

test.each([
  ['Auszug 2026-11-18', '18.11.2026'],
  ['DEMO-2026-11-18', 'DEMO-18.11.2026'],
  ['0372026111800001', '0372026111800001'],
  ['csv', 'csv'],
])('%s is shown as %s', (name, shown) => expect(shownName(name)).toBe(shown))

test.each([
  ['Auszug 2026-11-18', '2026-11-18', ''],
  ['Auszug 2026-11-17', '2026-11-18', '17.11.2026'],
  ['DEMO-2026-11-18', '2026-11-18', 'DEMO'],
  ['214', '2026-11-18', '214'],
])('%s of %s is called %s', (name, day, shown) => expect(nameBesideDay(name, day)).toBe(shown))
