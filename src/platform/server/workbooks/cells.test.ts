import { describe, expect, test } from 'vitest'
import { cellOf, formatOf, sumOf, widthOf } from './cells.ts'
import type { SheetColumn } from './sheet.ts'

const words = { '1': 'Rot', '2': '=Weiß' }

describe('a cell', () => {
  test.each<[SheetColumn['kind'], unknown, unknown]>([
    ['text', 'Riesling', 'Riesling'],
    ['text', '+49 30 123', '+49 30 123'],
    ['text', '=1+1', '=1+1'],
    ['text', '-5', '-5'],
    ['text', '@home', '@home'],
    ['text', '0123', '0123'],
    ['text', 7, 7],
    ['text', 'Wein\u0001gut\ufffe', 'Weingut'],
    ['text', 'x'.repeat(40_000), 'x'.repeat(32_767)],
    ['number', 12.5, 12.5],
    ['number', 0, 0],
    ['money', -19.9, -19.9],
    ['percent', 19, 0.19],
    ['percent', 12.3, 0.123],
    ['date', '2026-03-29', new Date('2026-03-29T00:00:00Z')],
    ['date', '0026-03-29', '29.03.0026'],
    ['moment', '2026-03-29T00:59:59Z', new Date('2026-03-29T01:59:59Z')],
    ['moment', '2026-03-29T01:00:00.123Z', new Date('2026-03-29T03:00:00Z')],
    ['moment', '2026-12-31T23:30:00Z', new Date('2027-01-01T00:30:00Z')],
    ['moment', '2026-07-01T08:00:00', new Date('2026-07-01T08:00:00Z')],
    ['day', '2026-12-31T23:30:00Z', new Date('2027-01-01T00:00:00Z')],
    ['word', 1, 'Rot'],
    ['word', '2', '=Weiß'],
    ['word', 9, '9'],
    ['word', 0, null],
  ])('of the kind %s made of %j is %j', (kind, value, cell) =>
    expect(cellOf({ kind, words }, value)).toEqual(cell),
  )

  test.each(['text', 'number', 'money', 'percent', 'date', 'day', 'moment', 'word'] as const)(
    'of the kind %s is empty where there is nothing',
    (kind) =>
      expect([null, undefined, ''].map((value) => cellOf({ kind, words }, value))).toEqual([
        null,
        null,
        null,
      ]),
  )

  test.each([
    ['text', '@'],
    ['word', '@'],
    ['number', undefined],
    ['money', '#,##0.00'],
    ['percent', '0.00%'],
    ['date', 'dd.mm.yyyy'],
    ['day', 'dd.mm.yyyy'],
    ['moment', 'dd.mm.yyyy hh:mm'],
  ] as const)('of the kind %s has the format %s', (kind, format) => expect(formatOf({ kind })).toBe(format))
})

describe('a sum', () => {
  const rows = [
    { price: 0.1, withdrawn: null },
    { price: 0.2, withdrawn: null },
    { price: null, withdrawn: null },
    { price: 5, withdrawn: '2026-01-01' },
  ]

  test('is exact and takes every row', () =>
    expect(sumOf({ header: '', kind: 'money', source: 'price', sum: { unless: null } }, rows)).toBe(5.3))

  test('leaves out rows that do not count', () =>
    expect(sumOf({ header: '', kind: 'money', source: 'price', sum: { unless: 'withdrawn' } }, rows)).toBe(
      0.3,
    ))
})

test.each<[string, SheetColumn['kind'], Parameters<typeof widthOf>[1], number]>([
  ['Nr.', 'number', [1, 2], 8],
  ['Rechnungsdatum', 'date', [new Date()], 18],
  ['Tag', 'date', [new Date()], 12],
  ['Name', 'text', ['Weingut am Rhein', null], 18],
  ['Betrag', 'money', [1_234_567.5], 14],
  ['Notiz', 'text', ['x'.repeat(500)], 60],
])('%s of the kind %s is wide enough', (header, kind, cells, width) =>
  expect(widthOf({ header, kind, source: '' }, cells)).toBe(width),
)
