import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp, type Input } from '#test/server/app.ts'
import { buildCustomer, buildWine, orderPayload, type OrderFields } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller
let wine: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  wine = await buildWine(app.db, { stok_code: 'RIES-1', stok_de_price: 10 }, 500)
})

const create = (caller: Caller, body: Input<'/siparisler/create_with_icerik'>) =>
  caller.call('/siparisler/create_with_icerik', body)

async function payload(values: OrderFields = {}, stk_adet = 10) {
  return orderPayload(app.db, [{ stk_id: wine, stk_adet }], values)
}

describe('what the form showed is what is stored', () => {
  test('a rate that changed meanwhile is refused with both figures, and nothing is saved', async () => {
    const cus_id = await buildCustomer(app.db)
    const body = await payload({ cus_id })
    const shown = { s_g_toplam: 100, kdv_oran: 19, s_kargo: 0 }
    const refusal = await admin.refused('/siparisler/create_with_icerik', { ...body, beklenen: shown })
    expect(refusal).toMatchObject({
      code: 'order_total_changed',
      params: { shown: 100, actual: 108.9 },
    })
    expect(refusal).toMatchObject({ message: expect.stringMatching(/100,00.*108,90/) })
    const { count } = await app.db
      .selectFrom('siparisler')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('cus_id', '=', cus_id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
    const saved = await create(admin, { ...body, beklenen: { ...shown, s_g_toplam: 108.9, s_kargo: 8.9 } })
    expect(saved.save_response.s_g_toplam).toBe(108.9)
    const change = {
      ...body,
      siparis: { ...body.siparis, id: saved.save_response.id, version: 1 },
      beklenen: shown,
    }
    expect((await admin.refused('/siparisler/update_with_icerik', change)).code).toBe('order_total_changed')
  })
})

describe('discounts', () => {
  test.each([
    ['staff', { s_man_y: 30 }, null],
    ['staff', { s_man_y: 30.01 }, 'discount_above_limit'],
    ['staff', { s_man_y: 100 }, 'discount_above_limit'],
    ['staff', { s_man_y: 20, s_ikt_m: 10.01 }, 'discount_above_limit'],
    ['staff', { s_lastschrift: '1', s_man_y: 100 }, null],
    ['admin', { s_man_y: 100 }, null],
  ] as const)('%s giving %o', async (who, values, code) => {
    const caller = who === 'staff' ? staff : admin
    const body = await payload(values, 1 + 9)
    if (code === null) expect((await create(caller, body)).status.isContinue).toBe(true)
    else
      expect(await caller.refused('/siparisler/create_with_icerik', body)).toMatchObject({
        code,
        params: { limit: 30 },
      })
  })

  test('a change asks what the creation asks', async () => {
    const body = await payload({ s_man_y: 10 })
    const { save_response } = await create(staff, body)
    const siparis = { ...body.siparis, id: save_response.id, version: save_response.version, s_man_y: 60 }
    expect((await staff.refused('/siparisler/update_with_icerik', { ...body, siparis })).code).toBe(
      'discount_above_limit',
    )
  })
})

test('a credit note without an invoice needs a reason, which is kept in the change log', async () => {
  const body = await payload({ s_is_teklif: 2, s_kargo: 0 })
  expect((await admin.refused('/siparisler/create_with_icerik', body)).code).toBe('credit_note_needs_reason')
  const siparis = { ...body.siparis, gutschrift_neden: 'Kulanz nach Korkfehler' }
  const { save_response } = await create(admin, { ...body, siparis })
  const { item } = await admin.call('/siparisler/get', { id: save_response.id })
  expect(item).toMatchObject({ gutschrift_neden: 'Kulanz nach Korkfehler', gutschrift_sip_id: null })
  const logged = await app.db
    .selectFrom('sys_audit')
    .select('after')
    .where('table_name', '=', 'siparisler')
    .where('row_id', '=', save_response.id)
    .where('action', '=', 'INSERT')
    .executeTakeFirstOrThrow()
  expect(logged.after).toMatchObject({ gutschrift_neden: 'Kulanz nach Korkfehler' })
})

test('a line that asks for too much is named and marked', async () => {
  const scarce = await buildWine(app.db, { stok_code: 'RAR-1' }, 5)
  const body = await orderPayload(app.db, [
    { stk_id: wine, stk_adet: 1 },
    { stk_id: scarce, stk_adet: 9 },
  ])
  expect(await staff.refused('/siparisler/create_with_icerik', body)).toMatchObject({
    code: 'can_be_ordered',
    params: { code: 'RAR-1', count: 5 },
    fields: { 'siparis_icerik.1.stk_adet': 'too_large' },
  })
})

test('the wines of an order are asked for in one call', async () => {
  const other = await buildWine(app.db, {}, 5)
  const lookup = '/stok_search_dialialog_view/list'
  const list = (value: number[]) => staff.call(lookup, { filters: { id: { value, matchMode: 'in' } } })
  const notListed = (value: unknown) => staff.refused(lookup, { filters: { id: { value, matchMode: 'in' } } })
  expect((await list([wine, other])).datalist.map(({ id }) => id).toSorted()).toEqual(
    [wine, other].toSorted(),
  )
  expect((await list([])).datalist).toEqual([])
  expect(await notListed([null])).toMatchObject({ fields: { id: 'not_allowed' } })
  expect(await notListed('7')).toMatchObject({ fields: { id: 'not_allowed' } })
})

describe('sales free of tax', () => {
  const austrian = { cus_country_code: 'AT', cus_is_firm: '1' } as const
  const free = { s_vergisiz: '1', cus_atu_no: 'ATU13585627', f_ulke: 'Österreich' }

  test('goods that go to Germany are taxed, unless an administrator says why not', async () => {
    const cus_id = await buildCustomer(app.db, austrian)
    const toPassau = { s_adres_f_g_on: '0', g_adres: 'Ort 1', g_sehir: 'Passau', g_ulke: 'Deutschland' }
    const order = await payload({ cus_id, ...free, ...toPassau })
    expect((await admin.refused('/siparisler/create_with_icerik', order)).code).toBe('tax_free_needs_reason')
    const siparis = { ...order.siparis, vergisiz_neden: 'Übergabe an Spediteur, Ausfuhrbeleg liegt vor' }
    const { save_response } = await create(admin, { ...order, siparis })
    const { item } = await admin.call('/siparisler/get', { id: save_response.id })
    expect(item).toMatchObject({ s_vergisiz: '1', vergisiz_neden: expect.stringContaining('Spediteur') })
    const own = await payload({ cus_id: await buildCustomer(app.db, austrian), ...free, ...toPassau })
    const reasoned = { ...own, siparis: { ...own.siparis, vergisiz_neden: 'weil' } }
    expect((await staff.refused('/siparisler/create_with_icerik', reasoned)).code).toBe('tax_free_at_home')
  })

  test('a change asks what the creation asks', async () => {
    const body = await payload({ cus_id: await buildCustomer(app.db, austrian), ...free })
    const { save_response } = await create(staff, body)
    const { id, version } = save_response
    const change = { ...body, siparis: { ...body.siparis, id, version, cus_atu_no: 'ATU1234567' } }
    expect((await staff.refused('/siparisler/update_with_icerik', change)).code).toBe('vat_id_implausible')
  })
})
