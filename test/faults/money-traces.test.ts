import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { placeInvoice } from '#test/server/factories.ts'
import { remind } from '#test/server/reminding.ts'
import { brokenInvariants } from './invariants.ts'
import { present } from '#test/server/present.ts'

describe('money and its traces', () => {
  let app: TestApp
  let admin: Caller
  const islem_zamani = Temporal.Now.plainDateISO('Europe/Berlin').toString()

  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  test('a closed invoice keeps its reminders, so that a waived fee stays waived', async () => {
    const id = await placeInvoice(app.db, admin)
    for (const stage of [1, 2, 3]) await remind(app, admin, id, stage)
    const { s_g_toplam } = (await admin.call('/siparisler/get', { id })).item
    await admin.call('/cari_islem/odeme', { s_no: id, borc: s_g_toplam, late_fee: 0, islem_zamani })
    await admin.call('/siparisler/fatura_siparis_kapat', { id })
    expect((await admin.refused('/siparisler/update', { id, sd_uyari_3_is: '0' })).code).toBe(
      'order_is_closed',
    )
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    const broken = await brokenInvariants(client).finally(() => client.end())
    expect(broken).toEqual([])
  })

  test('an instalment stays paid when another payment of it is withdrawn', async () => {
    const id = await placeInvoice(app.db, admin, 10, { s_vadeli_odeme: '1', s_taksit_sayisi: 2 })
    const [part] = (await admin.call('/cus_taksitler/list', { sip_id: id })).datalist ?? []
    const pay = (borc: number) =>
      admin.call('/cari_islem/odeme', { s_no: id, borc, taksit_id: part?.id, islem_zamani })
    const { save_response: small } = await pay(1)
    await pay(present(part?.tak_tutar))
    await admin.call('/cari_islem/delete', { id: small.id })
    const [after] = (await admin.call('/cus_taksitler/list', { id: part?.id })).datalist ?? []
    expect(after?.odeme).toBe('1')
  })
})
