import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type AnyAnswer, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, orderPayload, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

/** What must hold under concurrent calls. */
let app: TestApp
let admin: Caller
let staff: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

const CROWD = 50
const today = () => Temporal.Now.plainDateISO('Europe/Berlin').toString()
const went = (answers: AnyAnswer[]) => answers.filter((answer) => answer.status.isContinue)
const crowd = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => work(index)))

const usable = async (id: number) =>
  (await admin.call('/stok_all_list_view/list', { id })).datalist[0]?.kullanilabilir_adet

describe('the last bottles', () => {
  test('fifty buyers of ten bottles: exactly ten are sold', async () => {
    const wine = await buildWine(app.db, {}, 10)
    const cus_id = await buildCustomer(app.db)
    const payload = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 1 }], { cus_id })
    const answers = await crowd(() => staff.raw('/siparisler/create_with_icerik', payload))
    expect(went(answers)).toHaveLength(10)
    const reasons = new Set(answers.filter((answer) => answer.err).map((answer) => answer.err))
    expect([...reasons]).toEqual(['stokda_kalmadi'])
    expect(await usable(wine)).toBe(0)
  })

  test('orders that name the same wines in opposite order neither lock each other out nor oversell', async () => {
    const wines = [await buildWine(app.db, {}, 20), await buildWine(app.db, {}, 20)]
    const cus_id = await buildCustomer(app.db)
    const lines = wines.map((stk_id) => ({ stk_id, stk_adet: 1 }))
    const there = await orderPayload(app.db, lines, { cus_id })
    const back = await orderPayload(app.db, lines.toReversed(), { cus_id })
    const answers = await crowd((index) =>
      staff.raw('/siparisler/create_with_icerik', index % 2 ? there : back),
    )
    expect(went(answers)).toHaveLength(20)
    expect(await Promise.all(wines.map(usable))).toEqual([0, 0])
  })

  test('a cancelled order and a new one never get the same bottles', async () => {
    const wine = await buildWine(app.db, {}, 6)
    const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 6 }])
    await admin.call('/siparisler/siparis_iptali', { id, f_ip_neden_type: 1 })
    const payload = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 6 }])
    const answers = await Promise.all([
      admin.raw('/siparisler/siparis_iptal_geri_al', { id }),
      staff.raw('/siparisler/create_with_icerik', payload),
    ])
    expect(went(answers)).toHaveLength(1)
    expect(await usable(wine)).toBe(0)
  })
})

describe('invoice numbers', () => {
  test('fifty invoicings at once, some of the same order: ascending, unique, without gaps', async () => {
    const wine = await buildWine(app.db, {}, 100)
    const cus_id = await buildCustomer(app.db)
    const ids = await Promise.all(
      Array.from({ length: 40 }, () =>
        placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 1 }], { cus_id }),
      ),
    )
    const cancelled = ids.slice(0, 5)
    for (const id of cancelled) await admin.call('/siparisler/siparis_iptali', { id, f_ip_neden_type: 1 })
    const answers = await crowd((index) =>
      admin.raw('/siparisler/faturalandir_ve_rapor_data', {
        id: present(ids[index % 40]),
        faturalandir: true,
      }),
    )
    expect(answers.filter((answer) => answer.err === 'order_is_cancelled')).toHaveLength(10)
    const { rows } = await sql<{ f_no: string }>`
      select f_no from siparisler where f_no is not null and s_is_teklif = 0 order by f_no::integer`.execute(
      app.db,
    )
    const numbers = rows.map((row) => Number(row.f_no))
    expect(numbers).toHaveLength(35)
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
    const { rows: counter } = await sql<{ last: number }>`
      select last from fatura_sayac where name = 'invoice'`.execute(app.db)
    expect(counter[0]?.last).toBe(numbers.at(-1))
  })
})

describe('money', () => {
  test('the same request is booked once, however often it arrives', async () => {
    const id = await placeInvoice(app.db, admin)
    const request = { s_no: id, borc: 50, islem_zamani: today(), request_id: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.raw('/cari_islem/odeme', request)),
    )
    expect(new Set(answers.map((answer) => answer.save_response.id)).size).toBe(1)
    expect((await admin.call('/cari_islem/list', { s_no: id, sum_field: 'borc' })).sum).toBe(50)
  })

  test('an instalment is paid by one of many, and closing happens once', async () => {
    const id = await placeInvoice(app.db, admin, 10, { s_vadeli_odeme: '1', s_taksit_sayisi: 1 })
    const [part] = (await admin.call('/cus_taksitler/list', { sip_id: id })).datalist ?? []
    const request = { s_no: id, borc: 108.9, islem_zamani: today(), taksit_id: part?.id }
    const payments = await Promise.all(
      Array.from({ length: 8 }, () => admin.raw('/cari_islem/odeme', request)),
    )
    expect(went(payments)).toHaveLength(1)
    const closings = await Promise.all(
      Array.from({ length: 8 }, () => admin.raw('/siparisler/fatura_siparis_kapat', { id })),
    )
    expect(went(closings)).toHaveLength(1)
  })

  test('credit notes written at once do not exceed their invoice together', async () => {
    const cus_id = await buildCustomer(app.db)
    const wine = await buildWine(app.db, { stok_de_price: 10 }, 10)
    const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 10 }], { cus_id })
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    const back = { cus_id, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo: 0 }
    const payload = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 4 }], back)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.raw('/siparisler/create_with_icerik', payload)),
    )
    expect(went(answers)).toHaveLength(2)
  })
})

test('of many who saw the same version, one saves', async () => {
  const wine = await buildWine(app.db, {}, 10)
  const id = await placeOrder(app.db, staff, [{ stk_id: wine, stk_adet: 1 }])
  const { version } = (await admin.call('/siparisler/get', { id })).item
  const changed = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 2 }], { id })
  const payload = { ...changed, siparis: { ...changed.siparis, version } }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.raw('/siparisler/update_with_icerik', payload)),
  )
  expect(went(answers)).toHaveLength(1)
  expect(new Set(answers.flatMap((answer) => answer.err ?? []))).toEqual(new Set(['record_changed']))
})
