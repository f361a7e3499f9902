import { expect, test } from 'vitest'
import { isGivenBackWhole } from './scope.ts'

const order = { per_id: 3, bayi_id: 2, per_name: 'Ada Winzer' }
const person = { id: 3, bayi: 2, name: 'Ada Winzer' }

test.each([
  ['the person as the order knows them', {}, true],
  ['somebody else', { id: 4 }, false],
  ['another dealer since', { bayi: 1 }, false],
  ['another name since', { name: 'Ada Keller' }, false],
])('an order is given back whole: %s', (_, change, isWhole) => {
  expect(isGivenBackWhole(order, { ...person, ...change })).toBe(isWhole)
})
