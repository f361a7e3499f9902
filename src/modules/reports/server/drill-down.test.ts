import { beforeAll, describe, expect, test } from 'vitest'
import { cents, sumCents } from '#core/money/money.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import type { OrderStateRow, StaffSalesRow, WineSalesRow } from '../domain/calls.ts'
import { salesOf, statesOf, wineLinesOf } from '../domain/drill-down.ts'
import { reconciliationLines, type Reconciliation } from '../domain/figures.ts'
import { turnoverFilters, type TurnoverForm, type TurnoverRow } from '../domain/turnover.ts'

/** Every figure of a report is the sum of the rows that it opens, and the reports reconcile to the cent. */

let app: TestApp
let callers: Record<'admin' | 'bayiadmin', Caller>
let wine: number

const march = { start_date: '2026-03-01', end_date: '2026-03-31' }
const inMarch = '2026-03-10T10:00:00Z'
const inFebruary = '2026-02-08T10:00:00Z'
const invoiced = { fd_fon: '1', f_tarih: '2026-03-12' }
const earlier = { fd_fon: '1', f_tarih: '2026-02-10', s_tar: inFebruary }
const paid = { f_close: '1', f_odeme_tar: '2026-03-20' }

/** One order of each kind that a report distinguishes. */
const kinds: Record<string, unknown>[] = [
  {},
  { sd_cancel_on: '1', sd_iptal_tar: '2026-03-11' },
  invoiced,
  { ...invoiced, ...paid },
  { ...invoiced, s_vergisiz: '1', s_kdv: 0 },
  { ...invoiced, sd_cancel_on: '1', sd_iptal_tar: '2026-03-25' },
  { ...invoiced, ...paid, sd_cancel_on: '1', sd_iptal_tar: '2026-04-02' },
  { ...earlier, ...paid },
  { ...earlier, sd_cancel_on: '1', sd_iptal_tar: '2026-03-05' },
  { ...invoiced, f_tarih: '2026-04-01' },
  { ...invoiced, s_tar: inFebruary },
  { ...invoiced, s_is_teklif: 2 },
  { ...invoiced, ...paid, s_is_teklif: 2, s_tar: inFebruary },
  { s_is_teklif: 1 },
]

/** The last two sold for other dealers than their current ones. */
const sellers = [
  [people.personel.id, 1],
  [people.bayi.id, 2],
  [people.bayiadmin.id, 2],
  [people.bayi.id, 3],
  [people.fremd.id, 2],
] as const

beforeAll(async () => {
  app = await startTestApp()
  callers = { admin: await app.as('admin'), bayiadmin: await app.as('bayiadmin') }
  wine = await buildWine(app.db, {}, 500)
  let serial = 0
  for (const [per_id, bayi_id] of sellers)
    for (const values of kinds) {
      serial += 1
      const s_g_toplam = 119 + serial / 100
      const number = values.fd_fon ? { f_no: `D${serial}` } : {}
      const amounts = { s_toplam: s_g_toplam, s_ara_toplam: s_g_toplam, s_kargo: 0, s_g_toplam, s_kdv: 19 }
      const order = { per_id, bayi_id, s_tar: inMarch, kdv_oran: 19, ...amounts, ...number, ...values }
      await buildOrder(app.db, { stk_id: wine, stk_adet: 2 }, order)
    }
})

async function sumsOf(caller: Caller, path: string, filters: object, fields: readonly string[]) {
  const answer = await caller.untyped(path, { filters, sum_fields: fields, count: true, limit: 1 })
  const sums = fields.map((field) => [field, answer[`sum_${field}`]])
  return { count: answer.count, ...Object.fromEntries(sums) } as Record<string, number>
}

const rowsOf = async <Row>(caller: Caller, path: string, input: object): Promise<Row[]> =>
  ((await caller.untyped(path, { ...input })).datalist ?? []) as Row[]

