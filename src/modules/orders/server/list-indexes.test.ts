import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { Level, type Actor } from '#core/actor.ts'
import { listPayload } from '#core/lists/list-call.ts'
import { readListQuery } from '#platform/server/lists/list-payload.ts'
import { matching, ordering } from '#platform/server/lists/list-query.ts'
import { sumOf } from '#platform/server/lists/list-sums.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { operationLists } from '../domain/order/order-lists.ts'
import { operationQuery } from '../domain/order/order-columns.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const actor: Actor = {
  id: 2,
  user_name: 'admin',
  user_level: Level.administrator,
  bayi: 0,
  country_code: null,
  random_customer_access: '0',
}

/** The query plan if sequential scans were too expensive, as for a long table. */
async function planOf(question: RawBuilder<unknown>): Promise<string> {
  return app.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    await sql`set local enable_bitmapscan = off`.execute(db)
    const { rows } = await sql<Record<string, string>>`explain ${question}`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

describe.each(operationLists)('the list of %s orders', (name) => {
  const { list, filters } = operationQuery(name, '2026-01-01', '2026-12-31')
  const query = readListQuery(list, listPayload.parse({ filters }), actor)

  test('is read in its order, without sorting', async () => {
    const plan = await planOf(
      sql`select id from siparis_all_view where ${matching(query, null)} ${ordering(query)} limit 100`,
    )
    expect(plan).toMatch(/Index.* Scan using siparisler_/)
    expect(plan).not.toContain('Sort')
  })

  test('is counted and summed from its index alone', async () => {
    const plan = await planOf(
      sql`select count(*), ${sumOf(query, 's_g_toplam', 'sum')} from siparis_all_view where ${matching(query, null)}`,
    )
    expect(plan).toContain('Index Only Scan using siparisler_')
  })

  test('compares the total with the whole cents of its index', async () => {
    const asked = listPayload.parse({ filters: { ...filters, s_g_toplam: { value: 9.9, matchMode: 'gte' } } })
    const least = readListQuery(list, asked, actor)
    const plan = await planOf(sql`select count(*) from siparis_all_view where ${matching(least, null)}`)
    expect(plan).toMatch(/Index Cond: .*>= '990'::bigint/)
  })
})

test('the tab of cancelled orders reads only the days of its range', async () => {
  const cus_id = await buildCustomer(app.db)
  await sql`insert into siparisler (cus_id, per_id, bayi_id, cus_name, s_is_teklif, sd_cancel_on, sd_iptal_tar)
    select ${cus_id}, 3, 1, 'Alt', 0, '1', date '2020-01-01' + n % 2000 from generate_series(1, 3000) n`.execute(
    app.db,
  )
  await sql`vacuum analyze siparisler`.execute(app.db)
  const { list, filters } = operationQuery('cancelledOrders', '2026-01-01', '2026-12-31')
  const query = readListQuery(list, listPayload.parse({ filters }), actor)
  const plan = await planOf(sql`select count(*) from siparis_all_view where ${matching(query, null)}`)
  expect(plan).toContain('Index Only Scan using siparisler_cancelled_day')
  expect(plan).toMatch(/Index Cond: .*sd_iptal_tar >=/)
})
