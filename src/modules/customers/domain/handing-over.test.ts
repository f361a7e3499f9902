import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passedOn } from './handing-over.ts'

const FROM = 4
const held = (changes: object = {}) => ({
  id: 1,
  cus_user: FROM,
  rand_user: 0,
  has_open_order: false,
  ...changes,
})

test.each([
  ['the pool', held(), [], { cus_user: 1, rand_user: 0 }],
  ['the pool with an appointment', held({ rand_user: FROM }), [], { cus_user: 1, rand_user: 9 }],
  ['the pool with an open order', held({ has_open_order: true }), [], { cus_user: 9, rand_user: 0 }],
  ['a person', held({ has_open_order: true, rand_user: FROM }), [8], { cus_user: 8, rand_user: 8 }],
  ['a person, appointment of another', held({ rand_user: 7 }), [8], { cus_user: 8, rand_user: 7 }],
  [
    'only the appointment is theirs',
    held({ cus_user: 7, rand_user: FROM }),
    [8],
    { cus_user: 7, rand_user: 9 },
  ],
])('%s', (_, customer, customers, expected) => {
  expect(passedOn([customer], FROM, { customers, rest: 9 })).toEqual([{ id: 1, ...expected }])
})

test('shares differ by one at most, and nothing stays', () => {
  const ownership = fc.record({
    id: fc.integer({ min: 1 }),
    cus_user: fc.constantFrom(FROM, 1, 7),
    rand_user: fc.constantFrom(0, FROM, 7),
    has_open_order: fc.boolean(),
  })
  const takers = fc.uniqueArray(fc.integer({ min: 20, max: 30 }), { minLength: 1 })
  fc.assert(
    fc.property(fc.array(ownership), takers, (customers, shared) => {
      const passed = passedOn(customers, FROM, { customers: shared, rest: 9 })
      expect(passed.some(({ cus_user, rand_user }) => cus_user === FROM || rand_user === FROM)).toBe(false)
      const shares = shared.map((id) => passed.filter(({ cus_user }) => cus_user === id).length)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }),
  )
})
