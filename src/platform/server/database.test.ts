import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '#test/server/app.ts'
import { createPool } from './database.ts'

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
