import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type AnyAnswer, type Caller, type TestApp } from '#test/server/app.ts'
import { goBackTo, resetClocks } from '#test/server/clock.ts'
import { people } from '#test/server/company.ts'
import {
  buildCustomer,
  buildOrder,
  buildWine,
  placeInvoice,
  placeOrder,
  shipmentPayload as parcel,
  type Values,
} from '#test/server/factories.ts'

const path = '/kargo_islem/gonderi_kaydet_ekle'
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const invoice = { fd_fon: '1', sd_kesin: '1', sd_onaylama: '1', f_tarih: '2026-03-01', s_kargo: 0 } as const
let number = 500_000
/** An invoice straight in the tables, in any state. */
const invoiceOf = (stk_id: number, stk_adet: number, values: Values<'siparisler'> = {}) =>
  buildOrder(app.db, { stk_id, stk_adet }, { ...invoice, f_no: String((number += 1)), ...values })

const orderOf = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const stockOf = async (id: number) => {
  const [wine] = (await admin.call('/stok_all_list_view/list', { id })).datalist ?? []
  return [wine?.depo_m, wine?.rezerver_m, wine?.kullanilabilir_adet] as number[]
}
const shipmentsOf = async (sip_id: number) =>
  (await admin.call('/kargo_cikti/list', { filters: { sip_id } })).datalist ?? []
const went = (answers: AnyAnswer[]) => answers.filter((answer) => answer.status.isContinue)

