import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller
let wine: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  wine = await buildWine(app.db, { stok_de_price: 10 }, 1000)
})

const place = (stk_adet = 1, values: Record<string, unknown> = {}) =>
  placeOrder(app.db, staff, [{ stk_id: wine, stk_adet }], values)

const order = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const today = () => Temporal.Now.plainDateISO('Europe/Berlin').toString()
const invoice = (id: number, caller = admin) =>
  caller.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
const notInvoiced = (id: number, caller = admin) =>
  caller.refused('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
const pay = (s_no: number, borc: number, more = {}) =>
  admin.call('/cari_islem/odeme', { s_no, borc, islem_type: 2, in_out: 2, islem_zamani: today(), ...more })
const notPaid = (s_no: number, borc: number, more = {}) =>
  admin.refused('/cari_islem/odeme', { s_no, borc, islem_type: 2, in_out: 2, islem_zamani: today(), ...more })

const actions = [
  '/siparisler/siparis_onayla',
  '/siparisler/siparis_iptali',
  '/siparisler/fatura_iptali',
  '/siparisler/siparis_iptal_geri_al',
  '/siparisler/iptal_fatura_geri_al',
  '/siparisler/fatura_acik_yap',
  '/siparisler/fatura_siparis_kapat',
]

describe('a day to come', () => {
  const ahead = () => Temporal.PlainDate.from(today()).add({ days: 1 }).toString()

  test('is refused where an invoice is closed, today is not', async () => {
    const id = await placeInvoice(app.db, admin)
    await pay(id, (await order(id)).kalan)
    const close = (islem_zamani: string) =>
      admin.call('/siparisler/fatura_siparis_kapat', { id, islem_zamani })
    const notClosed = (islem_zamani: string) =>
      admin.refused('/siparisler/fatura_siparis_kapat', { id, islem_zamani })
    expect((await notClosed(ahead())).code).toBe('payment_in_future')
    expect(await order(id)).toMatchObject({ f_close: '0', f_odeme_tar: null })
    expect((await close(today())).save_response).toMatchObject({ f_close: '1', f_odeme_tar: today() })
  })

  test('is refused where something is cancelled, seized or declared bankrupt', async () => {
    const id = await place()
    const numbered = await placeInvoice(app.db, admin)
    const cancel = { f_ip_neden_type: 1, sd_iptal_tar: ahead() }
    const seize = { f_ytakip: '1', f_haciz_firma: 'Inkasso', f_haciz_aciklama: 'x', f_haciz_tarihi: ahead() }
    const bankrupt = { f_ytakip: '1', f_iflas_aciklama: 'x', f_iflas_tarihi: ahead() }
    const { version } = await order(numbered)
    const cases: [string, Record<string, unknown>, string][] = [
      ['/siparisler/siparis_iptali', { id, ...cancel }, 'sd_iptal_tar'],
      ['/siparisler/fatura_iptali', { id: numbered, ...cancel }, 'sd_iptal_tar'],
      ['/siparisler/update', { id: numbered, version, sd_cancel_on: '1', ...cancel }, 'sd_iptal_tar'],
      ['/siparisler/update', { id: numbered, version, ...seize }, 'f_haciz_tarihi'],
      ['/siparisler/update', { id: numbered, version, ...bankrupt }, 'f_iflas_tarihi'],
    ]
    for (const [path, body, field] of cases)
      expect((await admin.refused(path, body)).fields).toEqual({ [field]: 'in_future' })
  })
})

test.each(actions)('%s is for administrators and existing orders', async (path) => {
  const id = await place()
  const body = { id, f_ip_neden_type: 1 }
  for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
    expect((await (await app.as(person)).refused(path, body)).code).toBe('ERR_105')
  expect((await admin.refused(path, { ...body, id: 999_999 })).code).toBe('record_not_found')
  expect((await admin.refused(path, { ...body, id: 'x' })).code).toBe(
    'lutfen_girdiginiz_bigileri_kontrol_ediniz',
  )
})

describe('approving and invoicing', () => {
  test('approving moves an order from one list to the next, once', async () => {
    const id = await place()
    const { item } = await admin.call('/siparisler/siparis_onayla', { id })
    expect(item).toMatchObject({ sd_onaylama: '1', sd_kesin: '1', sd_onaylama_tar: today() })
    expect((await admin.refused('/siparisler/siparis_onayla', { id })).code).toBe('order_already_approved')
  })

  test('an invoice gets number, day and time, and keeps them', async () => {
    const id = await place()
    expect(
      (await staff.refused('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })).code,
    ).toBe('ERR_105')
    expect(
      (await staff.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: false })).siparis.f_no,
    ).toBeNull()
    const first = await invoice(id)
    expect(first.siparis).toMatchObject({ fd_fon: '1', f_tarih: today(), sd_onaylama: '1', sd_kesin: '1' })
    expect(first.siparis.f_no).toMatch(/^\d{6}$/)
    expect(first).toMatchObject({ icerik: [{ stk_adet: 1 }], customer: { cus_name: 'Erika' } })
    await app.db.updateTable('firma_bilgileri').set({ steuer: 'neu' }).execute()
    expect(await invoice(id)).toMatchObject({
      siparis: first.siparis,
      firma_bilgileri: first.firma_bilgileri,
    })
    expect((await admin.refused('/siparisler/siparis_onayla', { id })).code).toBe('order_is_invoiced')
  })

  test('what was issued cannot be changed, not even by SQL', async () => {
    const id = await placeInvoice(app.db, admin)
    const refused = async (change: Promise<unknown>) => expect(change).rejects.toThrow('immutable')
    const head = app.db.updateTable('siparisler').where('id', '=', id)
    await refused(head.set({ s_g_toplam: 1, s_kargo: 1 }).execute())
    await refused(head.set({ f_adres: 'anderswo' }).execute())
    await refused(head.set({ f_no: '999999' }).execute())
    await refused(app.db.deleteFrom('siparisler').where('id', '=', id).execute())
    await refused(
      app.db.updateTable('siparis_icerik').set({ stk_adet: 1 }).where('sip_id', '=', id).execute(),
    )
    await refused(app.db.deleteFrom('siparis_icerik').where('sip_id', '=', id).execute())
    await head.set({ s_note: 'bleibt möglich' }).execute()
  })
})

describe('cancelling', () => {
  test('needs a reason, frees the bottles, and comes back only while they are there', async () => {
    const few = await buildWine(app.db, {}, 5)
    const id = await placeOrder(app.db, staff, [{ stk_id: few, stk_adet: 5 }])
    expect((await admin.refused('/siparisler/siparis_iptali', { id })).fields).toEqual({
      f_ip_neden_type: 'requiredField',
    })
    expect((await admin.refused('/siparisler/siparis_iptali', { id, f_ip_neden_type: 99 })).fields).toEqual({
      f_ip_neden_type: 'not_allowed',
    })
    expect((await admin.refused('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })).code).toBe(
      'order_not_invoiced',
    )
    const { save_response } = await admin.call('/siparisler/siparis_iptali', {
      id,
      f_ip_neden_type: 1,
      f_ip_aciklama: 'umgezogen',
      sd_iptal_tar: '2026-01-02',
    })
    expect(save_response).toMatchObject({
      sd_cancel_on: '1',
      sd_iptal_tar: '2026-01-02',
      f_ip_aciklama: 'umgezogen',
    })
    expect(save_response.f_ip_neden).toBeTruthy()
    expect((await notInvoiced(id)).code).toBe('order_is_cancelled')
    const other = await placeOrder(app.db, staff, [{ stk_id: few, stk_adet: 2 }])
    expect(await admin.refused('/siparisler/siparis_iptal_geri_al', { id })).toMatchObject({
      code: 'can_be_ordered',
      params: { count: 3 },
    })
    expect((await order(id)).sd_cancel_on).toBe('1')
    await staff.call('/siparisler/delete', { id: other })
    const undone = await admin.call('/siparisler/siparis_iptal_geri_al', { id })
    expect(undone.save_response).toMatchObject({
      sd_cancel_on: '0',
      sd_iptal_tar: null,
      f_ip_neden_type: null,
    })
    expect((await admin.refused('/siparisler/siparis_iptal_geri_al', { id })).code).toBe(
      'order_not_cancelled',
    )
  })

  test('an invoice keeps its number through cancelling and back', async () => {
    const id = await placeInvoice(app.db, admin)
    const { f_no } = await order(id)
    expect((await admin.refused('/siparisler/siparis_iptali', { id, f_ip_neden_type: 1 })).code).toBe(
      'order_is_invoiced',
    )
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    expect(await order(id)).toMatchObject({ sd_cancel_on: '1', f_no, fd_fon: '1', sd_iptal_tar: today() })
    expect((await notPaid(id, 10)).code).toBe('order_is_cancelled')
    expect((await admin.refused('/siparisler/siparis_iptal_geri_al', { id })).code).toBe('order_is_invoiced')
    await admin.call('/siparisler/iptal_fatura_geri_al', { id })
    expect(await order(id)).toMatchObject({ sd_cancel_on: '0', f_no })
  })

  test('the customer’s active mark follows', async () => {
    const cus_id = await buildCustomer(app.db)
    const id = await place(1, { cus_id })
    const active = async () =>
      (
        await app.db
          .selectFrom('customers')
          .select('cus_is_aktive')
          .where('id', '=', cus_id)
          .executeTakeFirst()
      )?.cus_is_aktive
    await admin.call('/siparisler/siparis_iptali', { id, f_ip_neden_type: 1 })
    expect(await active()).toBe('0')
    await admin.call('/siparisler/siparis_iptal_geri_al', { id })
    expect(await active()).toBe('1')
  })
})

describe('closing', () => {
  test('waits for the whole amount, then hands the customer over', async () => {
    const cus_id = await buildCustomer(app.db, { cus_f_on: '1' })
    const id = await place(10, { cus_id })
    expect((await admin.refused('/siparisler/fatura_siparis_kapat', { id })).code).toBe('order_not_invoiced')
    await invoice(id)
    await pay(id, 100)
    expect(
      await admin.refused('/siparisler/fatura_siparis_kapat', { id, islem_zamani: today() }),
    ).toMatchObject({
      code: 'remaining_payments_open',
      params: { remaining: 8.9 },
    })
    expect((await pay(id, 8.9)).save_response).toMatchObject({ kalan: 0, kapatilabilir: '1' })
    const answer = await admin.call('/siparisler/fatura_siparis_kapat', {
      id,
      islem_zamani: '2026-02-03',
      on_odeme: '1',
    })
    expect(answer).toMatchObject({ count: 1, message: expect.stringContaining('übergeben') })
    expect(await order(id)).toMatchObject({ f_close: '1', f_odeme_tar: '2026-02-03' })
    const customer = await app.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', cus_id)
      .executeTakeFirst()
    expect(customer).toMatchObject({ cus_user: 3, cus_f_on: '0' })
    expect((await notPaid(id, 1)).code).toBe('order_is_closed')
  })

  test('another open order keeps the customer where it is', async () => {
    const cus_id = await buildCustomer(app.db)
    const [id] = [await place(1, { cus_id }), await place(1, { cus_id })]
    await invoice(id)
    await pay(id, 18.9)
    expect((await admin.call('/siparisler/fatura_siparis_kapat', { id })).count).toBe(0)
    const customer = await app.db
      .selectFrom('customers')
      .select('cus_user')
      .where('id', '=', cus_id)
      .executeTakeFirst()
    expect(customer?.cus_user).toBe(1)
  })

  test('a closed invoice is opened again unless its commission was paid', async () => {
    const id = await placeInvoice(app.db, admin)
    expect((await admin.refused('/siparisler/fatura_acik_yap', { id })).code).toBe('order_not_closed')
    await pay(id, 108.9)
    await admin.call('/siparisler/fatura_siparis_kapat', { id })
    expect((await admin.call('/siparisler/fatura_acik_yap', { id })).save_response).toMatchObject({
      f_close: '0',
      f_odeme_tar: null,
    })
    await admin.call('/siparisler/fatura_siparis_kapat', { id })
    await admin.call('/siparisler/update', { id, per_odeme: '1', bayi_odeme: '1' })
    expect((await admin.refused('/siparisler/fatura_acik_yap', { id })).code).toBe('commission_already_paid')
  })
})
