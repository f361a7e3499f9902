import { expect, test } from 'vitest'
import { besideEarlier, comparedDays } from './comparison.ts'

const line = (id: number, brut: number, adet = 1) => ({ id, name: `Nr. ${id}`, adet, brut })

test('without another range nothing stands beside a line', () => {
  expect(besideEarlier([line(1, 10)], null, ['brut', 'adet'])).toEqual([
    { ...line(1, 10), onceki: null, fark: null, artis: null },
  ])
})

test.each([
  ['more', 15, 10, 5, 50],
  ['less', 5, 10, -5, -50],
  ['the same', 10, 10, 0, 0],
  ['cents without a trace of binary fractions', 0.3, 0.1, 0.2, 200],
])('%s than before', (_, now, then, fark, artis) => {
  expect(besideEarlier([line(1, now)], [line(1, then)], ['brut', 'adet'])).toEqual([
    { ...line(1, now), onceki: then, fark, artis },
  ])
})

test('a line that is new has no growth; one that is gone is told with nothing of its own', () => {
  expect(besideEarlier([line(1, 10)], [line(2, 4, 3)], ['brut', 'adet'])).toEqual([
    { ...line(1, 10), onceki: 0, fark: 10, artis: null },
    { ...line(2, 0, 0), onceki: 4, fark: -4, artis: -100 },
  ])
})

test('the first figure is the compared one', () => {
  expect(besideEarlier([line(1, 10, 7)], [line(1, 10, 5)], ['adet', 'brut'])).toMatchObject([
    { onceki: 5, fark: 2, artis: 40 },
  ])
})

const range = { from: '2026-03-01', to: '2026-03-31' }

test.each([
  ['none', null],
  ['year', { from: '2025-03-01', to: '2025-03-31' }],
  ['free', { from: '2024-01-01', to: '2024-01-05' }],
] as const)('the days of the comparison with %s', (compare, days) => {
  const free = { compare_start: '2024-01-01', compare_end: '2024-01-05' }
  expect(comparedDays(range, { compare, ...free })).toEqual(days)
})
