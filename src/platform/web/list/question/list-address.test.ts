import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyState,
  filterPayload,
  fromParams,
  isFiltered,
  merge,
  nextSorts,
  toParams,
  withListParams,
  type ListState,
} from './list-address.ts'
import type { Sort } from '#core/lists/list.ts'
import { wines } from '../list.fixture.ts'

const byCode = { field: 'code', order: 'ASC' } as const
const byCodeDown = { field: 'code', order: 'DESC' } as const
const byPrice = { field: 'price', order: 'ASC' } as const

const word = fc.string({ minLength: 1, maxLength: 20 })
const anyState: fc.Arbitrary<ListState> = fc.record({
  search: fc.oneof(fc.constant(''), word),
  filters: fc.dictionary(fc.constantFrom('code', 'bought', 'seen', 'price'), word, { noNullPrototype: true }),
  sorts: fc.uniqueArray(
    fc.record({ field: fc.constantFrom('code', 'price', 'id'), order: fc.constantFrom('ASC', 'DESC') }),
    { selector: ({ field }) => field },
  ),
  page: fc.integer({ min: 1, max: 5_000 }),
  pageSize: fc.option(fc.integer({ min: 1, max: 1_000 })),
  view: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  group: fc.option(fc.constantFrom('code', 'bought', 'seen')),
})

/** What the router makes of parameters: an address, and parameters again. */
function throughAddress(params: Record<string, string | undefined>) {
  const filled = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(new URLSearchParams(new URLSearchParams(filled).toString()))
}

describe('the address of a list', () => {
  test('gives back every state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(fromParams(wines, throughAddress(toParams(state)))).toEqual(state)
      }),
    )
  })

  test('is empty for a list that nobody has touched', () => {
    expect(throughAddress(toParams(emptyState))).toEqual({})
    expect(fromParams(wines, {})).toEqual(emptyState)
  })

  test('is as short as people read it', () => {
    const sorts = [
      { field: 'price', order: 'DESC' },
      { field: 'code', order: 'ASC' },
    ] as const
    const state = {
      search: 'Mosel',
      filters: { code: 'R', seen: '' },
      sorts,
      page: 3,
      pageSize: 50,
      view: 7,
      group: 'code',
    }
    expect(throughAddress(toParams(state))).toEqual({
      q: 'Mosel',
      'f.code': 'R',
      sort: '-price,code',
      page: '3',
      size: '50',
      v: '7',
      g: 'code',
    })
  })

  test.each<Record<string, string>>([
    { page: '0' },
    { page: '-3' },
    { page: 'x' },
    { page: '2.5' },
    { page: 'Infinity' },
    { page: '1e15' },
    { size: '0' },
    { size: '-5' },
    { size: '2.5' },
    { size: '0.5' },
    { size: '1001' },
    { sort: 'colour' },
    { sort: '-' },
    { sort: 'constructor' },
    { 'f.colour': 'red' },
    { 'f.rest': 'red' },
    { 'f.code': '' },
    { 'f.constructor': 'red' },
    { view: 'paid' },
    { v: 'x' },
    { g: 'colour' },
    { g: 'price' },
    { g: 'constructor' },
    { v: '-1' },
    { v: '99999999999' },
  ])('%o means nothing', (params) => expect(fromParams(wines, params)).toEqual(emptyState))

  test('other parameters of the list take the place of its own and leave those of the screen', () => {
    const current = { view: 'paid', from: '2026-01-01', q: 'alt', 'f.code': 'R', page: '4' }
    expect(withListParams(current, { sort: 'code' })).toEqual({
      view: 'paid',
      from: '2026-01-01',
      sort: 'code',
    })
  })
})

describe('a change', () => {
  const third: ListState = { ...emptyState, search: 'Mosel', page: 3, pageSize: 50 }

  test.each<[Partial<ListState>, number]>([
    [{ page: 4 }, 4],
    [{ search: 'Nahe' }, 1],
    [{ filters: { code: 'R' } }, 1],
    [{ sorts: [byCode] }, 1],
    [{ pageSize: 100 }, 1],
  ])('%o leads to page %i', (next, page) => expect(merge(third, next)).toEqual({ ...third, ...next, page }))

  test('a header sorts upwards, downwards and not at all; another one starts anew', () => {
    const up = nextSorts([], 'code', false)
    const down = nextSorts(up, 'code', false)
    expect([up, down, nextSorts(down, 'code', false)]).toEqual([[byCode], [byCodeDown], []])
    expect(nextSorts(down, 'price', false)).toEqual([byPrice])
  })

  test.each<[string, Sort[], string, Sort[]]>([
    ['comes after the others', [byCode], 'price', [byCode, byPrice]],
    ['turns at its place', [byCode, byPrice], 'code', [byCodeDown, byPrice]],
    ['leaves the others', [byCodeDown, byPrice], 'code', [byPrice]],
    ['begins where there is none', [], 'code', [byCode]],
  ])('a column that is added %s', (_name, before, field, after) =>
    expect(nextSorts(before, field, true)).toEqual(after),
  )

  test('a click without Shift leaves one column of several', () => {
    expect(nextSorts([byCode, byPrice], 'code', false)).toEqual([byCode])
  })

  test.each<[Partial<ListState>, boolean]>([
    [{}, false],
    [{ filters: { code: '' } }, false],
    [{ sorts: [byCode], page: 2 }, false],
    [{ search: 'x' }, true],
    [{ filters: { code: '', price: '5' } }, true],
  ])('%o is filtered: %s', (state, is) => expect(isFiltered({ ...emptyState, ...state })).toBe(is))
})

test.each([
  [{ code: 'R' }, { code: { value: 'R', matchMode: 'startsWith' } }],
  [{ bought: '5.3.2026' }, { bought: { value: '2026-03-05', matchMode: 'gte' } }],
  [{ seen: '05032026' }, { seen: { value: '2026-03-05', matchMode: 'equals' } }],
  [{ bought: '31.02.2026' }, { bought: { value: '31.02.2026', matchMode: 'gte' } }],
  [{ code: '5.3.2026' }, { code: { value: '5.3.2026', matchMode: 'startsWith' } }],
  [{ code: '', rest: 'x', colour: 'red' }, {}],
])('the filters %o travel as %o', (filters, sent) => {
  expect(filterPayload(wines, { ...emptyState, search: 'Mosel', filters })).toEqual({
    filters: sent,
    globalFilter: 'Mosel',
  })
})
