import { sql, type CompiledQuery } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Announced } from '#core/announced.ts'
import type { Area } from '#core/areas.ts'
import { startTestApp } from '#test/server/app.ts'
import type { Database } from '../database/database.ts'
import { cachedQuery, invalidateCache, sharedQuery, type Reading } from './query-cache.ts'

const question = (parameter: number) =>
  ({ sql: 'select count(*) from t where x = $1', parameters: [parameter] }) as unknown as CompiledQuery

type Answer = { count: number }

const ask = (db: Database, parameter: number, count: () => Promise<Answer>) =>
  cachedQuery(db, question(parameter), count, { isExpensive: (answer) => answer.count >= 100 })

function counter(answer: Answer) {
  const asked = { times: 0 }
  return {
    asked,
    count: async () => {
      asked.times += 1
      return answer
    },
  }
}

test('an expensive query runs once in some seconds, and again after a write', async () => {
  vi.useFakeTimers()
  const db = {} as Database
  const { asked, count } = counter({ count: 100 })
  await ask(db, 1, count)
  expect(await ask(db, 1, count)).toEqual({ count: 100 })
  expect(asked.times).toBe(1)
  await ask(db, 2, count)
  expect(asked.times).toBe(2)
  invalidateCache(db)
  await ask(db, 1, count)
  expect(asked.times).toBe(3)
  vi.advanceTimersByTime(5_001)
  await ask(db, 1, count)
  expect(asked.times).toBe(4)
  vi.useRealTimers()
})

test('a query that ran during a write is not cached', async () => {
  const db = {} as Database
  const { asked, count } = counter({ count: 100 })
  await ask(db, 1, async () => {
    invalidateCache(db)
    return count()
  })
  await ask(db, 1, count)
  expect(asked.times).toBe(2)
})

test('identical queries at the same time are coalesced, also when they fail', async () => {
  const db = {} as Database
  const { asked, count } = counter({ count: 1 })
  expect(await Promise.all([ask(db, 1, count), ask(db, 1, count), ask(db, 1, count)])).toEqual(
    Array.from({ length: 3 }, () => ({ count: 1 })),
  )
  expect(asked.times).toBe(1)
  const failing = async () => {
    asked.times += 1
    throw new Error('away')
  }
  const tries = await Promise.allSettled([ask(db, 1, failing), ask(db, 1, failing)])
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked.times).toBe(2)
  expect(await ask(db, 1, count)).toEqual({ count: 1 })
})

test('no more than 500 results are cached', async () => {
  const db = {} as Database
  const { asked, count } = counter({ count: 100 })
  for (let parameter = 0; parameter <= 500; parameter += 1) await ask(db, parameter, count)
  await ask(db, 500, count)
  expect(asked.times).toBe(501)
  await ask(db, 0, count)
  expect(asked.times).toBe(502)
})

test('a cheap query, and one of another database, always runs', async () => {
  const { asked, count } = counter({ count: 99 })
  const db = {} as Database
  await ask(db, 1, count)
  await ask(db, 1, count)
  expect(asked.times).toBe(2)
  const long = counter({ count: 100 })
  await ask({} as Database, 1, long.count)
  await ask({} as Database, 1, long.count)
  expect(long.asked.times).toBe(2)
})

