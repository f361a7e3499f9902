import { expect, test } from 'vitest'
import { awaitedOrder, pressedEarly, type OnScreen } from './awaited-order.ts'

const coming: OnScreen = { place: '17', isLoading: true, cusId: null }

test.each<[string, OnScreen, string | null]>([
  ['waits for the customer who is being opened', coming, '17'],
  ['has nobody to wait for where none is chosen', { ...coming, isLoading: false }, null],
])('the key for a new order %s', (_, screen, awaited) => {
  expect(pressedEarly(screen)).toBe(awaited)
})

test.each<[string, string | null, OnScreen, string | null, number | null]>([
  ['nothing waits', null, { ...coming, isLoading: false, cusId: 17 }, null, null],
  ['the customer is still on the way', '17', coming, '17', null],
  ['the customer is there', '17', { ...coming, isLoading: false, cusId: 17 }, null, 17],
  ['the row of the list is there before the record', '17', { ...coming, cusId: 17 }, null, 17],
  ['the customer could not be opened', '17', { ...coming, isLoading: false }, null, null],
  ['another one is on the way', '17', { ...coming, place: '18' }, null, null],
  ['another one is there', '17', { place: '18', isLoading: false, cusId: 18 }, null, null],
])('a waiting order when %s', (_, awaited, screen, still, open) => {
  expect(awaitedOrder(awaited, screen)).toEqual({ awaited: still, open })
})
