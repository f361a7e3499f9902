import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { goBackTo, resetClocks } from '#test/server/clock.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, placeInvoice, shipmentPayload as parcel } from '#test/server/factories.ts'

const path = '/kargo_islem/gonderi_kaydet_ekle'
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})
beforeEach(async () => {
  await resetClocks(app)
  await app.db.deleteFrom('mail_outbox').execute()
})

const orderOf = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const mails = () => app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()

describe('/kargo_islem/update', () => {
  async function shipment() {
    await goBackTo(app, '2026-03-02T09:00:00Z')
    const id = await placeInvoice(app.db, admin)
    const { save_response } = await admin.call(path, parcel(id, { sip_gon_t: '2026-03-02' }))
    await goBackTo(app, '2026-03-05T23:30:00Z')
    return save_response as { id: number; version: number; sip_id: number }
  }

  test('marks delivered, today unless a day is given, and takes it back', async () => {
    const { id } = await shipment()
    const { save_response } = await admin.call('/kargo_islem/update', {
      id,
      gon_status: '1',
      teslim_alan: 'Nachbarin',
    })
    expect(save_response).toMatchObject({
      gon_status: '1',
      teslim_tar: '2026-03-06',
      teslim_alan: 'Nachbarin',
    })
    const delivered = await admin.call('/kargo_cikti/list', { gon_status: '1', id, count: true })
    expect(delivered).toMatchObject({ count: 1, datalist: [{ kisa_tanim: 'DHL', teslim_alan: 'Nachbarin' }] })
    const other = await admin.call('/kargo_islem/update', { id, teslim_tar: '2026-03-04' })
    expect(other.save_response).toMatchObject({ teslim_tar: '2026-03-04', teslim_alan: 'Nachbarin' })
    const back = await admin.call('/kargo_islem/update', { id, gon_status: '0' })
    expect(back.save_response).toMatchObject({ gon_status: '0', teslim_tar: null, teslim_alan: null })
  })

  test('corrects number, carrier and day; the order shows the new day, nobody gets a mail', async () => {
    const { id, sip_id } = await shipment()
    const change = { kargo_takip: 'NEU-1', kargo_firm: 2, sip_gon_t: '2026-03-03', note: '', send_mail: true }
    const { save_response } = await admin.untyped('/kargo_islem/update', {
      id,
      version: 1,
      ...change,
      cus_email: 'a@example.com',
    })
    expect(save_response).toMatchObject({ kargo_takip: 'NEU-1', kargo_firm: 2, note: null, send_mail: '0' })
    expect((await orderOf(sip_id)).s_gon_tar).toBe('2026-03-03')
    expect(await mails()).toEqual([])
  })

  test.each([
    ['before it left', { gon_status: '1', teslim_tar: '2026-03-01' }, 'delivery_day_out_of_range'],
    ['in the future', { gon_status: '1', teslim_tar: '2026-03-08' }, 'delivery_day_out_of_range'],
    ['on the day it left', { gon_status: '1', teslim_tar: '2026-03-02' }, null],
    ['sent before it was ordered', { sip_gon_t: '2026-03-01' }, 'shipment_day_out_of_range'],
    [
      'sent after it arrived',
      { gon_status: '1', teslim_tar: '2026-03-03', sip_gon_t: '2026-03-04' },
      'delivery_day_out_of_range',
    ],
  ])('a parcel that arrived %s', async (_, change, code) => {
    const { id } = await shipment()
    const { status } = await admin.raw('/kargo_islem/update', { id, ...change })
    expect(status.isContinue ? null : status.code).toBe(code)
  })

  test('one who saw an older state is told who changed what', async () => {
    const { id, version } = await shipment()
    await admin.call('/kargo_islem/update', { id, version, kargo_takip: 'A' })
    expect(await admin.refused('/kargo_islem/update', { id, version, kargo_takip: 'B' })).toMatchObject({
      code: 'record_changed',
      params: { user: 'admin Test', fields: expect.stringContaining('kargo_takip') },
    })
  })

  test.each([
    [{ kargo_takip: '' }, { kargo_takip: 'requiredField' }],
    [{ gon_status: '2' }, { gon_status: 'not_allowed' }],
    [{ kargo_firm: 999 }, { kargo_firm: 'not_allowed' }],
  ])('refuses %o', async (change, fields) => {
    const { id } = await shipment()
    expect(await admin.refused('/kargo_islem/update', { id, ...change })).toMatchObject({ fields })
  })

  test('a shipment that does not exist', async () => {
    expect((await admin.refused('/kargo_islem/update', { id: 999_999, gon_status: '1' })).code).toBe(
      'record_not_found',
    )
  })
})

describe('/kargo_cikti/list', () => {
  test('finds by number, customer and invoice, and marks what was cancelled after it left', async () => {
    const cus_id = await buildCustomer(app.db, { cus_surname: 'Zöllner' })
    const id = await placeInvoice(app.db, admin, 3, { cus_id })
    await admin.call(path, parcel(id, { kargo_takip: 'JJD-77-XY' }))
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    const { f_no } = await orderOf(id)
    for (const globalFilter of ['zollner', 'jjd-77', f_no as string, 'zöllner dhl']) {
      const { datalist } = await admin.call('/kargo_cikti/list', { gon_status: '0', globalFilter })
      expect(datalist).toMatchObject([
        { sip_id: id, sd_cancel_on: '1', sehir: 'Deidesheim', cus_surname: 'Zöllner' },
      ])
    }
  })

  test('is written to the audit log', async () => {
    const id = await placeInvoice(app.db, admin)
    const { save_response } = await admin.call(path, parcel(id))
    const { rows } = await sql`select user_id, action from sys_audit
      where table_name = 'kargo_cikti' and row_id = ${save_response?.id}`.execute(app.db)
    expect(rows).toEqual([{ user_id: people.admin.id, action: 'INSERT' }])
  })
})
