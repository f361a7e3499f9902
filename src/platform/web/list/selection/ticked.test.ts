import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellAfterKey } from '../rows/cell-focus.ts'
import { tickedQuestion } from '../question/list-question.ts'
import { rangeTo } from '../rows/row-ranges.ts'
import { tabSeparated } from './tab-separated.ts'
import {
  allTicked,
  chosenOf,
  isSameQuestion,
  isTicked,
  nothingTicked,
  someTicked,
  tickedCount,
  withTicks,
  type Ticked,
} from './ticked.ts'
import { entryFor } from '../question/type-ahead.ts'

const asked = { list: '/siparisler/list', query: { filters: { cus_id: 7 }, orderByField: 'id' } }
const plain = (...ids: number[]) => ids.map((id) => ({ id }))
const some = (...ids: number[]): Ticked => someTicked(plain(...ids))

describe('single rows', () => {
  test.each([
    [[1, 2], [3], true, [1, 2, 3]],
    [[1, 2], [2], true, [1, 2]],
    [[1, 2], [2], false, [1]],
    [[1, 2], [9], false, [1, 2]],
    [[1, 2, 3, 4], [4, 2], false, [1, 3]],
  ])('of %o ticked, %o set to %s: %o', (before, changed, isSelected, ids) => {
    expect(chosenOf(withTicks(some(...before), plain(...changed), isSelected))).toEqual({
      ids,
      seen_versions: {},
    })
  })
})

test('a ticked row keeps the version that it had then, until it is unticked', () => {
  const ticked = withTicks(withTicks(nothingTicked, [{ id: 1, version: 3 }, { id: 2 }], true), plain(9), true)
  const later = withTicks(ticked, [{ id: 1, version: 4 }], true)
  expect(chosenOf(later)).toEqual({ ids: [1, 2, 9], seen_versions: { 1: 3 } })
  expect(chosenOf(withTicks(later, plain(1), false))).toEqual({ ids: [2, 9], seen_versions: {} })
})

describe('all rows that match', () => {
  test('are a statement without the rows that were unticked again', () => {
    const ticked = withTicks(allTicked(asked, 157, '7:9:8'), plain(4, 5), false)
    expect(tickedCount(ticked)).toBe(155)
    expect([isTicked(ticked, 4), isTicked(ticked, 6)]).toEqual([false, true])
    expect(chosenOf(ticked)).toEqual({
      secim: { ...asked, as_of: '7:9:8', except_ids: [4, 5], expected: 155 },
    })
    expect(chosenOf(withTicks(ticked, plain(4), true))).toMatchObject({ secim: { except_ids: [5] } })
  })

  test('without any left are nothing', () => {
    expect(withTicks(allTicked(asked, 2), plain(1, 2), false)).toEqual(nothingTicked)
  })

  test('ticking and unticking agree with what is said to be ticked', () => {
    const starts = fc.constantFrom(allTicked(asked, 20), nothingTicked)
    const ids = fc.array(fc.integer({ min: 1, max: 20 }))
    fc.assert(
      fc.property(starts, fc.array(fc.tuple(ids, fc.boolean())), (start, steps) => {
        const ticked = steps.reduce(
          (before, [changed, isOn]) => withTicks(before, plain(...changed), isOn),
          start,
        )
        const on = Array.from({ length: 20 }, (_, index) => index + 1).filter((id) => isTicked(ticked, id))
        expect(tickedCount(ticked)).toBe(on.length)
      }),
    )
  })

  test('belong to one question, whatever its order', () => {
    expect(isSameQuestion(asked, { ...asked, query: { ...asked.query, orderByField: 'f_no' } })).toBe(true)
    expect(isSameQuestion(asked, { ...asked, query: { filters: { cus_id: 8 } } })).toBe(false)
  })
})

test('sums of ticked rows leave the filters of the screen aside, those of all that match do not', () => {
  const fixed = { tip: 0, filters: { f_odeme_tar: '2026-03-01' } }
  expect(tickedQuestion(some(1, 2), fixed, ['net_t'])).toEqual({
    tip: 0,
    count: true,
    limit: 0,
    sum_fields: ['net_t'],
    only_ids: [1, 2],
  })
  expect(tickedQuestion(allTicked(asked, 9), fixed, [])).toMatchObject({
    filters: { cus_id: 7 },
    except_ids: [],
  })
})

describe('a range of rows', () => {
  const rows = [11, 12, 13, 14, 15].map((id) => ({ id }))

  test('begins at the row with the focus', () => {
    expect(rangeTo(rows, null, 1, 3)).toEqual({ range: { anchor: 1, end: 3 }, on: [12, 13, 14], off: [] })
  })

  test('grows, shrinks and turns round its beginning', () => {
    expect(rangeTo(rows, { anchor: 2, end: 4 }, 4, 3)).toMatchObject({ on: [13, 14], off: [15] })
    expect(rangeTo(rows, { anchor: 2, end: 4 }, 4, 0)).toMatchObject({ on: [11, 12, 13], off: [14, 15] })
  })
})

describe('letters in a menu', () => {
  const labels = ['Ansehen', 'Bearbeiten', 'Auftrag bestätigen', 'Öffnen', 'İptal et', 'Işık']

  test.each([
    ['a letter leads to the next entry', 0, 'a', 2],
    ['and round', 2, 'a', 0],
    ['the same letter again goes on', 0, 'aa', 2],
    ['a word finds its entry', 0, 'au', 2],
    ['accents do not matter', 0, 'o', 3],
    ['nor do dots', 0, 'ip', 4],
    ['in either direction', 0, 'is', 5],
    ['nothing fits', 0, 'x', null],
  ])('%s', (_, current, typed, place) => expect(entryFor(labels, current, typed)).toBe(place))
})

test.each([
  ['ArrowRight', null, 0],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', null, null],
  ['ArrowDown', 1, undefined],
])('%s leads from cell %s to %s of three', (key, from, to) => expect(cellAfterKey(key, from, 3)).toBe(to))

test('copied rows keep their columns: breaks and tabs in a text become blanks', () => {
  expect(
    tabSeparated([
      ['Erika\n  Muster', '1.234,00'],
      ['a\tb', ''],
    ]),
  ).toBe('Erika Muster\t1.234,00\r\na b\t')
})
