import { expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'

const app = await startTestApp()
const admin = await app.as('admin')

for (const [stok_code, stok_limit] of [
  ['T-1', 3],
  ['T-2', 1],
  ['T-3', 3],
] as const)
  await buildWine(app.db, { stok_code, stok_limit })

const path = '/stok_urun_listesi_view/list'
const three = { stok_limit: { value: 3, matchMode: 'equals' } }
const named = { stok_code: { value: 'T-', matchMode: 'startsWith' } }
const tabsOf = async (payload: Record<string, unknown>) => (await admin.call(path, payload)).tabs

test('every tab has the number of rows that its list would have, and a sum where one is asked for', async () => {
  const tabs = [
    { name: 'all' },
    { name: 'three', filters: three, sum_field: 'stok_limit' },
    { name: 'none', filters: { stok_code: 'nothing' }, sum_field: 'stok_limit' },
  ]
  expect(await tabsOf({ filters: named, tabs })).toEqual([
    { name: 'all', count: 3 },
    { name: 'three', count: 2, sum: 6 },
    { name: 'none', count: 0, sum: 0 },
  ])
})

test('what was written is counted at once', async () => {
  const asked = { filters: named, tabs: [{ name: 'three', filters: three }] }
  const id = await buildWine(app.db, { stok_code: 'T-4', stok_limit: 3 })
  expect(await tabsOf(asked)).toEqual([{ name: 'three', count: 3 }])
  await admin.call('/stok/update', { id, stok_limit: 1 })
  expect(await tabsOf(asked)).toEqual([{ name: 'three', count: 2 }])
})

test('nobody counts rows that the list would not show', async () => {
  const line = { stk_id: await buildWine(app.db, {}, 10), stk_adet: 1 }
  for (const per_id of [people.personel.id, people.satis.id])
    await buildOrder(app.db, line, { cus_surname: 'Zählbar', per_id })
  const asked = { tabs: [{ name: 'all', filters: { cus_surname: 'Zählbar' }, sum_field: 's_g_toplam' }] }
  const countOf = async (person: 'admin' | 'satis') => {
    const { tabs } = await (await app.as(person)).call('/siparisler/list', asked)
    return tabs?.[0]?.count
  }
  expect([await countOf('admin'), await countOf('satis')]).toEqual([2, 1])
  const refusal = await (await app.as('satis')).refused('/mail_outbox/list', { tabs: [{ name: 'all' }] })
  expect(refusal.code).toBe('ERR_105')
})

test.each([
  [[{ name: 'x', filters: { user_pass: '1' } }], 'user_pass'],
  [[{ name: 'x', sum_field: 'stok_name' }], 'stok_name'],
  [[{ name: 'x', filters: { stok_limit: { value: 'many', matchMode: 'equals' } } }], 'stok_limit'],
  [[{ name: 'x', limit: 5 }], 'limit'],
  [Array.from({ length: 21 }, () => ({ name: 'x' })), 'tabs'],
])('%j is refused', async (tabs, field) => {
  const refusal = await admin.refused(path, { tabs })
  expect(Object.keys(refusal.fields ?? {}).join()).toContain(field)
})
