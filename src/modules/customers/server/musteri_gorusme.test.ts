import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import {
  buildConversation,
  buildCustomer,
  buildOrder,
  buildWine,
  overdueInvoice,
} from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

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

describe('a promise to pay', () => {
  const PROMISE = 14
  const NO_DEMAND = 6
  const create = '/musteri_gorusme/create'
  const update = '/musteri_gorusme/update'
  const promised_day = '2026-11-20'
  const customerOf = (id: number) =>
    app.db
      .selectFrom('customers')
      .select(['rand_tar', 'rand_user', 'promised_day'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const owe = async (cus_id: number, f_no = `R-${cus_id}`) =>
    buildOrder(
      app.db,
      { stk_id: await buildWine(app.db), stk_adet: 1 },
      { cus_id, ...overdueInvoice('Zusage', f_no) },
    )
  const debtor = async (values = {}) => {
    const cus_id = await buildCustomer(app.db, { cus_user: people.personel.id, ...values })
    await owe(cus_id)
    return cus_id
  }
  const promises = async () => {
    const { datalist } = await staff.call('/call_queue/list')
    return datalist.flatMap(({ cus_id, reason }) => (reason === 'promise' ? cus_id : []))
  }

  beforeEach(() => app.setNow('2026-11-16T10:00:00+01:00'))
  afterEach(() => app.setNow(null))

  test('is refused at every entrance where nothing is owed, and nothing is written', async () => {
    const cus_id = await own()
    const id = await buildConversation(app.db, cus_id)
    const code = 'nothing_owed_to_promise'
    const body = { cus_id, sts: PROMISE, promised_day }
    expect((await staff.refused(create, body)).code).toBe(code)
    expect((await admin.refused(update, { id, version: 1, sts: PROMISE, promised_day })).code).toBe(code)
    const call = { cus_id, outcome: PROMISE, appointment: promised_day }
    expect((await staff.refused('/call/finish', call)).code).toBe(code)
    const { datalist } = await staff.call('/musteri_gorusme_view/list', { cus_id })
    expect(datalist).toMatchObject([{ id, sts: 4, promised_day: null }])
    expect(await customerOf(cus_id)).toMatchObject({ rand_tar: null, promised_day: null })
    const { item } = await staff.call('/customers/get', { id: cus_id })
    expect(item.owes).toBe('0')
  })

  test.each([
    ['without a day', null, 'requiredField'],
    ['with a day that has passed', '2026-11-15', 'in_past'],
    ['with something else', 'bald', 'not_date'],
  ])('%s is refused at every entrance', async (_name, day, problem) => {
    const cus_id = await debtor()
    const id = await buildConversation(app.db, cus_id)
    const body = { sts: PROMISE, promised_day: day }
    expect((await staff.refused(create, { cus_id, ...body })).fields).toEqual({ promised_day: problem })
    expect((await admin.refused(update, { id, version: 1, ...body })).fields).toEqual({
      promised_day: problem,
    })
    const appointment = day && { rand_tar: day }
    const { fields } = await staff.refused('/call/finish', { cus_id, outcome: PROMISE, appointment })
    expect(Object.values(fields ?? {})).toEqual([problem])
    expect(await customerOf(cus_id)).toMatchObject({ rand_tar: null, promised_day: null })
  })

  test('is taken at every entrance and brings the customer back on its day', async () => {
    const [created, updated, finished] = [await debtor(), await debtor(), await debtor()]
    const { save_response } = await staff.call(create, { cus_id: created, sts: PROMISE, promised_day })
    expect(save_response).toMatchObject({ sts: PROMISE, promised_day })
    const id = await buildConversation(app.db, updated)
    await admin.call(update, { id, version: 1, sts: PROMISE, promised_day })
    await staff.call('/call/finish', { cus_id: finished, outcome: PROMISE, appointment: promised_day })
    for (const cus_id of [created, updated, finished]) {
      expect(await customerOf(cus_id)).toEqual({
        rand_tar: promised_day,
        rand_user: people.personel.id,
        promised_day,
      })
      const { datalist } = await staff.call('/musteri_gorusme_view/list', { cus_id })
      expect(datalist).toMatchObject([{ sts: PROMISE, promised_day }])
    }
    app.setNow('2026-11-20T10:00:00+01:00')
    expect((await promises()).toSorted()).toEqual([created, updated, finished].toSorted())
    const foreign = await buildCustomer(app.db, { cus_user: people.satis.id })
    await owe(foreign)
    expect((await staff.refused(create, { cus_id: foreign, sts: PROMISE, promised_day })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
  })

  test('ends with the conversation that is corrected or deleted; the call-back stays as any other', async () => {
    const ends: ((id: number) => Promise<unknown>)[] = [
      (id) => admin.call(update, { id, version: 1, sts: NO_DEMAND }),
      (id) => admin.call('/musteri_gorusme/delete', { id }),
    ]
    for (const end of ends) {
      const cus_id = await debtor()
      const { save_response } = await staff.call(create, { cus_id, sts: PROMISE, promised_day })
      await end(save_response.id)
      expect(await customerOf(cus_id)).toMatchObject({ rand_tar: promised_day, promised_day: null })
      const { datalist } = await staff.call('/musteri_gorusme_view/list', { cus_id })
      expect(datalist.filter((talk) => talk.promised_day)).toEqual([])
    }
  })

  test('moves with its day, and its note is corrected after the money came', async () => {
    const cus_id = await debtor()
    const { save_response: talk } = await staff.call(create, { cus_id, sts: PROMISE, promised_day })
    const later = '2026-11-25'
    await admin.call(update, { id: talk.id, promised_day: later })
    expect(await customerOf(cus_id)).toMatchObject({ rand_tar: later, promised_day: later })
    const { datalist } = await admin.call('/open_item/list', { search: `R-${cus_id}` })
    await admin.call('/open_item/book', { sip_id: present(datalist[0]?.sip_id), amount: 100 })
    await admin.call(update, { id: talk.id, note: 'bezahlt' })
    const refused = await admin.refused(update, { id: talk.id, promised_day })
    expect(refused.code).toBe('nothing_owed_to_promise')
    expect(await customerOf(cus_id)).toMatchObject({ rand_tar: later, promised_day: later })
  })

  test('is kept when its invoices are paid, whatever is invoiced later; an undone payment breaks it again', async () => {
    const cus_id = await debtor()
    await staff.call(create, { cus_id, sts: PROMISE, promised_day })
    const { datalist } = await admin.call('/open_item/list', { search: `R-${cus_id}` })
    const { save_response } = await admin.call('/open_item/book', {
      sip_id: present(datalist[0]?.sip_id),
      amount: 100,
    })
    await owe(cus_id, `N-${cus_id}`)
    app.setNow('2026-11-20T10:00:00+01:00')
    expect(await promises()).not.toContain(cus_id)
    await admin.call('/open_item/undo', { id: save_response.id })
    expect(await promises()).toContain(cus_id)
  })

  describe('when two records become one', () => {
    const callBack = (rand_tar: string) => ({ rand_tar, rand_saat: '14:00', rand_note: 'Präsente' })
    const versionOf = async (id: number) => (await admin.call('/customers/get', { id })).item.version
    const merge = async (from: number, to: number) => {
      const versions = { from_version: await versionOf(from), to_version: await versionOf(to) }
      const { moved } = await admin.call('/customer_merge/create', { from, to, ...versions, take: [] })
      expect(moved).toMatchObject({ musteri_gorusme: 1 })
    }

    test.each([
      ['comes along', {}, { rand_tar: promised_day, rand_note: null }, true],
      [
        'comes before a later call-back, which stays as a note',
        callBack('2026-11-24'),
        { rand_tar: promised_day, rand_note: '24.11.2026 14:00 Präsente' },
        true,
      ],
      ['joins the call-back of its day', callBack(promised_day), callBack(promised_day), true],
      ['gives way to a sooner call-back', callBack('2026-11-18'), callBack('2026-11-18'), false],
    ])('%s', async (_name, agreed, kept, isPromise) => {
      const from = await debtor()
      const to = await buildCustomer(app.db, {
        cus_user: people.personel.id,
        rand_user: people.personel.id,
        ...agreed,
      })
      await staff.call(create, { cus_id: from, sts: PROMISE, promised_day })
      await merge(from, to)
      const { datalist } = await staff.call('/musteri_gorusme_view/list', { cus_id: to })
      expect(datalist).toMatchObject([{ sts: PROMISE, promised_day }])
      expect((await admin.call('/customers/get', { id: to })).item).toMatchObject(kept)
      app.setNow('2026-11-20T10:00:00+01:00')
      expect((await promises()).includes(to)).toBe(isPromise)
    })
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
    const { datalist } = await admin.call(path, range)
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
