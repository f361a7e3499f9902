import { businessDay } from '#core/days/dates.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildWine, placeInvoice, placeOrder, opened } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let dealerAdmin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  dealerAdmin = await app.as('bayiadmin')
})

const update = (id: number, change: Record<string, unknown>, caller = admin) =>
  caller.call('/siparisler/update', { id, ...change })
const notUpdated = (id: number, change: Record<string, unknown>, caller = admin) =>
  caller.refused('/siparisler/update', { id, ...change })

async function place(person: keyof typeof people = 'personel') {
  const wine = await buildWine(app.db, {}, 10)
  return placeOrder(app.db, await app.as(person), [{ stk_id: wine, stk_adet: 1 }])
}

describe('/siparisler/update', () => {
  test.each([
    ['an amount', { s_g_toplam: 1 }],
    ['the invoice flag', { fd_fon: '1' }],
    ['a number', { f_no: '1' }],
    ['the closing', { f_close: '1' }],
    ['approval', { sd_onaylama: '1' }],
    ['shipment', { sd_gonderi_status: '1' }],
    ['two purposes', { s_note: 'x', f_ytakip: '1' }],
    ['nothing', {}],
  ])('refuses %s', async (_, change) => {
    const id = await place()
    expect((await notUpdated(id, change)).code).toBe('lutfen_girdiginiz_bigileri_kontrol_ediniz')
  })

  test('is for administrators; dealer administrators only pass orders on', async () => {
    const id = await place('bayi')
    const staff = await app.as('personel')
    expect((await notUpdated(id, { s_note: 'x' }, staff)).code).toBe('ERR_105')
    expect((await notUpdated(id, { s_note: 'x' }, dealerAdmin)).code).toBe('ERR_105')
    expect((await update(id, { per_id: people.bayiadmin.id }, dealerAdmin)).save_response).toMatchObject({
      per_id: 5,
      per_name: 'bayiadmin Test',
      bayi_id: 2,
    })
    expect((await notUpdated(id, { per_id: people.personel.id }, dealerAdmin)).code).toBe('ERR_105')
    expect((await notUpdated(await place(), { per_id: people.bayi.id }, dealerAdmin)).code).toBe(
      'record_not_found',
    )
  })

  test('an administrator passes an order on to anybody who can sell, before the invoice', async () => {
    const id = await place()
    expect((await update(id, { per_id: people.fremd.id })).save_response).toMatchObject({
      per_id: 7,
      bayi_id: 3,
    })
    expect(await notUpdated(id, { per_id: 1 })).toMatchObject({ fields: { per_id: 'not_allowed' } })
    const invoice = await placeInvoice(app.db, admin)
    expect((await notUpdated(invoice, { per_id: 3 })).code).toBe('order_is_invoiced')
  })

  test('an order that was passed on is given back as it was, unless something happened to it', async () => {
    const id = await place('bayi')
    const rows = async () => [
      await app.db.selectFrom('siparisler').selectAll().where('id', '=', id).execute(),
      await app.db.selectFrom('siparis_icerik').selectAll().where('sip_id', '=', id).execute(),
    ]
    const version = expect.any(Number)
    const before = (await rows()).map((part) => part.map((row) => ({ ...row, version })))
    const passOn = async (per_id: number, caller = dealerAdmin) =>
      (await update(id, { ...(await opened(app.db, 'siparisler', id)), per_id }, caller)).save_response
        .version
    const giveBack = { version: await passOn(people.bayiadmin.id), per_id: people.bayi.id }
    const per_id = people.bayiadmin.id
    expect(await rows()).toMatchObject([[{ per_id, per_name: 'bayiadmin Test' }], [{ per_id }]])
    expect((await notUpdated(id, giveBack, await app.as('bayi'))).code).toBe('ERR_105')
    await update(id, giveBack, dealerAdmin)
    expect(await rows()).toEqual(before)
    const late = { version: await passOn(people.bayiadmin.id), per_id: people.bayi.id }
    await passOn(people.fremd.id, admin)
    expect((await notUpdated(id, late)).code).toBe('record_changed')
    expect((await notUpdated(id, late, dealerAdmin)).code).toBe('record_not_found')
  })

  test('notes change at any time, against the version that was seen', async () => {
    const id = await placeInvoice(app.db, admin)
    const notes = { s_note: 'bitte klingeln', s_prasentrechnung: '1' }
    expect(await notUpdated(id, notes)).toMatchObject({ fields: { version: 'requiredField' } })
    const first = await update(id, { ...notes, ...(await opened(app.db, 'siparisler', id)) })
    expect(first.save_response).toMatchObject({ s_note: 'bitte klingeln', s_prasentrechnung: '1' })
    expect(first.save_response).not.toHaveProperty('search_text')
    const { version } = first.save_response
    await update(id, { s_note: 'neu', version })
    expect((await notUpdated(id, { s_note: 'alt', version })).code).toBe('record_changed')
  })

  test('the text on the invoice is part of it once it is issued', async () => {
    const id = await place()
    const noted = await update(id, { fat_note: 'Danke!', ...(await opened(app.db, 'siparisler', id)) })
    expect(noted.save_response).toMatchObject({ fat_note: 'Danke!' })
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    const { version } = await opened(app.db, 'siparisler', id)
    expect((await notUpdated(id, { fat_note: 'anders', version })).code).toBe('order_is_invoiced')
    const same = await update(id, { s_note: 'klingeln', fat_note: 'Danke!', version })
    expect(same.save_response).toMatchObject({ s_note: 'klingeln', fat_note: 'Danke!' })
    const change = app.db.updateTable('siparisler').set({ fat_note: 'x' }).where('id', '=', id).execute()
    await expect(change).rejects.toThrow('immutable')
  })

  test('an update that cancels obeys the rules of cancelling', async () => {
    const id = await place()
    expect(await notUpdated(id, { sd_cancel_on: '1' })).toMatchObject({
      fields: { f_ip_neden_type: 'requiredField' },
    })
    expect((await update(id, { sd_cancel_on: '1', f_ip_neden_type: 1 })).save_response.sd_cancel_on).toBe('1')
  })
})

