import { expect, test } from 'vitest'
import type { BankEntryRow, ShownPart } from '../domain/entries.ts'
import type { DeskRow } from '../domain/desk.ts'
import { bookable, restOf, withItem } from './parts.ts'

const entry = { amount: 150 } as BankEntryRow
const item = (sip_id: number, open: number) =>
  ({ sip_id, taksit_id: null, open, kalan: open, f_no: String(sip_id), name: 'x' }) as DeskRow
const amounts = (parts: readonly ShownPart[]) => parts.map(({ sip_id, amount }) => [sip_id, amount])

test('an item takes what it needs, the next one the rest', () => {
  const one = withItem(entry, [], item(1, 108.9))
  expect(restOf(150, one)).toBe(41.1)
  const two = withItem(entry, one, item(2, 90))
  expect(amounts(two)).toEqual([
    [1, 108.9],
    [2, 41.1],
  ])
  expect(withItem(entry, two, item(3, 5))).toEqual(two)
  expect(amounts(withItem(entry, two, item(1, 20)))).toEqual([
    [2, 41.1],
    [1, 20],
  ])
})

test('what is left over goes with the first part', () => {
  const parts = withItem(entry, [], item(1, 108.9))
  expect(bookable(entry, parts)).toEqual([{ sip_id: 1, taksit_id: null, acik: 108.9, amount: 150 }])
  expect(bookable(entry, [])).toEqual([])
})
