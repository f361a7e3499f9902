import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import {
  buildCustomer,
  buildOrder,
  buildWine,
  orderPayload,
  overdueInvoice,
  placeInvoice,
  placeOrder,
} from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller
let colleague: Caller
let dealerAdmin: Caller
let red: number
let white: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  colleague = await app.as('satis')
  dealerAdmin = await app.as('bayiadmin')
  red = await buildWine(app.db, { stok_de_price: 9.9, stok_at_price: 12 }, 1000)
  white = await buildWine(app.db, { stok_de_price: 14.5 }, 1000)
})

const basket = () => [
  { stk_id: red, stk_adet: 6 },
  { stk_id: white, stk_adet: 12 },
]

const order = async (id: number, caller = admin) => (await caller.call('/siparisler/get', { id })).item

describe('reading', () => {
  test('everybody sees the own orders, dealer administrators those of the dealer, administrators all', async () => {
    const mine = await placeOrder(app.db, staff, [{ stk_id: red, stk_adet: 1 }])
    const dealers = await placeOrder(app.db, await app.as('bayi'), [{ stk_id: red, stk_adet: 1 }])
    const sees = async (caller: Caller, id: number) => {
      const paths = ['/siparisler/get', '/siparisler/get_siparis_with_icerik', '/siparis_all_view/get']
      const answers = await Promise.all(
        [...paths, '/siparisler/siparis_report_data'].map((path) => caller.raw(path, { id })),
      )
      const listed = await caller.call('/siparisler/list', { id, count: true })
      const lines = await caller.call('/siparis_icerik/list', { sip_id: id, count: true })
      return [...answers.map((answer) => answer.status.isContinue), listed.count === 1, lines.count === 1]
    }
    const all = Array.from({ length: 6 }, () => true)
    const none = all.map(() => false)
    expect(await sees(staff, mine)).toEqual(all)
    expect(await sees(colleague, mine)).toEqual(none)
    expect(await sees(dealerAdmin, mine)).toEqual(none)
    expect(await sees(dealerAdmin, dealers)).toEqual(all)
    expect(await sees(admin, dealers)).toEqual(all)
    expect((await colleague.refused('/siparisler/get', { id: mine })).code).toBe('record_not_found')
  })

  test('lists by flags and days, with sum and search', async () => {
    const cus_id = await buildCustomer(app.db)
    const id = await placeOrder(app.db, staff, basket(), { cus_id, cus_surname: 'Çelikoğlu' })
    const flags = { s_is_teklif: 0, sd_cancel_on: '0', fd_fon: '0', f_close: '0', sd_kesin: '0' }
    const today = Temporal.Now.plainDateISO('Europe/Berlin').toString()
    const answer = await staff.call('/siparisler/list', {
      ...flags,
      filters: { cus_id, s_tar: { value: [today, today], matchMode: 'between' } },
      globalFilter: 'celikoglu',
      sum_field: 's_g_toplam',
      count: true,
    })
    expect(answer).toMatchObject({ count: 1, sum: 242.3 })
    expect(answer.datalist[0]).toMatchObject({
      id,
      sip_id: id,
      kalan: 242.3,
      odenen: 0,
      s_lastschrift: '0',
    })
    expect((await staff.refused('/siparisler/list', { search_text: 'x' })).fields).toEqual({
      search_text: 'unknown_field',
    })
  })

  test('past orders are shown with the customer', async () => {
    const cus_id = await buildCustomer(app.db, { cus_user: 3 })
    await placeOrder(app.db, staff, basket(), { cus_id })
    const answer = await staff.call('/siparisler/gecmis_siparisler', { cus_id, s_is_teklif: 0 })
    expect(answer).toMatchObject({ gecmis_list: [{ cus_id }], icerik: [{}, {}], addresses: [] })
    expect((await colleague.refused('/siparisler/gecmis_siparisler', { cus_id })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
  })

  test('past orders of a customer leave out the same columns wherever they are asked for', async () => {
    const cus_id = await buildCustomer(app.db, { cus_user: 3 })
    await placeOrder(app.db, admin, basket(), { cus_id })
    const columns = async (path: string) =>
      Object.keys((await staff.untyped(path, { cus_id })).gecmis_list[0]).toSorted()
    const shown = await columns('/siparisler/gecmis_siparisler')
    expect(shown).toEqual(await columns('/customers/get_with_siparis_icerik'))
    for (const inner of ['per_odeme', 'bayi_odeme', 'odenen', 'kalan', 'fat_note', 'f_ip_aciklama'])
      expect(shown).not.toContain(inner)
  })

  test('the line dialog offers wines on sale, without their cost', async () => {
    const off = await buildWine(app.db, { stok_user_on: '0' }, 1)
    const { datalist } = await staff.call('/stok_search_dialialog_view/list', { stok_user_on: '1', id: red })
    expect(datalist).toMatchObject([{ id: red, stok_de_price: 9.9 }])
    expect(datalist[0]).not.toHaveProperty('birim_maliyet')
    expect((await admin.call('/stok_search_dialialog_view/list', { id: off })).datalist).toEqual([])
  })
})

describe('/siparisler/update_with_icerik', () => {
  const change = async (caller: Caller, id: number, values = {}, lines: object[] = basket()) =>
    caller.call('/siparisler/update_with_icerik', {
      ...(await orderPayload(app.db, lines as ReturnType<typeof basket>, { id, cus_id: 1, ...values })),
    })
  const notChanged = async (caller: Caller, id: number, values = {}, lines: object[] = basket()) =>
    caller.refused('/siparisler/update_with_icerik', {
      ...(await orderPayload(app.db, lines as ReturnType<typeof basket>, { id, cus_id: 1, ...values })),
    })

  test('changes lines, amounts and instalments of a new order, also for its salesperson', async () => {
    const few = await buildWine(app.db, { stok_de_price: 10 }, 10)
    const id = await placeOrder(app.db, staff, [
      { stk_id: few, stk_adet: 8 },
      { stk_id: red, stk_adet: 1 },
    ])
    const { icerik } = await staff.call('/siparisler/get_siparis_with_icerik', { id })
    const kept = { stk_id: few, id: icerik[0]?.id }
    const answer = await change(staff, id, { s_lastschrift: '1', s_tar: '2020-01-01' }, [
      { ...kept, stk_adet: 10 },
    ])
    expect(answer.save_response).toMatchObject({
      s_toplam: 100,
      s_iskonto: -3,
      s_g_toplam: 105.9,
      s_last_y: 3,
    })
    const after = await staff.call('/siparisler/get_siparis_with_icerik', { id })
    expect(after.icerik).toMatchObject([{ id: icerik[0]?.id, stk_adet: 10 }])
    expect(after.item.s_tar.slice(0, 4)).not.toBe('2020')
    expect((await notChanged(staff, id, {}, [{ ...kept, stk_adet: 11 }])).code).toBe('can_be_ordered')
  })

  test('instalments agreed manually stay until number, sum or payment day change', async () => {
    const wine = await buildWine(app.db, { stok_de_price: 10 }, 50)
    const lines = [{ stk_id: wine, stk_adet: 2 }]
    const plan = { s_vadeli_odeme: '1', s_taksit_sayisi: 2, s_odeme_tarihi: '2030-05-01' }
    const id = await placeOrder(app.db, staff, lines, plan)
    const parts = async () =>
      ((await staff.call('/cus_taksitler/list', { sip_id: id })).datalist ?? [])
        .toSorted((a, b) => a.id - b.id)
        .map(({ tak_tar, tak_tutar }) => [tak_tar, tak_tutar])
    const byHand = [
      { tak_tar: '2030-05-10', tak_tutar: 20 },
      { tak_tar: '2030-06-20', tak_tutar: 8.9 },
    ]
    await staff.call('/siparisler/update_with_icerik', {
      ...(await orderPayload(app.db, lines, { id, cus_id: 1, ...plan })),
      taksitler: byHand,
    })
    const agreed = byHand.map(({ tak_tar, tak_tutar }) => [tak_tar, tak_tutar])
    expect(await parts()).toEqual(agreed)
    await change(staff, id, { ...plan, s_note: 'bitte klingeln' }, lines)
    expect(await parts()).toEqual(agreed)
    await change(staff, id, plan, [{ stk_id: wine, stk_adet: 3 }])
    expect(await parts()).toEqual([
      ['2030-05-01', 19.45],
      ['2030-06-01', 19.45],
    ])
  })

  test('who changed what is told to administrators who see the order', async () => {
    const id = await placeOrder(app.db, staff, basket())
    await change(staff, id, { s_note: 'klingeln' })
    await admin.call('/siparisler/siparis_onayla', { id })
    const { datalist } = await admin.call('/siparisler/degisiklikler', { id })
    expect(datalist.at(-1)).toMatchObject({ action: 'INSERT', name_surname: 'personel Test', changes: [] })
    expect(datalist[0]).toMatchObject({ action: 'UPDATE', name_surname: 'admin Test' })
    expect(datalist[0]?.changes).toContainEqual({ field: 'sd_onaylama', before: '0', after: '1' })
    expect((await staff.refused('/siparisler/degisiklikler', { id })).code).toBe('ERR_105')
    expect((await dealerAdmin.refused('/siparisler/degisiklikler', { id })).code).toBe('record_not_found')
  })

  test('a history tells of changed lines and of nothing that stayed as it was', async () => {
    const other = await buildWine(app.db, { stok_code: 'SILV-9' }, 9)
    const wine = await buildWine(app.db, { stok_code: 'RIES-9' }, 9)
    const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 1 }])
    const history = async () =>
      ((await admin.call('/siparisler/degisiklikler', { id })).datalist ?? []).map((entry) => [
        entry.action,
        entry.part,
        entry.changes.map(({ field }: { field: string }) => field),
      ])
    const lineOf = async (code: string) =>
      (await admin.call('/siparis_icerik/list', { sip_id: id })).datalist.find(
        (line) => line.stk_kodu === code,
      )
    await change(staff, id, { s_note: 'klingeln' }, [
      { id: (await lineOf('RIES-9'))?.id, stk_id: wine, stk_adet: 1 },
    ])
    expect(await history()).toEqual([
      ['UPDATE', null, ['s_note']],
      ['INSERT', null, []],
    ])
    const line = { table_name: 'siparis_icerik', row_id: (await lineOf('RIES-9'))?.id }
    expect((await admin.call('/audit/list', { filters: line })).datalist).toMatchObject([
      { action: 'INSERT' },
    ])
    await change(staff, id, { s_note: 'klingeln' }, [
      { id: (await lineOf('RIES-9'))?.id, stk_id: wine, stk_adet: 2 },
      { stk_id: other, stk_adet: 1 },
    ])
    expect((await history()).slice(0, 2)).toEqual([
      ['INSERT', 'SILV-9', ['stk_adet', 'stk_birim', 'stk_birim_ini', 'stk_toplam']],
      ['UPDATE', 'RIES-9', ['stk_adet', 'stk_toplam']],
    ])
    await change(staff, id, { s_note: 'klingeln' }, [{ stk_id: other, stk_adet: 1 }])
    expect((await history()).map(([action, part]) => [action, part])).toContainEqual(['DELETE', 'RIES-9'])
  })

  test('the order day moves for levels 1 and 3 only', async () => {
    const id = await placeOrder(app.db, staff, basket())
    await change(admin, id, { s_tar: '2020-01-05' })
    expect((await order(id)).s_tar).toBe('2020-01-04T23:00:00.000Z')
  })

  test('demands the version; a save that changes nothing leaves it, another wine at the same sum raises it', async () => {
    const twin = await buildWine(app.db, { stok_de_price: 9.9, stok_at_price: 12 }, 100)
    const id = await placeOrder(app.db, staff, [{ stk_id: red, stk_adet: 6 }])
    const { icerik } = await staff.call('/siparisler/get_siparis_with_icerik', { id })
    const payload = await orderPayload(app.db, basket(), { id, cus_id: 1 })
    const siparis = { ...payload.siparis, version: null }
    const refusal = await staff.refused('/siparisler/update_with_icerik', { ...payload, siparis })
    expect(refusal.fields).toEqual({ 'siparis.version': 'requiredField' })
    const line = { id: icerik[0]?.id, stk_adet: 6 }
    await change(staff, id, {}, [{ ...line, stk_id: red }])
    const { version } = await order(id)
    await change(staff, id, {}, [{ ...line, stk_id: red }])
    expect((await order(id)).version).toBe(version)
    await change(staff, id, {}, [{ ...line, stk_id: twin }])
    expect((await order(id)).version).toBe(version + 1)
  })

  test('refuses a stale version and says who was faster', async () => {
    const id = await placeOrder(app.db, staff, basket())
    const { version } = await order(id)
    await change(admin, id, { version, s_note: 'erste' })
    expect(await notChanged(staff, id, { version, s_note: 'zweite' })).toMatchObject({
      code: 'record_changed',
      params: { user: 'admin Test' },
    })
  })

  test('refuses foreign, approved and invoiced orders', async () => {
    const id = await placeOrder(app.db, staff, basket())
    expect((await notChanged(colleague, id)).code).toBe('record_not_found')
    await admin.call('/siparisler/siparis_onayla', { id })
    expect((await notChanged(staff, id)).code).toBe('ERR_105')
    expect((await change(admin, id)).status.isContinue).toBe(true)
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    expect((await notChanged(admin, id)).code).toBe('order_is_invoiced')
  })
})

