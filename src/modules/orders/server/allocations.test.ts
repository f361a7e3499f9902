import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, orderPayload, placeInvoice } from '#test/server/factories.ts'
import { remind } from '#test/server/reminding.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const today = Temporal.Now.plainDateISO('Europe/Berlin')
const islem_zamani = today.toString()
const order = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const parts = async (sip_id: number) => (await admin.call('/cus_taksitler/list', { sip_id })).datalist ?? []
const pay = async (s_no: number, borc: number, more = {}) =>
  (await admin.call('/cari_islem/odeme', { s_no, borc, islem_zamani, ...more })).save_response
const withdraw = (id: number) => admin.call('/cari_islem/delete', { id })
const balanceOf = async (cus_id: number) => (await admin.call('/customers/get', { id: cus_id })).item.balance

/** An invoice of 10 bottles for 108.90 of a customer of its own. */
async function invoiceOf(cus_id: number, more = {}): Promise<number> {
  return placeInvoice(app.db, admin, 10, { cus_id, ...more })
}

async function creditNoteFor(origin: number, more = {}): Promise<number> {
  const { item, icerik } = await admin.call('/siparisler/get_siparis_with_icerik', { id: origin })
  const lines = icerik.map((line: { stk_id: number; stk_adet: number }) => ({
    stk_id: line.stk_id,
    stk_adet: line.stk_adet,
  }))
  const values = {
    cus_id: item.cus_id,
    s_is_teklif: 2,
    gutschrift_sip_id: origin,
    s_kargo: item.s_kargo,
    ...more,
  }
  const answer = await admin.call('/siparisler/create_with_icerik', await orderPayload(app.db, lines, values))
  expect(answer.status).toMatchObject({ isContinue: true })
  return answer.save_response.id
}

describe('payments fill instalments by themselves', () => {
  const monthsAgo = (months: number) => today.subtract({ months }).toString()

  async function instalmentInvoice(): Promise<number> {
    const id = await placeInvoice(app.db, admin, 10, { s_vadeli_odeme: '1', s_taksit_sayisi: 3 })
    // Two instalments are overdue, as they would be weeks later.
    const [first, second] = await parts(id)
    const move = (part: { id: number }, day: string) =>
      app.db.updateTable('cus_taksitler').set({ tak_tar: day }).where('id', '=', part.id).execute()
    await move(present(first), monthsAgo(2))
    await move(present(second), monthsAgo(1))
    return id
  }

  test('who pays what is due is no longer overdue, and the next instalment sets the day', async () => {
    const id = await instalmentInvoice()
    expect(await order(id)).toMatchObject({ vade_tar: monthsAgo(2), vadesi_gecen: 72.6 })
    expect(await pay(id, 36.3)).toMatchObject({ kalan: 72.6, sonraki_tutar: 36.3 })
    expect(await order(id)).toMatchObject({ vade_tar: monthsAgo(1), vadesi_gecen: 36.3 })
    await pay(id, 18.15)
    expect(await order(id)).toMatchObject({ vade_tar: monthsAgo(1), vadesi_gecen: 18.15 })
    await pay(id, 18.15)
    const [, , third] = await parts(id)
    expect(await order(id)).toMatchObject({ vade_tar: third?.tak_tar, vadesi_gecen: 0, kalan: 36.3 })
    expect((await parts(id)).map(({ odeme, odenen }) => [odeme, odenen])).toEqual([
      ['1', 36.3],
      ['1', 36.3],
      ['0', 0],
    ])
  })

  test('a withdrawn payment gives back exactly what it filled', async () => {
    const id = await instalmentInvoice()
    const first = await pay(id, 40)
    const second = await pay(id, 40)
    expect((await parts(id)).map(({ odenen }) => odenen)).toEqual([36.3, 36.3, 7.4])
    await withdraw(second.id)
    expect((await parts(id)).map(({ odenen }) => odenen)).toEqual([36.3, 3.7, 0])
    await withdraw(first.id)
    expect((await parts(id)).map(({ odenen, odeme }) => [odenen, odeme])).toEqual([
      [0, '0'],
      [0, '0'],
      [0, '0'],
    ])
  })

  test('the late fee comes before what is not yet due', async () => {
    const id = await instalmentInvoice()
    for (const stage of [1, 2]) await remind(app, admin, id, stage)
    expect(await order(id)).toMatchObject({ vadesi_gecen: 82.6 })
    await pay(id, 82.6)
    expect((await parts(id)).map(({ odenen }) => odenen)).toEqual([36.3, 36.3, 0])
    expect(await order(id)).toMatchObject({ kalan: 36.3, vadesi_gecen: 0 })
    // Without the reminder the money that covered its fee fills the next instalment.
    await admin.call('/siparisler/update', { id, sd_uyari_2_is: '0' })
    expect((await parts(id)).map(({ odenen }) => odenen)).toEqual([36.3, 36.3, 10])
  })
})