describe.each(['admin', 'bayiadmin'] as const)('as %s', (name) => {
  test.each<Partial<TurnoverForm>>([
    {},
    { odeme_durumu: '1' },
    { odeme_durumu: '0' },
    { vergi_durumu: '0' },
    { odeme_durumu: '0', vergi_durumu: '1' },
  ])('turnover %j', async (more) => {
    const form = { ...march, ...more }
    const rows = await rowsOf<TurnoverRow>(callers[name], '/siparisler/personel_ciro_report', form)
    expect(rows.length).toBeGreaterThan(0)
    for (const { id, brut, net, vergi, iptal } of rows) {
      const filters = { per_id: id, ...turnoverFilters(form) }
      const sums = await sumsOf(callers[name], '/ciro_hareket/list', filters, [
        'brut',
        'net',
        'vergi',
        'iptal',
      ])
      expect(sums).toMatchObject({ brut, net, vergi, iptal })
    }
  })

  test('states of orders', async () => {
    const rows = await rowsOf<OrderStateRow>(callers[name], '/siparisler/durum_report', march)
    expect(rows.length).toBeGreaterThan(3)
    for (const { id, adet, toplam } of rows) {
      const sums = await sumsOf(callers[name], '/siparisler/list', statesOf(id, march), ['s_g_toplam'])
      expect(sums).toMatchObject({ count: adet, s_g_toplam: toplam })
    }
  })

  test('sales of people', async () => {
    const rows = await rowsOf<StaffSalesRow>(callers[name], '/siparisler/personel_satis_report', march)
    expect(rows.length).toBeGreaterThan(1)
    for (const { id, adet, brut } of rows) {
      const sums = await sumsOf(callers[name], '/siparisler/list', salesOf(id, march), ['s_g_toplam'])
      expect(sums).toMatchObject({ count: adet, s_g_toplam: brut })
    }
  })

  test('the figures called turnover come from each other', async () => {
    const caller = callers[name]
    const told = (await caller.call('/siparisler/ciro_mutabakat_report', march)).item as Reconciliation
    const total = (amounts: readonly number[]) => sumCents(amounts.map(cents))
    const states = await rowsOf<OrderStateRow>(caller, '/siparisler/durum_report', march)
    const sales = await rowsOf<StaffSalesRow>(caller, '/siparisler/personel_satis_report', march)
    const turnover = await rowsOf<TurnoverRow>(caller, '/siparisler/personel_ciro_report', march)
    const closed = { s_is_teklif: 0, sd_cancel_on: '0', fd_fon: '1', f_close: '1', f_status: '0' }
    const days = { f_odeme_tar: { value: [march.start_date, march.end_date], matchMode: 'between' } }
    const money = await sumsOf(caller, '/siparisler/list', { ...closed, ...days }, ['s_g_toplam'])
    expect(cents(told.orders)).toBe(total(states.map(({ toplam }) => toplam)))
    expect(cents(told.sales)).toBe(total(sales.map(({ brut }) => brut)))
    expect(cents(told.turnover)).toBe(total(turnover.map(({ brut }) => brut)))
    expect(cents(told.net)).toBe(total(turnover.map(({ net }) => net)))
    expect(told.paid).toBe(money.s_g_toplam)
    if (name === 'admin') {
      const wines = await rowsOf<WineSalesRow>(caller, '/siparis_icerik/stok_satis_report', march)
      expect(cents(told.goods)).toBe(total(wines.map(({ brut }) => brut)))
    }
    let running = 0
    for (const { key, sign, amount } of reconciliationLines(told)) {
      if (sign === 0 && key !== 'orders') expect([key, cents(amount)]).toEqual([key, running])
      running = sign === 0 ? cents(amount) : running + sign * cents(amount)
    }
    expect(Object.values(told).every((amount) => amount > 0)).toBe(true)
  })
})

test('wines', async () => {
  const rows = await rowsOf<WineSalesRow>(callers.admin, '/siparis_icerik/stok_satis_report', march)
  expect(rows).toHaveLength(1)
  for (const { id, sise, brut, net } of rows) {
    const filters = wineLinesOf(id, march)
    const sums = await sumsOf(callers.admin, '/satis_satirlari/list', filters, ['sise', 'brut', 'net'])
    expect(sums).toMatchObject({ sise, brut, net })
  }
  expect((await callers.bayiadmin.refused('/satis_satirlari/list', {})).code).toBe('ERR_105')
})

test('the sales of a dealer stay with it when a person moves', async () => {
  const paths = ['/siparisler/personel_ciro_report', '/siparisler/personel_satis_report']
  const told = () => Promise.all(paths.map((path) => rowsOf(callers.bayiadmin, path, march)))
  const home = async () =>
    (await callers.bayiadmin.call('/siparisler/dashboard_report', { period: 'aylik' })).son_siparis_item
  const before = await told()
  const last = await home()
  await app.db.updateTable('sys_users').set({ bayi: 3 }).where('id', '=', people.bayi.id).execute()
  await app.db.updateTable('sys_users').set({ bayi: 2 }).where('id', '=', people.personel.id).execute()
  expect(await told()).toEqual(before)
  expect(await home()).toEqual(last)
})
