import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { moveClocks, resetClocks } from '#test/server/clock.ts'
import { buildCustomer, buildWine, orderPayload, placeOrder } from '#test/server/factories.ts'
import { applyTaxRates } from './tax-rates-of-the-day.ts'
import { present } from '#test/server/present.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const staff = await app.as('personel')

const today = Temporal.Now.plainDateISO('Europe/Berlin')
const inDays = (days: number) => today.add({ days }).toString()
const rates = async (country_code: string) =>
  ((await admin.call('/tax_rate/list', { country_code })).datalist ?? []) as {
    id: number
    rate: number
    valid_from: string
  }[]
const orderOf = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const wine = await buildWine(app.db, { stok_at_price: 12, stok_de_price: 12 }, 500)

async function orderFrom(country: string) {
  const cus_id = await buildCustomer(app.db, { cus_country_code: country })
  return placeOrder(app.db, admin, [{ stk_id: wine, stk_adet: 10 }], { cus_id })
}
const invoice = (id: number) =>
  admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })

describe('the rate of a country', () => {
  test('changes from a day on: orders that it touches are named, invoices take that of their delivery', async () => {
    const [early, late] = [await orderFrom('AT'), await orderFrom('AT')]
    const wished = { country_code: 'AT', rate: 22, valid_from: inDays(1) }
    const touched = (await admin.call('/tax_rate/preview', wished)).datalist.map(({ id }) => id)
    expect(touched).toEqual([early, late])
    await admin.call('/tax_rate/create', wished)
    expect((await rates('AT')).map(({ rate }) => rate)).toEqual([22, 20])

    await invoice(early)
    expect(await orderOf(early)).toMatchObject({ kdv_oran: 20, s_g_toplam: 132.5, s_kdv: 22.08 })
    app.setNow(`${inDays(1)}T10:00:00Z`)
    await invoice(late)
    app.setNow(null)
    expect(await orderOf(late)).toMatchObject({ kdv_oran: 22, s_g_toplam: 132.5, s_kdv: 23.89 })
    expect(await orderOf(early)).toMatchObject({ kdv_oran: 20, s_kdv: 22.08 })
  })

  test('of today is the one that orders start with, also when nobody has touched the country since', async () => {
    await admin.call('/tax_rate/create', { country_code: 'DE', rate: 18, valid_from: inDays(0) })
    expect(await orderOf(await orderFrom('DE'))).toMatchObject({ kdv_oran: 18 })
    await sql`update tax_rates set valid_from = business_today() - 1 where country_code = 'DE' and rate = 18`.execute(
      app.db,
    )
    await app.db.updateTable('tax_rates').set({ rate: 17 }).where('rate', '=', 18).execute()
    await applyTaxRates(app.db)
    const { datalist } = await admin.call('/sys_country_code/list', { country_code: 'DE' })
    expect(datalist[0]).toMatchObject({ tax_rate: 17 })
    expect((await rates('DE')).map(({ rate }) => rate)).toEqual([17, 19])
  })

  test('that a form showed is the one that is saved: another one asks, until the form shows it', async () => {
    const cus_id = await buildCustomer(app.db, { cus_country_code: 'IT' })
    await admin.call('/tax_rate/create', { country_code: 'IT', rate: 25, valid_from: inDays(1) })
    const shownRate = async () =>
      Number((await admin.call('/sys_country_code/list', { country_code: 'IT' })).datalist[0]?.tax_rate)
    const create = '/siparisler/create_with_icerik'
    const shownOrder = async (kdv_oran: number) => {
      const body = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 1 }], { cus_id })
      const { s_g_toplam, s_kargo } = (await admin.call(create, body)).save_response
      return { ...body, beklenen: { s_g_toplam, s_kargo, kdv_oran } }
    }
    const order = async (kdv_oran: number) => admin.call(create, await shownOrder(kdv_oran))
    const old = await shownRate()
    expect((await order(old)).save_response).toMatchObject({ kdv_oran: old })
    await moveClocks(app, `${inDays(1)}T00:00:30+01:00`)
    expect(await admin.refused(create, await shownOrder(old))).toMatchObject({
      code: 'tax_rate_changed',
      params: { shown: old, actual: 25 },
    })
    await applyTaxRates(app.db)
    expect(await shownRate()).toBe(25)
    expect((await order(25)).save_response).toMatchObject({ kdv_oran: 25 })
    await resetClocks(app)
    await applyTaxRates(app.db)
  })

  test('set at the country itself counts from today', async () => {
    const { datalist } = await admin.call('/sys_country_code/list', { country_code: 'CH' })
    const { id, version } = present(datalist[0])
    const order = await orderFrom('CH')
    const touchedBy = async (rate: number) =>
      (await admin.call('/tax_rate/preview', { country_code: 'CH', rate })).datalist.map(
        (touched) => touched.id,
      )
    expect([await touchedBy(8.5), await touchedBy(8.1)]).toEqual([[order], []])
    await admin.call('/sys_country_code/update', { id, version, tax_rate: 8.5 })
    expect(await touchedBy(8.6)).toEqual([order])
    expect(await rates('CH')).toMatchObject([{ rate: 8.5, valid_from: inDays(0) }, { rate: 8.1 }])
  })

  test.each([
    ['in the past', { valid_from: inDays(-1) }, { valid_from: 'in_past' }],
    ['on a day that has one', { valid_from: inDays(1) }, { valid_from: 'exists_already' }],
    ['of an unknown country', { country_code: 'XX' }, { country_code: 'not_allowed' }],
    ['above everything', { rate: 101 }, { rate: 'not_allowed' }],
  ])('is refused %s', async (_, change, fields) => {
    const wished = { country_code: 'AT', rate: 21, valid_from: inDays(30), ...change }
    for (const path of ['/tax_rate/preview', '/tax_rate/create'] as const)
      expect((await admin.refused(path, wished)).fields).toEqual(fields)
  })

  test('is taken back until its day, by administrators', async () => {
    const [coming, past] = await rates('AT')
    expect((await staff.refused('/tax_rate/delete', { id: coming?.id })).code).toBe('ERR_105')
    expect((await admin.refused('/tax_rate/delete', { id: past?.id })).code).toBe('tax_rate_in_force')
    await admin.call('/tax_rate/delete', { id: present(coming?.id) })
    expect(await rates('AT')).toHaveLength(1)
    expect((await admin.refused('/tax_rate/delete', { id: coming?.id })).code).toBe('record_not_found')
  })
})