describe('credit notes', () => {
  test('are given once: an undo checks what the creation checked', async () => {
    const origin = await invoiceOf(await buildCustomer(app.db))
    const first = await creditNoteFor(origin)
    await admin.call('/siparisler/siparis_iptali', { id: first, f_ip_neden_type: 1 })
    const second = await creditNoteFor(origin)
    expect((await admin.refused('/siparisler/siparis_iptal_geri_al', { id: first })).code).toBe(
      'credit_note_above_invoice',
    )
    await admin.call('/siparisler/siparis_iptali', { id: second, f_ip_neden_type: 1 })
    expect((await admin.call('/siparisler/siparis_iptal_geri_al', { id: first })).status.isContinue).toBe(
      true,
    )
  })

  test('hold their invoice: it cannot be cancelled while they are active', async () => {
    const origin = await invoiceOf(await buildCustomer(app.db))
    const note = await creditNoteFor(origin)
    const cancel = { id: origin, f_ip_neden_type: 2 }
    expect(await admin.refused('/siparisler/fatura_iptali', cancel)).toMatchObject({
      code: 'invoice_has_credit_notes',
      message: expect.stringContaining(`#${note}`),
    })
    expect((await admin.refused('/siparisler/update', { ...cancel, sd_cancel_on: '1' })).code).toBe(
      'invoice_has_credit_notes',
    )
    await admin.call('/siparisler/update', { id: note, gutschrift_ok: '1' })
    const { f_no } = await order(note)
    expect((await admin.refused('/siparisler/fatura_iptali', cancel)).message).toContain(f_no)
  })

  test('reduce the invoice they are set off against, and are done when used up', async () => {
    const cus_id = await buildCustomer(app.db)
    const origin = await invoiceOf(cus_id)
    const note = await creditNoteFor(origin)
    const { save_response } = await admin.call('/cari_islem/mahsup', {
      kaynak_id: note,
      s_no: origin,
      tutar: 100,
    })
    expect(save_response).toMatchObject({ borc: 100, kalan: 8.9, kaynak_id: note })
    expect(await order(note)).toMatchObject({
      fd_fon: '1',
      odenen: 100,
      kalan: -8.9,
      gutschrift_ok: '0',
      f_close: '0',
    })
    await admin.call('/cari_islem/mahsup', { kaynak_id: note, s_no: origin })
    expect(await order(origin)).toMatchObject({ kalan: 0 })
    expect(await order(note)).toMatchObject({ kalan: 0, gutschrift_ok: '1', f_close: '1' })
    expect((await admin.refused('/siparisler/update', { id: origin, sd_uyari_1_is: '1' })).code).toBe(
      'nothing_open',
    )

    await withdraw(save_response.id)
    const stale = { id: note, gutschrift_ok: '1', version: 1 }
    expect((await admin.refused('/siparisler/update', stale)).code).toBe('record_changed')
    expect(await order(origin)).toMatchObject({ kalan: 100 })
    expect(await order(note)).toMatchObject({ kalan: -100, gutschrift_ok: '0', f_close: '0' })
  })

  test('can be paid out or kept as balance, not twice, and a used one is not cancelled', async () => {
    const cus_id = await buildCustomer(app.db)
    const note = await creditNoteFor(await invoiceOf(cus_id))
    await admin.call('/cari_islem/bakiyeye', { s_no: note, tutar: 8.9 })
    expect(await balanceOf(cus_id)).toBe(8.9)
    expect(await admin.refused('/cari_islem/iade', { s_no: note, tutar: 100.01 })).toMatchObject({
      code: 'more_than_owed',
      message: expect.stringContaining('100,00'),
    })
    await admin.call('/cari_islem/iade', { s_no: note })
    expect(await order(note)).toMatchObject({ kalan: 0, gutschrift_ok: '1' })
    expect((await admin.refused('/cari_islem/iade', { s_no: note })).code).toBe('nothing_to_move')
    expect((await admin.refused('/siparisler/fatura_iptali', { id: note, f_ip_neden_type: 1 })).code).toBe(
      'credit_note_already_used',
    )
  })

  test('are refused for strangers, closed invoices and more than is open', async () => {
    const origin = await invoiceOf(await buildCustomer(app.db))
    const note = await creditNoteFor(origin)
    const other = await invoiceOf(await buildCustomer(app.db))
    const set = (s_no: number, more = {}) =>
      admin.refused('/cari_islem/mahsup', { kaynak_id: note, s_no, ...more })
    expect((await set(other)).code).toBe('order_kind_wrong')
    expect((await set(note)).code).toBe('order_kind_wrong')
    expect((await set(origin, { tutar: 0 })).fields).toEqual({ tutar: 'too_small' })
    expect((await set(origin, { islem_zamani: '2199-01-01' })).code).toBe('payment_in_future')
    await pay(origin, 100)
    expect(await set(origin, { tutar: 9 })).toMatchObject({ code: 'more_than_open' })
    await pay(origin, 8.9)
    await admin.call('/siparisler/fatura_siparis_kapat', { id: origin })
    expect((await set(origin)).code).toBe('order_is_closed')
    const staff = await app.as('personel')
    for (const path of [
      '/cari_islem/mahsup',
      '/cari_islem/iade',
      '/cari_islem/bakiyeye',
      '/cari_islem/bakiyeden',
    ])
      expect((await staff.refused(path, { kaynak_id: note, s_no: origin })).code).toBe('ERR_105')
  })
})

