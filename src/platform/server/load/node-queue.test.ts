import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createNodeQueue, type Importance } from './node-queue.ts'
import { ServerBusy } from './server-busy.ts'

let running = 2
const pace = { atATime: () => running, wantMore: vi.fn() }
const LIMITS = { pace, waiting: 3, longestMs: 1_500 }

let pass: ReturnType<typeof createNodeQueue>
let begun: string[]
let ends: Map<string, () => void>
let results: Map<string, string>

/** A call that ends when the test says so. */
function ask(name: string, importance: Importance): void {
  const work = () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve('done'))
    })
  const refused = (error: unknown) => (error instanceof ServerBusy ? error.code : 'failed')
  void pass(importance, work)
    .catch(refused)
    .then((result) => results.set(name, result))
}

async function end(name: string): Promise<void> {
  ends.get(name)?.()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  running = 2
  pace.wantMore.mockClear()
  pass = createNodeQueue(LIMITS, () => 0.5)
  begun = []
  ends = new Map()
  results = new Map()
})
afterEach(() => void vi.useRealTimers())

describe('the queue of a node', () => {
  test('acts come before reads, reads before what windows read again, each in order', async () => {
    ask('a', 'read')
    ask('b', 'read')
    ask('again', 'refetch')
    ask('read', 'read')
    ask('act', 'act')
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'b'])
    for (const name of ['a', 'act', 'b', 'read']) await end(name)
    expect(begun).toEqual(['a', 'b', 'act', 'read', 'again'])
  })

  test('nobody waits longer than the limit', async () => {
    ask('a', 'act')
    ask('b', 'act')
    ask('late', 'act')
    await vi.advanceTimersByTimeAsync(1_499)
    expect(results.get('late')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(results.get('late')).toBe('server_busy')
    await end('a')
    ask('next', 'refetch')
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'b', 'next'])
  })

  test('when it is full an act takes the place of the least important call, and a refetch is refused at once', async () => {
    for (const name of ['a', 'b']) ask(name, 'read')
    ask('read', 'read')
    ask('again 1', 'refetch')
    ask('again 2', 'refetch')
    ask('again 3', 'refetch')
    ask('act 1', 'act')
    ask('act 2', 'act')
    ask('act 3', 'act')
    ask('act 4', 'act')
    await vi.advanceTimersByTimeAsync(0)
    expect([...results.keys()].toSorted()).toEqual(['act 4', 'again 1', 'again 2', 'again 3', 'read'])
    for (const name of ['a', 'b', 'act 1', 'act 2']) await end(name)
    expect(begun.slice(2)).toEqual(['act 1', 'act 2', 'act 3'])
  })

  test('a late node runs fewer calls at a time, and more again afterwards', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name, 'read')
    await vi.advanceTimersByTimeAsync(0)
    expect(pace.wantMore).toHaveBeenCalledTimes(3)
    running = 1
    await end('a')
    expect(begun).toEqual(['a', 'b'])
    running = 3
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('whoever would wait too long is told so at once, unless less important calls make room', async () => {
    ask('slow', 'read')
    ask('b', 'read')
    await vi.advanceTimersByTimeAsync(40_000)
    await end('slow')
    for (const name of ['c', 'd', 'e']) ask(name, 'read')
    await vi.advanceTimersByTimeAsync(0)
    expect([...results]).toEqual([
      ['slow', 'done'],
      ['e', 'server_busy'],
    ])
    ask('act', 'act')
    await vi.advanceTimersByTimeAsync(0)
    expect(results.get('d')).toBe('server_busy')
  })

  test('work that fails gives its place back', async () => {
    const fail = () => pass('act', () => Promise.reject(new Error('no')))
    for (let tries = 0; tries < 3; tries += 1) await expect(fail()).rejects.toThrow('no')
  })

  test('a refusal says when to come back: later the more calls wait and the longer they take', async () => {
    const refusal = async () =>
      pass('refetch', async () => undefined).catch((error: ServerBusy) => error.retryMs)
    ask('a', 'act')
    ask('b', 'act')
    for (const name of ['c', 'd', 'e']) ask(name, 'act')
    const first = await refusal()
    expect(first).toBeGreaterThanOrEqual(1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await end('a')
    ask('f', 'act')
    expect(await refusal()).toBeGreaterThan(first ?? 0)
  })
})
