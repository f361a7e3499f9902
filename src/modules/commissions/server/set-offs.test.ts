import { beforeAll, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { buildCustomer, orderPayload, placeInvoice } from '#test/server/factories.ts'
import { startPayouts } from '#test/server/payouts.ts'
import { present } from '#test/server/present.ts'

const { app, admin, pay } = await startPayouts()
const today = businessDay()

beforeAll(() =>
  app.db.updateTable('prim_oranlari').set({ yuzde: 10 }).where('user_id', 'is not', null).execute(),
)

/** A credit note over all bottles of an invoice. */
async function creditNoteOf(origin: number): Promise<number> {
  const { item, icerik } = await admin.call('/siparisler/get_siparis_with_icerik', { id: origin })
  const lines = icerik.map(({ stk_id, stk_adet }: { stk_id: number; stk_adet: number }) => ({
    stk_id,
    stk_adet,
  }))
  const values = { cus_id: item.cus_id, s_is_teklif: 2, gutschrift_sip_id: origin, s_kargo: item.s_kargo }
  const payload = await orderPayload(app.db, lines, values)
  return (await admin.call('/siparisler/create_with_icerik', payload)).save_response.id
}

const rowOf = async (id: number) =>
  (await admin.call('/prim_listesi/list', { tip: 0, siparisler: [id] })).datalist[0]
const close = (id: number) => admin.call('/siparisler/fatura_siparis_kapat', { id, islem_zamani: today })
const setOff = async (s_no: number, kaynak_id: number, tutar?: number) =>
  (await admin.call('/cari_islem/mahsup', { s_no, kaynak_id, ...(tutar ? { tutar } : {}) })).save_response.id

test('an invoice that only a credit note fills earns nothing, and the credit note takes nothing', async () => {
  const cus_id = await buildCustomer(app.db)
  const id = await placeInvoice(app.db, admin, 10, { cus_id })
  const note = await creditNoteOf(id)
  await setOff(id, note)
  await close(id)
  expect(await rowOf(id)).toMatchObject({ net_t: 0, prim_net: 0 })
  expect(await rowOf(note)).toMatchObject({ net_t: 0, prim_net: 0 })
  const { per_id } = (await admin.call('/siparisler/get', { id })).item
  expect(await pay([id], { user_id: per_id })).toMatchObject({ prim_toplam: 0, odenecek: 0 })
})

test('a part that a credit note fills earns nothing; taken back, all of it earns', async () => {
  const cus_id = await buildCustomer(app.db)
  const origin = await placeInvoice(app.db, admin, 10, { cus_id })
  await admin.call('/cari_islem/odeme', { s_no: origin, borc: 108.9, islem_zamani: today })
  await close(origin)
  const whole = await rowOf(origin)
  const note = await creditNoteOf(origin)
  const id = await placeInvoice(app.db, admin, 10, { cus_id })
  const entry = await setOff(id, note, 50)
  await admin.call('/cari_islem/odeme', { s_no: id, borc: 58.9, islem_zamani: today })
  await close(id)
  const part = await rowOf(id)
  expect(part?.g_toplam).toBe(58.9)
  expect(part?.prim_net).toBeLessThan(present(whole?.prim_net))
  await admin.call('/siparisler/fatura_acik_yap', { id })
  await admin.call('/cari_islem/delete', { id: entry })
  await admin.call('/cari_islem/odeme', { s_no: id, borc: 50, islem_zamani: today })
  await close(id)
  expect(await rowOf(id)).toMatchObject({ g_toplam: 108.9, prim_net: whole?.prim_net })
})

test('what is paid out of a credit note is taken from the commission', async () => {
  const cus_id = await buildCustomer(app.db)
  const origin = await placeInvoice(app.db, admin, 10, { cus_id })
  await admin.call('/cari_islem/odeme', { s_no: origin, borc: 108.9, islem_zamani: today })
  await close(origin)
  const earned = present(await rowOf(origin)).prim_net
  const note = await creditNoteOf(origin)
  await admin.call('/cari_islem/iade', { s_no: note })
  expect((await rowOf(note))?.prim_net).toBe(-earned)
})
