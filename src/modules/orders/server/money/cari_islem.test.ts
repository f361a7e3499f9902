import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { remind as remindOnce } from '#test/server/reminding.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller
let staff: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

const today = () => Temporal.Now.plainDateISO('Europe/Berlin').toString()
const payment = (s_no: number, borc: number, more = {}) => ({
  s_no,
  sip_id: s_no,
  borc,
  alacak: 0,
  islem_type: 2,
  in_out: 2,
  islem_zamani: today(),
  ...more,
})
const pay = (s_no: number, borc: number, more = {}) =>
  admin.call('/cari_islem/odeme', payment(s_no, borc, more))
const notPaid = (s_no: number, borc: number, more = {}) =>
  admin.refused('/cari_islem/odeme', payment(s_no, borc, more))
const order = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const paid = async (s_no: number, caller = admin) =>
  (await caller.call('/cari_islem/list', { s_no, islem_type: 2, in_out: 2, sum_field: 'borc' })).sum

describe('/cari_islem/odeme', () => {
  test('books payments and says what remains', async () => {
    const id = await placeInvoice(app.db, admin)
    expect((await pay(id, 100)).save_response).toMatchObject({
      borc: 100,
      kalan: 8.9,
      kapatilabilir: '0',
      per_id: 2,
    })
    expect((await pay(id, 20)).save_response).toMatchObject({ kalan: -11.1 })
    expect(await paid(id)).toBe(120)
    expect(await order(id)).toMatchObject({ odenen: 120, kalan: -11.1 })
  })

  test.each([
    ['nothing', { borc: 0 }, { borc: 'too_small' }],
    ['a negative amount', { borc: -5 }, { borc: 'too_small' }],
    ['no day', { islem_zamani: null }, { islem_zamani: 'requiredField' }],
    ['another customer', { cus_id: 999_999 }, { cus_id: 'not_allowed' }],
    ['an instalment of another order', { taksit_id: 999_999 }, { taksit_id: 'not_allowed' }],
  ])('refuses %s', async (_, change, fields) => {
    const id = await placeInvoice(app.db, admin)
    expect((await admin.refused('/cari_islem/odeme', payment(id, 1, change))).fields).toEqual(fields)
    expect(await paid(id)).toBe(0)
  })

  test('is for administrators, on invoices, not ahead of time', async () => {
    const id = await placeInvoice(app.db, admin)
    expect((await staff.refused('/cari_islem/odeme', payment(id, 1))).code).toBe('ERR_105')
    expect((await notPaid(id, 1, { islem_zamani: '2199-01-01' })).code).toBe('payment_in_future')
    const wine = await buildWine(app.db, {}, 1)
    const fresh = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 1 }])
    expect((await notPaid(fresh, 1)).code).toBe('order_not_invoiced')
  })

  test('an instalment is paid when it is covered', async () => {
    const id = await placeInvoice(app.db, admin, 10, { s_vadeli_odeme: '1', s_taksit_sayisi: 2 })
    const open = async () =>
      (await admin.call('/cus_taksitler/list', { sip_id: id, odeme: '0' })).datalist ?? []
    const [first, second] = await open()
    await pay(id, 54.45, { taksit_id: first?.id })
    await pay(id, 54, { taksit_id: second?.id })
    expect(await open()).toMatchObject([{ id: second?.id }])
    expect((await order(id)).vade_tar).toBe(second?.tak_tar)
  })
})

describe('late fee', () => {
  const remind = async (id: number, ...stages: number[]) => {
    for (const stage of stages) await remindOnce(app, admin, id, stage)
  }

  test('is that of the last reminder and is booked once', async () => {
    const id = await placeInvoice(app.db, admin)
    await remind(id, 1, 2)
    expect(await order(id)).toMatchObject({ gecikme_farki: 10, kalan: 118.9 })
    expect((await pay(id, 50)).save_response.kalan).toBe(68.9)
    expect((await pay(id, 8.9)).save_response.kalan).toBe(60)
    await remind(id, 3)
    expect(await order(id)).toMatchObject({ gecikme_farki: 30, kalan: 80 })
    expect((await pay(id, 80)).save_response).toMatchObject({ kalan: 0, kapatilabilir: '1' })
    const { datalist } = await admin.call('/cari_islem_view/list', {
      s_no: id,
      filters: { islem_type: { value: [2, 3], matchMode: 'between' } },
      orderByField: 'id',
    })
    expect(datalist.filter((row) => row.iptal_t === null).map((row) => row.alacak)).toEqual([0, 0, 30, 0])
  })

  test('can be waived for good', async () => {
    const id = await placeInvoice(app.db, admin)
    await remind(id, 1, 2)
    expect((await pay(id, 108.9, { late_fee: 0 })).save_response.kalan).toBe(0)
    expect(await order(id)).toMatchObject({ gecikme_farki: 0, kalan: 0 })
    expect((await admin.call('/siparisler/fatura_siparis_kapat', { id })).status.isContinue).toBe(true)
  })
})