describe('the money of a cancelled invoice', () => {
  const cancel = (id: number, more = {}) =>
    admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, ...more })

  test('must go somewhere; from the balance it comes back with the undo', async () => {
    const cus_id = await buildCustomer(app.db)
    const id = await invoiceOf(cus_id)
    await pay(id, 38.3)
    const refusal = await admin.refused('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    expect(refusal).toMatchObject({
      isContinue: false,
      code: 'paid_money_needs_place',
      message: expect.stringContaining('38,30'),
    })
    await cancel(id, { iade_sekli: 'bakiye' })
    expect([await balanceOf(cus_id), (await order(id)).kalan]).toEqual([38.3, 0])
    await admin.call('/siparisler/iptal_fatura_geri_al', { id })
    expect([await balanceOf(cus_id), (await order(id)).kalan]).toEqual([0, 70.6])
  })

  test('that is to be refunded is owed until it is paid out, and then the invoice stays cancelled', async () => {
    const cus_id = await buildCustomer(app.db)
    const id = await invoiceOf(cus_id)
    await pay(id, 38.3)
    await cancel(id, { iade_sekli: 'iade' })
    expect((await order(id)).kalan).toBe(-38.3)
    const owed = await admin.call('/siparisler/list', {
      filters: { cus_id, kalan: { value: 0, matchMode: 'lt' } },
    })
    expect(owed.datalist).toMatchObject([{ id }])
    const { save_response } = await admin.call('/cari_islem/iade', { s_no: id })
    expect((await order(id)).kalan).toBe(0)
    expect((await admin.refused('/siparisler/iptal_fatura_geri_al', { id })).code).toBe('refund_already_paid')
    await withdraw(save_response.id)
    expect((await admin.call('/siparisler/iptal_fatura_geri_al', { id })).status.isContinue).toBe(true)
    expect((await order(id)).kalan).toBe(70.6)
  })

  test('that was spent from the balance keeps the invoice cancelled', async () => {
    const cus_id = await buildCustomer(app.db)
    const id = await invoiceOf(cus_id)
    await pay(id, 50)
    await cancel(id, { iade_sekli: 'bakiye' })
    const next = await invoiceOf(cus_id)
    const { save_response } = await admin.call('/cari_islem/bakiyeden', { s_no: next })
    expect(save_response).toMatchObject({ borc: 50, kalan: 58.9 })
    expect((await admin.refused('/siparisler/iptal_fatura_geri_al', { id })).code).toBe(
      'balance_already_used',
    )
    expect((await admin.refused('/cari_islem/bakiyeden', { s_no: next })).code).toBe('balance_is_empty')
    await withdraw(save_response.id)
    expect([await balanceOf(cus_id), (await order(next)).kalan]).toEqual([50, 108.9])
  })
})

test('a payment whose surplus has gone on cannot be withdrawn before the surplus is back', async () => {
  const id = await invoiceOf(await buildCustomer(app.db))
  const first = await pay(id, 100)
  const second = await pay(id, 20)
  await admin.call('/cari_islem/bakiyeye', { s_no: id })
  expect((await admin.refused('/cari_islem/delete', { id: second.id })).code).toBe('money_moved_on')
  const { datalist } = await admin.call('/cari_islem/list', { s_no: id, islem_type: 4 })
  await withdraw(present(datalist[0]?.id))
  await withdraw(second.id)
  await withdraw(first.id)
  expect(await order(id)).toMatchObject({ kalan: 108.9, odenen: 0 })
})

test('an order of a customer who is gone does not come back', async () => {
  const cus_id = await buildCustomer(app.db)
  const wine = await buildWine(app.db, {}, 5)
  const payload = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 1 }], { cus_id })
  const { save_response } = await admin.call('/siparisler/create_with_icerik', payload)
  await admin.call('/siparisler/siparis_iptali', { id: save_response.id, f_ip_neden_type: 1 })
  await app.db.updateTable('customers').set({ cus_del: '1' }).where('id', '=', cus_id).execute()
  expect((await admin.refused('/siparisler/siparis_iptal_geri_al', { id: save_response.id })).code).toBe(
    'customer_cannot_found_maybe_deleted',
  )
})
