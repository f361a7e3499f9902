import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine, overdueInvoice, placeInvoice } from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const order = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const balanceOf = async (id: number) => (await admin.call('/customers/get', { id })).item.balance
const find = async (search: string) => admin.call('/open_item/list', { search })
const found = async (search: string) => ((await find(search)).datalist ?? []).map((row) => row.sip_id)
const book = async (sip_id: number, amount: number, more = {}) =>
  (await admin.call('/open_item/book', { sip_id, amount, ...more })).save_response

/** An invoice over 108.90 of a customer of its own. */
async function invoice(customer: Record<string, unknown> = {}, values: Record<string, unknown> = {}) {
  const cus_id = await buildCustomer(app.db, customer)
  const id = await placeInvoice(app.db, admin, 10, { cus_id, ...values })
  return { id, cus_id, f_no: (await order(id)).f_no as string }
}

describe('who may', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s may not', async (person) => {
    const caller = await app.as(person)
    for (const path of ['list', 'book', 'undo', 'recent'])
      expect((await caller.refused(`/open_item/${path}`, { id: 1, sip_id: 1, amount: 1 })).code).toBe(
        'ERR_105',
      )
  })

  test('bad input is refused by its name', async () => {
    const { fields } = await admin.refused('/open_item/book', { sip_id: 'x', amount: 0, day: 'tomorrow' })
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(['amount', 'day', 'sip_id'])
    expect((await admin.refused('/open_item/book', { sip_id: 999_999, amount: 1 })).code).toBe(
      'record_not_found',
    )
    expect((await admin.refused('/open_item/undo', { id: 999_999 })).code).toBe('record_not_found')
    const { id } = await invoice()
    const day = Temporal.Now.plainDateISO().add({ days: 2 }).toString()
    expect((await admin.refused('/open_item/book', { sip_id: id, amount: 1, day })).code).toBe(
      'payment_in_future',
    )
  })
})

describe('an open item is found', () => {
  test('by number in any spelling, printed reference, name and IBAN', async () => {
    const { id, cus_id, f_no } = await invoice({
      cus_surname: 'Findling',
      cus_bank_iban: 'DE02 1203 0000 0000 2020 51',
    })
    const spaced = `${f_no.slice(0, 3)} ${f_no.slice(3)}`
    for (const search of [f_no, spaced, `Rechnung ${f_no} Kunde ${cus_id}`, 'findling', 'de0212030000 0000'])
      expect(await found(search)).toEqual([id])
    expect(await find(f_no)).toMatchObject({
      sure: true,
      datalist: [{ open: 108.9, amount: 108.9, found: 'number' }],
    })
  })

  test('however old it is', async () => {
    const stk_id = await buildWine(app.db)
    const values = {
      ...overdueInvoice('Uralt', 'A-17 003'),
      f_tarih: '2019-01-03',
      s_tar: '2019-01-02T10:00:00Z',
    }
    const id = await buildOrder(app.db, { stk_id, stk_adet: 1 }, values)
    expect(await found('a17oo3')).toEqual([id])
  })

  test('by an account that a payment taught', async () => {
    const { id, cus_id } = await invoice()
    await app.db
      .insertInto('customer_ibans')
      .values({ cus_id, iban: 'AT611904300234573201', learned_by: people.admin.id })
      .execute()
    expect(await found('AT61 1904 3002')).toEqual([id])
  })

  test('by its amount; two of the same amount are not sure', async () => {
    const one = await invoice()
    await book(one.id, 31.17)
    expect(await find('77,73')).toMatchObject({ sure: true, datalist: [{ sip_id: one.id, found: 'amount' }] })
    const other = await invoice()
    await book(other.id, 31.17)
    expect(await find('77,73')).toMatchObject({ sure: false })
    expect(await found('77,73')).toEqual([one.id, other.id])
  })

  test('with its instalments, and a typed amount is what is booked', async () => {
    const { f_no } = await invoice({}, { s_vadeli_odeme: '1', s_taksit_sayisi: 3 })
    const { datalist } = await find(f_no)
    expect(datalist.map(({ part, open }) => [part, open])).toEqual([
      [1, 36.3],
      [2, 36.3],
      [3, 36.3],
      [0, 108.9],
    ])
    expect(await find(`${f_no} 50`)).toMatchObject({
      sure: true,
      datalist: [{ part: 0, amount: 50 }, {}, {}, {}],
    })
  })

  test('only while it is open', async () => {
    const { id, f_no } = await invoice()
    await book(id, 108.9)
    expect(await found(f_no)).toEqual([])
    const cancelled = await invoice()
    await admin.call('/siparisler/fatura_iptali', { id: cancelled.id, f_ip_neden_type: 1 })
    expect(await found(cancelled.f_no)).toEqual([])
  })
})

