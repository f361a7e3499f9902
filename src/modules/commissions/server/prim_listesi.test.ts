import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildClosedOrder, payoutForm } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'

let app: TestApp
let admin: Caller
let staff: Caller
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  await app.db.updateTable('sys_users').set({ yuzde: 10 }).where('id', '=', people.personel.id).execute()
  await app.db.updateTable('sys_users').set({ yuzde: 5 }).where('id', '=', people.bayi.id).execute()
  await app.db.updateTable('bayi_cari').set({ yuzde: 12 }).where('id', '=', 2).execute()
  await app.db.updateTable('bayi_cari').set({ upper_firm: 2 }).where('id', '=', 3).execute()
  const ofDealer = { per_id: people.bayi.id, bayi_id: 2 }
  ids.german = await buildClosedOrder(app, { s_g_toplam: 220.63 })
  ids.austrian = await buildClosedOrder(app, { s_g_toplam: 240, kdv_oran: 20 })
  ids.taxFree = await buildClosedOrder(app, { s_g_toplam: 204.98, s_vergisiz: '1' })
  ids.creditNote = await buildClosedOrder(app, { s_is_teklif: 2 })
  ids.dealers = await buildClosedOrder(app, { ...ofDealer, f_odeme_tar: '2026-03-20' })
  ids.below = await buildClosedOrder(app, { bayi_id: 3, per_id: people.fremd.id })
  await buildClosedOrder(app, { sd_cancel_on: '1', sd_iptal_tar: '2026-03-11' })
  await buildClosedOrder(app, { f_close: '0', f_odeme_tar: null })
  await buildClosedOrder(app, { f_status: '1' })
  ids.written = await buildClosedOrder(app, { per_odeme: '1', bayi_odeme: '1' })
  await buildClosedOrder(app, { f_odeme_tar: '2026-04-01' })
})

const march = { f_odeme_tar: { value: ['2026-03-01', '2026-03-31'], matchMode: 'between' as const } }
const wire = { sd_cancel_on: '0', fd_fon: '1', f_close: '1', f_status: '0' }
const rowsOf = async (caller: Caller, more: Record<string, unknown> = {}) =>
  (await caller.call('/prim_listesi/prim_listesi_getir', { filters: march, ...more })).datalist ?? []

describe('rows', () => {
  test('carry the commission of the salesperson, credit notes against it', async () => {
    const rows = await rowsOf(admin, {
      ...wire,
      per_odeme: '0',
      per_id: people.personel.id,
      orderByField: 'id',
    })
    expect(rows.map(({ id, net_t, prim_net, prim_brut }) => ({ id, net_t, prim_net, prim_brut }))).toEqual([
      { id: ids.german, net_t: 185.4, prim_net: 18.54, prim_brut: 22.06 },
      { id: ids.austrian, net_t: 200, prim_net: 20, prim_brut: 23.8 },
      { id: ids.taxFree, net_t: 204.98, prim_net: 20.5, prim_brut: 24.4 },
      { id: ids.creditNote, net_t: -100, prim_net: -10, prim_brut: -11.9 },
    ])
    expect(rows[0]).toMatchObject({ per_id: people.personel.id, f_odeme_tar: '2026-03-10', g_toplam: 220.63 })
  })

  test('answer under the usual name of a list, too, with sums and as a workbook for administrators', async () => {
    const asked = { filters: march, count: true, sum_fields: ['prim_net'], per_id: people.personel.id }
    expect(await admin.call('/prim_listesi/list', asked)).toMatchObject({ count: 4, sum_prim_net: 49.04 })
    const file = await app.post('/prim_listesi/list', { sesion_id: admin.sesion_id, format: 'xlsx' })
    expect(file.headers.get('content-type')).toContain('spreadsheet')
    expect((await staff.refused('/prim_listesi/list', { format: 'xlsx' })).code).toBe('ERR_105')
  })

  test('of a dealer carry its rate; a dealer is shown with those below it', async () => {
    const both = await rowsOf(admin, { _bayi_t_id: 2, bayi_odeme: '0', orderByField: 'id' })
    expect(both.map(({ id, alici, prim_net }) => [id, alici, prim_net])).toEqual([
      [ids.dealers, 'Süd', 12],
      [ids.below, 'Nord', 0],
    ])
    expect(await rowsOf(admin, { tip: 1, bayi_id: 2 })).toHaveLength(1)
    expect(await rowsOf(admin, { filters: { ...march, _bayi_t_id: 2 }, tip: 1 })).toHaveLength(2)
  })

  test('show what was paid when asked for', async () => {
    const paid = await rowsOf(admin, { per_odeme: '1' })
    expect(paid.map(({ id }) => id)).toEqual([ids.written])
  })

  test('can be asked for by number', async () => {
    const rows = await rowsOf(admin, { siparisler: [ids.german, ids.dealers], orderByField: 'id' })
    expect(rows.map(({ id }) => id)).toEqual([ids.german, ids.dealers])
  })
})

