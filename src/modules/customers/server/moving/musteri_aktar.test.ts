import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'

const path = '/customers/musteri_aktar'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

async function poolOf(cus_city: string, size: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < size; n += 1) ids.push(await buildCustomer(app.db, { cus_city }))
  return ids
}

const transfer = (cus_city: string, count: number, receiver: number, more: object = {}) => ({
  selectedDatatableItemCount: count,
  receiver_personel_id: receiver,
  filters: { cus_city },
  inner_filter: { cus_user: 1 },
  ...more,
})

async function ownersIn(cus_city: string): Promise<Record<number, number>> {
  const rows = await app.db
    .selectFrom('customers')
    .select(['id', 'cus_user'])
    .where('cus_city', '=', cus_city)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.id, row.cus_user]))
}

test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s is refused', async (person) => {
  expect((await (await app.as(person)).refused(path, transfer('X', 1, 3))).code).toBe('ERR_105')
})

test.each([
  ['no count', { selectedDatatableItemCount: 0 }, 'selectedDatatableItemCount'],
  ['no receiver', { receiver_personel_id: null }, 'receiver_personel_id'],
  ['an unknown filter', { inner_filter: { nope: 1 } }, 'nope'],
])('%s is bad input', async (_, change, field) => {
  const { fields } = await admin.refused(path, transfer('X', 1, 3, change))
  expect(Object.keys(fields ?? {})).toEqual([field])
})

test.each([1, 999])('user %i receives nobody', async (receiver) => {
  expect((await admin.refused(path, transfer('X', 1, receiver))).code).toBe('receiver_not_available')
})

describe('the first rows of the filter', () => {
  test('in the order of the table, and no more than match', async () => {
    const [a = 0, b = 0, c = 0] = await poolOf('Ordnung', 3)
    const order = { orderByField: 'id', orderBy: 'ASC' }
    const { count, save_response } = await admin.call(path, transfer('Ordnung', 2, people.satis.id, order))
    expect([count, save_response.count]).toEqual([2, 2])
    expect(await ownersIn('Ordnung')).toEqual({ [a]: people.satis.id, [b]: people.satis.id, [c]: 1 })
    expect((await admin.call(path, transfer('Ordnung', 50, people.fremd.id))).count).toBe(1)
  })

  test('who has an open order stays', async () => {
    const [a = 0, b = 0] = await poolOf('Offen', 2)
    await buildOrder(app.db, { stk_id: await buildWine(app.db), stk_adet: 1 }, { cus_id: a })
    expect((await admin.call(path, transfer('Offen', 9, people.satis.id))).count).toBe(1)
    expect(await ownersIn('Offen')).toEqual({ [a]: 1, [b]: people.satis.id })
  })

  test('the same request is done once', async () => {
    await poolOf('Einmal', 3)
    const body = transfer('Einmal', 1, people.satis.id, { request_id: crypto.randomUUID() })
    const [first, second] = await Promise.all([admin.call(path, body), admin.call(path, body)])
    expect([first.count, second.count]).toEqual([1, 1])
    expect(Object.values(await ownersIn('Einmal')).filter((owner) => owner === 1)).toHaveLength(2)
  })

  test('two transfers at once share the pool and move nobody twice', async () => {
    await poolOf('Zugleich', 10)
    const receivers = [people.personel.id, people.satis.id, people.fremd.id]
    const answers = await Promise.all(
      receivers.map((receiver) => admin.call(path, transfer('Zugleich', 4, receiver))),
    )
    const moved = answers.map(({ count }) => count)
    expect(moved.toSorted()).toEqual([2, 4, 4])
    const owners = Object.values(await ownersIn('Zugleich'))
    expect(receivers.map((receiver) => owners.filter((owner) => owner === receiver).length)).toEqual(moved)
  })
})

