import { expect, test } from 'vitest'
import type { HoldRow } from '../domain/hold-list.ts'
import { nextEnd, shownHolds } from './shown-holds.ts'

const now = Date.parse('2026-11-16T10:00:00Z')
const later = '2026-11-16T10:05:00Z'
const row = (draft_id: string, held: number, until = later): HoldRow => ({
  id: 1,
  draft_id,
  stk_id: 7,
  stok_code: 'W',
  stok_name: 'Wein',
  held,
  available: 4,
  until,
  user_id: 3,
  holder: 'Elif',
  cus_id: null,
  customer: null,
})
const own = (at: number, until = later) => ({
  lines: [{ stk_id: 7, held: 6, available: 10, until }],
  until,
  at,
  error: null,
})

test('the newer of the two answers counts', () => {
  const put = shownHolds({ draft_id: 'a', own: own(20), rows: [row('a', 2)], readAt: 10, now })
  expect([put.heldOf(7), put.availableOf(7, 0)]).toEqual([6, 10])
  // A correction of stock took bottles meanwhile, and the newer list says so.
  const read = shownHolds({ draft_id: 'a', own: own(20), rows: [row('a', 2)], readAt: 30, now })
  expect([read.heldOf(7), read.availableOf(7, 0)]).toEqual([2, 6])
  const released = shownHolds({ draft_id: 'a', own: own(20), rows: [], readAt: 30, now })
  expect([released.heldOf(7), released.availableOf(7, 3), released.until]).toEqual([0, 3, null])
})

test('what has ended is not shown, whoever held it', () => {
  const past = '2026-11-16T09:59:59Z'
  const rows = [row('b', 6), row('c', 2, past)]
  const shown = shownHolds({ draft_id: 'a', own: own(20, past), rows, readAt: 10, now })
  expect([shown.until, shown.availableOf(7, 1)]).toEqual([null, 1])
  expect(shown.othersOf(7).map(({ draft_id }) => draft_id)).toEqual(['b'])
})

test('the next end', () => {
  expect(nextEnd([null, later, '2026-11-16T10:00:10Z', '2026-11-16T09:00:00Z'], now)).toBe(10_000)
  expect(nextEnd([null], now)).toBeNull()
})
