import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildConversation, buildCustomer } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller

const own = () => buildCustomer(app.db, { cus_user: people.personel.id })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

describe('/musteri_gorusme/create', () => {
  const path = '/musteri_gorusme/create'

  test('foreign customers and bad input are refused', async () => {
    const foreign = await buildCustomer(app.db, { cus_user: people.satis.id })
    expect((await staff.refused(path, { cus_id: foreign, sts: 1 })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    const cus_id = await own()
    expect((await staff.refused(path, { cus_id })).fields).toEqual({ sts: 'requiredField' })
    for (const sts of [999, 11])
      expect((await staff.refused(path, { cus_id, sts })).fields).toEqual({ sts: 'not_allowed' })
  })

  test('who and when is the server’s; the last contact follows and no form goes stale', async () => {
    const cus_id = await own()
    app.setNow('2025-06-16T08:15:00Z')
    const body = { cus_id, sts: 4, note: 'Mailbox', per_id: 2, zaman: '2020-01-01' }
    const { save_response } = await staff.call(path, body)
    app.setNow(null)
    const zaman = '2025-06-16T08:15:00.000Z'
    expect(save_response).toMatchObject({ cus_id, per_id: people.personel.id, zaman })
    const { item } = await staff.call('/customers/get', { id: cus_id })
    expect(item).toMatchObject({ cus_end_contact: zaman, version: 1 })
  })
})

test('the list has words and names, the latest first', async () => {
  const cus_id = await own()
  await buildConversation(app.db, cus_id, { zaman: '2025-06-01T08:00:00Z' })
  await buildConversation(app.db, cus_id, { zaman: '2025-06-02T08:00:00Z', sts: 11, note: 'Katalog' })
  const { datalist } = await staff.call('/musteri_gorusme_view/list', { cus_id })
  expect(datalist).toMatchObject([
    { descp: 'Katalog per Post gesendet', note: 'Katalog', name_surname: 'personel Test' },
    { descp: 'Nicht erreicht', note: null },
  ])
})

describe('/musteri_gorusme/update and /delete', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s is refused', async (person) => {
    const caller = await app.as(person)
    const id = await buildConversation(app.db, await own())
    expect((await caller.refused('/musteri_gorusme/update', { id, note: 'x' })).code).toBe('ERR_105')
    expect((await caller.refused('/musteri_gorusme/delete', { id })).code).toBe('ERR_105')
  })

  test('administrators correct the outcome and the note, not the author', async () => {
    const id = await buildConversation(app.db, await own())
    const { save_response } = await admin.call('/musteri_gorusme/update', {
      id,
      version: 1,
      sts: 1,
      note: 'doch',
      per_id: 2,
    })
    expect(save_response).toMatchObject({ sts: 1, note: 'doch', per_id: 3 })
    expect((await admin.refused('/musteri_gorusme/update', { id, sts: '' })).fields).toEqual({
      sts: 'requiredField',
    })
    expect((await admin.call('/musteri_gorusme/delete', { id })).save_response).toEqual({ id })
    expect((await admin.refused('/musteri_gorusme/delete', { id })).code).toBe('record_not_found')
  })
})

describe('the call report', () => {
  const path = '/musteri_gorusme_view/gorusme_detalari_report'
  const range = { start_date: '20240301', end_date: '20240331' }

  beforeAll(async () => {
    const cus_id = await own()
    for (const [per_id, sts, zaman] of [
      [people.personel.id, 4, '2024-02-29T23:30:00Z'],
      [people.personel.id, 4, '2024-03-31T21:30:00Z'],
      [people.personel.id, 1, '2024-03-31T22:30:00Z'],
      [people.personel.id, 1, '2024-02-29T22:30:00Z'],
      [people.bayi.id, 1, '2024-03-10T10:00:00Z'],
    ] as const)
      await buildConversation(app.db, cus_id, { per_id, sts, zaman })
  })

  test('counts whole days of Berlin per person and outcome', async () => {
    const { datalist } = await admin.call(path, range)
    expect(datalist).toMatchObject([
      { name_surname: 'bayi Test', descp: 'Bestellung aufgenommen', _count: 1 },
      { name_surname: 'personel Test', descp: 'Nicht erreicht', _count: 2 },
    ])
  })

  test('calls stay with the dealer they were made for when a person moves', async () => {
    const move = (bayi: number) =>
      app.db.updateTable('sys_users').set({ bayi }).where('id', '=', people.personel.id).execute()
    await move(people.bayiadmin.bayi)
    const { datalist: ofNewDealer } = await (await app.as('bayiadmin')).call(path, range)
    expect(ofNewDealer).toMatchObject([{ name_surname: 'bayi Test', _count: 1 }])
    const cus_id = await own()
    await buildConversation(app.db, cus_id, { per_id: people.personel.id, zaman: '2024-03-20T10:00:00Z' })
    const { datalist: afterwards } = await (await app.as('bayiadmin')).call(path, range)
    expect(afterwards).toMatchObject([
      { name_surname: 'bayi Test', _count: 1 },
      { name_surname: 'personel Test', _count: 1 },
    ])
    await move(people.personel.bayi)
    await app.db.deleteFrom('musteri_gorusme').where('cus_id', '=', cus_id).execute()
  })

  test('two people of one name are counted apart', async () => {
    const rename = (name: string) =>
      app.db.updateTable('sys_users').set({ name }).where('id', '=', people.bayi.id).execute()
    await rename('personel')
    const { datalist = [] } = await admin.call(path, range)
    expect(datalist.map(({ name_surname, per_id, _count }) => [name_surname, per_id, _count])).toEqual([
      ['personel Test', people.personel.id, 2],
      ['personel Test', people.bayi.id, 1],
    ])
    await rename('bayi')
  })

  test('dealer administrators see their own dealer, staff nothing', async () => {
    const { datalist } = await (await app.as('bayiadmin')).call(path, range)
    expect(datalist).toMatchObject([{ name_surname: 'bayi Test', _count: 1 }])
    expect((await staff.refused(path, range)).code).toBe('ERR_105')
    expect((await admin.refused(path, { start_date: 'x', end_date: '20240101' })).fields).toEqual({
      start_date: 'not_date',
    })
  })
})
