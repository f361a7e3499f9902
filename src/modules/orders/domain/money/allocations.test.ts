import { describe, expect, test } from 'vitest'
import { fillParts, nextOpenPart, overdueOn, releasedBy, type Part } from './allocations.ts'

const today = '2025-06-16'
const part = (taksit_id: number | null, due: string, amount: number, filled = 0): Part => ({
  taksit_id,
  due,
  amount,
  filled,
})
const plan = [part(3, '2025-08-01', 30), part(1, '2025-06-01', 30), part(2, '2025-07-01', 40)]
const money = (...amounts: number[]) => amounts.map((free, index) => ({ entry_id: index + 1, free }))
const given = { parts: plan, fee: 0, left: 0, today }

describe('money fills parts', () => {
  test.each([
    ['the oldest first', { money: money(30) }, [[1, 1, 30]]],
    [
      'one after the other',
      { money: money(50) },
      [
        [1, 1, 30],
        [1, 2, 20],
      ],
    ],
    [
      'two halves make one',
      { money: money(15, 15) },
      [
        [2, 1, 15],
        [1, 1, 15],
      ],
    ],
    [
      'the newest money first',
      { money: money(40, 10) },
      [
        [2, 1, 10],
        [1, 1, 20],
        [1, 2, 20],
      ],
    ],
    [
      'the named one first',
      { money: [{ entry_id: 1, free: 50, named: 3 }] },
      [
        [1, 3, 30],
        [1, 1, 20],
      ],
    ],
    [
      'what is due, then the fee, then the rest',
      { money: money(45), fee: 10 },
      [
        [1, 1, 30],
        [1, 2, 5],
      ],
    ],
    ['never what has left again', { money: money(50), left: 30 }, [[1, 1, 20]]],
    [
      'no more than is owed',
      { money: money(500) },
      [
        [1, 1, 30],
        [1, 2, 40],
        [1, 3, 30],
      ],
    ],
    ['nothing without money', { money: [] }, []],
    ['only what is open', { money: money(10), parts: [part(null, today, 50, 45)] }, [[1, null, 5]]],
    [
      'cents',
      { money: money(0.1, 0.2), parts: [part(null, today, 0.3)] },
      [
        [2, null, 0.2],
        [1, null, 0.1],
      ],
    ],
  ])('%s', (_, change, filled) => {
    expect(fillParts({ ...given, ...change }).map((one) => [one.entry_id, one.taksit_id, one.tutar])).toEqual(
      filled,
    )
  })
})

test.each([
  ['nothing is due', [part(null, '2025-06-17', 50)], 0, 0, 0],
  ['today is in time', [part(null, today, 50)], 0, 0, 0],
  ['a part is late', plan, 0, 0, 30],
  ['with the fee', plan, 10, 0, 40],
  ['the fee that money covers is not asked for', plan, 10, 10, 30],
  [
    'late parts are filled: nothing, though a fee is open',
    [part(1, '2025-06-01', 30, 30), plan[2] as Part],
    10,
    0,
    0,
  ],
  ['everything is filled but the fee', [part(null, '2025-06-01', 30, 30)], 10, 4, 6],
])('overdue: %s', (_, parts, fee, free, amount) => {
  expect(overdueOn({ parts, fee, free }, today)).toBe(amount)
})

test('the next part to be paid is the oldest open one', () => {
  expect(nextOpenPart(plan)?.taksit_id).toBe(1)
  expect(nextOpenPart([part(1, '2025-06-01', 30, 30), part(2, '2025-07-01', 40)])?.taksit_id).toBe(2)
  expect(nextOpenPart([part(1, '2025-06-01', 30, 30)])).toBeNull()
})

test('a withdrawn booking frees what it filled and what lies on later parts that nobody named', () => {
  const placed = [
    { entry_id: 1, taksit_id: 1, named: null },
    { entry_id: 2, taksit_id: 1, named: null },
    { entry_id: 2, taksit_id: 2, named: null },
    { entry_id: 3, taksit_id: 3, named: 3 },
  ]
  const freed = (entry: number) => releasedBy(entry, plan, placed).map((one) => placed.indexOf(one))
  expect(freed(1)).toEqual([0, 2])
  expect(freed(2)).toEqual([1, 2])
  expect(freed(3)).toEqual([3])
  expect(freed(4)).toEqual([])
})
