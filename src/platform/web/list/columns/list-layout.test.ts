import { describe, expect, test } from 'vitest'
import { arrange, completeLayout, neighbour, withColumn, withMoved, type KnownColumn } from './list-layout.ts'

const column = (field: string): KnownColumn => ({ field, label: field, column: {} })
const known = [column('a'), column('b'), { ...column('c'), isOptional: true as const }, column('d')]

const fields = (layout: Parameters<typeof arrange>[1], columns = known) =>
  arrange(columns, layout).columns.map(({ field }) => field)

describe('the columns of a table', () => {
  test.each([
    ['as the list declares them, without optional ones', null, ['a', 'b', 'd']],
    ['in the order that was chosen', [{ field: 'd' }, { field: 'a' }, { field: 'b' }], ['d', 'a', 'b']],
    ['without hidden ones', [{ field: 'b', hidden: true }], ['a', 'd']],
    ['with an optional one that was chosen', [{ field: 'c' }], ['a', 'b', 'c', 'd']],
    ['with a new one where it is declared', [{ field: 'd' }, { field: 'a' }], ['d', 'a', 'b']],
    ['without one that is gone', [{ field: 'gone' }, { field: 'b' }, { field: 'a' }], ['b', 'd', 'a']],
    ['each once', [{ field: 'b' }, { field: 'b' }, { field: 'a' }], ['b', 'd', 'a']],
    ['pinned ones first', [{ field: 'a' }, { field: 'b' }, { field: 'd', pinned: true }], ['d', 'a', 'b']],
  ])('%s', (_name, layout, expected) => expect(fields(layout)).toEqual(expected))

  test('keep widths and say how many are pinned', () => {
    const layout = [
      { field: 'a', width: 90, pinned: true },
      { field: 'b', pinned: true },
    ]
    expect(arrange(known, layout)).toMatchObject({ pins: 2, columns: [{ field: 'a', width: 90 }, {}, {}] })
    expect(arrange(known, null).pins).toBe(1)
  })

  test('a setting without a value goes', () => {
    const layout = [{ field: 'a', width: 90, hidden: true }]
    expect(withColumn(layout, 'a', { width: undefined, hidden: false })).toEqual([{ field: 'a' }])
  })

  test.each([
    ['d', 'a', ['d', 'a', 'b']],
    ['a', 'd', ['b', 'd', 'a']],
    ['a', 'b', ['b', 'a', 'd']],
    ['a', 'gone', ['a', 'b', 'd']],
  ])('%s at the place of %s', (field, onto, expected) => {
    expect(fields(withMoved(completeLayout(known, null), field, onto))).toEqual(expected)
  })

  test('a column that goes among pinned ones is pinned, and the other way round', () => {
    const layout = [{ field: 'a', pinned: true }, { field: 'b' }, { field: 'd' }]
    expect(withMoved(layout, 'd', 'a')[0]).toEqual({ field: 'd', pinned: true })
    expect(withMoved(layout, 'a', 'd')[2]).toEqual({ field: 'a' })
  })

  test.each([
    ['a', 1, 'b'],
    ['a', -1, null],
    ['d', 1, null],
    ['gone', 1, null],
  ] as const)('beside %s at %i is %s', (field, step, other) => {
    expect(neighbour(arrange(known, null).columns, field, step)).toBe(other)
  })
})
