import { describe, expect, test } from 'vitest'
import { tourOf, type TourFacts } from './tour.ts'

const nothing: TourFacts = {
  is_demo: false,
  wines: false,
  customers: false,
  orders: false,
  invoices: false,
  statements: false,
}
const all: TourFacts = {
  ...nothing,
  wines: true,
  customers: true,
  orders: true,
  invoices: true,
  statements: true,
}

const keysOf = (facts: Partial<TourFacts>, base = nothing) =>
  tourOf({ ...base, ...facts }).map(({ key }) => key)

describe('the tour', () => {
  test('of an empty company leads to what there is to make, and to nothing that is not there', () =>
    expect(keysOf({})).toEqual([
      'first_setup',
      'first_wine',
      'first_data',
      'first_customer',
      'first_queue',
      'first_order',
      'first_bank',
    ]))

  test('goes on with what has been made', () =>
    expect(keysOf({ wines: true, customers: true })).toEqual([
      'first_setup',
      'home',
      'call',
      'customers',
      'first_order',
      'first_bank',
    ]))

  test('of the demo company shows everything, and the setup at last', () =>
    expect(keysOf({ is_demo: true, statements: false }, all)).toEqual([
      'home',
      'call',
      'customers',
      'orders',
      'shipping',
      'payment',
      'bank',
      'board',
      'account',
      'setup',
    ]))

  test.each<[string, Partial<TourFacts>]>([
    ['nothing', {}],
    ['customers only', { customers: true }],
    ['everything', all],
    ['the demo', { ...all, is_demo: true }],
  ])('of %s names each screen once, but for the customers', (_, facts) => {
    const paths = tourOf({ ...nothing, ...facts }).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
