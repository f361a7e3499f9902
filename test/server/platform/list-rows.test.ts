import { expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { buildWine } from '#test/server/factories.ts'

const app = await startTestApp()
const admin = await app.as('admin')
for (const stok_code of ['R-1', 'R-2']) await buildWine(app.db, { stok_code })

const path = '/stok_urun_listesi_view/list'
const asked = {
  filters: { stok_code: { value: 'R-', matchMode: 'startsWith' as const } },
  count: true,
  sum_fields: ['stok_limit'],
}

type Row = Record<string, unknown>
const rowsOf = ({ fields, values }: Row): Row[] =>
  (values as unknown[][]).map((row) =>
    Object.fromEntries((fields as string[]).map((field, place) => [field, row[place]])),
  )

test('compact rows hold the same values, and the same count and sums beside them', async () => {
  const plain = await admin.call(path, asked)
  const compact = await admin.call(path, { ...asked, compact: true })
  expect(rowsOf(compact)).toEqual(plain.datalist)
  expect(compact).toMatchObject({ datalist: [], count: 2, sum_stok_limit: plain.sum_stok_limit })
  expect(JSON.stringify(compact).length).toBeLessThan(JSON.stringify(plain).length)
})

test('a field that was left out is not among the values', async () => {
  const { fields } = await admin.call(path, { ...asked, compact: true, without_fields: ['stok_name'] })
  expect(fields).not.toContain('stok_name')
})

test('groups keep their shape', async () => {
  const { datalist } = await admin.call(path, { ...asked, compact: true, group_by_fields: ['stok_code'] })
  expect(datalist).toMatchObject([
    { stok_code: 'R-1', _count: 1 },
    { stok_code: 'R-2', _count: 1 },
  ])
})

test('a word is no switch', async () => {
  const { fields } = await admin.refused(path, { compact: 'yes' })
  expect(fields).toHaveProperty('compact')
})
