import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { camtOf, statementOver } from '../domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import type { BankEntry } from '../domain/statement.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller
let other: Caller
const today = businessDay()
const far = Temporal.PlainDate.from(today).add({ days: 40 }).toString()

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  other = await app.as('admin2')
  await sql`insert into firma_bilgileri (id, legal_name, iban, creditor_id)
    values (1, 'Weinkontor', ${OWN_IBAN}, 'DE98ZZZ09999999999')
    on conflict (id) do update set iban = excluded.iban, creditor_id = excluded.creditor_id`.execute(app.db)
})

const order = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const balanceOf = async (id: number) => (await admin.call('/customers/get', { id })).item.balance

/** An invoice over 108.90 of a customer of its own. */
async function invoice(values: Record<string, unknown> = {}) {
  const cus_id = await buildCustomer(app.db)
  const id = await placeInvoice(app.db, admin, 10, { cus_id, ...values })
  const { f_no, kalan } = await order(id)
  return { id, cus_id, f_no: f_no as string, kalan: kalan }
}

let number = 0
async function load(values: Partial<BankEntry>) {
  number += 1
  const entry = bankEntry({ day: today, iban: null, reference: `SEEN-${number}`, ...values })
  const head = { iban: OWN_IBAN, statementId: `SEEN-${number}`, sequence: null, day: today, opening: 0 }
  const { save_response } = await admin.call('/bank_import/create', {
    file_name: 'a.xml',
    base_64: Buffer.from(camtOf([statementOver(head, [entry])])).toString('base64'),
  })
  return (await admin.call('/bank_entry/list', { filters: { import_id: save_response.id } })).datalist[0]
}

const payment = (s_no: number, borc: number) => ({ s_no, borc, islem_zamani: today })

describe('an invoice that was paid while it was shown', () => {
  test('is booked once by eight at the same moment', async () => {
    const { id, cus_id, kalan } = await invoice()
    const booking = { sip_id: id, amount: kalan, acik: kalan }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => (place % 2 ? admin : other).raw('/open_item/book', booking)),
    )
    expect(answers.filter(({ status }) => status.isContinue)).toHaveLength(1)
    expect(await balanceOf(cus_id)).toBe(0)
    const plain = await admin.refused('/open_item/book', { sip_id: id, amount: kalan })
    expect(plain).toMatchObject({ code: 'open_amount_changed', params: { shown: kalan, open: 0 } })
  })

  test('in parts is booked once by each who saw it so', async () => {
    const { id, kalan } = await invoice()
    const booking = { sip_id: id, amount: 20, acik: kalan }
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.raw('/open_item/book', booking)))
    expect(answers.filter(({ status }) => status.isContinue)).toHaveLength(1)
    expect((await order(id)).kalan).toBe(88.9)
  })

  test.each([
    ['the desk', '/open_item/book', (id: number) => ({ sip_id: id, amount: 10, acik: 108.9 })],
    ['the payment panel', '/cari_islem/odeme', (id: number) => ({ ...payment(id, 10), acik: 108.9 })],
    ['the balance', '/cari_islem/bakiyeden', (id: number) => ({ s_no: id, tutar: 10, acik: 108.9 })],
  ])('is asked about by %s, with both amounts and who was first', async (_what, path, input) => {
    const { id, cus_id } = await invoice()
    await sql`update customers set balance = 50 where id = ${cus_id}`.execute(app.db)
    await other.call('/cari_islem/odeme', payment(id, 50))
    const { code, params } = await admin.refused(path, input(id))
    expect({ code, params }).toMatchObject({
      code: 'open_amount_changed',
      params: { sip_id: id, shown: 108.9, open: 58.9, user: 'admin2' },
    })
    const answer = await admin.untyped(path, { ...input(id), acik: params?.open })
    expect(answer.status.isContinue).toBe(true)
    expect((await order(id)).kalan).toBe(48.9)
  })

  test('is asked about for an instalment, and when only its state is another', async () => {
    const { id } = await invoice({ s_vadeli_odeme: '1', s_taksit_sayisi: 3 })
    const { version, kalan } = await order(id)
    const { datalist: parts } = await admin.call('/cus_taksitler/list', { sip_id: id })
    const booking = { sip_id: id, taksit_id: parts[1]?.id, amount: 36.3, acik: kalan }
    await other.call('/open_item/book', booking)
    expect((await admin.refused('/open_item/book', booking)).code).toBe('open_amount_changed')
    const old = { ...booking, acik: (await order(id)).kalan, siparis_version: version + 7 }
    expect((await admin.refused('/open_item/book', old)).code).toBe('open_amount_changed')
  })

  test('is asked about when a credit note is set off', async () => {
    const one = await invoice()
    const note = await creditNoteOf(one.cus_id)
    await other.call('/cari_islem/odeme', payment(one.id, 50))
    const setOff = { s_no: one.id, kaynak_id: note, tutar: 10, acik: 108.9 }
    expect((await admin.refused('/cari_islem/mahsup', setOff)).code).toBe('open_amount_changed')
  })

  test('is asked about for an entry of the bank, each part with what it showed', async () => {
    const { id, f_no } = await invoice()
    const entry = await load({ purpose: f_no, amount: 50 })
    const parts = [{ sip_id: id, amount: 50, acik: entry?.parts[0]?.kalan }]
    await other.call('/open_item/book', { sip_id: id, amount: 108.9 })
    expect(await admin.refused('/bank_entry/book', { id: entry?.id, parts })).toMatchObject({
      code: 'open_amount_changed',
      params: { shown: 108.9, open: 0 },
    })
    expect((await admin.refused('/bank_entry/book', { id: entry?.id })).code).toBe('open_amount_changed')
    const seen = [{ sip_id: id, amount: 50, acik: 0 }]
    expect(
      (await admin.call('/bank_entry/book', { id: present(entry?.id), parts: seen })).status.isContinue,
    ).toBe(true)
  })

  test('is marked at the desk with who has booked', async () => {
    const { id, f_no } = await invoice()
    const untouched = await invoice()
    await other.call('/cari_islem/odeme', payment(id, 50))
    const shown = [
      { sip_id: id, acik: 108.9 },
      { sip_id: untouched.id, acik: 108.9 },
    ]
    const { changed } = await admin.call('/open_item/list', { search: f_no, shown })
    expect(changed).toEqual([{ sip_id: id, acik: 58.9, user_name: 'admin2' }])
  })
})

