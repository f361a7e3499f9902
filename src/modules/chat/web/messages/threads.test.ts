import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MessagePage } from '#modules/chat/domain/calls.ts'
import type { ChatEntry } from '#modules/chat/domain/chat.ts'
import { ME, message, OTHER } from '../chat.fixture.ts'
import { withArrival, withRead } from '../entries.ts'
import {
  isBehind,
  mergeMessages,
  withLatest,
  withMessage,
  withMissing,
  withOlder,
  withStar,
  withTicks,
  type Thread,
} from './threads.ts'

const from = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => message(first + at))

const page = (first: number, last: number, last_seq = last): MessagePage => ({
  datalist: from(first, last),
  last_seq,
  watermarks: [{ uid: ME, received_seq: last, read_seq: last }],
})

const thread = (first: number, last: number, hasOlder = first > 1): Thread => ({
  messages: from(first, last),
  hasOlder,
  lastSeq: last,
  watermarks: [],
})

const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq)

describe('a conversation in pieces', () => {
  test('the first page says whether there is more', () => {
    expect(withLatest(undefined, page(1, 3), 5)).toMatchObject({ hasOlder: false, lastSeq: 3 })
    expect(withLatest(undefined, page(6, 10), 5)).toMatchObject({ hasOlder: true, lastSeq: 10 })
  })

  test('an older page goes in front', () => {
    const older = withOlder(thread(6, 10), page(1, 5), 5)
    expect(seqs(older)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(older.hasOlder).toBe(true)
    expect(withOlder(thread(4, 10), page(1, 3), 5).hasOlder).toBe(false)
  })

  test('the next message is taken, a known one renewed, after a gap it is asked for', () => {
    expect(seqs(withMessage(thread(1, 3), message(4)) ?? thread(0, 0))).toEqual([1, 2, 3, 4])
    expect(seqs(withMessage(thread(1, 3), message(3)) ?? thread(0, 0))).toEqual([1, 2, 3])
    expect(withMessage(thread(1, 3), message(5))).toBeNull()
  })

  test('after clearing the number goes on where it was', () => {
    const cleared = withLatest(thread(1, 8), page(1, 0, 8), 50)
    expect(cleared).toMatchObject({ messages: [], hasOlder: false, lastSeq: 8 })
    expect(seqs(withMessage(cleared, message(9)) ?? thread(0, 0))).toEqual([9])
    expect(withMessage(cleared, message(10))).toBeNull()
  })

  test('a message that came while the page was on its way stays', () => {
    expect(seqs(withLatest(thread(1, 4), page(1, 3), 50))).toEqual([1, 2, 3, 4])
  })

  test('a gap is seen, filled from its lower end, and closed', () => {
    const latest = page(96, 100)
    expect(isBehind(thread(1, 10), latest, 5)).toBe(true)
    const filled = withMissing(thread(1, 10), page(11, 95))
    expect(isBehind(filled, latest, 5)).toBe(false)
    expect(seqs(withLatest(filled, latest, 5))).toHaveLength(100)
  })

  test('a gap that is too long to fill begins anew with the latest page', () => {
    const anew = withLatest(thread(1, 10), page(96, 100), 5)
    expect(seqs(anew)).toEqual([96, 97, 98, 99, 100])
    expect(anew.hasOlder).toBe(true)
  })

  test('however pieces come in, the result is rising and has each number once', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 })
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const merged = mergeMessages(
          one.map((seq) => message(seq)),
          other.map((seq) => message(seq)),
        )
        expect(merged.map(({ seq }) => seq)).toEqual(
          [...new Set([...one, ...other])].toSorted((a, b) => a - b),
        )
      }),
    )
  })

  test('watermarks rise and never fall; a star is set on its message only', () => {
    const ticked = withTicks(thread(1, 3), { uid: OTHER, received_seq: 3, read_seq: 2 })
    const slower = withTicks(ticked, { uid: OTHER, received_seq: 2, read_seq: 3 })
    expect(slower.watermarks).toEqual([{ uid: OTHER, received_seq: 3, read_seq: 3 }])
    const late = { ...page(1, 3), watermarks: [{ uid: OTHER, received_seq: 1, read_seq: 0 }] }
    expect(withLatest(slower, late, 50).watermarks).toEqual(slower.watermarks)
    expect(withMissing(slower, late).watermarks).toEqual(slower.watermarks)
    expect(withStar(thread(1, 3), 20, true).messages.map(({ starred }) => starred)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('the list', () => {
  const entry = (id: number, changes: Partial<ChatEntry> = {}): ChatEntry => ({
    id,
    isRoom: false,
    muted: false,
    isBlocked: null,
    isRead: true,
    isReceived: true,
    user_name: `user${id}`,
    name_surname: `Person ${id}`,
    avi: null,
    timestamp: '2026-03-01T09:00:00Z',
    unread: 0,
    last_seq: 1,
    last_message: null,
    ...changes,
  })
  const arrival = { target: { uid: OTHER }, message: message(2), isOwn: false, isOnScreen: false }

  test('a message brings its conversation to the top and counts', () => {
    const after = withArrival([entry(9), entry(OTHER)], arrival)
    expect(after?.map(({ id, unread }) => [id, unread])).toEqual([
      [OTHER, 1],
      [9, 0],
    ])
  })

  test('an own message, one on screen and a repeated one do not count', () => {
    expect(withArrival([entry(OTHER)], { ...arrival, isOwn: true })?.[0]?.unread).toBe(0)
    expect(withArrival([entry(OTHER)], { ...arrival, isOnScreen: true })?.[0]?.unread).toBe(0)
    expect(withArrival([entry(OTHER, { last_seq: 2 })], arrival)?.[0]?.unread).toBe(0)
  })

  test('a room of the same number is another conversation; an unknown one is asked for', () => {
    expect(withArrival([entry(OTHER, { isRoom: true })], arrival)).toBeNull()
  })

  test('reading to the end takes the count away, reading half of it does not', () => {
    const entries = [entry(OTHER, { unread: 2, last_seq: 4, isRead: false })]
    expect(withRead(entries, { uid: OTHER }, 4)[0]?.unread).toBe(0)
    expect(withRead(entries, { uid: OTHER }, 3)[0]?.unread).toBe(2)
  })
})
