// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Announced, AnnouncedRecord } from '#core/announced.ts'
import type { Shows } from '#core/areas.ts'
import { createInterests } from './interests.ts'
import { noteQuestion, noteQuestions } from './questions.ts'
import { laterMs } from './spans.ts'
import { collect, watchStaleData, type StaleData } from './stale.ts'

const shows: Shows = {
  '/customers/get': ['customers', 'orders'],
  '/siparisler/list': ['orders'],
  '/stok/list': ['stock'],
  '/suggest/list': ['orders', 'stock'],
}

const order = (id: number, customer: number): AnnouncedRecord => ({
  area: 'orders',
  kind: 'order',
  id,
  customer,
})
const announced = (...records: AnnouncedRecord[]): Announced => ({ areas: [], records })

describe('what is read again', () => {
  let queries: QueryClient
  let stale: StaleData
  let asked: string[]
  /** Those that the server is told nobody here asked for. */
  let provoked: string[]
  const watched: (() => void)[] = []

  /** A query that a screen shows. */
  async function show(queryKey: unknown[], path: string, question: object, data: unknown, meta = {}) {
    const observer = new QueryObserver(queries, {
      queryKey,
      meta,
      queryFn: async () => {
        if (noteQuestion(path, question) === 'others') provoked.push(JSON.stringify(queryKey))
        asked.push(JSON.stringify(queryKey))
        return data
      },
    })
    watched.push(observer.subscribe(() => undefined))
    await vi.advanceTimersByTimeAsync(1)
  }

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    asked = []
    provoked = []
    queries = new QueryClient({
      defaultOptions: { queries: { persister: noteQuestions, staleTime: 60_000 } },
    })
    stale = watchStaleData(queries, createInterests(shows, { '/suggest/list': ['stock'] }))
    await show(['/customers/get', 7], '/customers/get', { id: 7 }, { id: 7 })
    await show(['/customers/get', 8], '/customers/get', { id: 8 }, { id: 8 })
    await show(['/siparisler/list', 'totals'], '/siparisler/list', {}, { count: 3 })
    asked = []
  })
  afterEach(() => {
    for (const stop of watched.splice(0)) stop()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('an own write shows at once, and only where it belongs', async () => {
    stale.written({ ...announced(order(12, 7)), ids: [1] })
    await vi.advanceTimersByTimeAsync(60)
    expect(asked).toEqual(['["/customers/get",7]', '["/siparisler/list","totals"]'])
    expect(provoked).toEqual([])
  })

  test('what may be some minutes old is read again within five, what hurries with it at once', async () => {
    const wine: AnnouncedRecord = { area: 'stock', kind: 'wine', id: 5 }
    await show(['/suggest/list', 7], '/suggest/list', { cus_id: 7 }, { datalist: [{ stk_id: 5 }] })
    asked = []
    stale.heard({ ...announced(wine), span_ms: 500 })
    await vi.advanceTimersByTimeAsync(119_000)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(181_000)
    expect(asked).toEqual(['["/suggest/list",7]'])
    asked = []
    stale.heard({ ...announced(wine), span_ms: 500 })
    stale.heard({ ...announced(order(12, 7)), span_ms: 500 })
    await vi.advanceTimersByTimeAsync(500)
    expect(asked.toSorted()).toEqual(['["/customers/get",7]', '["/suggest/list",7]'])
  })

  test('what somebody else wrote shows on the card within the span, and in counts later', async () => {
    stale.heard({ ...announced(order(12, 7)), span_ms: 500 })
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual(['["/customers/get",7]'])
    await vi.advanceTimersByTimeAsync(8_000)
    expect(asked).toEqual(['["/customers/get",7]', '["/siparisler/list","totals"]'])
    expect(provoked).toEqual(asked)
  })

  test('the notice of what an answer has told is no news, that of another own window is', async () => {
    stale.heard({ ...announced(order(12, 7)), id: 5, is_own: true, span_ms: 500 })
    stale.written({ ...announced(order(12, 7)), ids: [5] })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(2)
    stale.heard({ ...announced(order(12, 7)), id: 6, is_own: true, span_ms: 500 })
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toHaveLength(4)
  })

  test('a hundred notices are one refetch', async () => {
    for (let id = 0; id < 100; id += 1) stale.heard({ ...announced(order(id, 7)), span_ms: 500 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(2)
  })

  test('lists and counts of a window are read again together', async () => {
    await show(['/siparisler/list', 'sums'], '/siparisler/list', {}, { sum: 3 })
    asked = []
    const at: number[] = []
    stale.heard({ ...announced(order(12, 9)), span_ms: 500 })
    await vi.advanceTimersByTimeAsync(1_500)
    stale.heard({ ...announced(order(13, 9)), span_ms: 500 })
    for (let ms = 0; ms < 8_000; ms += 10) {
      await vi.advanceTimersByTimeAsync(10)
      while (at.length < asked.length) at.push(ms)
    }
    expect(asked).toHaveLength(2)
    expect(new Set(at).size).toBe(1)
  })

  test('whoever comes back to the window need not wait', async () => {
    await vi.advanceTimersByTimeAsync(3_600_000)
    stale.heard({ ...announced(order(12, 9)), span_ms: 500 })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([])
    dispatchEvent(new Event('pointermove'))
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual(['["/siparisler/list","totals"]'])
  })

  test('what may be some minutes old need not be read for whoever comes back, unless something else of it changed', async () => {
    const wine: AnnouncedRecord = { area: 'stock', kind: 'wine', id: 5 }
    await show(['/suggest/list', 7], '/suggest/list', { cus_id: 7 }, { datalist: [{ stk_id: 5 }] })
    asked = []
    await vi.advanceTimersByTimeAsync(20_000)
    stale.heard({ ...announced(wine), span_ms: 500 })
    dispatchEvent(new Event('pointermove'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).toEqual([])
    stale.heard({ ...announced(wine), span_ms: 500 })
    stale.heard({ ...announced(order(12, 7)), span_ms: 500 })
    dispatchEvent(new Event('pointermove'))
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toContain('["/suggest/list",7]')
  })

  test('a hidden window waits until it is shown', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    stale.heard({ ...announced(order(12, 7)), span_ms: 500 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toHaveLength(2)
  })

  test('a form is left as it was filled in', async () => {
    await show(['/customers/get', 7, 'form'], '/customers/get', { id: 7 }, { id: 7 }, { isEdited: true })
    asked = []
    stale.heard({ ...announced({ area: 'customers', kind: 'customer', id: 7, customer: 7 }), span_ms: 500 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual(['["/customers/get",7]'])
  })

  test('a query whose call begins later counts as a question about all rows', async () => {
    const observer = new QueryObserver(queries, {
      queryKey: ['/siparisler/list', 'late'],
      queryFn: async () => {
        await Promise.resolve()
        noteQuestion('/siparisler/list', { cus_id: 9 })
        asked.push('late')
        return []
      },
    })
    watched.push(observer.subscribe(() => undefined))
    await vi.advanceTimersByTimeAsync(1)
    asked = []
    stale.heard({ ...announced(order(12, 7)), span_ms: 500 })
    await vi.advanceTimersByTimeAsync(9_000)
    expect(asked).toContain('late')
  })
})

describe('own writes are collected', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the first shows at once, a hundred more within the time are one refresh', () => {
    const seen: number[] = []
    const own = collect(({ records }) => seen.push(records.length), 500)
    own(announced(order(1, 7)))
    for (let id = 0; id < 100; id += 1) own(announced(order(id, 7)))
    expect(seen).toEqual([1])
    vi.advanceTimersByTime(500)
    expect(seen).toEqual([1, 100])
    vi.advanceTimersByTime(1_500)
    own(announced(order(2, 7)))
    own(announced())
    expect(seen).toEqual([1, 100, 1])
  })
})

test.each([
  [0, 8_000],
  [16_000, 8_000],
  [64_000, 8_000],
  [160_000, 20_000],
  [240_000, 30_000],
  [300_000, 600_000],
  [3_600_000, 600_000],
])('after %s ms without a touch lists wait for at most %s ms', (idle, most) => {
  expect(laterMs(idle, (_, longest) => longest)).toBe(most)
  expect(laterMs(idle, (least) => least)).toBeGreaterThanOrEqual(2_000)
})