describe('/cari_islem/delete', () => {
  test('withdraws the booking, opens its instalment, and is refused on closed invoices', async () => {
    const id = await placeInvoice(app.db, admin, 10, { s_vadeli_odeme: '1', s_taksit_sayisi: 1 })
    const [part] = (await admin.call('/cus_taksitler/list', { sip_id: id })).datalist ?? []
    const { save_response } = await pay(id, 108.9, { taksit_id: part?.id })
    expect((await staff.refused('/cari_islem/delete', { id: save_response.id })).code).toBe('ERR_105')
    await admin.call('/siparisler/fatura_siparis_kapat', { id })
    expect((await admin.refused('/cari_islem/delete', { id: save_response.id })).code).toBe('order_is_closed')
    await admin.call('/siparisler/fatura_acik_yap', { id })
    expect((await admin.call('/cari_islem/delete', { id: save_response.id })).save_response).toEqual({
      id: save_response.id,
      kalan: 108.9,
    })
    expect(await paid(id)).toBe(0)
    expect((await admin.call('/cus_taksitler/list', { sip_id: id, odeme: '0' })).datalist).toHaveLength(1)
    expect((await admin.refused('/cari_islem/delete', { id: save_response.id })).code).toBe(
      'record_not_found',
    )
  })

  test('the ledger cannot be rewritten, not even by SQL', async () => {
    const id = await placeInvoice(app.db, admin)
    const { save_response } = await pay(id, 1)
    const entry = app.db.updateTable('cari_islem').where('id', '=', save_response.id)
    await expect(entry.set({ borc: 1000 }).execute()).rejects.toThrow('withdrawn')
    await expect(app.db.deleteFrom('cari_islem').execute()).rejects.toThrow('withdrawn')
  })
})

test('the sum of a ledger leaves withdrawn bookings out', async () => {
  const id = await placeInvoice(app.db, admin)
  const { save_response } = await pay(id, 30)
  await pay(id, 20)
  await admin.call('/cari_islem/delete', { id: save_response.id })
  const { datalist, sum } = await admin.call('/cari_islem_view/list', { s_no: id, sum_field: 'borc' })
  expect([datalist.length, sum]).toEqual([2, 20])
})

test('a ledger is seen with its order or its customer', async () => {
  const wine = await buildWine(app.db, {}, 5)
  const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 1 }])
  await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
  await app.db.updateTable('customers').set({ cus_user: 3 }).execute()
  await pay(id, 5)
  const colleague = await app.as('satis')
  const rows = async (caller: Caller) =>
    (await caller.call('/cari_islem_view/list', { s_no: id })).datalist.length
  expect([await paid(id, staff), await paid(id, colleague)]).toEqual([5, 0])
  expect([await rows(staff), await rows(colleague)]).toEqual([1, 0])
})

describe('money that came in too much', () => {
  const balanceOf = async (id: number) => {
    const { balance } = await app.db
      .selectFrom('customers as c')
      .innerJoin('siparisler as o', 'o.cus_id', 'c.id')
      .select('c.balance')
      .where('o.id', '=', id)
      .executeTakeFirstOrThrow()
    return balance
  }

  test('goes to the balance of the customer once, and comes back with its booking', async () => {
    const id = await placeInvoice(app.db, admin)
    const total = (await admin.call('/siparisler/get', { id })).item.kalan
    await pay(id, total + 11.1)
    expect((await admin.call('/siparisler/get', { id })).item.kalan).toBe(-11.1)
    await admin.call('/siparisler/fatura_siparis_kapat', { id, bakiye_ekle: '1' })
    expect(await balanceOf(id)).toBe(11.1)
    expect((await admin.call('/siparisler/get', { id })).item.kalan).toBe(0)

    await admin.call('/siparisler/fatura_acik_yap', { id })
    await admin.call('/siparisler/fatura_siparis_kapat', { id, bakiye_ekle: '1' })
    expect(await balanceOf(id)).toBe(11.1)

    await admin.call('/siparisler/fatura_acik_yap', { id })
    const { datalist } = await admin.call('/cari_islem_view/list', { s_no: id, islem_type: 4 })
    await admin.call('/cari_islem/delete', { id: present(datalist[0]?.id) })
    expect(await balanceOf(id)).toBe(0)
    expect((await admin.call('/siparisler/get', { id })).item.kalan).toBe(-11.1)
  })

  test('stays with the invoice when nobody asks, and a spent balance cannot come back', async () => {
    const id = await placeInvoice(app.db, admin)
    const { kalan, cus_id } = (await admin.call('/siparisler/get', { id })).item
    await pay(id, kalan + 5)
    await admin.call('/siparisler/fatura_siparis_kapat', { id })
    expect(await balanceOf(id)).toBe(0)
    await admin.call('/siparisler/fatura_acik_yap', { id })
    await admin.call('/siparisler/fatura_siparis_kapat', { id, bakiye_ekle: '1' })
    await admin.call('/siparisler/fatura_acik_yap', { id })
    await app.db.updateTable('customers').set({ balance: 1 }).where('id', '=', cus_id).execute()
    const { datalist } = await admin.call('/cari_islem_view/list', { s_no: id, islem_type: 4 })
    expect((await admin.refused('/cari_islem/delete', { id: datalist[0]?.id })).code).toBe(
      'balance_already_used',
    )
    expect(await balanceOf(id)).toBe(1)
  })
})

test('an invoice that is paid in full has no open instalments, closed or reopened', async () => {
  const id = await placeInvoice(app.db, admin, 10, { s_vadeli_odeme: '1', s_taksit_sayisi: 2 })
  const open = async () =>
    (await admin.call('/cus_taksitler/list', { sip_id: id, odeme: '0' })).datalist.length ?? 0
  const [first] = (await admin.call('/cus_taksitler/list', { sip_id: id })).datalist ?? []
  await pay(id, present(first?.tak_tutar), { taksit_id: first?.id })
  await pay(id, (await admin.call('/siparisler/get', { id })).item.kalan)
  expect(await open()).toBe(0)
  await admin.call('/siparisler/fatura_siparis_kapat', { id })
  await admin.call('/siparisler/fatura_acik_yap', { id })
  expect(await open()).toBe(0)
})

test('the ledger of a customer that somebody may not open is refused by name', async () => {
  const cus_id = await buildCustomer(app.db, { cus_user: people.satis.id })
  const stranger = await app.as('personel')
  for (const body of [{ cus_id }, { filters: { cus_id } }])
    expect((await stranger.refused('/cari_islem_view/list', body)).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
})