describe('collection', () => {
  const seizure = { f_ytakip: '1', f_haciz_firma: 'Nordlicht Inkasso GmbH', f_haciz_aciklama: 'drei Briefe' }

  test('seizure, then bankruptcy, and both can be lifted', async () => {
    const id = await placeInvoice(app.db, admin)
    expect((await notUpdated(id, { f_ytakip: '2', f_iflas_aciklama: 'x' })).code).toBe('order_not_seized')
    expect(await notUpdated(id, { f_ytakip: '1' })).toMatchObject({
      fields: { f_haciz_firma: expect.any(String), f_haciz_aciklama: 'requiredField' },
    })
    expect((await update(id, { ...seizure, f_haciz_tarihi: '2026-03-01' })).save_response).toMatchObject({
      f_ytakip: 1,
      f_haciz_tarihi: '2026-03-01',
    })
    expect((await notUpdated(id, seizure)).code).toBe('order_in_collection')
    expect(await notUpdated(id, { f_ytakip: '1', f_iflas_tarihi: null })).toMatchObject({
      fields: { f_iflas_aciklama: 'requiredField' },
    })
    expect((await update(id, { f_ytakip: '1', f_iflas_aciklama: 'Verfahren' })).save_response).toMatchObject({
      f_ytakip: 2,
      f_iflas_aciklama: 'Verfahren',
      f_iflas_tarihi: expect.any(String),
    })
    expect((await update(id, { f_ytakip: '0' })).save_response).toMatchObject({
      f_ytakip: 0,
      f_haciz_firma: null,
    })
  })

  test('is for open invoices', async () => {
    expect((await notUpdated(await place(), seizure)).code).toBe('order_not_invoiced')
  })
})

test('commission is written off for closed invoices, once', async () => {
  const id = await placeInvoice(app.db, admin)
  const both = { per_odeme: '1', bayi_odeme: '1' }
  expect((await notUpdated(id, both)).code).toBe('order_not_closed')
  await admin.call('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: businessDay() })
  await admin.call('/siparisler/fatura_siparis_kapat', { id })
  expect((await notUpdated(id, { per_odeme: '0', bayi_odeme: '1' })).isContinue).toBe(false)
  expect((await update(id, both)).save_response).toMatchObject({ ...both, per_belge_no: null })
  expect((await notUpdated(id, both)).code).toBe('commission_already_paid')
})
