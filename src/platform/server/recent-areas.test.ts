import { expect, test } from 'vitest'
import { CHANGES_KEPT_MS } from '#core/areas.ts'
import { recentAreas } from './recent-areas.ts'

test('what was announced since a page began is told, each area once, and nothing older than what is kept', () => {
  let now = 1_000_000
  const recent = recentAreas(() => now)
  recent.note('orders')
  now += 10_000
  recent.note('stock')
  expect(recent.within(1_000)).toEqual(['stock'])
  expect(recent.within(9_000)).toEqual(['orders', 'stock'])
  recent.note('orders')
  expect(recent.within(1_000)).toEqual(['orders', 'stock'])
  now += CHANGES_KEPT_MS + 5_000
  expect(recent.within(10 * CHANGES_KEPT_MS)).toEqual([])
})
