import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { buildCustomer } from '#test/server/factories.ts'
import type { Filter } from '#core/lists/list.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const cus_id = await buildCustomer(app.db)
// Amounts that floating-point numbers cannot represent exactly.
await sql`insert into siparisler (cus_id, per_id, bayi_id, s_g_toplam)
  select ${cus_id}, 3, 1, amount from unnest(array[0.29, 1.15, 8.2, 4.35]) amount`.execute(app.db)

const asked = async (filter: Filter) => {
  const filters = { cus_id, s_g_toplam: filter }
  const { count, sum_s_g_toplam, datalist } = await admin.call('/siparisler/list', {
    filters,
    count: true,
    sum_fields: ['s_g_toplam'],
  })
  return { count, sum: sum_s_g_toplam, rows: datalist.length }
}

test.each([
  [{ value: 0.29, matchMode: 'gte' }, 4, 13.99],
  [{ value: 0.29, matchMode: 'gt' }, 3, 13.7],
  [{ value: 0.285, matchMode: 'gte' }, 4, 13.99],
  [{ value: 1.15, matchMode: 'equals' }, 1, 1.15],
  [{ value: 4.35, matchMode: 'lte' }, 3, 5.79],
  [{ value: '8,20', matchMode: 'lt' }, 3, 5.79],
  [{ value: 100, matchMode: 'gte' }, 0, 0],
] as const)('amounts are compared and summed up to the cent: %o', async (filter, count, sum) => {
  expect(await asked(filter)).toEqual({ count, sum, rows: count })
})
