import { beforeEach, expect, test, vi } from 'vitest'

const SECOND = 1_000
const NOON = Date.parse('2026-11-16T11:00:00Z')

let passed = 0

beforeEach(() => {
  passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
})

const clock = async () => {
  vi.resetModules()
  return import('./server-clock.ts')
}

test('the time comes from the answers, whatever the clock of the machine says', async () => {
  const { learnServerTime, serverNow, serverToday } = await clock()
  vi.setSystemTime('2031-01-01T00:00:00Z')
  learnServerTime(String(NOON), 0, 0)
  passed = 90 * SECOND
  expect(serverNow().toString()).toBe('2026-11-16T11:01:30Z')
  expect(serverToday()).toBe('2026-11-16')
  vi.useRealTimers()
})

test('a slow answer does not blur what a quick one has told', async () => {
  const { learnServerTime, serverNow } = await clock()
  learnServerTime(String(NOON), 0, 20)
  passed = 30 * SECOND
  learnServerTime(String(NOON + 12 * SECOND), 2 * SECOND, passed)
  expect(Math.abs(serverNow().epochMilliseconds - (NOON + passed))).toBeLessThanOrEqual(20)
})

test.each([
  ['the server was set', 3 * 3_600 * SECOND],
  ['the server was set back', -3 * 3_600 * SECOND],
  ['the computer slept', 12 * 3_600 * SECOND],
])('the last answer counts when %s', async (_, jump) => {
  const { learnServerTime, serverNow } = await clock()
  learnServerTime(String(NOON), 0, 10)
  passed = 60 * SECOND
  learnServerTime(String(NOON + passed + jump), passed - 10, passed)
  expect(Math.abs(serverNow().epochMilliseconds - (NOON + passed + jump))).toBeLessThanOrEqual(10)
})

test.each([null, '', 'soon', '{{server-time}}'])('what is no time (%s) teaches nothing', async (told) => {
  const { learnServerTime, serverNow } = await clock()
  learnServerTime(String(NOON), 0, 0)
  learnServerTime(told, 0, 0)
  expect(serverNow().epochMilliseconds).toBe(NOON)
})
