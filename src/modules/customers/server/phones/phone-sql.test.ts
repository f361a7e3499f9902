import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { phoneSamples } from '#test/fixtures/phone-numbers.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

test.each(phoneSamples)(
  'the database agrees with the rule about %s in %s',
  async (typed, country, number) => {
    const { rows } = await sql<{ dialable: boolean; number: string | null }>`
    select is_dialable(${country}, array[${typed}]::text[]) as dialable, dial_number(${country}, ${typed}) as number`.execute(
      app.db,
    )
    expect(rows[0]).toEqual({ dialable: number !== null, number })
  },
)
