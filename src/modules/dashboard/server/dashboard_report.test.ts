import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine, type Values } from '#test/server/factories.ts'
import { openShowing, openWindow, toldOf } from '#test/server/window.ts'
import { eventually } from '#test/server/eventually.ts'
import type { Dashboard } from '../domain/calls.ts'
import { orderedRows, owedRows, salesRows, scarceWines } from '../domain/rows.ts'
import { maySeeSalesOf } from '../domain/sales-scope.ts'
import { present } from '#test/server/present.ts'
import type { ListPayload } from '#core/lists/list.ts'

const path = '/siparisler/dashboard_report'
let app: TestApp
let admin: Caller
let staff: Caller
let wine: number

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const order = (
  per: keyof typeof people,
  s_tar: string,
  { s_g_toplam = 50, ...values }: Values<'siparisler'> = {},
) =>
  buildOrder(
    app.db,
    { stk_id: wine, stk_adet: 3 },
    {
      per_id: people[per].id,
      bayi_id: people[per].bayi,
      per_name: per,
      s_tar,
      s_toplam: s_g_toplam,
      s_ara_toplam: s_g_toplam,
      s_kargo: 0,
      s_g_toplam,
      ...values,
    },
  )

beforeAll(async () => {
  app = await startTestApp()
  // A Wednesday; the week began in the same month.
  app.setNow('2026-03-18T09:00:00Z')
  admin = await app.as('admin')
  staff = await app.as('personel')
  wine = await buildWine(app.db, { stok_limit: 5, stok_user_on: '1' }, 100)
  await order('personel', '2026-03-18T08:00:00Z')
  await order('personel', '2026-03-15T22:59:00Z')
  await order('personel', '2026-03-15T23:00:00Z')
  await order('personel', '2026-03-18T07:00:00Z', { sd_cancel_on: '1' })
  await order('satis', '2026-03-16T08:00:00Z', {
    s_g_toplam: 80,
    fd_fon: '1',
    f_no: 'D1',
    f_tarih: '2026-03-16',
  })
  await order('bayi', '2026-03-18T08:30:00Z', { s_g_toplam: 70 })
})

const totals = ({ personel_bazinda_bayi_satis_datalist: rows }: Record<string, unknown>) =>
  (rows as { id: number; toplam: number }[]).map(({ id, toplam }) => [id, toplam])

test('sales of the day, the week from Monday and the month, the best first', async () => {
  const day = await admin.call(path, { period: 'gunluk' })
  expect(day).toMatchObject({ start_date: '2026-03-18', end_date: '2026-03-18' })
  expect(totals(day)).toEqual([
    [people.bayi.id, 70],
    [people.personel.id, 50],
  ])
  const week = await admin.call(path, { period: 'haftalik' })
  expect(week).toMatchObject({ start_date: '2026-03-16', end_date: '2026-03-22', count: 3 })
  expect(totals(week)).toEqual([
    [people.personel.id, 100],
    [people.satis.id, 80],
    [people.bayi.id, 70],
  ])
  expect(totals(await admin.call(path, { period: 'aylik' }))[0]).toEqual([people.personel.id, 150])
  expect(totals(await admin.call(path, { period: 'aylik', offset: 1, limit: 1 }))).toEqual([
    [people.satis.id, 80],
  ])
})

test('others see their own dealer; the last order tells nothing of the customer', async () => {
  const own = await staff.call(path, { period: 'aylik' })
  expect(totals(own).map(([id]) => id)).toEqual([people.personel.id, people.satis.id])
  expect(own.son_siparis_item).toMatchObject({ per_name: 'satis', sise_adet: 3 })
  expect(
    Object.keys(present(own.son_siparis_item)).filter((field) => /^cus_|adres|iban/.test(field)),
  ).toEqual([])
  expect((await admin.call(path)).son_siparis_item?.per_name).toBe('bayi')
})

