import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { orderStatus, type StatusFlags } from '#modules/orders/domain/order/status-label.ts'
import { orderStatusSql } from './order-status-sql.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

test('the database labels every possible order as the rule does', async () => {
  const flag = sql`unnest(array['0', '1'])`
  const { rows } = await sql<StatusFlags & { status: number }>`
    select *, ${orderStatusSql} as status from (
      select s_is_teklif, sd_cancel_on, fd_fon, f_close, f_ytakip, sd_onaylama, sd_uyari_1_is, sd_uyari_2_is, sd_uyari_3_is
      from generate_series(0, 2) s_is_teklif, ${flag} sd_cancel_on, ${flag} fd_fon, ${flag} f_close,
        generate_series(0, 2) f_ytakip, ${flag} sd_onaylama, ${flag} sd_uyari_1_is, ${flag} sd_uyari_2_is,
        ${flag} sd_uyari_3_is) orders`.execute(app.db)
  expect(rows).toHaveLength(3 * 3 * 2 ** 7)
  expect(rows.filter(({ status, ...order }) => status !== orderStatus(order))).toEqual([])
})
