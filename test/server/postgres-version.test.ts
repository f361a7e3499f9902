import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { POSTGRES_FLOOR } from '#platform/server/doctor/database.ts'

/** The PostgreSQL that comes along. */
const NEWEST = 18

test('tests run on the oldest PostgreSQL that is promised, or on the one that comes along', async () => {
  const client = new Client(inject('adminUrl'))
  await client.connect()
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::integer / 10000 as major`,
  )
  await client.end()
  expect(rows).toEqual([{ major: process.env.POSTGRES_OF ? POSTGRES_FLOOR : NEWEST }])
})
