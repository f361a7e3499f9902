import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customerList, removedList } from '#modules/customers/domain/customer-lists.ts'
import { listNames, placeParams, readPlace, sourceOf, type Place } from './tracking-place.ts'

const admin = { id: 1, user_level: 1 }
const seller = { id: 2, user_level: 5 }
const start: Place = { list: 'own', page: 1, cusId: null, filters: {}, tab: 'call' }

const anyPlace: fc.Arbitrary<Place> = fc.record({
  list: fc.constantFrom(...listNames, 'filter' as const, 'random' as const),
  page: fc.integer({ min: 1, max: 5_000 }),
  cusId: fc.option(fc.integer({ min: 1, max: 99_999 })),
  filters: fc.dictionary(fc.constantFrom('cus_city', 'cus_class'), fc.string({ minLength: 1 }), {
    noNullPrototype: true,
  }),
  tab: fc.constantFrom('customers', 'orders'),
})

test('the address gives back every place', () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const given = Object.entries(placeParams(place)).filter(
        (entry): entry is [string, string] => !!entry[1],
      )
      const address = new URLSearchParams(given).toString()
      expect(readPlace(Object.fromEntries(new URLSearchParams(address)), seller)).toEqual(place)
    }),
  )
})

test.each([
  [{}, seller, {}],
  [{}, admin, { list: 'all' }],
  [{ list: 'nonsense' }, seller, {}],
  [{ list: 'removed' }, seller, { list: 'removed' }],
  [{ page: '0' }, seller, {}],
  [{ page: 'x' }, seller, {}],
  [{ page: 'Infinity' }, seller, {}],
  [{ page: '2.5' }, seller, {}],
  [{ cus_id: 'x' }, seller, {}],
  [{ cus_id: '-7' }, seller, {}],
  [{ cus_id: 'Infinity' }, seller, {}],
  [{ cus_id: '7' }, seller, { cusId: 7 }],
  [{ 'f.cus_city': '' }, seller, {}],
  [{ q: 'Mosel' }, seller, {}],
])('%o of %o is %o', (params, user, place) => {
  expect(readPlace(params, user)).toEqual({ ...start, ...place })
})

test.each([
  ['own', customerList, { cus_user: 2 }],
  ['all', customerList, {}],
  ['active', customerList, { cus_is_aktive: '1' }],
  ['removed', removedList, {}],
  ['filter', customerList, { cus_city: 'Trier' }],
] as const)('a run through "%s"', (name, list, filters) => {
  expect(sourceOf(name, { cus_city: 'Trier' }, 2)).toEqual({ list, filters })
})
