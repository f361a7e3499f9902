import { expect, test } from 'vitest'
import { columnName } from './packing.ts'
import { sheetName, workbookName } from './names.ts'

test.each([
  ['Offene Rechnungen', 'Offene Rechnungen 2026-11-16.xlsx'],
  ['İptal edilen siparişler', 'İptal edilen siparişler 2026-11-16.xlsx'],
  ['Zahlungen / Gebühren', 'Zahlungen - Gebühren 2026-11-16.xlsx'],
  ['..\\..\\x.exe', '..-..-x.exe 2026-11-16.xlsx'],
  ['a\u202Eb"<>|:*?\r\nc', 'ab c 2026-11-16.xlsx'],
  [' ', '2026-11-16.xlsx'],
  [`${'x'.repeat(99)}🍷`, `${'x'.repeat(99)} 2026-11-16.xlsx`],
  ['x'.repeat(200), `${'x'.repeat(100)} 2026-11-16.xlsx`],
])('a workbook titled %j is saved as %j', (title, name) =>
  expect(workbookName(title, '2026-11-16')).toBe(name),
)

test.each([
  ['Offene Rechnungen', 'Offene Rechnungen'],
  ['Weine [alle]: 2026/27?*', 'Weine alle 2026-27'],
  ["'Rot'", 'Rot'],
  ['History', 'Weinkontor'],
  ['??', 'Weinkontor'],
  ['Aufträge mit Reservierung und noch mehr', 'Aufträge mit Reservierung und n'],
])('a sheet titled %j is named %j', (title, name) => expect(sheetName(title)).toBe(name))

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i has the letters %s', (index, letters) => expect(columnName(index)).toBe(letters))