/** A credit note over one bottle of another invoice of the customer. */
async function creditNoteOf(cus_id: number): Promise<number> {
  const origin = await placeInvoice(app.db, admin, 2, { cus_id })
  const { rows } = await sql<{
    stk_id: number
  }>`select stk_id from siparis_icerik where sip_id = ${origin}`.execute(app.db)
  return placeOrder(app.db, admin, [{ stk_id: rows[0]?.stk_id ?? 0, stk_adet: 1 }], {
    cus_id,
    s_is_teklif: 2,
    gutschrift_sip_id: origin,
  })
}

/** An invoice whose debit is with the bank. */
async function inFlight() {
  const one = await invoice({ s_lastschrift: '1' })
  const { save_response } = await admin.call('/mandate/create', {
    cus_id: one.cus_id,
    iban: 'DE02120300000000202051',
    holder: 'Jürgen Groß',
  })
  await admin.call('/mandate/sign', { id: save_response.id, signed_on: today })
  const { total } = await admin.call('/debit_run/preview', { day: far })
  const run = (await admin.call('/debit_run/create', { day: far, total })).save_response
  const { datalist: items } = await admin.call('/debit_item/list', { sip_id: one.id })
  const item = await app.db
    .selectFrom('debit_items')
    .selectAll()
    .where('id', '=', present(items[0]?.id))
    .executeTakeFirstOrThrow()
  return { ...one, run, item }
}

const toBeRefunded = async (sip_id: number) =>
  ((await admin.call('/transfer_run/preview', { day: far })).excluded ?? []).find(
    (row) => row.sip_id === sip_id,
  )

describe('an invoice whose debit is in flight', () => {
  test.each([
    ['paid at the desk', '/open_item/book', (id: number) => ({ sip_id: id, amount: 10 })],
    ['paid in the panel', '/cari_islem/odeme', (id: number) => payment(id, 10)],
    ['cancelled', '/siparisler/fatura_iptali', (id: number) => ({ id, f_ip_neden_type: 2 })],
    ['withdrawn from', '/withdrawal/create', (id: number) => ({ id })],
  ])('asks when it is %s, naming run and day', async (_what, path, input) => {
    const { id, run, kalan } = await inFlight()
    const { code, params } = await admin.refused(path, input(id))
    expect({ code, params }).toMatchObject({
      code: 'debit_in_flight',
      params: { run: run.id, day: run.day, amount: kalan },
    })
    const answer = await admin.untyped(path, { ...input(id), tahsilat_onay: '1' })
    expect(answer.status.isContinue).toBe(true)
    await admin.call('/debit_run/cancel', { id: run.id })
  })

  test.each([
    [
      'paid',
      '/open_item/book',
      ({ id, kalan }: { id: number; kalan: number }) => ({ sip_id: id, amount: kalan }),
    ],
    ['cancelled', '/siparisler/fatura_iptali', ({ id }: { id: number }) => ({ id, f_ip_neden_type: 2 })],
  ])('and was %s offers the refund when the money of the debit arrives', async (_what, path, input) => {
    const one = await inFlight()
    await admin.untyped(path, { ...input(one), tahsilat_onay: '1' })
    const entry = await load({
      amount: one.kalan,
      endToEndId: one.item.end_to_end_id,
      purpose: 'Lastschrift',
    })
    expect(entry).toMatchObject({ state: 'booked', tier: 'A' })
    expect(await balanceOf(one.cus_id)).toBe(0)
    const { datalist } = await admin.call('/transfer_run/preview', { day: far })
    expect(datalist).toContainEqual(expect.objectContaining({ sip_id: one.id, amount: one.kalan }))
    await admin.call('/bank_entry/undo', { id: present(entry?.id) })
    expect(await toBeRefunded(one.id)).toBeUndefined()
    const closed = (await order(one.id)).f_close
    expect(closed).toBe(_what === 'paid' ? '1' : '0')
    await admin.call('/debit_run/cancel', { id: one.run.id })
  })
})