describe('a booking', () => {
  test('of all that is open closes the invoice; taken back, everything is as before', async () => {
    const { id, cus_id } = await invoice(
      { cus_user: people.satis.id, cus_f_on: '1' },
      { per_id: people.personel.id },
    )
    const before = await order(id)
    const owner = () =>
      app.db
        .selectFrom('customers')
        .select(['cus_user', 'cus_f_on'])
        .where('id', '=', cus_id)
        .executeTakeFirst()
    const owned = await owner()
    const saved = await book(id, 108.9)
    expect(saved).toMatchObject({ kalan: 0, rest: 'none' })
    expect(await order(id)).toMatchObject({ f_close: '1', kalan: 0 })
    expect(await owner()).toMatchObject({ cus_f_on: '0' })
    await admin.call('/open_item/undo', { id: saved.id })
    const { version: _old, ...was } = before
    const { version: _new, ...is } = await order(id)
    expect(is).toEqual(was)
    expect(await owner()).toEqual(owned)
    expect((await admin.refused('/open_item/undo', { id: saved.id })).code).toBe('record_not_found')
  })

  test('of too much puts the rest on the balance, and takes it from there again', async () => {
    const { id, cus_id } = await invoice()
    const saved = await book(id, 120)
    expect(saved).toMatchObject({ kalan: 0, rest: 'surplus', rest_amount: 11.1 })
    expect(await balanceOf(cus_id)).toBe(11.1)
    await admin.call('/open_item/undo', { id: saved.id })
    expect(await balanceOf(cus_id)).toBe(0)
    expect(await order(id)).toMatchObject({ kalan: 108.9, f_close: '0' })
  })

  test('is not taken back when its surplus was spent', async () => {
    const { id, cus_id } = await invoice()
    const saved = await book(id, 120)
    const next = await placeInvoice(app.db, admin, 10, { cus_id })
    await admin.call('/cari_islem/bakiyeden', { s_no: next })
    expect((await admin.refused('/open_item/undo', { id: saved.id })).code).toBe('balance_already_used')
    expect(await order(id)).toMatchObject({ f_close: '1', kalan: 0 })
  })

  test.each([
    [108.85, 'small', 0.05, '1'],
    [108.84, 'open', 0.06, '0'],
  ])('of %d leaves a rest that is %s', async (amount, rest, rest_amount, f_close) => {
    const { id } = await invoice()
    const saved = await book(id, amount)
    expect(saved).toMatchObject({ rest, rest_amount })
    expect(await order(id)).toMatchObject({ f_close })
    await admin.call('/open_item/undo', { id: saved.id })
    expect(await order(id)).toMatchObject({ kalan: 108.9, f_close: '0' })
  })

  test('of a cancelled or closed invoice goes to the balance, where that was seen', async () => {
    const { id, cus_id } = await invoice()
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    const first = await book(id, 108.9, { acik: 0 })
    expect(first).toMatchObject({ rest: 'surplus', rest_amount: 108.9 })
    const closed = await placeInvoice(app.db, admin, 10, { cus_id })
    await book(closed, 108.9)
    const twice = await book(closed, 108.9, { acik: 0 })
    expect(await balanceOf(cus_id)).toBe(217.8)
    expect(await order(closed)).toMatchObject({ kalan: 0, f_close: '1' })
    await admin.call('/open_item/undo', { id: twice.id })
    await admin.call('/open_item/undo', { id: first.id })
    expect(await balanceOf(cus_id)).toBe(0)
    expect(await order(closed)).toMatchObject({ kalan: 0, f_close: '1' })
  })

  test('of an instalment fills just that one; the earlier payment of two is taken back as well', async () => {
    const { id } = await invoice({}, { s_vadeli_odeme: '1', s_taksit_sayisi: 3 })
    const parts = async () =>
      ((await admin.call('/cus_taksitler/list', { sip_id: id })).datalist ?? []).map(({ odenen }) => odenen)
    const { datalist } = await find(present((await order(id)).f_no))
    const second = await book(id, 36.3, { taksit_id: datalist[1]?.taksit_id })
    expect(await parts()).toEqual([0, 36.3, 0])
    await book(id, 72.6)
    expect(await order(id)).toMatchObject({ f_close: '1' })
    await admin.call('/open_item/undo', { id: second.id })
    expect(await order(id)).toMatchObject({ f_close: '0', kalan: 36.3 })
    expect(await parts()).toEqual([36.3, 36.3, 0])
  })

  test('is not taken back once its commission is paid', async () => {
    const { id } = await invoice()
    const saved = await book(id, 108.9)
    await app.db.transaction().execute(async (db) => {
      await sql`select set_config('weinkontor.audit', 'off', true)`.execute(db)
      await sql`update siparisler set per_odeme = '1' where id = ${id}`.execute(db)
    })
    expect((await admin.refused('/open_item/undo', { id: saved.id })).code).toBe('commission_already_paid')
    expect(await order(id)).toMatchObject({ f_close: '1', kalan: 0 })
  })

  test('with a late fee takes the fee back as well', async () => {
    const { id } = await invoice()
    await app.db.transaction().execute(async (db) => {
      await sql`select set_config('weinkontor.audit', 'off', true)`.execute(db)
      await sql`update siparisler set sd_uyari_1_is = '1', sd_uyari_2_is = '1', sd_uyari_2_fark = 10 where id = ${id}`.execute(
        db,
      )
    })
    const { kalan } = await order(id)
    expect(kalan).toBeGreaterThan(108.9)
    const saved = await book(id, kalan)
    expect(await order(id)).toMatchObject({ kalan: 0, f_close: '1' })
    await admin.call('/open_item/undo', { id: saved.id })
    const { rows } = await sql`select from cari_islem where s_no = ${id} and iptal_t is null`.execute(app.db)
    expect(rows).toEqual([])
    expect(await order(id)).toMatchObject({ kalan, f_close: '0', sd_uyari_2_is: '1' })
  })
})

test('what was booked lately is shown, with what was taken back', async () => {
  const { id } = await invoice()
  const saved = await book(id, 8.9)
  const recent = async () => (await admin.call('/open_item/recent')).datalist[0]
  expect(await recent()).toMatchObject({
    id: saved.id,
    sip_id: id,
    amount: 8.9,
    kalan: 100,
    is_undone: false,
  })
  await admin.call('/open_item/undo', { id: saved.id })
  expect(await recent()).toMatchObject({ id: saved.id, is_undone: true, kalan: 108.9 })
})

test('what is open is always what the invoices say', async () => {
  const { rows } = await sql`
    (select sip_id, kalan from open_invoices except
      select id, kalan from siparis_ledger_view
      where s_is_teklif = 0 and fd_fon = '1' and sd_cancel_on = '0' and f_close = '0' and kalan > 0)
    union all (select id, kalan from siparis_ledger_view
      where s_is_teklif = 0 and fd_fon = '1' and sd_cancel_on = '0' and f_close = '0' and kalan > 0
      except select sip_id, kalan from open_invoices)`.execute(app.db)
  expect(rows).toEqual([])
})
