import { describe, expect, test } from 'vitest'
import { ME, message, OTHER, waiting } from '../chat.fixture.ts'
import { firstUnread, rowsOf, shownTick } from './message-rows.ts'
import {
  afterFailure,
  forRetry,
  inOrder,
  nextOrder,
  nextToSend,
  pauseAfter,
} from '../compose/outbox-queue.ts'

describe('the outbox', () => {
  test('goes out in the order of writing, whatever the clock says', () => {
    const first = waiting('first', { order: nextOrder([], 1_000) })
    const second = waiting('second', { order: nextOrder([first], 500) })
    const third = waiting('third', { order: nextOrder([second, first], 500) })
    expect(inOrder([third, first, second]).map(({ client_id }) => client_id)).toEqual([
      'first',
      'second',
      'third',
    ])
  })

  test('a lost connection keeps the messages, a refusal replaces them', () => {
    const lost = afterFailure(waiting('lost'), { code: 'NETWORK_ERROR', words: '', isRefusal: false })
    const refused = afterFailure(waiting('refused', { order: 0 }), {
      code: 'chat_contact_blocked',
      words: '',
      isRefusal: true,
    })
    expect(nextToSend([waiting('next', { order: 2 }), lost, refused])?.client_id).toBe('lost')
    expect(nextToSend([refused])).toBeNull()
    expect(nextToSend([forRetry(refused)])?.client_id).toBe('refused')
  })

  test.each(['chat_too_fast', 'too_many_requests', 'ERR_108'])('%s passes by itself', (code) => {
    expect(afterFailure(waiting('x'), { code, words: '', isRefusal: true }).isRefused).toBe(false)
  })

  test('the pauses between tries grow up to a minute', () => {
    expect([1, 2, 3, 4, 5, 9].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
  })
})

describe('messages on screen', () => {
  const given = { me: ME, readSeq: Infinity, waiting: [] }

  test('a conversation opens at the first unread message of somebody else', () => {
    const messages = [
      message(1, { senderId: OTHER }),
      message(2, { senderId: ME }),
      message(3, { senderId: OTHER }),
      message(4, { senderId: OTHER }),
    ]
    expect([0, 1, 2, 3, 4].map((readSeq) => firstUnread(messages, readSeq, ME)?.seq)).toEqual([
      1,
      3,
      3,
      4,
      undefined,
    ])
    const marked = rowsOf({ ...given, messages, readSeq: 1 }).filter(({ isFirstUnread }) => isFirstUnread)
    expect(marked.map(({ message: shown }) => shown?.seq)).toEqual([3])
  })

  test('the first message of a Berlin day carries it', () => {
    const messages = [
      message(1, { timestamp: '2026-03-10T22:59:00Z' }),
      message(2, { timestamp: '2026-03-10T23:01:00Z' }),
      message(3, { timestamp: '2026-03-11T08:00:00Z' }),
    ]
    expect(rowsOf({ ...given, messages }).map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-11', null])
  })

  test('several of one person in a row are a group, until a pause or another person', () => {
    const messages = [
      message(1),
      message(2, { timestamp: '2026-03-10T09:01:00Z' }),
      message(3, { timestamp: '2026-03-10T09:20:00Z' }),
      message(4, { timestamp: '2026-03-10T09:21:00Z', senderId: ME }),
    ]
    expect(rowsOf({ ...given, messages }).map(({ startsGroup }) => startsGroup)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test('what was unread at the opening is marked once, and never an own message', () => {
    const messages = [message(1), message(2, { senderId: ME }), message(3), message(4)]
    const rows = rowsOf({ ...given, messages, readSeq: 1 })
    expect(rows.map(({ isFirstUnread }) => isFirstUnread)).toEqual([false, false, true, false])
  })

  test('what waits comes last, and only until it is confirmed', () => {
    const rows = rowsOf({
      ...given,
      messages: [message(1, { client_id: 'sent' })],
      waiting: [waiting('sent'), waiting('later')],
    })
    expect(rows.map(({ key, waiting: item }) => [key, item !== null])).toEqual([
      ['sent', false],
      ['later', true],
    ])
  })

  const watermark = (received_seq: number, read_seq: number, uid = OTHER) => ({ uid, received_seq, read_seq })

  test.each([
    ['nobody has it', [watermark(0, 0)], 'sent'],
    ['it arrived', [watermark(3, 2)], 'received'],
    ['it was read', [watermark(3, 3)], 'read'],
    ['one of two has read it', [watermark(3, 3), watermark(3, 1, 9)], 'received'],
    ['only the writer has read it', [watermark(3, 3, ME)], 'sent'],
  ])('the tick when %s', (_case, watermarks, tick) => {
    const row = { message: message(3, { senderId: ME }), waiting: null }
    expect(shownTick(row, { watermarks, me: ME, isOffline: false })).toBe(tick)
  })

  test.each([
    ['new', waiting('x'), false, 'waiting'],
    ['without a line', waiting('x', { problem: 'NETWORK_ERROR' }), true, 'waiting'],
    ['not reached although there is a line', waiting('x', { problem: 'NETWORK_ERROR' }), false, 'failed'],
    ['refused', waiting('x', { problem: 'chat_contact_blocked', isRefused: true }), true, 'failed'],
  ])('the mark of a message that is %s', (_case, item, isOffline, tick) => {
    expect(shownTick({ message: null, waiting: item }, { watermarks: [], me: ME, isOffline })).toBe(tick)
  })
})
