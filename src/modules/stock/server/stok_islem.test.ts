import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const inflow = (stok_id: number, miktar: number) => ({ stok_id, islem_tip: 2, in_out: 2, miktar })
const outflow = (stok_id: number, miktar: number) => ({ stok_id, islem_tip: 3, in_out: 4, miktar })

const usable = async (id: number) =>
  present((await admin.call('/stok_all_list_view/list', { id })).datalist[0])

describe('/stok_islem/create', () => {
  test('books in and out with the server’s clock and user', async () => {
    const id = await buildWine(app.db)
    app.setNow('2026-03-01T10:00:00Z')
    const first = await admin.untyped('/stok_islem/create', { ...inflow(id, 10), islem_zaman: '2000-01-01' })
    app.setNow(null)
    expect(first.save_response).toMatchObject({
      giren: 10,
      cikan: 0,
      per_id: 2,
      islem_zaman: '2026-03-01T10:00:00.000Z',
    })
    const second = await admin.call('/stok_islem/create', outflow(id, 4))
    expect(second.save_response).toMatchObject({ giren: 0, cikan: 4, kullanilabilir_adet: 6 })
    expect(await usable(id)).toMatchObject({ depo_m: 6, rezerver_m: 0, kullanilabilir_adet: 6, maliyet: 33 })
  })

  test('refuses the form’s defaults and a zero booking', async () => {
    const id = await buildWine(app.db)
    const { fields } = await admin.refused('/stok_islem/create', {
      stok_id: id,
      islem_tip: 1,
      in_out: 1,
      miktar: 0,
    })
    expect(fields).toEqual({ islem_tip: 'requiredField', in_out: 'requiredField', miktar: 'too_small' })
  })

  test('refuses a reason of the other direction', async () => {
    const id = await buildWine(app.db, {}, 5)
    for (const wrong of [
      { ...inflow(id, 1), in_out: 4 },
      { ...inflow(id, 1), in_out: 6 },
      { ...outflow(id, 1), in_out: 2 },
    ])
      expect((await admin.refused('/stok_islem/create', wrong)).fields).toEqual({ in_out: 'not_allowed' })
    for (const right of [
      { ...inflow(id, 1), in_out: 5 },
      { ...outflow(id, 1), in_out: 5 },
    ])
      expect((await admin.call('/stok_islem/create', right)).status.isContinue).toBe(true)
  })

  test('refuses more than is on hand', async () => {
    const id = await buildWine(app.db, {}, 5)
    expect(await admin.refused('/stok_islem/create', outflow(id, 6))).toMatchObject({
      code: 'stock_not_enough',
      params: { available: 5 },
    })
  })

  test('may go below what is reserved and says so', async () => {
    const id = await buildWine(app.db, {}, 5)
    await buildOrder(app.db, { stk_id: id, stk_adet: 4 })
    const { save_response } = await admin.call('/stok_islem/create', outflow(id, 3))
    expect(save_response?.kullanilabilir_adet).toBe(-2)
  })

  test('twenty bookings at once take ten bottles, never eleven', async () => {
    const id = await buildWine(app.db, {}, 10)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.raw('/stok_islem/create', outflow(id, 1))),
    )
    expect(answers.filter((answer) => answer.status.isContinue)).toHaveLength(10)
    expect((await usable(id)).depo_m).toBe(0)
  })

  test('a wine that does not exist is not found', async () => {
    expect((await admin.refused('/stok_islem/create', inflow(999_999, 1))).code).toBe('record_not_found')
  })

  test('the ledger cannot be rewritten, not even by SQL', async () => {
    const id = await buildWine(app.db, {}, 3)
    await expect(app.db.deleteFrom('stok_islem').where('stok_id', '=', id).execute()).rejects.toThrow(
      'append-only',
    )
  })
})

describe('/stok_hareketleri/list', () => {
  test('answers the ledger of one wine with its sums', async () => {
    const id = await buildWine(app.db, {}, 20)
    await admin.call('/stok_islem/create', { ...outflow(id, 5), aciklama: 'Bruch beim Umräumen' })
    const answer = await admin.call('/stok_hareketleri/list', {
      stok_id: id,
      sum_fields: ['giren', 'cikan'],
      count: true,
      orderByField: 'id',
      orderBy: 'DESC',
    })
    expect(answer).toMatchObject({ count: 2, sum_giren: 20, sum_cikan: 5 })
    expect(answer.datalist[0]).toMatchObject({
      cikan: 5,
      aciklama: 'Bruch beim Umräumen',
      hareket_ac: 'Bruch',
    })
    const found = await admin.call('/stok_hareketleri/list', {
      stok_id: id,
      globalFilter: 'umraumen',
      count: true,
    })
    expect(found.count).toBe(1)
  })

  test('is for administrators', async () => {
    const staff = await app.as('personel')
    expect((await staff.refused('/stok_hareketleri/list', { stok_id: 1 })).code).toBe('ERR_105')
  })

  test('compares moments by whole business days', async () => {
    const id = await buildWine(app.db)
    app.setNow('2026-01-31T23:30:00Z')
    await admin.call('/stok_islem/create', inflow(id, 1))
    app.setNow(null)
    const on = async (value: string) =>
      (
        await admin.call('/stok_hareketleri/list', {
          stok_id: id,
          filters: { islem_zaman: { value, matchMode: 'equals' } },
          count: true,
        })
      ).count
    expect([await on('2026-01-31'), await on('2026-02-01')]).toEqual([0, 1])
  })
})

describe('/stok_rezerve/list', () => {
  test('sums the lines of orders that are neither sent nor cancelled, for everybody', async () => {
    const id = await buildWine(app.db, {}, 50)
    await buildOrder(app.db, { stk_id: id, stk_adet: 6 })
    await buildOrder(app.db, { stk_id: id, stk_adet: 3 })
    await buildOrder(app.db, { stk_id: id, stk_adet: 10 }, { sd_gonderi_status: '1' })
    await buildOrder(app.db, { stk_id: id, stk_adet: 10 }, { sd_cancel_on: '1' })
    await buildOrder(app.db, { stk_id: id, stk_adet: 10 }, { s_is_teklif: 1 })
    await buildOrder(app.db, { stk_id: id, stk_adet: 10 }, { s_is_teklif: 2 })
    const staff = await app.as('personel')
    const payload = { stk_id: id, sd_gonderi_status: '0', sd_cancel_on: '0', sum_field: 'stk_adet' }
    expect((await staff.call('/stok_rezerve/list', payload)).sum).toBe(9)
    expect(await usable(id)).toMatchObject({ depo_m: 50, rezerver_m: 9, kullanilabilir_adet: 41 })
  })
})