describe('a parcel leaves', () => {
  test('shipment, order and ledger change together; available stays', async () => {
    const wines = [await buildWine(app.db, {}, 20), await buildWine(app.db, {}, 8)] as const
    const lines = [
      { stk_id: wines[0], stk_adet: 6 },
      { stk_id: wines[1], stk_adet: 2 },
      { stk_id: wines[0], stk_adet: 3 },
    ]
    await goBackTo(app, '2026-03-01T09:00:00Z')
    const id = await placeOrder(app.db, admin, lines)
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    expect(await Promise.all(wines.map(stockOf))).toEqual([
      [20, 9, 11],
      [8, 2, 6],
    ])
    await goBackTo(app, '2026-03-02T14:30:00Z')
    const { save_response } = await admin.call(
      path,
      parcel(id, { sip_gon_t: '2026-03-02', note: 'Vorsicht Glas', islem_zaman: '2000-01-01' }),
    )
    await resetClocks(app)
    expect(save_response).toMatchObject({
      sip_id: id,
      gon_status: '0',
      kisa_tanim: 'DHL',
      note: 'Vorsicht Glas',
      islem_zaman: '2026-03-02T14:30:00.000Z',
      per_id: people.admin.id,
    })
    expect(await Promise.all(wines.map(stockOf))).toEqual([
      [11, 0, 11],
      [6, 0, 6],
    ])
    const order = await orderOf(id)
    expect(order).toMatchObject({ sd_gonderi_status: '1', sd_kago_cikis: '1', s_gon_tar: '2026-03-02' })
    const { datalist } = await admin.call('/stok_hareketleri/list', {
      filters: { sip_id: id },
      orderByField: 'id',
    })
    expect(datalist).toMatchObject([
      { stok_id: wines[0], cikan: 6, f_no: order.f_no, s_gon_tar: '2026-03-02', hareket_ac: 'Verkauf' },
      { stok_id: wines[1], cikan: 2 },
      { stok_id: wines[0], cikan: 3 },
    ])
    expect(await app.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
  })

  test('the life of six bottles, with and without a cancellation', async () => {
    const wine = await buildWine(app.db, {}, 90)
    await buildOrder(app.db, { stk_id: wine, stk_adet: 20 })
    expect(await stockOf(wine)).toEqual([90, 20, 70])
    const id = await placeOrder(app.db, admin, [{ stk_id: wine, stk_adet: 6 }])
    expect(await stockOf(wine)).toEqual([90, 26, 64])
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    expect(await stockOf(wine)).toEqual([90, 26, 64])
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    expect(await stockOf(wine)).toEqual([90, 20, 70])
    await admin.call('/siparisler/iptal_fatura_geri_al', { id })
    expect(await stockOf(wine)).toEqual([90, 26, 64])
    await admin.call(path, parcel(id))
    expect(await stockOf(wine)).toEqual([84, 20, 64])
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    expect(await stockOf(wine)).toEqual([84, 20, 64])
    await admin.call('/stok_islem/create', { stok_id: wine, islem_tip: 2, in_out: 3, miktar: 6 })
    expect(await stockOf(wine)).toEqual([90, 20, 70])
  })

  test('the order leaves the pending list and is among the shipped ones', async () => {
    const id = await placeInvoice(app.db, admin)
    const pending = { fd_fon: '1', s_is_teklif: 0, sd_cancel_on: '0', sd_gonderi_status: '0', id }
    const count = async () => (await admin.call('/siparisler/list', { ...pending, count: true })).count
    expect(await count()).toBe(1)
    await admin.call(path, parcel(id))
    expect(await count()).toBe(0)
    expect(await shipmentsOf(id)).toHaveLength(1)
  })
})

describe('refused, and nothing is left behind', () => {
  const states = [
    ['not invoiced', { fd_fon: '0', f_no: null }, 'order_not_invoiced'],
    ['cancelled', { sd_cancel_on: '1' }, 'order_is_cancelled'],
    ['sent already', { sd_gonderi_status: '1' }, 'order_already_sent'],
    ['a quote', { s_is_teklif: 1 }, 'order_kind_wrong'],
    ['a credit note', { s_is_teklif: 2 }, 'order_kind_wrong'],
  ] as const

  test.each(states)('%s', async (_, values, code) => {
    const wine = await buildWine(app.db, {}, 10)
    const id = await invoiceOf(wine, 4, values)
    const before = await stockOf(wine)
    expect((await admin.refused(path, parcel(id))).code).toBe(code)
    expect(await stockOf(wine)).toEqual(before)
    expect(await shipmentsOf(id)).toEqual([])
  })

  test('more than lies in the warehouse', async () => {
    const wine = await buildWine(app.db, { stok_code: 'LEER-1' }, 3)
    const id = await invoiceOf(wine, 4)
    expect(await admin.refused(path, parcel(id))).toMatchObject({
      code: 'shipment_not_on_hand',
      params: { wanted: 4, available: 3 },
    })
    expect(await stockOf(wine)).toEqual([3, 4, -1])
    expect((await orderOf(id)).sd_gonderi_status).toBe('0')
  })

  test.each([
    ['before it was ordered', '2026-02-28', 'shipment_day_out_of_range'],
    ['in another century', '1999-01-01', 'shipment_day_out_of_range'],
    ['the day after tomorrow', '2026-03-04', 'shipment_day_out_of_range'],
    ['tomorrow', '2026-03-03', null],
  ])('a parcel that leaves %s', async (_, sip_gon_t, code) => {
    await goBackTo(app, '2026-03-01T09:00:00Z')
    const id = await placeInvoice(app.db, admin)
    await goBackTo(app, '2026-03-02T09:00:00Z')
    const { status } = await admin.raw(path, parcel(id, { sip_gon_t }))
    await resetClocks(app)
    expect(status.isContinue ? null : status.code).toBe(code)
  })

  test('the number of another customer, for one parcel as for many', async () => {
    const label = { kargo_takip: 'ZWEIMAL-1' }
    const first = await placeInvoice(app.db, admin)
    const { cus_id } = await orderOf(first)
    await admin.call(path, parcel(first, label))
    const stranger = await placeInvoice(app.db, admin, 5, { cus_id: await buildCustomer(app.db) })
    expect(await admin.refused(path, parcel(stranger, label))).toMatchObject({
      code: 'tracking_number_taken',
      params: { id: first },
    })
    const { save_response } = await admin.call(path, parcel(stranger))
    const correction = { id: save_response?.id, ...label }
    expect((await admin.refused('/kargo_islem/update', correction)).code).toBe('tracking_number_taken')
    const same = await placeInvoice(app.db, admin, 5, { cus_id })
    expect((await admin.call(path, parcel(same, label))).status.isContinue).toBe(true)
  })

  test('nothing, where the customer fetches the wine: no number is asked for', async () => {
    const pickUp = await app.db
      .selectFrom('kargo_sirketi')
      .select('id')
      .where('takip_yok', '=', '1')
      .executeTakeFirstOrThrow()
    const id = await placeInvoice(app.db, admin)
    const fetched = parcel(id, { kargo_firm: pickUp.id, kargo_takip: '' })
    expect((await admin.call(path, fetched)).save_response).toMatchObject({ kargo_takip: '' })
    const [shipment] = await shipmentsOf(id)
    const correction = { id: shipment?.id, kargo_firm: 1 }
    expect((await admin.refused('/kargo_islem/update', correction)).fields).toEqual({
      kargo_takip: 'requiredField',
    })
  })

  test.each([
    ['no number', { kargo_takip: '' }, { kargo_takip: 'requiredField' }],
    ['a long number', { kargo_takip: '1'.repeat(51) }, { kargo_takip: 'too_long' }],
    [
      'no carrier, no day',
      { kargo_firm: null, sip_gon_t: null },
      { kargo_firm: 'requiredField', sip_gon_t: 'requiredField' },
    ],
    ['a carrier that does not exist', { kargo_firm: 999 }, { kargo_firm: 'not_allowed' }],
    ['a mail without address', { send_mail: true }, { cus_email: 'requiredField' }],
    ['a mail to nowhere', { send_mail: true, cus_email: 'erika' }, { cus_email: 'not_email' }],
  ])('%s', async (_, change, fields) => {
    const id = await placeInvoice(app.db, admin)
    const refusal = await admin.refused(path, parcel(id, change))
    expect(refusal).toMatchObject({ code: 'lutfen_girdiginiz_bigileri_kontrol_ediniz', fields })
    expect((await orderOf(id)).sd_gonderi_status).toBe('0')
  })

  test('an order that does not exist', async () => {
    expect((await admin.refused(path, parcel(999_999))).code).toBe('record_not_found')
  })

  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s does not ship', async (person) => {
    const id = await placeInvoice(app.db, admin)
    const caller = await app.as(person)
    expect((await caller.refused(path, parcel(id))).code).toBe('ERR_105')
    expect((await caller.refused('/kargo_islem/update', { id: 1, gon_status: '1' })).code).toBe('ERR_105')
    expect((await caller.refused('/kargo_cikti/list', {})).code).toBe('ERR_105')
  })
})

