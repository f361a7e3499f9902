import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatMessage, Target } from '#modules/chat/domain/chat.ts'
import { ME, message, OTHER } from '../chat.fixture.ts'
import type { WaitingMessage } from './outbox-queue.ts'
import { createOutbox } from './outbox-run.ts'

const target: Target = { uid: OTHER }
const lost = { code: 'NETWORK_ERROR', words: '', isRefusal: false }
const refused = { code: 'chat_contact_blocked', isRefusal: true }

beforeEach(() => {
  vi.useFakeTimers()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A browser with its database, and a server that answers what the test says. */
function bench(database = new Map<string, WaitingMessage>()) {
  const state = { me: ME as number | null, isOnline: true, answers: [] as object[], sent: [] as string[] }
  const counts: number[] = []
  const write = async (act: () => void) => act()
  const box = createOutbox({
    me: () => state.me,
    isOnline: () => state.isOnline,
    newId: () => `id-${database.size}-${state.sent.length}-${counts.length}`,
    now: () => 1_000,
    later: (act, ms) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    read: async (user) => [...database.values()].filter((item) => item.user === user),
    keep: (item) => write(() => database.set(item.client_id, item)),
    drop: (_, id) => write(() => database.delete(id)),
    send: async (item) => {
      state.sent.push(item.message)
      const failure = state.answers.shift()
      if (failure) throw failure
      return message(state.sent.length, { client_id: item.client_id, message: item.message })
    },
    failureOf: (error) => error as typeof lost,
    alone: (work) => work(),
    onChanged: () => undefined,
    onCount: (_, count) => void counts.push(count),
  })
  const texts = () => box.waiting.get().map((item) => item.message)
  return { box, state, database, counts, texts }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a message that is written', () => {
  test('goes out, is told of and leaves the outbox', async () => {
    const { box, state, database, counts } = bench()
    const delivered: ChatMessage[] = []
    const stop = box.onDelivered((item) => void delivered.push(item))
    await box.post(target, 'Hallo')
    await settle()
    expect([state.sent, delivered.map((item) => item.message), database.size]).toEqual([
      ['Hallo'],
      ['Hallo'],
      0,
    ])
    expect(counts.at(-1)).toBe(0)
    stop()
    await box.post(target, 'noch eins')
    await settle()
    expect(delivered).toHaveLength(1)
  })

  test('without a connection waits, and goes out in the order of writing', async () => {
    const { box, state, texts } = bench()
    state.isOnline = false
    for (const text of ['eins', 'zwei', 'drei']) await box.post(target, text)
    await settle()
    expect([state.sent, texts()]).toEqual([[], ['eins', 'zwei', 'drei']])
    state.isOnline = true
    await box.sendWaiting()
    expect([state.sent, texts()]).toEqual([['eins', 'zwei', 'drei'], []])
  })

  test('outlives the window', async () => {
    const before = bench()
    before.state.isOnline = false
    await before.box.post(target, 'Hallo')
    const after = bench(before.database)
    await after.box.sendWaiting()
    expect(after.state.sent).toEqual(['Hallo'])
    expect(before.database.size).toBe(0)
  })

  test('by nobody, or by somebody who has left, is not sent', async () => {
    const { box, state, database } = bench()
    state.me = null
    await box.post(target, 'Hallo')
    expect(database.size).toBe(0)
    state.me = ME
    state.isOnline = false
    await box.post(target, 'Hallo')
    state.me = 99
    state.isOnline = true
    await box.sendWaiting()
    expect(state.sent).toEqual([])
  })
})

describe('a failure', () => {
  test('of the connection holds the others back, and is tried again with growing pauses', async () => {
    const { box, state, texts } = bench()
    state.answers = [lost, lost]
    await box.post(target, 'eins')
    await box.post(target, 'zwei')
    await settle()
    expect([state.sent, texts()]).toEqual([
      ['eins', 'eins'],
      ['eins', 'zwei'],
    ])
    expect(box.waiting.get()[0]).toMatchObject({ problem: 'NETWORK_ERROR', isRefused: false })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(state.sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect([state.sent, texts()]).toEqual([['eins', 'eins', 'eins', 'zwei'], []])
  })

  test('keeps the id of the message, so that the server writes it once', async () => {
    const { box, state } = bench()
    state.answers = [lost]
    await box.post(target, 'eins')
    await settle()
    const [first] = box.waiting.get()
    const seen: (string | null)[] = []
    box.onDelivered((item) => void seen.push(item.client_id))
    await vi.runAllTimersAsync()
    expect(seen).toEqual([first?.client_id])
  })

  test('that is a refusal lets the others pass and waits for its writer', async () => {
    const { box, state, texts } = bench()
    state.answers = [refused]
    await box.post(target, 'eins')
    await box.post(target, 'zwei')
    await vi.runAllTimersAsync()
    expect([state.sent, texts()]).toEqual([['eins', 'zwei'], ['eins']])
    const [item] = box.waiting.get()
    if (item) await box.retry(item)
    await settle()
    expect([state.sent, texts()]).toEqual([['eins', 'zwei', 'eins'], []])
  })

  test('is gone with the message that is discarded', async () => {
    const { box, state, database } = bench()
    state.answers = [refused]
    await box.post(target, 'eins')
    await settle()
    const [item] = box.waiting.get()
    if (item) await box.discard(item)
    expect([box.waiting.get(), database.size]).toEqual([[], 0])
  })

  test('of the database leaves the message in the window', async () => {
    const { box, state, database, texts } = bench()
    vi.spyOn(database, 'set').mockImplementation(() => {
      throw new Error('private window')
    })
    vi.spyOn(database, 'values').mockImplementation(() => {
      throw new Error('private window')
    })
    state.isOnline = false
    await box.post(target, 'eins')
    expect(texts()).toEqual(['eins'])
  })
})
