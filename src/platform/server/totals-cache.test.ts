import type { CompiledQuery } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
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

test('what was being counted while somebody wrote is not kept', async () => {
  const db = {} as Database
  const { asked, ask } = counter(50_000)
  await keptTotals(db, question(1), async () => {
    forgetTotals(db)
    return ask()
  })
  await keptTotals(db, question(1), ask)
  expect(asked.times).toBe(2)
})

test('no more than 500 are kept', async () => {
  const db = {} as Database
  const { asked, ask } = counter(50_000)
  for (let parameter = 0; parameter <= 500; parameter += 1) await keptTotals(db, question(parameter), ask)
  await keptTotals(db, question(500), ask)
  expect(asked.times).toBe(501)
  await keptTotals(db, question(0), ask)
  expect(asked.times).toBe(502)
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

test('a write of anybody makes the node count again, a read does not', async () => {
  const { db, as } = await startTestApp()
  const { asked, ask } = counter(50_000)
  const admin = await as('admin')
  await keptTotals(db, question(1), ask)
  await admin.call('/sys_category/list', {})
  await keptTotals(db, question(1), ask)
  expect(asked.times).toBe(1)
  await admin.call('/sys_category/create', { category: 'Stammkunden' })
  await keptTotals(db, question(1), ask)
  expect(asked.times).toBe(2)
})
