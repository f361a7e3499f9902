import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { wineToSendQuery } from '../domain/reserved.ts'

const path = '/rezerve_stok_sip/list'
let app: TestApp
let admin: Caller
let riesling: number
let silvaner: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  riesling = await buildWine(app.db, { stok_code: 'RIES', stok_name: 'Riesling' }, 50)
  silvaner = await buildWine(app.db, { stok_code: 'SILV', stok_name: 'Silvaner' }, 4)
  const invoice = { fd_fon: '1' as const, s_kargo: 0, cus_surname: 'Rechnung' }
  const line = (stk_id: number, stk_adet: number) => ({
    stk_id,
    stk_adet,
    stk_kodu: 'alt',
    stk_adi: 'alter Name',
  })
  await buildOrder(app.db, line(riesling, 6))
  await buildOrder(app.db, line(riesling, 3), { ...invoice, f_no: '700001' })
  await buildOrder(app.db, line(silvaner, 7), { ...invoice, f_no: '700002' })
  await buildOrder(app.db, line(riesling, 10), { sd_gonderi_status: '1' })
  await buildOrder(app.db, line(riesling, 10), { sd_cancel_on: '1' })
  await buildOrder(app.db, line(riesling, 10), { s_is_teklif: 1 })
  await buildOrder(app.db, line(riesling, 10), { s_is_teklif: 2 })
})

describe('the orders that hold bottles', () => {
  test('neither sent nor cancelled, no quotes, no credit notes', async () => {
    const answer = await admin.call(path, { count: true, sum_fields: ['stk_adet', 'hazir_adet'] })
    expect(answer).toMatchObject({ count: 3, sum_stk_adet: 16, sum_hazir_adet: 10 })
    expect(answer.datalist.map((row) => [row.stk_adet, row.fd_fon, row.f_no])).toEqual([
      [7, '1', '700002'],
      [3, '1', '700001'],
      [6, '0', null],
    ])
  })

  test('of one wine, by search, by filter', async () => {
    const count = async (payload: object) => (await admin.call(path, { ...payload, count: true })).count
    expect(await count({ stk_id: riesling })).toBe(2)
    expect(await count({ globalFilter: 'rechnung' })).toBe(2)
    expect(await count({ filters: { fd_fon: '0' } })).toBe(1)
  })

  test('grouped by any field', async () => {
    const { datalist } = await admin.call(path, { group_by_fields: ['fd_fon'], sum_fields: ['stk_adet'] })
    expect(datalist).toEqual([
      { fd_fon: '0', stk_adet: 6, _count: 1 },
      { fd_fon: '1', stk_adet: 10, _count: 2 },
    ])
  })
})

describe('wines to send', () => {
  test('one row a wine, under its present name, with what is ready, on hand and left', async () => {
    const answer = await admin.call(path, { ...wineToSendQuery, count: true })
    expect(answer).toMatchObject({ count: 2, sum_stk_adet: 16, sum_hazir_adet: 10 })
    expect(answer.datalist).toMatchObject([
      {
        id: silvaner,
        stk_kodu: 'SILV',
        stk_adet: 7,
        hazir_adet: 7,
        sip_adet: 1,
        depo_m: 4,
        kullanilabilir_adet: -3,
      },
      {
        id: riesling,
        stk_kodu: 'RIES',
        stk_adet: 9,
        hazir_adet: 3,
        sip_adet: 2,
        depo_m: 50,
        kullanilabilir_adet: 41,
      },
    ])
  })

  test('sorts and filters by the sums, and makes a workbook', async () => {
    const sorted = await admin.call(path, { ...wineToSendQuery, orderByField: 'stk_adet', orderBy: 'DESC' })
    expect(sorted.datalist.map((row) => row.id)).toEqual([riesling, silvaner])
    const filters = { kullanilabilir_adet: { value: 0, matchMode: 'lt' as const } }
    expect((await admin.call(path, { ...wineToSendQuery, filters })).datalist).toHaveLength(1)
    const body = { ...wineToSendQuery, format: 'xlsx', sesion_id: admin.sesion_id }
    const file = await app.post(path, body)
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    expect(file.headers.get('x-total-count')).toBe('2')
  })

  test('is for administrators', async () => {
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const) {
      const caller = await app.as(person)
      expect((await caller.refused(path, wineToSendQuery)).code).toBe('ERR_105')
      expect((await caller.refused(path, {})).code).toBe('ERR_105')
    }
  })
})