describe('before and after', () => {
  const rowsIn = async (cus_city: string) =>
    app.db
      .selectFrom('customers')
      .select(['id', 'cus_user', 'rand_user'])
      .where('cus_city', '=', cus_city)
      .orderBy('id')
      .execute()
  const appointed = { rand_tar: '2026-12-01', rand_user: people.personel.id }

  test('the preview counts what would move, and moves nothing', async () => {
    const [open = 0] = await poolOf('Vorschau', 2)
    await buildOrder(app.db, { stk_id: await buildWine(app.db), stk_adet: 1 }, { cus_id: open })
    await buildCustomer(app.db, { cus_city: 'Vorschau', cus_user: people.personel.id, ...appointed })
    await buildCustomer(app.db, { cus_city: 'Vorschau', cus_user: people.personel.id, cus_dnd: 2 })
    const asked = transfer('Vorschau', 10, people.satis.id, { inner_filter: {} })
    const { item } = await admin.call(`${path}_onizle`, asked)
    expect(item).toMatchObject({ count: 3, owned: 2, appointments: 1, do_not_call: 1, open_orders: 1 })
    expect(item.owners).toMatchObject([{ count: 2 }])
    expect((await rowsIn('Vorschau')).some(({ cus_user }) => cus_user === people.satis.id)).toBe(false)
    expect((await admin.call(path, asked)).count).toBe(3)
  })

  test('what changed since the preview is not moved unseen', async () => {
    const [first = 0, second = 0] = await poolOf('Gesehen', 3)
    const asked = transfer('Gesehen', 2, people.satis.id, { orderByField: 'id', orderBy: 'ASC' })
    const { item } = await admin.call(`${path}_onizle`, asked)
    const seen = { ...asked, preview_version: item.preview_version }
    const owner = (id: number, cus_user: number) =>
      app.db.updateTable('customers').set({ cus_user }).where('id', '=', id).execute()
    // One is gone and another one comes in its place, so the count is the same.
    await owner(first, people.fremd.id)
    const { code, params } = await admin.refused(path, seen)
    expect([code, params]).toEqual(['transfer_changed', { count: 2 }])
    expect((await ownersIn('Gesehen'))[second]).toBe(1)
    await owner(first, 1)
    expect((await admin.call(path, seen)).count).toBe(2)
  })

  test.each(['stay', 'move'] as const)(
    'appointments %s, and come back with an undo',
    async (appointments) => {
      const city = `Termine ${appointments}`
      await buildCustomer(app.db, { cus_city: city, cus_user: people.personel.id, ...appointed })
      const before = await rowsIn(city)
      const asked = transfer(city, 1, people.satis.id, { inner_filter: {}, appointments })
      const { save_response } = await admin.call(path, asked)
      const holder = appointments === 'move' ? people.satis.id : people.personel.id
      expect(await rowsIn(city)).toMatchObject([{ cus_user: people.satis.id, rand_user: holder }])
      const undone = await admin.call('/customer_transfer/undo', { id: save_response.transfer_id })
      expect(undone.save_response).toMatchObject({ count: 1, stayed: 0 })
      expect(await rowsIn(city)).toEqual(before)
      expect((await admin.refused('/customer_transfer/undo', { id: save_response.transfer_id })).code).toBe(
        'transfer_undone_before',
      )
    },
  )

  test('an undo leaves alone who moved on or has an open order, and ends after a day', async () => {
    const [back = 0, moved = 0, ordered = 0] = await poolOf('Zurück', 3)
    const { save_response } = await admin.call(path, transfer('Zurück', 3, people.satis.id))
    await app.db
      .updateTable('customers')
      .set({ cus_user: people.personel.id })
      .where('id', '=', moved)
      .execute()
    await buildOrder(app.db, { stk_id: await buildWine(app.db), stk_adet: 1 }, { cus_id: ordered })
    const id = save_response.transfer_id
    expect((await admin.call('/customer_transfer/list')).datalist[0]).toMatchObject({
      id,
      count: 3,
      may_undo: true,
    })
    expect((await (await app.as('bayiadmin')).refused('/customer_transfer/undo', { id })).code).toBe(
      'ERR_105',
    )
    app.setNow(Temporal.Now.instant().add({ hours: 25 }).toString())
    expect((await admin.refused('/customer_transfer/undo', { id })).code).toBe('transfer_too_old')
    app.setNow(null)
    expect((await admin.call('/customer_transfer/undo', { id })).save_response).toMatchObject({
      count: 1,
      stayed: 2,
    })
    expect(await ownersIn('Zurück')).toEqual({
      [back]: 1,
      [moved]: people.personel.id,
      [ordered]: people.satis.id,
    })
    expect((await admin.refused('/customer_transfer/undo', { id: 999_999 })).code).toBe('record_not_found')
  })
})
