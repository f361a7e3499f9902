import { expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { buildWine } from '#test/server/factories.ts'

const app = await startTestApp()
const admin = await app.as('admin')

const wines = [
  ['S-1', 3],
  ['S-2', 1],
  ['S-3', 3],
  ['S-4', 1],
] as const
for (const [stok_code, stok_limit] of wines) await buildWine(app.db, { stok_code, stok_limit })

const codes = async (payload: object) => {
  const { datalist } = await admin.call('/stok_urun_listesi_view/list', {
    filters: { stok_code: { value: 'S-', matchMode: 'startsWith' } },
    ...payload,
  })
  return datalist.map(({ stok_code }: { stok_code: string }) => stok_code).join(' ')
}

const sorted = (...sorts: [field: string, order: string][]) => ({
  sorts: sorts.map(([field, order]) => ({ field, order })),
})

test.each([
  ['one column as ever', { orderByField: 'stok_code', orderBy: 'ASC' }, 'S-1 S-2 S-3 S-4'],
  ['two columns', sorted(['stok_limit', 'ASC'], ['stok_code', 'DESC']), 'S-4 S-2 S-3 S-1'],
  ['the first one counts most', sorted(['stok_code', 'DESC'], ['stok_limit', 'ASC']), 'S-4 S-3 S-2 S-1'],
  ['rows that are equal come by their number', sorted(['stok_limit', 'DESC']), 'S-3 S-1 S-4 S-2'],
  ['after the number nothing is left', sorted(['id', 'ASC'], ['stok_limit', 'ASC']), 'S-1 S-2 S-3 S-4'],
  [
    'several take the place of one',
    { ...sorted(['stok_code', 'DESC']), orderByField: 'id', orderBy: 'ASC' },
    'S-4 S-3 S-2 S-1',
  ],
  ['small letters', sorted(['stok_code', 'desc']), 'S-4 S-3 S-2 S-1'],
  [
    'later pages',
    { ...sorted(['stok_limit', 'ASC'], ['stok_code', 'DESC']), offset: 2, limit: 2 },
    'S-3 S-1',
  ],
  [
    'a search',
    { ...sorted(['stok_limit', 'ASC'], ['stok_code', 'DESC']), globalFilter: 'S-' },
    'S-4 S-2 S-3 S-1',
  ],
  [
    'by a column that is not asked for',
    { ...sorted(['stok_limit', 'ASC'], ['stok_code', 'ASC']), without_fields: ['stok_limit'] },
    'S-2 S-4 S-1 S-3',
  ],
])('order by %s', async (_name, payload, expected) => expect(await codes(payload)).toBe(expected))

test.each([
  [sorted(['user_pass', 'ASC']), 'user_pass'],
  [sorted(['stok_code', 'UP']), 'sorts'],
  [{ sorts: Array.from({ length: 6 }, () => ({ field: 'id', order: 'ASC' })) }, 'sorts'],
  [{ sorts: [{ field: 'id; drop table stok', order: 'ASC' }] }, 'id; drop table stok'],
])('%o is refused', async (payload, field) => {
  const refusal = await admin.refused('/stok_urun_listesi_view/list', payload)
  expect(Object.keys(refusal.fields ?? {}).join()).toContain(field)
})
