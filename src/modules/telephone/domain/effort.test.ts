import { expect, test } from 'vitest'
import { byPerson, reachedPercent } from './effort.ts'

const row = (
  user_id: number,
  hour: number,
  draws: number,
  calls: number,
  reached: number,
  orders: number,
) => ({
  user_id,
  name: `Person ${user_id}`,
  hour,
  draws,
  calls,
  reached,
  orders,
})

test('sums the hours of each person, most calls first', () => {
  const rows = [row(1, 9, 2, 3, 1, 0), row(2, 9, 0, 9, 4, 1), row(1, 10, 1, 2, 2, 1), row(1, 11, 1, 0, 0, 0)]
  expect(byPerson(rows)).toEqual([
    { user_id: 2, name: 'Person 2', hours: 1, draws: 0, calls: 9, reached: 4, orders: 1 },
    { user_id: 1, name: 'Person 1', hours: 2, draws: 4, calls: 5, reached: 3, orders: 1 },
  ])
  expect(byPerson([])).toEqual([])
})

test.each([
  [0, 0, null],
  [4, 1, 25],
  [3, 3, 100],
])('%s calls, %s reached: %s percent', (calls, reached, percent) => {
  expect(reachedPercent({ calls, reached })).toBe(percent)
})
