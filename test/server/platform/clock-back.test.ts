import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { endAllOvertaken } from '#test/server/tidying.ts'

const app = await startTestApp()
const user = people.satis.id

/** What each of them holds at most, and rows of this length and of two hours more, as after a clock that was set back. */
const spans: [
  table: string,
  most: string,
  insert: (until: unknown, key: string) => ReturnType<typeof sql>,
][] = [
  [
    'hold_drafts',
    '60 minutes',
    (until) =>
      sql`insert into hold_drafts (draft_id, user_id, until) values (gen_random_uuid(), ${user}, ${until})`,
  ],
  [
    'sys_blocks',
    '15 minutes',
    (until, key) => sql`insert into sys_blocks (subject, reason, until) values (${key}, 'test', ${until})`,
  ],
  [
    'sys_otp_codes',
    '5 minutes',
    (until, key) =>
      sql`insert into sys_otp_codes (challenge_hash, user_id, purpose, expires_at) values (${key}, ${user}, ${key}, ${until})`,
  ],
  [
    'sys_reset_links',
    '1 day',
    (until, key) =>
      sql`insert into sys_reset_links (token_hash, user_id, expires_at) values (${key}, ${user}, ${until})`,
  ],
]

test.each(spans)('%s ends what lasts longer than it may', async (table, most, insert) => {
  await insert(sql`now() + ${most}::interval`, 'sign_in').execute(app.db)
  await insert(sql`now() + ${most}::interval + interval '2 hours'`, 'test').execute(app.db)
  await endAllOvertaken(app.db)
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(app.db)
  expect(rows).toEqual([{ count: 1 }])
})

test('a customer that was held and a session begun while the clock was ahead are let go', async () => {
  const cus_id = await buildCustomer(app.db)
  await sql`insert into customer_locks (cus_id, user_id, until) values (${cus_id}, ${user}, now() + interval '5 hours')`.execute(
    app.db,
  )
  await sql`insert into sys_sessions (token_hash, user_id, host, device, created_at)
    values ('ahead', ${user}, 'x', 'x', now() + interval '30 days')`.execute(app.db)
  await endAllOvertaken(app.db)
  expect(await app.db.selectFrom('customer_locks').select('cus_id').execute()).toEqual([])
  expect(
    await app.db.selectFrom('sys_sessions').select('user_id').where('token_hash', '=', 'ahead').execute(),
  ).toEqual([])
})