describe('/siparisler/delete', () => {
  test('the salesperson deletes a new order, later only an administrator, an invoice nobody', async () => {
    const wine = await buildWine(app.db, {}, 5)
    const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 5 }])
    expect((await colleague.refused('/siparisler/delete', { id })).code).toBe('record_not_found')
    expect((await staff.call('/siparisler/delete', { id })).save_response).toEqual({ id })
    const again = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 5 }])
    await admin.call('/siparisler/siparis_onayla', { id: again })
    expect((await staff.refused('/siparisler/delete', { id: again })).code).toBe('ERR_105')
    expect((await admin.call('/siparisler/delete', { id: again })).status.isContinue).toBe(true)
    const invoice = await placeInvoice(app.db, admin)
    expect((await admin.refused('/siparisler/delete', { id: invoice })).code).toBe('order_is_invoiced')
  })
})

describe('an order that is taken during a call', () => {
  test('logs the conversation with the outcome of an order, in the same transaction', async () => {
    const cus_id = await buildCustomer(app.db, { cus_user: people.personel.id })
    const stk_id = await buildWine(app.db, {}, 6)
    const talks = async () =>
      (await staff.call('/musteri_gorusme_view/list', { cus_id })).datalist as { sts: number; note: string }[]
    const body = await orderPayload(app.db, [{ stk_id, stk_adet: 7 }], { cus_id })
    await staff.refused('/siparisler/create_with_icerik', { ...body, log_ordered: '1' })
    expect(await talks()).toEqual([])
    const { save_response } = await staff.call('/siparisler/create_with_icerik', {
      ...(await orderPayload(app.db, [{ stk_id, stk_adet: 1 }], { cus_id })),
      log_ordered: '1',
      language: 'de',
    })
    expect(await talks()).toMatchObject([{ sts: 1, note: `Auftrag ${save_response.id}` }])
    await placeOrder(app.db, staff, [{ stk_id, stk_adet: 1 }], { cus_id })
    expect(await talks()).toHaveLength(1)
  })

  test('shows what the customer has overdue, to those who may see the customer', async () => {
    const stk_id = await buildWine(app.db, {}, 6)
    const cus_id = await buildCustomer(app.db, { cus_user: people.personel.id })
    const overdue = async () => (await staff.call('/siparisler/overdue', { cus_id })).item
    expect(await overdue()).toEqual({ amount: 0, invoices: 0, days: 0 })
    await buildOrder(app.db, { stk_id, stk_adet: 1 }, { cus_id, ...overdueInvoice('Spät', 'RE-OVERDUE-1') })
    expect(await overdue()).toMatchObject({ amount: 100, invoices: 1 })
    expect((await overdue()).days).toBeGreaterThan(30)
    const stranger = await app.as('fremd')
    expect((await stranger.refused('/siparisler/overdue', { cus_id })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
  })
})
