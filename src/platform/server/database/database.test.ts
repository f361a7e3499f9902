import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '#test/server/app.ts'
import { createDatabase, createPool } from './database.ts'
import { keepingPlans } from './kept-plans.ts'
import { rowsAsLists } from './value-lists.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

test('moments are read whatever zone the database server is in', async () => {
  const operator = createPool(database.url, 1)
  await operator.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone = ''Europe/Amsterdam''', current_database()); END $$`,
  )
  await operator.end()
  const pool = createPool(database.url, 1)
  // Amsterdam kept its own time, 19 minutes and 32 seconds from Greenwich, until 1937.
  const { rows } = await pool.query<{ at: string }>(`SELECT timestamptz '1930-01-01T12:00:00Z' AS at`)
  await pool.end()
  expect(rows).toEqual([{ at: '1930-01-01T12:00:00.000Z' }])
})

test('a query whose plan is kept is planned some times and answers by its parameters', async () => {
  const pool = createPool(database.url, 1)
  const db = createDatabase(pool)
  const withKeptPlan = keepingPlans()
  const numbers = [1, 2, 3, 4, 5, 6, 7]
  for (const number of numbers) {
    const asked = sql<{ id: number }>`select id from sys_users where id = ${number}`
    expect(await withKeptPlan(db, asked.compile(db))).toEqual((await asked.execute(db)).rows)
  }
  const { rows } = await pool.query(
    `SELECT generic_plans > 0 AS is_kept, generic_plans + custom_plans AS asked FROM pg_prepared_statements WHERE NOT from_sql`,
  )
  await db.destroy()
  expect(rows).toEqual([{ is_kept: true, asked: numbers.length }])
})

test('rows come as lists of values where they are asked for so, and as objects everywhere else', async () => {
  const db = createDatabase(createPool(database.url, 1))
  const asked = sql<{ day: string; sum: number; no: null }>`
    select date '2026-03-05' as day, ${5}::numeric as sum, null as no`
  expect(await rowsAsLists(db, asked.compile(db))).toEqual([['2026-03-05', 5, null]])
  expect((await asked.execute(db)).rows).toEqual([{ day: '2026-03-05', sum: 5, no: null }])
  await db.destroy()
})