test('a transfer for an invoice whose debit is under way is booked by nobody but a person', async () => {
  const { id, f_no, kalan, run } = await inFlight()
  const entry = await load({ amount: kalan, purpose: f_no })
  expect(entry).toMatchObject({ state: 'asks', parts: [{ sip_id: id, amount: kalan }] })
  expect(entry?.evidence.map(({ code }: { code: string }) => code)).toContain('debit_in_flight')
  const one = { id: present(entry?.id), version: present(entry?.version) }
  const bulk = await admin.call('/bank_entry/book_all', { entries: [one] })
  expect(bulk.not_booked).toMatchObject([{ id: entry?.id, reason: 'doubtful' }])
  expect(await admin.refused('/bank_entry/book', one)).toMatchObject({
    code: 'debit_in_flight',
    params: { run: run.id, amount: kalan },
  })
  await admin.call('/bank_entry/book', { ...one, tahsilat_onay: '1' })
  expect((await order(id)).kalan).toBe(0)
  await admin.call('/debit_run/cancel', { id: run.id })
})

describe('money from before the invoice was written', () => {
  const before = Temporal.PlainDate.from(today).subtract({ days: 3 }).toString()
  const asks = { code: 'payment_before_invoice', params: { invoiced: today, day: before } }

  test.each<
    [string, string, (facts: { id: number; cus_id: number; kalan: number }) => Record<string, unknown>]
  >([
    ['a payment', '/cari_islem/odeme', ({ id, kalan }) => ({ s_no: id, borc: kalan, islem_zamani: before })],
    ['the desk', '/open_item/book', ({ id, kalan }) => ({ sip_id: id, amount: kalan, day: before })],
    ['the balance', '/cari_islem/bakiyeden', ({ id }) => ({ s_no: id, islem_zamani: before })],
  ])('%s asks, and books a prepayment that is confirmed', async (_, path, bodyOf) => {
    const made = await invoice()
    await sql`update customers set balance = 500 where id = ${made.cus_id}`.execute(app.db)
    const body = bodyOf(made)
    expect(await admin.refused(path, body)).toMatchObject(asks)
    expect((await order(made.id)).kalan).toBe(made.kalan)
    await admin.untyped(path, { ...body, on_odeme: '1' })
    expect((await order(made.id)).kalan).toBe(0)
    const { rows } = await sql<{ day: string }>`
      select islem_zamani::date::text as day from cari_islem where s_no = ${made.id} and borc > 0`.execute(
      app.db,
    )
    expect(rows).toEqual([{ day: before }])
  })

  test('closing asks as well', async () => {
    const { id, kalan } = await invoice()
    await admin.call('/cari_islem/odeme', payment(id, kalan))
    const closing = { id, islem_zamani: before }
    expect(await admin.refused('/siparisler/fatura_siparis_kapat', closing)).toMatchObject(asks)
    await admin.call('/siparisler/fatura_siparis_kapat', { ...closing, on_odeme: '1' })
  })

  test('a bank statement books nothing by itself or in bulk, only what a person confirms', async () => {
    const { id, f_no, kalan } = await invoice()
    const entry = await load({ amount: kalan, purpose: f_no, day: before })
    expect(entry).toMatchObject({ state: 'asks' })
    expect(entry?.evidence.map(({ code }: { code: string }) => code)).toContain('before_invoice')
    const bulk = await admin.call('/bank_entry/book_all', {
      entries: [{ id: present(entry?.id), version: present(entry?.version) }],
    })
    expect(bulk.not_booked).toMatchObject([{ id: entry?.id, reason: 'doubtful' }])
    const one = { id: present(entry?.id), version: present(entry?.version) }
    expect(await admin.refused('/bank_entry/book', one)).toMatchObject(asks)
    await admin.call('/bank_entry/book', { ...one, on_odeme: '1' })
    expect((await order(id)).kalan).toBe(0)
  })
})
