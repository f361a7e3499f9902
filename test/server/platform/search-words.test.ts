import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

/** The numbers a search by words finds among the rows with these values. */
async function found(path: string, filters: object, globalFilter: string): Promise<number[]> {
  const { datalist = [], count } = await admin.untyped(path, { filters, globalFilter, count: true })
  expect(count).toBe(datalist.length)
  return datalist.map(({ id }) => Number(id))
}

/** The labels of a key in three languages. */
async function labels(list: string, key: number): Promise<string[]> {
  const column =
    { sys_stok_color: 'descp', stok_hareket_tip: 'aciklama', sys_user_level: 'descp' }[list] ?? ''
  const { datalist = [] } = await admin.untyped(`/${list}/list`)
  const row = datalist.find((one) => [one.def_type, one.tip].includes(key)) ?? {}
  return [column, `${column}_tr`, `${column}_en`].map((name) => String(row[name]))
}

test('a wine is found by its colour in every language', async () => {
  const red = await buildWine(app.db, { stok_color: 1, stok_code: 'SUCH-1', stok_name: 'Ohne Farbe' })
  const white = await buildWine(app.db, { stok_color: 2, stok_code: 'SUCH-2', stok_name: 'Ohne Farbe' })
  const both = { id: { value: [red, white], matchMode: 'in' } }
  for (const word of await labels('sys_stok_color', 1)) {
    expect(await found('/stok_urun_listesi_view/list', both, word)).toEqual([red])
    expect(await found('/stok_urun_listesi_view/list', both, `${word.toUpperCase()} such-1`)).toEqual([red])
  }
  expect(await found('/stok_urun_listesi_view/list', both, 'gibtesnicht')).toEqual([])
})

test('users are found by dealer and level, movements by their reason, customers by their status', async () => {
  const dealer = await app.db
    .selectFrom('bayi_cari')
    .select('firma')
    .where('id', '=', people.bayi.bayi)
    .executeTakeFirstOrThrow()
  expect(await found('/sys_users/list', {}, dealer.firma)).toContain(people.bayi.id)
  for (const word of await labels('sys_user_level', 1))
    expect(await found('/sys_users/list', { id: people.admin.id }, word)).toEqual([people.admin.id])

  const stok_id = await buildWine(app.db)
  const body = { stok_id, islem_tip: 2, in_out: 2, miktar: 3 }
  const { save_response } = await admin.call('/stok_islem/create', body)
  for (const word of await labels('stok_hareket_tip', 2))
    expect(await found('/stok_hareketleri/list', { stok_id }, word)).toContain(save_response.id)

  const id = await buildCustomer(app.db, { cus_dnd: 2 })
  expect(await found('/customer_all_list/list', { id }, 'Nicht anrufen')).toEqual([id])
})

test('a customer is found by whose appointment it is, where the list shows that', async () => {
  const id = await buildCustomer(app.db, { cus_user: people.admin.id, rand_user: people.fremd.id })
  expect(await found('/customers/list', { id }, 'fremd')).toEqual([id])
  expect(await found('/customers/list', { id }, 'satis')).toEqual([])
})

test.each([
  ['Müllerheim', ['Muellerheim', 'müllerheim', 'MULLERHEIM', 'Müll']],
  ['Schroederhof', ['Schröderhof', 'schroederhof', 'SCHRÖDER']],
  ['Şükrüoğlu', ['sukruoglu', 'ŞÜKRÜ', 'Suekrueoglu']],
  ['Bauernfeind', ['bauern', 'BAUERNFEIND']],
])('%s is found however it is spelled', async (cus_surname, typed) => {
  const id = await buildCustomer(app.db, { cus_surname })
  for (const word of typed) {
    expect([word, await found('/customer_all_list/list', { id }, word)]).toEqual([word, [id]])
    const { customers } = await admin.call('/search/all', { search: word })
    expect([word, customers]).toEqual([word, expect.arrayContaining([expect.objectContaining({ id })])])
  }
})
