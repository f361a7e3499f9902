import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { appointmentList } from '#modules/customers/domain/customer-lists.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildConversation, buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'
import { ownCallList } from '../domain/call-rows.ts'
import { figureRows } from '../domain/manager-rows.ts'
import { callBackRows, callRows, ownSalesRows, waitingOrders, type Today } from '../domain/today.ts'

const path = '/gosterge/bugun'
const today = '2026-03-18'
let app: TestApp

const approved = { sd_kesin: '1', sd_onaylama: '1', sd_onaylama_tar: today }
const late = { fd_fon: '1', f_tarih: '2026-02-01', s_odeme_tarihi: '2026-02-20', sd_gonderi_status: '1' }
const kinds: Record<string, unknown>[] = [
  {},
  { sd_cancel_on: '1', sd_iptal_tar: today },
  approved,
  { ...approved, fd_fon: '1', f_tarih: today },
  late,
  { ...late, f_ytakip: 1, f_haciz_tarihi: today },
  { s_tar: '2026-02-27T10:00:00Z' },
]

beforeAll(async () => {
  app = await startTestApp()
  app.setNow(`${today}T09:00:00Z`)
  await sql`update sys_users set kota = 500 where id = ${people.personel.id}`.execute(app.db)
  const wine = await buildWine(app.db, {}, 500)
  let serial = 0
  for (const per of ['personel', 'bayi', 'fremd'] as const)
    for (const values of kinds) {
      serial += 1
      const amounts = { s_toplam: 50, s_ara_toplam: 50, s_kargo: 0, s_g_toplam: 50 }
      const number = values.fd_fon ? { f_no: `T${serial}` } : {}
      const owner = { per_id: people[per].id, bayi_id: people[per].bayi, s_tar: '2026-03-02T08:00:00Z' }
      await buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, { ...owner, ...amounts, ...number, ...values })
    }
  const me = people.personel.id
  for (const rand_tar of ['2026-03-17', today, '2026-03-19'])
    await buildCustomer(app.db, { cus_user: me, rand_user: me, rand_tar })
  await buildCustomer(app.db, { cus_user: me, rand_user: people.satis.id, rand_tar: today })
  const cus_id = await buildCustomer(app.db, { cus_user: me })
  for (const zaman of ['2026-03-18T07:00:00Z', '2026-03-17T22:59:00Z'])
    await buildConversation(app.db, cus_id, { zaman, per_id: me })
  await sql`insert into mail_outbox (kind, recipient, subject, body_text, status)
    select 'document', 'a@example.net', 'x', '', s from unnest(array['failed', 'sent']) s`.execute(app.db)
})

describe.each(['admin', 'bayiadmin', 'personel', 'bayi'] as const)('%s', (name) => {
  test('each figure opens exactly its rows', async () => {
    const caller = await app.as(name)
    const told = (await caller.call(path, {})) as unknown as Today
    const count = async (list: string, filters: object) =>
      (await caller.untyped(list, { filters, count: true, limit: 1 })).count
    for (const task of ['approve', 'invoice', 'ship'] as const)
      expect([task, await count('/siparisler/list', waitingOrders[task])]).toEqual([task, told.isler[task]])
    const overdue = figureRows({ from: today, to: today }, null, today).overdue()
    expect(await count('/siparisler/list', overdue.filters)).toBe(told.isler.overdue)
    const { id } = people[name]
    expect(await count(ownCallList.path, callRows(today))).toBe(told.arama)
    expect(await count(appointmentList.path, callBackRows({ id }, today))).toBe(told.geri_arama)
    const sold = { filters: ownSalesRows(id, today), count: true, sum_fields: ['s_g_toplam'], limit: 1 }
    const rows = await caller.call('/siparisler/list', sold)
    expect([rows.count, rows.sum_s_g_toplam ?? 0]).toEqual([told.adet, told.toplam])
  })
})

test('a seller sees the own day, without mails and bank', async () => {
  const told = await (await app.as('personel')).call(path, {})
  expect(told).toMatchObject({
    arama: 1,
    geri_arama: 2,
    kota: 500,
    adet: 5,
    toplam: 250,
    isler: { approve: 2, invoice: 1, overdue: 1, mails: null, bank: null },
  })
})

test('the calls that open are the own ones, whoever asks', async () => {
  for (const name of ['admin', 'bayiadmin', 'satis', 'personel'] as const) {
    const { datalist } = await (await app.as(name)).call(ownCallList.path, {})
    expect((datalist as { per_id: number }[]).map(({ per_id }) => per_id)).toEqual(
      name === 'personel' ? [people.personel.id, people.personel.id] : [],
    )
  }
})

test('an administrator sees what waits for the office', async () => {
  const { isler } = await (await app.as('admin')).call(path, {})
  expect(isler).toMatchObject({ approve: 6, invoice: 3, overdue: 3, mails: 1, bank: 0 })
})

test('goals of others stay with those who may see their orders', async () => {
  const goals = async (name: 'admin' | 'personel' | 'satis') => {
    const told = await (await app.as(name)).call('/siparisler/dashboard_report', { period: 'aylik' })
    const rows = told.personel_bazinda_bayi_satis_datalist as { id: number; kota: number | null }[]
    return rows.find(({ id }) => id === people.personel.id)?.kota
  }
  expect([await goals('admin'), await goals('personel'), await goals('satis')]).toEqual([500, 500, null])
})
