import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine, orderPayload } from '#test/server/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

describe('forged fields', () => {
  test('of an order are computed or kept by the server, whatever was sent', async () => {
    const staff = await app.as('personel')
    const wine = await buildWine(app.db, { stok_de_price: 10 }, 20)
    const cus_id = await buildCustomer(app.db, { cus_user: people.personel.id })
    const forged = {
      cus_id,
      s_toplam: 1,
      s_iskonto: -99,
      s_ara_toplam: 1,
      s_g_toplam: 0.01,
      s_kdv: 0,
      kdv_oran: 0,
      s_kargo: 0,
      f_no: '1',
      fd_fon: '1',
      f_close: '1',
      sd_onaylama: '1',
      sd_kesin: '1',
      sd_gonderi_status: '1',
      per_id: people.admin.id,
      per_name: 'Chef',
      bayi_id: 3,
      per_odeme: '1',
    }
    const line = { stk_id: wine, stk_adet: 2, stk_toplam: 0.01, stk_birim: 0.01 }
    const { save_response } = await staff.call(
      '/siparisler/create_with_icerik',
      await orderPayload(app.db, [line], forged),
    )
    expect(save_response).toMatchObject({
      s_toplam: 20,
      s_ara_toplam: 20 + save_response.s_iskonto,
      s_g_toplam: 20 + save_response.s_iskonto + 8.9,
      kdv_oran: 19,
      f_no: null,
      fd_fon: '0',
      f_close: '0',
      sd_onaylama: '0',
      sd_kesin: '0',
      sd_gonderi_status: '0',
      per_id: people.personel.id,
      bayi_id: people.personel.bayi,
      per_odeme: '0',
    })
  })

  test('a request id of somebody else is not theirs, and one with another body is refused', async () => {
    const [mine, other] = [await app.as('personel'), await app.as('satis')]
    const request_id = randomUUID()
    const body = { reciver_usr: people.admin.id, sender_msg: 'eins', request_id }
    const { save_response } = await mine.call('/takip/gorevler/create', body)
    expect((await other.call('/takip/gorevler/create', body)).save_response.id).not.toBe(save_response.id)
    expect((await mine.call('/takip/gorevler/create', body)).save_response.id).toBe(save_response.id)
    const changed = { ...body, sender_msg: 'zwei' }
    expect((await mine.refused('/takip/gorevler/create', changed)).code).toBe('request_id_reused')
    expect((await mine.refused('/chat/read', { uid: 2, seq: 1, request_id })).code).toBe('request_id_reused')
  })
})