describe('others than administrators', () => {
  test.each(['personel', 'bayiadmin', 'bayi', 'fremd'] as const)(
    '%s sees only the own rows',
    async (person) => {
      const caller = await app.as(person)
      const own = people[person].id
      for (const more of [{}, { per_id: people.personel.id }, { siparisler: [ids.german] }]) {
        const rows = await rowsOf(caller, more)
        expect(rows.every(({ per_id }) => per_id === own)).toBe(true)
      }
      const { datalist } = await caller.call('/prim_listesi/acik_odemeleri_ozet', { filters: march })
      expect(datalist.every(({ id }) => id === own)).toBe(true)
      expect((await caller.refused('/prim_listesi/prim_listesi_getir', { tip: 1 })).code).toBe('ERR_105')
      expect((await caller.refused('/prim_listesi/toplamlar', { _bayi_t_id: 2 })).code).toBe('ERR_105')
    },
  )
})

describe('figures', () => {
  test('by person and by dealer', async () => {
    const ask = async (more: object) =>
      (await admin.call('/prim_listesi/acik_odemeleri_ozet', { filters: march, ...more })).datalist
    expect(await ask({})).toEqual([
      expect.objectContaining({ id: people.bayi.id, name: 'bayi Test', total: 5, adet: 1 }),
      expect.objectContaining({ id: people.fremd.id, total: 0, adet: 1 }),
      expect.objectContaining({ id: people.personel.id, total: 49.04, net_t: 490.38, adet: 4 }),
    ])
    expect(await ask({ tip: 1, bayi_id: 2 })).toEqual([
      expect.objectContaining({ id: 2, name: 'Süd', total: 12, g_toplam: 119 }),
    ])
  })

  test('in all, and never of others', async () => {
    const asked = { filters: march, per_id: people.personel.id }
    const all = { toplam: 49.04, net_t: 490.38, g_toplam: 546.61, count: 4 }
    expect(await admin.call('/prim_listesi/toplamlar', asked)).toMatchObject(all)
    expect(await staff.call('/prim_listesi/toplamlar', asked)).toMatchObject(all)
    const other = await (await app.as('satis')).call('/prim_listesi/toplamlar', asked)
    expect(other).toMatchObject({ toplam: 0, count: 0 })
  })
})

test.each([
  { tip: 2 },
  { siparisler: ['x'] },
  { filters: { search_text: 'a' } },
  { filters: { _bayi_t_id: 'x' } },
  { orderByField: 'user_pass' },
])('refuses %j', async (body) => {
  expect((await admin.refused('/prim_listesi/toplamlar', body)).code).toBe(
    'lutfen_girdiginiz_bigileri_kontrol_ediniz',
  )
})

test('a deleted commission is listed as such and opened again by administrators, a paid side stays paid', async () => {
  const id = await buildClosedOrder(app, { per_id: people.satis.id })
  const restore = '/prim_listesi/silme_geri_al'
  const isOpen = async (tip: 0 | 1) => (await rowsOf(admin, { tip, siparisler: [id] })).length === 1
  expect((await admin.refused(restore, { id })).code).toBe('commission_not_written_off')
  await admin.call('/prim_odeme_fis/odeme_yap', payoutForm([id], { user_id: people.satis.id }))
  await admin.call('/siparisler/update', { id, per_odeme: '1', bayi_odeme: '1' })
  const gone = await rowsOf(admin, { tip: 1, silinen: '1' })
  expect(gone.map((row) => row.id)).toContain(id)
  expect((await rowsOf(admin, { tip: 0, silinen: '1' })).map((row) => row.id)).not.toContain(id)
  expect((await staff.refused(restore, { id })).code).toBe('ERR_105')
  await admin.call(restore, { id })
  expect([await isOpen(0), await isOpen(1)]).toEqual([false, true])
  await admin.call('/siparisler/update', { id, per_odeme: '1', bayi_odeme: '1' })
  await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
  expect((await admin.refused(restore, { id })).code).toBe('order_is_cancelled')
})
