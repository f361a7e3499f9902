import { expect, test } from 'vitest'
import { isOneOfManyCodes, rankWines } from './wine-hits.ts'

const wine = (stok_code: string, stok_name: string, kullanilabilir_adet = 10) => ({
  stok_code,
  stok_name,
  kullanilabilir_adet,
})
const cellar = [
  wine('A-1', 'Alter Riesling'),
  wine('A-2', 'Trier Rosé'),
  wine('RIE-9', 'Silvaner'),
  wine('A-3', 'Riesling Auslese', 0),
  wine('A-4', 'Riesling Kabinett'),
]

test.each([
  ['rie', ['RIE-9', 'A-4', 'A-1', 'A-2', 'A-3']],
  ['RIESLING', ['A-4', 'A-1', 'A-2', 'RIE-9', 'A-3']],
  ['rose', ['A-2', 'A-1', 'RIE-9', 'A-4', 'A-3']],
  ['a-2', ['A-2']],
])('%s finds %j', (typed, codes) => {
  expect(rankWines(typed, cellar).map(({ stok_code }) => stok_code)).toEqual(codes)
})

test('the beginning of several codes is not yet a wine, a name is', () => {
  expect(isOneOfManyCodes('a-', [wine('A-1', 'x'), wine('A-2', 'y')])).toBe(true)
  expect(isOneOfManyCodes('a-', [wine('A-1', 'x')])).toBe(false)
  expect(isOneOfManyCodes('rie', cellar.slice(2))).toBe(false)
})
