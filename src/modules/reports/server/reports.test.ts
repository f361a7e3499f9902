import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine, type Values } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let dealerAdmin: Caller
let wine: number

const march = { start_date: '2026-03-01', end_date: '2026-03-31' }

const invoice = (per: keyof typeof people, { s_g_toplam = 119, ...values }: Values<'siparisler'> = {}) =>
  buildOrder(
    app.db,
    { stk_id: wine, stk_adet: 2 },
    {
      per_id: people[per].id,
      bayi_id: people[per].bayi,
      s_tar: '2026-03-10T10:00:00Z',
      fd_fon: '1',
      f_no: `T${Math.random()}`,
      f_tarih: '2026-03-12',
      s_toplam: s_g_toplam,
      s_ara_toplam: s_g_toplam,
      s_kargo: 0,
      s_g_toplam,
      s_kdv: 19,
      kdv_oran: 19,
      ...values,
    },
  )

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  dealerAdmin = await app.as('bayiadmin')
  wine = await buildWine(app.db, { stok_code: 'REP-1', stok_name: 'Berichtswein' }, 500)
  await app.db
    .updateTable('prim_oranlari')
    .set({ yuzde: 10 })
    .where('user_id', '=', people.personel.id)
    .execute()
  await invoice('personel')
  await invoice('personel', { f_close: '1', f_odeme_tar: '2026-03-20' })
  await invoice('personel', { s_vergisiz: '1', s_kdv: 0, s_g_toplam: 100 })
  await invoice('personel', { s_is_teklif: 2, s_g_toplam: 23.8, s_kdv: 3.8 })
  await invoice('personel', { f_tarih: '2026-02-10', sd_cancel_on: '1', sd_iptal_tar: '2026-03-05' })
  await invoice('personel', { f_tarih: '2026-04-01', s_tar: '2026-04-01T10:00:00Z' })
  await invoice('bayi', { s_g_toplam: 238, s_kdv: 38 })
})

const turnover = (caller: Caller, values: object = {}) =>
  caller.call('/siparisler/personel_ciro_report', { ...march, ...values })

const mine = (datalist: { id: number }[] = []) => datalist.find(({ id }) => id === people.personel.id)

/** The same figure by another way: plain sums over the table, written for the test. */
async function sumOf(query: string): Promise<number> {
  const { rows } = await sql<{
    sum: string
  }>`select coalesce(sum(x), 0) as sum from (${sql.raw(query)}) t(x)`.execute(app.db)
  return Number(rows[0]?.sum)
}

describe('turnover', () => {
  test('two people of one name have a row each', async () => {
    const rename = (name: string) =>
      app.db.updateTable('sys_users').set({ name }).where('id', '=', people.bayi.id).execute()
    await rename('personel')
    const { datalist } = await turnover(admin)
    await rename('bayi')
    const namesakes = datalist.filter(({ personel }) => personel === 'personel Test')
    expect(namesakes.map(({ id }) => id).toSorted()).toEqual([people.personel.id, people.bayi.id])
  })

  test('gross, net, tax, cancelled and the claim of a person', async () => {
    const { datalist } = await turnover(admin)
    const row = mine(datalist)
    const of = `from siparisler where per_id = ${people.personel.id} and fd_fon = '1'`
    const sign = `case s_is_teklif when 2 then -1 else 1 end`
    const inMarch = `f_tarih >= '2026-03-01' and f_tarih < '2026-04-01'`
    expect(row).toMatchObject({
      brut: await sumOf(`select s_g_toplam * ${sign} ${of} and ${inMarch}`),
      net: await sumOf(`select (s_g_toplam - s_kdv) * ${sign} ${of} and ${inMarch}`),
      iptal: await sumOf(`select s_g_toplam - s_kdv ${of} and sd_iptal_tar >= '2026-03-01'`),
    })
    expect(row).toMatchObject({ brut: 314.2, net: 280, vergi: 34.2, iptal: 100, yuzde: 10, p_hak: 18 })
  })

  test('of paid or open, taxed or tax-free invoices', async () => {
    expect(mine((await turnover(admin, { odeme_durumu: '1' })).datalist)).toMatchObject({ brut: 119 })
    expect(mine((await turnover(admin, { odeme_durumu: 0 })).datalist)).toMatchObject({ brut: 195.2 })
    expect(mine((await turnover(admin, { vergi_durumu: '0' })).datalist)).toMatchObject({
      brut: 100,
      vergi: 0,
    })
    expect(mine((await turnover(admin, { vergi_durumu: '1', odeme_durumu: '' })).datalist)).toMatchObject({
      brut: 214.2,
    })
  })

  test('each order earns at the rate of its day, also where the rate changed within a month', async () => {
    const rate = (gecerli_tar: string, yuzde: number) =>
      app.db.insertInto('prim_oranlari').values({ user_id: people.bayi.id, gecerli_tar, yuzde }).execute()
    await rate('2026-05-01', 10)
    await rate('2026-06-15', 20)
    const sold = (s_tar: string, f_tarih: string) => invoice('bayi', { s_tar, f_tarih })
    await sold('2026-05-20T10:00:00Z', '2026-07-01')
    await sold('2026-06-14T10:00:00Z', '2026-07-02')
    const late = await sold('2026-06-15T10:00:00Z', '2026-07-03')
    await sold('2026-07-01T10:00:00Z', '2026-07-04')
    const july = { start_date: '2026-07-01', end_date: '2026-07-31' }
    const own = async (values: object = {}) =>
      (await turnover(admin, { ...july, ...values })).datalist.find(({ id }) => id === people.bayi.id)
    expect(await own()).toMatchObject({ brut: 476, net: 400, yuzde: 20, p_hak: 60 })
    expect(await own({ end_date: '2026-07-02' })).toMatchObject({ net: 200, yuzde: 10, p_hak: 20 })
    await invoice('bayi', {
      s_is_teklif: 2,
      gutschrift_sip_id: late,
      s_tar: '2026-07-05T10:00:00Z',
      f_tarih: '2026-07-05',
    })
    expect(await own()).toMatchObject({ net: 300, p_hak: 40 })
    await sql`select fold_figures()`.execute(app.db)
    expect(await own()).toMatchObject({ net: 300, p_hak: 40 })
  })

  test('a dealer administrator sees people of the own dealer', async () => {
    const { datalist } = await turnover(dealerAdmin)
    expect(datalist).toMatchObject([{ id: people.bayi.id, brut: 238 }])
  })
})

