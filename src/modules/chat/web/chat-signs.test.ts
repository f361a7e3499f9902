import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UnreadEntry } from '../domain/calls.ts'
import { ME, message, OTHER } from './chat.fixture.ts'
import { nextConnectionState } from './live/connection-state.ts'
import { newsOf } from './live/news.ts'
import { heardOnScreen, heardTyping, looking, typing, typingTeller } from './live/typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['starting', false, true, 'starting'],
  ['starting', false, false, 'offline'],
  ['starting', true, true, 'online'],
  ['online', true, true, 'online'],
  ['online', false, true, 'offline'],
  ['online', true, false, 'offline'],
  ['offline', false, true, 'offline'],
  ['offline', true, true, 'back'],
  ['back', true, true, 'back'],
  ['back', false, true, 'offline'],
] as const)('%s, connected %s, with a network %s: %s', (before, isConnected, hasNetwork, next) => {
  expect(nextConnectionState(before, isConnected, hasNetwork)).toBe(next)
})

describe('typing of others', () => {
  const types = (isTyping: boolean, by = OTHER) => heardTyping({ uid: by, by, isTyping })
  const now = (uid = OTHER) => typing.get()[`uid-${uid}`]

  test('shows until they stop, or until nothing is heard of them', () => {
    types(true)
    expect(now()).toEqual([OTHER])
    types(false)
    expect(now()).toEqual([])
    types(true)
    vi.advanceTimersByTime(5_999)
    types(true)
    vi.advanceTimersByTime(5_999)
    expect(now()).toEqual([OTHER])
    vi.advanceTimersByTime(1)
    expect(now()).toEqual([])
  })

  test('several in a room are told apart', () => {
    for (const by of [3, 4, 3]) heardTyping({ roomId: 1, by, isTyping: true })
    heardTyping({ roomId: 1, by: 3, isTyping: false })
    expect(typing.get()['room-1']).toEqual([4])
    vi.runAllTimers()
  })

  test('who looks at a conversation is known until they leave it', () => {
    heardOnScreen({ uid: OTHER, by: OTHER, isOnScreen: true })
    expect(looking.get()[`uid-${OTHER}`]).toEqual([OTHER])
    heardOnScreen({ uid: OTHER, by: OTHER, isOnScreen: false })
    expect(looking.get()[`uid-${OTHER}`]).toEqual([])
  })
})

test('own typing is told at once, again every three seconds, and when it stops', () => {
  const said: boolean[] = []
  const { type, stop } = typingTeller({ uid: OTHER }, (_, data) =>
    said.push((data as { isTyping: boolean }).isTyping),
  )
  stop()
  expect(said).toEqual([])
  type()
  type()
  expect(said).toEqual([true])
  vi.advanceTimersByTime(3_000)
  type()
  expect(said).toEqual([true, true])
  vi.advanceTimersByTime(4_000)
  expect(said).toEqual([true, true, false])
  type()
  stop()
  vi.runAllTimers()
  expect(said).toEqual([true, true, false, true, false])
})

describe('the toasts of new messages', () => {
  const unread = {
    id: OTHER,
    isRoom: false,
    muted: false,
    unread: 2,
    sender: 'Katharina Hofer',
    message: 'Nr. 5',
  } as UnreadEntry
  const arrived = (seq: number, changes = {}) => ({ uid: OTHER, message: message(seq, changes) })
  const mark = { uid: OTHER, roomId: null, before: 3, received_seq: 5 }
  const known = { unread: [unread], untold: [], onScreen: null }

  test('each one that was seen coming, once, and none that was received before', () => {
    const untold = [arrived(3), arrived(4), arrived(5), arrived(6), { roomId: OTHER, message: message(5) }]
    const news = newsOf(mark, { ...known, untold })
    expect(news.map((item) => 'message' in item && item.message)).toEqual(['Nr. 4', 'Nr. 5'])
  })

  test('a file is named', () => {
    const fileType = { ...message(5).fileType, type: 'image', name: 'fass.png' } as const
    expect(newsOf(mark, { ...known, untold: [arrived(5, { message: '', fileType })] })).toEqual([
      { name: 'Katharina Hofer', message: '', attachment: 'fass.png' },
    ])
  })

  test('what came while nobody was here is one toast', () => {
    expect(newsOf(mark, known)).toEqual([{ name: 'Katharina Hofer', count: 2 }])
    expect(newsOf(mark, { ...known, unread: [{ ...unread, unread: 1 }] })).toEqual([
      { name: 'Katharina Hofer', message: 'Nr. 5', attachment: null },
    ])
  })

  test.each([
    ['a conversation on screen', { ...known, onScreen: `uid-${OTHER}` }],
    ['a muted one', { ...known, unread: [{ ...unread, muted: true }] }],
    ['one that was read meanwhile', { ...known, unread: [] }],
    ['a room of the same number', { ...known, unread: [{ ...unread, isRoom: true }] }],
  ])('%s is silent', (_, given) => expect(newsOf(mark, { ...given, untold: [arrived(5)] })).toEqual([]))

  test('a message to oneself is no news of somebody else', () =>
    expect(newsOf({ ...mark, uid: ME }, { ...known, untold: [arrived(5)] })).toEqual([]))
})
