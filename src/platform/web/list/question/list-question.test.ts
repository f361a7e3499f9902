import { expect, test } from 'vitest'
import { emptyState } from './list-address.ts'
import { exportQuestion, lastPage, rowsQuestion, totalsQuestion } from './list-question.ts'
import { wines } from '../list.fixture.ts'

const state = { ...emptyState, search: 'Mosel', filters: { code: 'R' }, page: 3 }
const byCode = { field: 'code', order: 'ASC' } as const
const byPrice = { field: 'price', order: 'DESC' } as const
const shown = { title: 'Weine', columns: ['price', 'code'] }
const typed = { filters: { code: { value: 'R', matchMode: 'startsWith' } }, globalFilter: 'Mosel' }

test('a page of rows, without the fields that nobody sees', () => {
  expect(rowsQuestion(wines, state, {})).toEqual({
    ...typed,
    orderByField: 'id',
    orderBy: 'DESC',
    offset: 40,
    limit: 20,
    compact: true,
    without_fields: ['picture'],
  })
})

test.each([
  [{ page: 1 }, { offset: 0, limit: 20 }],
  [
    { page: 3, pageSize: 50 },
    { offset: 100, limit: 50 },
  ],
  [{ sorts: [byCode] }, { orderByField: 'code', orderBy: 'ASC' }],
  [{ sorts: [byCode, byPrice] }, { sorts: [byCode, byPrice] }],
])('%o asks for %o', (change, asked) => {
  expect(rowsQuestion(wines, { ...state, ...change }, {})).toMatchObject(asked)
})

test('count and sums are the same on every page and in every order', () => {
  const asked = { ...typed, count: true, limit: 0, sum_fields: ['price'] }
  const other = { ...state, page: 9, pageSize: 100, sorts: [byCode] }
  expect(totalsQuestion(wines, state, {})).toEqual(asked)
  expect(totalsQuestion(wines, other, {})).toEqual(asked)
})

test('the workbook holds all pages, in the order and with the columns on screen', () => {
  expect(exportQuestion(wines, state, {}, shown)).toEqual({
    ...typed,
    ...shown,
    orderByField: 'id',
    orderBy: 'DESC',
  })
  expect(exportQuestion(wines, { ...state, sorts: [byCode] }, {}, shown)).toMatchObject({
    orderByField: 'code',
    orderBy: 'ASC',
  })
})

test('what the screen fixes holds; a filter that is typed in its column takes its place', () => {
  const fixed = { cus_id: 7, filters: { code: 'fixed', price: { value: 5, matchMode: 'lt' as const } } }
  for (const question of [
    rowsQuestion(wines, state, fixed),
    totalsQuestion(wines, state, fixed),
    exportQuestion(wines, state, fixed, shown),
  ])
    expect(question).toMatchObject({
      cus_id: 7,
      filters: { ...typed.filters, price: { value: 5, matchMode: 'lt' } },
    })
  expect(rowsQuestion(wines, emptyState, fixed).filters).toEqual(fixed.filters)
})

test.each([
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
])('%i rows by %i end on page %i', (count, size, page) => expect(lastPage(count, size)).toBe(page))

test('only what the table shows is asked for and summed', () => {
  expect(rowsQuestion(wines, state, {}, new Set(['code', 'picture']))).not.toHaveProperty('without_fields')
  expect(totalsQuestion(wines, state, {}, new Set(['code'])).sum_fields).toEqual([])
})