test('three figures within what the person may see', async () => {
  const issued = { fd_fon: '1' as const, f_tarih: '2026-01-05' }
  const seized = { f_no: 'E1', f_ytakip: 1, f_haciz_tarihi: '2026-02-05' }
  const paid = { f_no: 'E2', f_close: '1' as const, f_odeme_tar: '2026-02-05' }
  for (const end of [seized, paid]) await order('satis', '2026-01-05T08:00:00Z', { ...issued, ...end })
  const half = await order('satis', '2026-01-05T08:00:00Z', { ...issued, f_no: 'E3' })
  await admin.call('/cari_islem/odeme', { s_no: half, sip_id: half, borc: 30, islem_zamani: '2026-02-05' })
  const all = (await admin.call(path)).kutular
  expect(all).toMatchObject({ acik_fatura: { adet: 2, toplam: 100 }, bugun: { adet: 2, toplam: 120 } })
  const before = all.az_stok
  await buildWine(app.db, { stok_limit: 5, stok_user_on: '1' }, 4)
  await buildWine(app.db, { stok_limit: 0, stok_user_on: '1' }, 0)
  const own = (await staff.call(path)).kutular
  expect(own).toMatchObject({ acik_fatura: { adet: 0 }, bugun: { adet: 1, toplam: 50 }, az_stok: before + 1 })
})

test('a picture only when one is asked for', async () => {
  expect((await staff.call(path, { request_random_image: true })).random_image).toBeNull()
  await admin.call('/raking_figure/create', { title: 'Bestes Team', base_64: png })
  expect((await staff.call(path)).random_image).toBeNull()
  expect((await staff.call(path, { request_random_image: '1' })).random_image).toMatchObject({
    title: 'Bestes Team',
    base_64: png,
  })
})

test('an unknown period is refused', async () => {
  expect((await staff.refused(path, { period: 'yillik' })).fields).toEqual({ period: 'not_allowed' })
})

test('open windows learn of a new order without its contents', async () => {
  const window = await openShowing(app, 'personel', { whole: ['orders'] })
  const id = await order('personel', '2026-03-18T08:45:00Z')
  await admin.call('/siparisler/siparis_onayla', { id })
  await eventually(() => toldOf(window)).toContain(`orders order:${id}`)
  expect(JSON.stringify(window.notices)).not.toContain('s_g_toplam')
})

describe.each(['admin', 'bayiadmin', 'personel', 'bayi'] as const)(
  'as %s every figure opens its rows',
  (name) => {
    const today = { from: '2026-03-18', to: '2026-03-18' }

    const orders = async (caller: Caller, filters: ListPayload['filters'], sum = 's_g_toplam') => {
      const fields = { sum_fields: [sum], count: true, limit: 1 }
      const answer = await caller.call('/siparisler/list', { filters, ...fields })
      return { adet: answer.count, toplam: answer[`sum_${sum}`] ?? 0 }
    }

    test('the tiles', async () => {
      const caller = await app.as(name)
      const { kutular } = (await caller.call(path)) as unknown as Dashboard
      expect(await orders(caller, owedRows, 'kalan')).toEqual(kutular.acik_fatura)
      expect(await orders(caller, orderedRows(today))).toEqual(kutular.bugun)
      const scarce = await caller.call(scarceWines.path, { count: true })
      expect(scarce.count).toBe(kutular.az_stok)
    })

    test('the lines of the sales that the person may open', async () => {
      const caller = await app.as(name)
      const told = (await caller.call(path, { period: 'aylik' })) as unknown as Dashboard
      const range = { from: told.start_date, to: told.end_date }
      const lines = told.personel_bazinda_bayi_satis_datalist.filter(({ id }) =>
        maySeeSalesOf(people[name], id),
      )
      expect(lines.length).toBeGreaterThan(0)
      for (const { id, adet, toplam } of lines)
        expect(await orders(caller, salesRows(people[name], id, range))).toEqual({ adet, toplam })
    })
  },
)

test('new rankings are counted for each person until home was opened, and the author has none', async () => {
  const count = async (caller: Caller) => (await caller.call('/raking_figure/new_count')).count
  await staff.call('/raking_figure/seen')
  await admin.call('/raking_figure/seen')
  const windowOfStaff = await openWindow(app.url, { sesion_id: staff.sesion_id })
  await admin.call('/raking_figure/create', { title: 'Beste im Mai', base_64: png })
  await admin.call('/raking_figure/create', { title: 'Beste im Juni', base_64: png })
  expect([await count(staff), await count(admin)]).toEqual([2, 0])
  const again = await app.as('personel')
  expect(await count(again)).toBe(2)
  await again.call('/raking_figure/seen')
  expect([await count(staff), await count(again)]).toEqual([0, 0])
  await eventually(() => windowOfStaff.heard('topic1').length).toBeGreaterThan(2)
})
