import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPace, type Pace } from './pace.ts'

let pace: Pace
/** How late the timers of the node are by now. */
let lateMs = 0

beforeEach(() => {
  vi.useFakeTimers()
  lateMs = 0
  pace = startPace({ least: 2, most: 12 }, () => performance.now() + lateMs)
})
afterEach(() => {
  pace.stop()
  vi.useRealTimers()
})

/** So many times the node looks while somebody waits. */
function wait(times: number): void {
  for (let time = 0; time < times; time += 1) {
    pace.wantMore()
    vi.advanceTimersByTime(50)
  }
}

test('a node on time comes to run more calls while somebody waits, and fewer again when nobody does', () => {
  wait(20)
  expect(pace.atATime()).toBe(7)
  wait(1_000)
  expect(pace.atATime()).toBe(12)
  vi.advanceTimersByTime(1_000)
  expect(pace.atATime()).toBe(7)
  vi.advanceTimersByTime(60_000)
  expect(pace.atATime()).toBe(2)
})

test('a node that is late runs half as many each time, and never fewer than the least', () => {
  wait(1_000)
  const seen = []
  for (let times = 0; times < 4; times += 1) {
    lateMs += 31
    vi.advanceTimersByTime(50)
    seen.push(pace.atATime())
  }
  expect(seen).toEqual([6, 3, 2, 2])
  wait(8)
  expect(pace.atATime()).toBe(4)
})