test('orders by their state, counted as the labels say', async () => {
  const { datalist } = await admin.call('/siparisler/durum_report', march)
  const total = datalist.reduce((sum, { adet }) => sum + adet, 0)
  const day = `(s_tar at time zone 'Europe/Berlin')::date`
  expect(total).toBe(
    await sumOf(
      `select 1 from siparisler where s_is_teklif = 0 and ${day} between '2026-03-01' and '2026-03-31'`,
    ),
  )
  expect(datalist.find(({ id }) => id === 3)).toMatchObject({ adet: 3, toplam: 457 })
  expect(datalist.find(({ id }) => id === 9)).toMatchObject({ adet: 1, toplam: 119 })
  expect(datalist.find(({ id }) => id === 10)).toMatchObject({ adet: 1, toplam: 119 })
  const own = await dealerAdmin.call('/siparisler/durum_report', march)
  expect(own.datalist).toEqual([{ id: 3, adet: 1, toplam: 238 }])
})

test('sales per person by the day of the order, cancelled ones left out', async () => {
  const { datalist } = await admin.call('/siparisler/personel_satis_report', march)
  expect(mine(datalist)).toMatchObject({ adet: 3, sise: 6, brut: 338, net: 300 })
  const own = await dealerAdmin.call('/siparisler/personel_satis_report', march)
  expect(own.datalist).toMatchObject([{ id: people.bayi.id, adet: 1 }])
})

test('bottles and worth per wine; credit notes take away', async () => {
  const { datalist } = await admin.call('/siparis_icerik/stok_satis_report', march)
  const row = datalist.find(({ id }) => id === wine)
  const lines = `from siparis_icerik l join siparisler o on o.id = l.sip_id where l.stk_id = ${wine}
    and o.fd_fon = '1' and o.sd_cancel_on = '0' and o.f_tarih between '2026-03-01' and '2026-03-31'`
  const sign = `case o.s_is_teklif when 2 then -1 else 1 end`
  expect(row).toMatchObject({
    stk_kodu: 'REP-1',
    sise: await sumOf(`select l.stk_adet * ${sign} ${lines}`),
    brut: await sumOf(`select l.stk_toplam * ${sign} ${lines}`),
  })
  expect(row?.sise).toBe(6)
})

describe('who may ask', () => {
  const paths = [
    '/siparisler/personel_ciro_report',
    '/siparisler/durum_report',
    '/siparisler/personel_satis_report',
    '/siparis_icerik/stok_satis_report',
  ]
  test.each(paths)('%s is not for sales people, and wants two days', async (path) => {
    for (const person of ['personel', 'bayi'] as const)
      expect((await (await app.as(person)).refused(path, march)).code).toBe('ERR_105')
    expect((await admin.refused(path, { start_date: '2026-03-01' })).fields).toEqual({
      end_date: 'requiredField',
    })
    expect((await admin.refused(path, { ...march, end_date: '31.03.2026' })).fields).toEqual({
      end_date: 'not_date',
    })
    const compact = await admin.untyped(path, { start_date: '20260301', end_date: '20260331' })
    expect(compact.datalist).toEqual((await admin.untyped(path, march)).datalist)
  })

  test('the wines sold are for administrators', async () => {
    expect((await dealerAdmin.refused('/siparis_icerik/stok_satis_report', march)).code).toBe('ERR_105')
  })
})
