import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildAddress, buildCustomer } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller

const own = () => buildCustomer(app.db, { cus_user: people.personel.id })
const address = (cus_id: number, more: object = {}) => ({
  cus_id,
  adres: 'Moselweg 3',
  sehir: 'Trier',
  ulke: 'DE',
  c_type: 3,
  ...more,
})

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

describe('/cus_adress/create', () => {
  test('foreign customers and bad input are refused', async () => {
    const foreign = await buildCustomer(app.db, { cus_user: people.satis.id })
    expect((await staff.refused('/cus_adress/create', address(foreign))).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    const { fields } = await staff.refused('/cus_adress/create', { cus_id: await own(), pk: 'x'.repeat(21) })
    expect(fields).toEqual({
      adres: 'requiredField',
      pk: 'too_long',
      sehir: 'requiredField',
      ulke: 'requiredField',
      c_type: 'requiredField',
    })
  })

  test('an invoice address is the default and takes the mark from the one before', async () => {
    const cus_id = await own()
    const first = await staff.call('/cus_adress/create', address(cus_id, { c_type: 4 }))
    expect(first).toMatchObject({ refresh: false, save_response: { a_def: '1', c_type: 4 } })
    const second = await staff.call('/cus_adress/create', address(cus_id, { c_type: 4, adres: 'Neu 1' }))
    expect(second.refresh).toBe(true)
    const delivery = await staff.call('/cus_adress/create', address(cus_id, { a_def: '1' }))
    expect(delivery.refresh).toBe(false)
    const { datalist } = await staff.call('/cus_adress_view/list', { cus_id, c_type: 4, limit: 1 })
    expect(datalist).toMatchObject([{ adres: 'Neu 1', a_def: '1', adres_type: 'Rechnungsadresse' }])
  })

  test('two defaults at once leave one', async () => {
    const cus_id = await own()
    await Promise.all(
      [1, 2, 3].map((n) => staff.call('/cus_adress/create', address(cus_id, { c_type: 4, note: `${n}` }))),
    )
    const { datalist } = await staff.call('/cus_adress_view/list', { cus_id, a_def: '1', c_type: 4 })
    expect(datalist).toHaveLength(1)
  })
})

describe('/cus_adress/update and /delete', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s is refused', async (person) => {
    const caller = await app.as(person)
    const id = await buildAddress(app.db, await own())
    expect((await caller.refused('/cus_adress/update', { id, adres: 'x' })).code).toBe('ERR_105')
    expect((await caller.refused('/cus_adress/delete', { id })).code).toBe('ERR_105')
  })

  test('changes what it carries; the customer stays', async () => {
    const cus_id = await own()
    const id = await buildAddress(app.db, cus_id, { c_type: 3, a_def: '0' })
    const body = { id, version: 1, adres: 'Neu 2', cus_id: await own() }
    const { save_response } = await admin.call('/cus_adress/update', body)
    expect(save_response).toMatchObject({ adres: 'Neu 2', sehir: 'Trier', cus_id, version: 2 })
    expect((await admin.refused('/cus_adress/update', { id, version: 1, adres: 'Alt' })).code).toBe(
      'record_changed',
    )
    expect((await admin.refused('/cus_adress/update', { id, sehir: '' })).fields).toEqual({
      sehir: 'requiredField',
    })
  })

  test('correcting an old invoice address leaves the default where it is', async () => {
    const cus_id = await own()
    const old = await buildAddress(app.db, cus_id, { c_type: 4, a_def: '0', adres: 'Alt 1' })
    const current = await buildAddress(app.db, cus_id, { c_type: 4, a_def: '1', adres: 'Neu 1' })
    const corrected = await admin.call('/cus_adress/update', { id: old, adres: 'Alt 1a' })
    expect(corrected).toMatchObject({ refresh: false, save_response: { a_def: '0' } })
    const kept = await admin.call('/cus_adress/update', { id: current, a_def: '0' })
    expect(kept.save_response.a_def).toBe('1')
    const chosen = await admin.call('/cus_adress/update', { id: old, a_def: '1' })
    expect(chosen).toMatchObject({ refresh: true, save_response: { a_def: '1' } })
  })

  test('a default that is deleted or gets another type leaves its mark to the newest of its type', async () => {
    const cus_id = await own()
    await buildAddress(app.db, cus_id, { c_type: 4, a_def: '0', adres: 'Erste 1' })
    const second = await buildAddress(app.db, cus_id, { c_type: 4, a_def: '0', adres: 'Zweite 2' })
    const third = await buildAddress(app.db, cus_id, { c_type: 4, a_def: '1', adres: 'Dritte 3' })
    const defaults = async () =>
      (await admin.call('/cus_adress_view/list', { cus_id, c_type: 4, a_def: '1' })).datalist
    expect((await admin.call('/cus_adress/delete', { id: third })).refresh).toBe(true)
    expect(await defaults()).toMatchObject([{ adres: 'Zweite 2' }])
    const moved = await admin.call('/cus_adress/update', { id: second, c_type: 3 })
    expect(moved.refresh).toBe(true)
    expect(await defaults()).toMatchObject([{ adres: 'Erste 1' }])
  })

  test('a deleted address is gone from the list and can be followed by a new default', async () => {
    const cus_id = await own()
    const id = await buildAddress(app.db, cus_id)
    expect((await admin.call('/cus_adress/delete', { id })).save_response).toEqual({ id })
    expect((await admin.refused('/cus_adress/delete', { id })).code).toBe('record_not_found')
    expect((await admin.call('/cus_adress_view/list', { cus_id })).datalist).toEqual([])
    expect((await staff.call('/cus_adress/create', address(cus_id, { c_type: 4 }))).status.isContinue).toBe(
      true,
    )
  })
})
