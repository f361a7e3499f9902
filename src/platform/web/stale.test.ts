import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Area, Shows } from '#core/areas.ts'
import { collectAreas, resourcesOf } from './stale.ts'

const shows: Shows[] = [
  { '/stok': ['stock', 'orders'], '/stok_rezerve': ['orders'] },
  { '/customers': ['customers'], '/stok': ['definitions'] },
]

test.each<[changed: Area[], resources: string[]]>([
  [['orders'], ['/stok', '/stok_rezerve']],
  [['definitions'], ['/stok']],
  [
    ['customers', 'stock'],
    ['/stok', '/customers'],
  ],
  [['tasks'], []],
])('a change of %s makes %s stale', (changed, resources) => {
  expect([...resourcesOf(shows, new Set(changed))]).toEqual(resources)
})

describe('changed areas are collected', () => {
  const seen: Area[][] = []
  const note = (areas: ReadonlySet<Area>) => void seen.push([...areas])

  beforeEach(() => {
    seen.length = 0
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('the first own write shows at once, a hundred more within the time are one refresh', () => {
    const own = collectAreas(note, { every: 500, atOnce: true })
    own.add(['orders'])
    for (let write = 0; write < 100; write += 1) own.add(['orders', 'stock'])
    expect(seen).toEqual([['orders']])
    vi.advanceTimersByTime(500)
    expect(seen).toEqual([['orders'], ['orders', 'stock']])
  })

  test('after a quiet time the next write shows at once again', () => {
    const own = collectAreas(note, { every: 500, atOnce: true })
    own.add(['orders'])
    vi.advanceTimersByTime(1_500)
    own.add(['stock'])
    expect(seen).toEqual([['orders'], ['stock']])
  })

  test('what others write waits, and is not asked for when nothing came', () => {
    const others = collectAreas(note, { every: 4_000, atOnce: false })
    others.add([])
    vi.advanceTimersByTime(8_000)
    expect(seen).toEqual([])
    others.add(['tasks'])
    expect(seen).toEqual([])
    vi.advanceTimersByTime(4_000)
    expect(seen).toEqual([['tasks']])
  })
})
