import { expect, test } from 'vitest'
import { isVatId, normaliseVatId, tidyVatId, vatIdCountry, vatIdProblem } from './vat-id.ts'

test.each([
  ['ATU13585627', 'AT'],
  ['BE0776091951', 'BE'],
  ['BG175074752', 'BG'],
  ['CHE-116.281.710 MWST', 'CH'],
  ['CY10259033P', 'CY'],
  ['CZ25123891', 'CZ'],
  ['DE136695976', 'DE'],
  ['DK13585628', 'DK'],
  ['EE100931558', 'EE'],
  ['EL094259216', 'GR'],
  ['GR094259216', 'GR'],
  ['ESA58818501', 'ES'],
  ['FI20774740', 'FI'],
  ['FR40303265045', 'FR'],
  ['FRK7399859412', 'FR'],
  ['GB980780684', 'GB'],
  ['HR33392005961', 'HR'],
  ['HU12892312', 'HU'],
  ['IE6433435F', 'IE'],
  ['IE6433435OA', 'IE'],
  ['IT00743110157', 'IT'],
  ['LT119511515', 'LT'],
  ['LT100001919017', 'LT'],
  ['LU15027442', 'LU'],
  ['LV40003521600', 'LV'],
  ['MT11679112', 'MT'],
  ['NL004495445B01', 'NL'],
  ['NO995525828MVA', 'NO'],
  ['PL8567346215', 'PL'],
  ['PT501964843', 'PT'],
  ['RO18547290', 'RO'],
  ['SE123456789701', 'SE'],
  ['SI50223054', 'SI'],
  ['SK2022749619', 'SK'],
])('%s can exist and belongs to %s', (id, country) => {
  expect([vatIdProblem(id), vatIdCountry(id)]).toEqual([null, country])
})

test.each([
  ['ATU13585626', 'digit'],
  ['BE0776091950', 'digit'],
  ['CHE116281711', 'digit'],
  ['DE136695977', 'digit'],
  ['DK13585627', 'digit'],
  ['EL094259215', 'digit'],
  ['FI20774741', 'digit'],
  ['FR41303265045', 'digit'],
  ['HR33392005962', 'digit'],
  ['HU12892313', 'digit'],
  ['IE6433435E', 'digit'],
  ['IT00743110158', 'digit'],
  ['LT119511516', 'digit'],
  ['LU15027443', 'digit'],
  ['MT11679113', 'digit'],
  ['NL123456789B90', 'digit'],
  ['PL8567346216', 'digit'],
  ['PT501964842', 'digit'],
  ['RO18547291', 'digit'],
  ['SE123456789101', 'digit'],
  ['SI50223055', 'digit'],
  ['SK2022749618', 'digit'],
  ['DE13669597', 'shape'],
  ['DE1366959760', 'shape'],
  ['AT13585627', 'shape'],
  ['ATU1358562X', 'shape'],
  ['136695976', 'country'],
  ['XX123456789', 'country'],
  ['liegt vor', 'shape'],
  ['unbekannt', 'country'],
  ['', 'country'],
  [null, 'country'],
] as const)('%s cannot exist: %s', (id, problem) => {
  expect([vatIdProblem(id), isVatId(id)]).toEqual([problem, false])
})

test.each([
  ['de 136.695.976', 'DE136695976'],
  ['liegt vor', 'liegt vor'],
  [null, null],
])('%s is kept as %s', (typed, kept) => {
  expect(tidyVatId(typed)).toBe(kept)
})

test.each([
  [' de 136 695 976 ', 'DE136695976'],
  ['che-116.281.710 mwst', 'CHE116281710'],
  ['ATU 1358-5627', 'ATU13585627'],
  ['GR 094259216', 'EL094259216'],
  [null, ''],
])('%s is read as %s', (typed, stored) => {
  expect(normaliseVatId(typed)).toBe(stored)
})
