import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { cents, sumCents } from '#core/money/money.ts'
import { figureLists, figureRows, type FigureRows } from '#modules/dashboard/domain/manager-rows.ts'
import { ages, type ManagerReport } from '#modules/dashboard/domain/manager.ts'
import { owedRows } from '#modules/dashboard/domain/rows.ts'
import { operationLists } from '#modules/orders/domain/order/order-lists.ts'
import {
  reminderQuery,
  reminderViews,
  yesterday,
  type ReminderView,
} from '#modules/orders/domain/reminders/reminder-views.ts'
import { allOrders, operationQuery } from '#modules/orders/domain/order/order-columns.ts'
import { startDemoApp } from '#test/server/app.ts'

const app = await startDemoApp(0.05)
const admin = await app.as('admin')
const today = businessDay()
const year = { from: `${today.slice(0, 4)}-01-01`, to: today }
const rows = figureRows(year, null, today)

type Field = 'kalan' | 'vadesi_gecen' | 'vadesi_gelmeyen'

/** How many rows a figure opens, and what they add up to: as the foot of the list says, and row by row. */
async function opened({ filters, list }: Pick<FigureRows, 'filters'> & Partial<FigureRows>, field: Field) {
  const { path } = figureLists[list ?? 'open']
  const all = await admin.untyped(path, { filters, count: true, limit: 1000, sum_fields: [field] })
  const amounts = (all.datalist ?? []).map((row) => cents(row[field]))
  const toplam = cents(all[`sum_${field}`] ?? 0)
  expect([amounts.length, sumCents(amounts)]).toEqual([all.count, toplam])
  return { adet: all.count as number, toplam }
}

const report = (await admin.call('/gosterge/report', {
  start_date: year.from,
  end_date: year.to,
})) as unknown as ManagerReport
const ofAge = (parts: readonly (keyof ManagerReport['yas'])[]) =>
  sumCents(parts.map((age) => cents(report.yas[age].toplam)))

describe('what is owed is one amount', () => {
  test('on home, in its panel, on the tab of open invoices and in the ages', async () => {
    const { kutular } = await admin.call('/siparisler/dashboard_report', {})
    const owed = await opened({ filters: owedRows }, 'kalan')
    expect(owed).toEqual({ adet: kutular.acik_fatura.adet, toplam: cents(kutular.acik_fatura.toplam) })
    expect(owed.adet).toBeGreaterThan(5)
    expect(ofAge(ages)).toBe(owed.toplam)
    const tab = await opened({ filters: operationQuery('open', null, null).filters }, 'kalan')
    expect(tab.toplam).toBe(owed.toplam)
  })

  test('as the ledger says', async () => {
    const { rows: differing } = await sql`
      select l.id, l.kalan, v.kalan from siparis_ledger_view l join siparis_all_view v using (id)
      where l.kalan <> v.kalan`.execute(app.db)
    expect(differing).toEqual([])
  })
})

describe('what is overdue is one amount', () => {
  test('in the ages, in their panels and on the screen of reminders', async () => {
    const late = ages.filter((age) => age !== 'not_due')
    const overdue = await opened(rows.overdue(), 'vadesi_gecen')
    expect(overdue.adet).toBeGreaterThan(2)
    expect(ofAge(late)).toBe(overdue.toplam)
    const due = { from: null, to: yesterday(today) }
    expect(await opened({ filters: reminderQuery('overdue', due), list: 'due' }, 'vadesi_gecen')).toEqual(
      overdue,
    )
  })

  test.each(ages)('%s opens its rows', async (age) => {
    const { adet, toplam } = report.yas[age]
    const field = age === 'not_due' ? 'vadesi_gelmeyen' : 'vadesi_gecen'
    expect(await opened(rows.age(age), field)).toEqual({ adet, toplam: cents(toplam) })
  })

  test('at the customers who owe it', async () => {
    const { rows: customers } = await sql<{
      cus_id: number
    }>`select distinct cus_id from open_invoices`.execute(app.db)
    const amounts = await Promise.all(
      customers.map(async ({ cus_id }) => (await admin.call('/siparisler/overdue', { cus_id })).item.amount),
    )
    const overdue = await opened(rows.overdue(), 'vadesi_gecen')
    const { rows: collected } = await sql<{ amount: number }>`
      select coalesce(sum(vadesi_gecen), 0)::amount as amount from siparis_all_view
      where vadesi_gecen > 0 and (f_status <> '0' or f_ytakip <> 0)`.execute(app.db)
    expect(sumCents(amounts.map(cents)) - cents(collected[0]?.amount ?? 0)).toBe(overdue.toplam)
  })
})

describe('a tab says what its list has', () => {
  const screens = {
    '/siparis-islem': operationLists.map((name) => [name, operationQuery(name, null, null).filters] as const),
    '/UyariIslemleri': Object.keys(reminderViews).map(
      (name) => [name, reminderQuery(name as ReminderView, { from: null, to: yesterday(today) })] as const,
    ),
  }

  test.each(Object.entries(screens))('on %s, row by row and in the foot', async (path, tabs) => {
    const sum_field = path === '/siparis-islem' ? 'kalan' : 'vadesi_gecen'
    const asked = tabs.map(([name, filters]) => ({ name, filters, sum_field }))
    const told = (await admin.call(allOrders.path, { tabs: asked })).tabs as {
      name: string
      count: number
      sum?: number
    }[]
    expect(told.map(({ name }) => name)).toEqual(tabs.map(([name]) => name))
    expect(told.filter(({ count }) => count > 0).length).toBeGreaterThan(1)
    for (const [place, [, filters]] of tabs.entries()) {
      const list = path === '/siparis-islem' ? 'orders' : 'due'
      const { adet, toplam } = await opened({ filters, list }, sum_field)
      expect(told[place]).toMatchObject({ count: adet })
      expect(cents(told[place]?.sum ?? 0)).toBe(toplam)
    }
  })
})
