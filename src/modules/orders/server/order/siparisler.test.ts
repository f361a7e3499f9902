import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, orderPayload, placeOrder } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller
let colleague: Caller
let red: number
let white: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  colleague = await app.as('satis')
  red = await buildWine(app.db, { stok_de_price: 9.9, stok_at_price: 12 }, 1000)
  white = await buildWine(app.db, { stok_de_price: 14.5 }, 1000)
})

const basket = () => [
  { stk_id: red, stk_adet: 6 },
  { stk_id: white, stk_adet: 12 },
]

const create = async (
  caller: Caller,
  values: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
) =>
  caller.call('/siparisler/create_with_icerik', {
    ...(await orderPayload(app.db, basket(), values)),
    ...more,
  })

const refusedCreate = async (
  caller: Caller,
  values: Record<string, unknown>,
  more: Record<string, unknown> = {},
) =>
  caller.refused('/siparisler/create_with_icerik', {
    ...(await orderPayload(app.db, basket(), values)),
    ...more,
  })

const order = async (id: number, caller = admin) => (await caller.call('/siparisler/get', { id })).item

describe('/siparisler/create_with_icerik', () => {
  test('computes every amount itself, whatever was sent', async () => {
    const forged = {
      s_toplam: 1,
      s_g_toplam: 1,
      s_kdv: 0,
      s_kargo: 0,
      s_iskonto: -200,
      kdv_oran: 0,
      per_id: 2,
      fd_fon: '1',
      f_no: '1',
    }
    const { save_response } = await create(staff, { s_man_y: 5, s_ikt_m: 10, ...forged })
    expect(save_response).toMatchObject({
      s_toplam: 233.4,
      s_iskonto: -21.67,
      s_ara_toplam: 211.73,
      s_kargo: 8.9,
      s_g_toplam: 220.63,
      s_kdv: 35.23,
      kdv_oran: 19,
      per_id: 3,
      per_name: 'personel Test',
      bayi_id: 1,
      s_bayi_id: 4,
      fd_fon: '0',
      f_no: null,
      sd_kesin: '0',
      g_adres: 'Weinstraße 1',
    })
  })

  test('takes rate, shipping and price of the customer', async () => {
    const cus_id = await buildCustomer(app.db, { cus_country_code: 'AT', cus_class: 2, cus_is_firm: '1' })
    const id = await placeOrder(app.db, staff, [{ stk_id: red, stk_adet: 6 }], {
      cus_id,
      s_vergisiz: '1',
      cus_atu_no: 'ATU13585627',
      f_ulke: 'Österreich',
    })
    expect(await order(id)).toMatchObject({
      kdv_oran: 20,
      s_kargo: 12.5,
      s_toplam: 60,
      s_g_toplam: 72.5,
      s_kdv: 0,
    })
    const { icerik } = await staff.call('/siparisler/get_siparis_with_icerik', { id })
    expect(icerik).toMatchObject([{ stk_birim_ini: 12, stk_birim: 10, stk_toplam: 60, stk_liste_fiyat: 12 }])
    expect(await order(id)).toMatchObject({ cus_country_code: 'AT' })
  })

  test('a price entered manually is stored beside the list price; an empty one is a gift', async () => {
    const id = await placeOrder(app.db, staff, [
      { stk_id: red, stk_adet: 2, stk_birim_ini: 8 },
      { stk_id: white, stk_adet: 1, stk_birim_ini: '' },
    ])
    const { datalist } = await staff.call('/siparis_icerik/list', { sip_id: id, sum_field: 'stk_adet' })
    expect(datalist).toMatchObject([
      { stk_birim: 8, stk_liste_fiyat: 9.9 },
      { stk_birim: 0, stk_liste_fiyat: 14.5 },
    ])
  })

  test('splits the total into instalments and refuses ones that do not add up', async () => {
    const plan = {
      s_vadeli_odeme: '1',
      s_taksit_sayisi: 4,
      s_odeme_tarihi: '2030-11-30',
      s_man_y: 5,
      s_ikt_m: 10,
    }
    const { save_response } = await create(staff, plan)
    const { datalist, sum } = await staff.call('/cus_taksitler/list', {
      sip_id: save_response.id,
      odeme: '0',
      sum_field: 'tak_tutar',
      orderByField: 'tak_tar',
    })
    expect(sum).toBe(220.63)
    expect(datalist.map((part) => [part.tak_tar, part.tak_tutar])).toEqual([
      ['2030-11-30', 55.15],
      ['2030-12-30', 55.15],
      ['2031-01-30', 55.15],
      ['2031-02-28', 55.18],
    ])
    const taksitler = [{ tak_tar: '2030-11-30', tak_tutar: 220 }]
    expect((await refusedCreate(staff, { ...plan, s_taksit_sayisi: 1 }, { taksitler })).code).toBe(
      'instalments_do_not_sum',
    )
  })

  test.each([
    ['no invoice address', { f_adres: '' }, {}, 'lutfen_fatura_adresini_giriniz'],
    ['no delivery address', { s_adres_f_g_on: '0' }, {}, 'lutfen_teslimat_adresini_giriniz'],
    ['tax-free without a number', { s_vergisiz: '1' }, {}, 'atu_no_yok_vergisiz_satis_yapilamaz'],
    ['tax-free with nonsense', { s_vergisiz: '1', cus_atu_no: '?' }, {}, 'vat_id_implausible'],
    ['tax-free at home', { s_vergisiz: '1', cus_atu_no: 'DE136695976' }, {}, 'tax_free_at_home'],
    ['no lines', {}, { siparis_icerik: [] }, 'siparisi_kaydetmek_icin_lutfen_urun_bilgisi_giriniz'],
    ['payment before the order', { s_odeme_tarihi: '2001-01-01' }, {}, 'payment_date_before_order'],
    ['more discount than goods', { s_ikt_m: 1000 }, {}, 'discount_above_goods'],
    ['a credit note', { s_is_teklif: 2 }, {}, 'ERR_105'],
    ['a customer that is not there', { cus_id: 999_999 }, {}, 'customer_cannot_found_maybe_deleted'],
    ['a name of 151 letters', { cus_name: 'x'.repeat(151) }, {}, 'lutfen_girdiginiz_bigileri_kontrol_ediniz'],
    ['a postcode of 21 digits', { f_pk: '1'.repeat(21) }, {}, 'lutfen_girdiginiz_bigileri_kontrol_ediniz'],
    ['a city of 61 letters', { f_sehir: 'x'.repeat(61) }, {}, 'lutfen_girdiginiz_bigileri_kontrol_ediniz'],
  ])('refuses staff %s', async (_, values, more, code) =>
    expect((await refusedCreate(staff, values, more)).code).toBe(code),
  )

  test('refuses lines with a reason', async () => {
    const few = await buildWine(app.db, {}, 5)
    const none = await buildWine(app.db, {}, 0)
    const off = await buildWine(app.db, { stok_user_on: '0' }, 5)
    const refused = async (line: {
      stk_id: number
      stk_adet: number
      stk_kodu?: string
      stk_birim_ini?: number
    }) => staff.refused('/siparisler/create_with_icerik', await orderPayload(app.db, [line]))
    expect(await refused({ stk_id: few, stk_adet: 6 })).toMatchObject({
      code: 'can_be_ordered',
      params: { count: 5 },
    })
    expect((await refused({ stk_id: none, stk_adet: 1 })).code).toBe('stokda_kalmadi')
    expect((await refused({ stk_id: off, stk_adet: 1 })).code).toBe('stok_bulunamadi')
    expect((await refused({ stk_id: few, stk_adet: 0 })).fields).toEqual({
      'siparis_icerik.0.stk_adet': 'too_small',
    })
    expect((await refused({ stk_id: few, stk_adet: 1, stk_birim_ini: -1 })).fields).toEqual({
      'siparis_icerik.0.stk_birim_ini': 'too_small',
    })
    const twice = [3, 3].map((stk_adet) => ({ stk_id: few, stk_adet }))
    const answer = await staff.refused('/siparisler/create_with_icerik', await orderPayload(app.db, twice))
    expect(answer.code).toBe('can_be_ordered')
    expect(await placeOrder(app.db, admin, [{ stk_id: off, stk_adet: 1 }])).toBeGreaterThan(0)
  })

  test('is for customers one may open, and makes them active', async () => {
    const cus_id = await buildCustomer(app.db, { cus_user: 4 })
    expect((await refusedCreate(staff, { cus_id })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    await placeOrder(app.db, colleague, [{ stk_id: red, stk_adet: 1 }], { cus_id })
    const row = await app.db
      .selectFrom('customers')
      .select('cus_is_aktive')
      .where('id', '=', cus_id)
      .executeTakeFirst()
    expect(row?.cus_is_aktive).toBe('1')
  })
})

describe('credit notes', () => {
  test('stay within their invoice, get a number of their own when paid out, and earn for its salesperson', async () => {
    const cus_id = await buildCustomer(app.db)
    const id = await placeOrder(app.db, staff, [{ stk_id: red, stk_adet: 10 }], { cus_id })
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    const back = { cus_id, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo: 0 }
    const note = await placeOrder(app.db, admin, [{ stk_id: red, stk_adet: 4 }], back)
    expect(await order(note)).toMatchObject({ s_g_toplam: 39.6, gutschrift_s: 39.6, per_id: 3, f_no: null })
    const tooMany = await orderPayload(app.db, [{ stk_id: red, stk_adet: 7 }], back)
    expect((await admin.refused('/siparisler/create_with_icerik', tooMany)).code).toBe(
      'credit_note_above_invoice',
    )
    const { save_response } = await admin.call('/siparisler/update', { id: note, gutschrift_ok: '1' })
    expect(save_response).toMatchObject({ gutschrift_ok: '1', fd_fon: '1', f_close: '1' })
    expect(save_response.f_no).toMatch(/^G\d+$/)
    expect((await admin.refused('/siparisler/update', { id: note, gutschrift_ok: '1' })).code).toBe(
      'credit_note_already_sent',
    )
    expect((await admin.refused('/siparisler/delete', { id: note })).code).toBe('credit_note_already_sent')
    const list = await admin.call('/siparisler/list', {
      s_is_teklif: 2,
      gutschrift_ok: '1',
      sum_field: 's_g_toplam',
    })
    expect(list).toMatchObject({ sum: 39.6, datalist: [{ id: note }] })
  })
})
