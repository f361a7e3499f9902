import type { CompiledQuery } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import { forgetTotals, keptTotals } from './totals-cache.ts'

const question = (parameter: number) =>
  ({ sql: 'select count(*) from t where x = $1', parameters: [parameter] }) as unknown as CompiledQuery

function counter(count: number) {
  const asked = { times: 0 }
  return {
    asked,
    ask: async () => {
      asked.times += 1
      return { count, sums: { sum_x: count } }
    },
  }
}

test('a long list is counted once for some seconds, and again after a write', async () => {
  vi.useFakeTimers()
  const db = {} as Database
  const { asked, ask } = counter(50_000)
  await keptTotals(db, question(1), ask)
  expect(await keptTotals(db, question(1), ask)).toEqual({ count: 50_000, sums: { sum_x: 50_000 } })
  expect(asked.times).toBe(1)
  await keptTotals(db, question(2), ask)
  expect(asked.times).toBe(2)
  forgetTotals(db)
  await keptTotals(db, question(1), ask)
  expect(asked.times).toBe(3)
  vi.advanceTimersByTime(5_001)
  await keptTotals(db, question(1), ask)
  expect(asked.times).toBe(4)
  vi.useRealTimers()
})

test('a short list, and another database, are always counted', async () => {
  const { asked, ask } = counter(49_999)
  const db = {} as Database
  await keptTotals(db, question(1), ask)
  await keptTotals(db, question(1), ask)
  expect(asked.times).toBe(2)
  const long = counter(60_000)
  await keptTotals({} as Database, question(1), long.ask)
  await keptTotals({} as Database, question(1), long.ask)
  expect(long.asked.times).toBe(2)
})
