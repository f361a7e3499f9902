import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnNeeds, grown } from './column-needs.ts'
import { distribute, pinnedColumns, type ColumnNeed } from './column-widths.ts'
import { wines } from '../list.fixture.ts'

const text = (least: number, wanted: number): ColumnNeed => ({ least, wanted, isElastic: true, chosen: null })
const figure = (least: number, wanted: number): ColumnNeed => ({ ...text(least, wanted), isElastic: false })
const chosen = (need: ColumnNeed, width: number): ColumnNeed => ({ ...need, chosen: width })

describe('widths of columns', () => {
  test.each([
    ['each gets what it wants', [text(50, 100), figure(50, 80)], 180, [100, 80]],
    ['what is spare goes to the text', [text(50, 100), figure(50, 80)], 300, [220, 80]],
    ['texts share it by their widths', [text(50, 100), text(50, 200), figure(50, 80)], 440, [120, 240, 80]],
    ['figures share it where there is no text', [figure(50, 100), figure(50, 300)], 500, [125, 375]],
    ['texts give way first', [text(50, 100), figure(50, 80)], 150, [70, 80]],
    ['each by what it can give', [text(90, 100), text(50, 100), figure(50, 80)], 250, [95, 75, 80]],
    ['nothing becomes narrower than its head', [text(50, 100), figure(50, 80)], 90, [50, 80]],
    ['a head counts where rows are short', [text(120, 40), figure(90, 30)], 100, [120, 90]],
    ['what a person chose stays', [chosen(text(50, 100), 40), text(50, 100)], 300, [40, 260]],
    ['also when it is narrow', [chosen(text(50, 200), 200), text(50, 100)], 100, [200, 50]],
    ['a table of chosen widths may be narrower than the room', [chosen(text(50, 100), 60)], 300, [60]],
    ['no columns', [], 300, []],
  ])('%s', (_name, needs, room, widths) => expect(distribute(needs, room)).toEqual(widths))

  const anyNeed = fc.record({
    least: fc.integer({ min: 20, max: 200 }),
    wanted: fc.integer({ min: 20, max: 300 }),
    isElastic: fc.boolean(),
    chosen: fc.constant(null),
  })

  test('fill the room, or are as narrow as heads and figures allow', () => {
    fc.assert(
      fc.property(
        fc.array(anyNeed, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 100, max: 3_000 }),
        (needs, room) => {
          const widths = distribute(needs, room)
          const sum = widths.reduce((all, width) => all + width, 0)
          const narrowest = needs.map((need) =>
            need.isElastic ? need.least : Math.max(need.least, need.wanted),
          )
          expect(sum).toBe(
            Math.max(
              room,
              narrowest.reduce((all, width) => all + width, 0),
            ),
          )
          expect(widths.every((width, index) => width >= (narrowest[index] ?? 0))).toBe(true)
        },
      ),
    )
  })

  test.each([
    ['a table that fits has none', [100, 100, 100], 2, 300, 0],
    ['the first ones', [34, 100, 400], 2, 300, 2],
    ['none that take more than half of the room', [34, 200, 400], 2, 300, 1],
    ['none on a phone where even the first is too wide', [215, 100, 100], 1, 390, 0],
    ['not more than the stylesheet knows', Array.from({ length: 20 }, () => 40), 12, 790, 8],
  ])('stay in place: %s', (_name, widths, meant, room, pinned) =>
    expect(pinnedColumns(widths, meant, room)).toBe(pinned),
  )
})

describe('what a column needs', () => {
  const widthOf = (words: string, weight: string) => words.length * (weight === 'bold' ? 11 : 10)
  const shown = (field: 'code' | 'price' | 'bought', label: string) => ({
    field,
    label,
    column: (wines.columns as Record<string, object>)[field] ?? {},
  })
  const measured = (rows: Record<string, unknown>[], sums = {}) => ({
    columns: [shown('code', 'Code'), shown('price', 'Preis')],
    rows,
    sums,
    cells: {},
    language: 'de' as const,
  })
  const needs = (...given: Parameters<typeof measured>) => columnNeeds(measured(...given), widthOf)

  test('the longest of its rows, up to the limit of its kind', () => {
    expect(needs([{ code: 'R' }, { code: 'Rheingau' }])[0]).toMatchObject({ wanted: 97, isElastic: true })
    expect(needs([{ code: 'R'.repeat(80) }])[0]?.wanted).toBe(340)
  })

  test('the widest of its rows, which need not have the most letters', () => {
    const digits = (words: string) => words.replaceAll(' ', '').length * 10
    const rows = ['1 2 3 4', '1 2 3 5', '1 2 3 6', '1 2 3 7', '123456'].map((code) => ({ code }))
    expect(columnNeeds(measured(rows), digits)[0]?.wanted).toBe(6 * 10 + 17)
  })

  test('its head with room for the arrow, and its sum', () => {
    expect(needs([{ price: 1 }])[1]?.least).toBe(5 * 11 + 15 + 17)
    expect(needs([{ price: 1 }], { sum_price: 123_456.78 })[1]?.least).toBe('123.456,78'.length * 11 + 17)
  })

  test('a text gives way down to what its column declares', () => {
    const rows = [{ code: 'Rheingauer Riesling' }]
    const least = (column: object) =>
      columnNeeds({ ...measured(rows), columns: [{ ...shown('code', 'Code'), column }] }, widthOf)[0]?.least
    expect(least({})).toBe(96)
    expect(least({ least: 144 })).toBe(144)
  })

  test('the declared width until there are rows, and where the screen draws the cells', () => {
    expect(needs([])[0]?.wanted).toBe(120)
    const drawn = { ...measured([{ code: 'R' }]), cells: { code: () => [] } }
    expect(columnNeeds(drawn, widthOf)[0]?.wanted).toBe(120)
  })

  test('text that the screen writes itself', () => {
    const written = { ...measured([{ code: 'R' }]), cells: { code: () => 'written' } }
    expect(columnNeeds(written, widthOf)[0]?.wanted).toBe(87)
  })

  test('a shorter page does not make it narrower', () => {
    const [code] = grown(needs([{ code: 'R' }]), needs([{ code: 'Rheingauer Riesling' }]))
    expect(code?.wanted).toBe(207)
  })
})