describe('once', () => {
  test('a second click finds it sent', async () => {
    const id = await placeInvoice(app.db, admin)
    await admin.call(path, parcel(id))
    expect((await admin.refused(path, parcel(id))).code).toBe('order_already_sent')
  })

  test('ten at once make one parcel', async () => {
    const wine = await buildWine(app.db, {}, 20)
    const id = await invoiceOf(wine, 5)
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.raw(path, parcel(id))))
    expect(went(answers)).toHaveLength(1)
    expect(new Set(answers.flatMap((answer) => answer.err ?? []))).toEqual(new Set(['order_already_sent']))
    expect(await stockOf(wine)).toEqual([15, 0, 15])
    expect(await shipmentsOf(id)).toHaveLength(1)
  })

  test('the same request repeated is answered, not repeated', async () => {
    const id = await placeInvoice(app.db, admin)
    const request = parcel(id, { request_id: 'a2f4f2b0-3a52-4a53-9a52-0a5d2f3c4b5e' })
    const answers = [await admin.call(path, request), await admin.call(path, request)]
    expect(new Set(answers.map((answer) => answer.save_response?.id)).size).toBe(1)
  })

  test('a parcel and a cancellation at once: one of them is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const wine = await buildWine(app.db, {}, 6)
      const id = await invoiceOf(wine, 6)
      const [shipped] = await Promise.all([
        admin.raw(path, parcel(id)),
        admin.raw('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 }),
      ])
      const isShipped = shipped.status.isContinue
      expect(shipped.err ?? null).toBe(isShipped ? null : 'order_is_cancelled')
      expect(await stockOf(wine)).toEqual(isShipped ? [0, 0, 0] : [6, 0, 6])
    }
  })

  test('parcels with the same wines in opposite order neither block nor take a bottle twice', async () => {
    const wines = [await buildWine(app.db, {}, 10), await buildWine(app.db, {}, 10)] as const
    const cus_id = await buildCustomer(app.db)
    const ids = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const order = index % 2 ? wines : wines.toReversed()
        const lines = order.map((stk_id) => ({ stk_id, stk_adet: 1 }))
        const id = await placeOrder(app.db, admin, lines, { cus_id })
        await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
        return id
      }),
    )
    await Promise.all(ids.map((id) => admin.call(path, parcel(id))))
    expect(await Promise.all(wines.map(stockOf))).toEqual([
      [2, 0, 2],
      [2, 0, 2],
    ])
  })

  test('the last bottles go into as many parcels as they fill, never into one more', async () => {
    const wine = await buildWine(app.db, {}, 10)
    const ids = await Promise.all(Array.from({ length: 8 }, () => invoiceOf(wine, 3)))
    const answers = await Promise.all(ids.map((id) => admin.raw(path, parcel(id))))
    expect(went(answers)).toHaveLength(3)
    expect(new Set(answers.flatMap((answer) => answer.err ?? []))).toEqual(new Set(['shipment_not_on_hand']))
    expect(await stockOf(wine)).toEqual([1, 15, -14])
  })

  test('not even by SQL: one parcel an order', async () => {
    const id = await placeInvoice(app.db, admin)
    await admin.call(path, parcel(id))
    await expect(
      app.db
        .insertInto('kargo_cikti')
        .values({ sip_id: id, sip_gon_t: '2026-03-03', kargo_firm: 1, kargo_takip: 'x' })
        .execute(),
    ).rejects.toThrow('kargo_cikti_one_per_order')
  })

  test('an issued invoice lets its parcel go and nothing else change', async () => {
    const id = await placeInvoice(app.db, admin)
    const order = app.db.updateTable('siparisler').where('id', '=', id)
    for (const change of [{ g_adres: 'anderswo' }, { f_sehir: 'Rom' }, { s_kargo: 0 }, { cus_firm: 'x' }])
      await expect(order.set(change).execute()).rejects.toThrow('immutable')
    await order.set({ sd_gonderi_status: '1', sd_kago_cikis: '1', s_gon_tar: '2026-03-02' }).execute()
  })
})
