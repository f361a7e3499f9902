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
    const moved = answers.map((answer) => Number(answer.count))
    expect(moved.toSorted()).toEqual([2, 4, 4])
    const owners = Object.values(await ownersIn('Zugleich'))
    expect(receivers.map((receiver) => owners.filter((owner) => owner === receiver).length)).toEqual(moved)
  })
})
