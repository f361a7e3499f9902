import { expect, test } from 'vitest'
import { emptyState } from '../question/list-address.ts'
import { wines } from '../list.fixture.ts'
import { contentOf, isSameContent, openContent } from './view-content.ts'

const known = ['code', 'price'].map((field) => ({ field, label: field, column: {} }))
const byPrice = { field: 'price', order: 'DESC' } as const
const content = {
  search: 'Mosel',
  filters: { code: 'R' },
  sorts: [byPrice],
  columns: [{ field: 'price' }, { field: 'code', width: 90 }],
}

test('a view opens with all it holds', () => {
  const { columns, ...state } = content
  const opened = openContent(wines, known, { ...content, group: 'code' })
  expect(opened).toEqual({ state: { ...state, group: 'code' }, columns, leftOut: [] })
  expect(openContent(wines, known, content).state.group).toBe(null)
})

test.each([
  ['a filter that is gone', { filters: { code: 'R', colour: 'red' } }, ['colour']],
  ['a column that has no filter', { filters: { rest: 'x' } }, ['rest']],
  ['a name that every object has', { filters: { constructor: 'x' } }, ['constructor']],
  [
    'an order by a column that is gone',
    { sorts: [byPrice, { field: 'colour', order: 'ASC' as const }] },
    ['colour'],
  ],
  ['a column that is gone', { columns: [{ field: 'colour' }, { field: 'code' }] }, ['colour']],
  ['a group by a column that is gone', { group: 'colour' }, ['colour']],
  ['a group by an amount', { group: 'price', sorts: [], columns: null }, ['price']],
  ['the same name once', { filters: { colour: 'red' }, columns: [{ field: 'colour' }] }, ['colour']],
])('%s is left out and named', (_name, change, leftOut) => {
  const opened = openContent(wines, known, { ...content, ...change })
  expect(opened.leftOut).toEqual(leftOut)
  const kept = JSON.stringify([opened.state, opened.columns])
  expect(leftOut.filter((name) => kept.includes(name))).toEqual([])
})

test('words are left out where nobody can search', () => {
  const opened = openContent({ ...wines, search: false }, known, content)
  expect([opened.state.search, opened.leftOut]).toEqual(['', ['Mosel']])
})

test('what is set now is compared without empty filters and whatever their order', () => {
  const state = {
    ...emptyState,
    search: 'Mosel',
    filters: { price: '', code: 'R' },
    sorts: [byPrice],
    page: 4,
  }
  expect(isSameContent(contentOf(state, content.columns), content)).toBe(true)
  expect(isSameContent(contentOf({ ...state, search: '' }, content.columns), content)).toBe(false)
  expect(isSameContent(contentOf(state, [{ field: 'price' }]), content)).toBe(false)
  expect(isSameContent(contentOf(state, null), content)).toBe(false)
})