describe('what many windows read again', () => {
  const orders: Reading = { areas: ['orders', 'customers'], isShared: true }
  const wrote = (area: Area): Announced[] => [{ areas: [], records: [{ area, kind: 'order', id: 1 }] }]

  test('is read once, however cheap it is, until something of its areas is written', async () => {
    const db = {} as Database
    const { asked, count } = counter({ count: 1 })
    const again = () => sharedQuery(db, question(1), count, orders)
    await again()
    await again()
    invalidateCache(db, wrote('tasks'))
    await again()
    expect(asked.times).toBe(1)
    invalidateCache(db, wrote('customers'))
    await again()
    expect(asked.times).toBe(2)
    invalidateCache(db, [{ areas: ['orders'], records: [] }])
    await again()
    expect(asked.times).toBe(3)
    invalidateCache(db)
    await again()
    expect(asked.times).toBe(4)
  })

  test('is no older than ten seconds, as some of it follows the clock', async () => {
    vi.useFakeTimers()
    const db = {} as Database
    const { asked, count } = counter({ count: 1 })
    await sharedQuery(db, question(1), count, orders)
    vi.advanceTimersByTime(10_001)
    await sharedQuery(db, question(1), count, orders)
    expect(asked.times).toBe(2)
    vi.useRealTimers()
  })

  test('is read anew for a person who asks, and where its areas are not known', async () => {
    const db = {} as Database
    const { asked, count } = counter({ count: 1 })
    for (const reading of [
      { ...orders, isShared: false },
      { areas: null, isShared: true },
    ]) {
      asked.times = 0
      await sharedQuery(db, question(1), count, reading)
      await sharedQuery(db, question(1), count, reading)
      expect(asked.times).toBe(2)
    }
  })

  test('is not kept if it was written while it was read, and does not drive out what was read after', async () => {
    const db = {} as Database
    const { asked, count } = counter({ count: 1 })
    const slow = Promise.withResolvers<Answer>()
    const early = sharedQuery(db, question(1), () => slow.promise, orders)
    invalidateCache(db, wrote('orders'))
    await sharedQuery(db, question(1), count, orders)
    slow.resolve({ count: 0 })
    expect(await early).toEqual({ count: 0 })
    expect(await sharedQuery(db, question(1), count, orders)).toEqual({ count: 1 })
    expect(asked.times).toBe(1)
  })

  test('rows as objects and as lists of values are two results', async () => {
    const db = {} as Database
    const rows = await sharedQuery(db, question(1), async () => [{ id: 1 }], orders)
    expect(await sharedQuery(db, question(1), async () => [[1]], orders, 'lists')).not.toEqual(rows)
  })
})

test('a write of anybody invalidates the cache of the node, a read does not', async () => {
  const { db, as } = await startTestApp()
  const { asked, count } = counter({ count: 100 })
  const admin = await as('admin')
  await ask(db, 1, count)
  await admin.call('/sys_category/list', {})
  await ask(db, 1, count)
  expect(asked.times).toBe(1)
  await admin.call('/sys_category/create', { category: 'Stammkunden' })
  await ask(db, 1, count)
  expect(asked.times).toBe(2)
})

test('a search is paged through in its cached hits, and searches again after a write', async () => {
  const { db, as } = await startTestApp()
  const admin = await as('admin')
  const insert = (first: number, last: number) =>
    sql`insert into sys_category (cat_type, category)
      select 'K' || n, 'Kelterei ' || lpad(n::text, 4, '0') from generate_series(${first}::int, ${last}::int) n`.execute(
      db,
    )
  await insert(1, 1_000)
  const page = (offset: number) =>
    admin.call('/sys_category/list', {
      globalFilter: 'kelterei',
      orderByField: 'category',
      offset,
      limit: 100,
      count: true,
    })
  const names = ({ datalist }: { datalist?: unknown }) =>
    (datalist as { category: string }[]).map(({ category }) => category)

  expect((await page(0)).count).toBe(1_000)
  await insert(0, 0)
  await sql`update sys_category set category = 'Brennerei' where category = 'Kelterei 0150'`.execute(db)
  const second = await page(100)
  expect(second.count).toBe(1_000)
  // The pages go on where the first one ended; what is no hit any more is not shown.
  expect(names(second)[0]).toBe('Kelterei 0101')
  expect(names(second)).toHaveLength(99)
  expect(names(second)).not.toContain('Brennerei')

  await admin.call('/sys_category/create', { category: 'Kelterei 9999' })
  const anew = await page(0)
  expect(anew.count).toBe(1_001)
  expect(names(anew)[0]).toBe('Kelterei 0000')
})
