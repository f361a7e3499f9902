import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const stk_id = await buildWine(app.db, { stok_code: 'G-1' }, 100)
const cus_id = await buildCustomer(app.db)

const rows = [
  { cus_surname: 'Öz', s_tar: '2026-06-30T22:30:00Z', s_g_toplam: 10 },
  { cus_surname: 'Zander', s_tar: '2026-07-01T10:00:00Z', s_g_toplam: 5.5 },
  { cus_surname: 'Öz', s_tar: '2026-06-30T10:00:00Z', s_g_toplam: 2.5, sd_cancel_on: '1' as const },
  { cus_surname: '', s_tar: '2026-06-29T10:00:00Z', s_g_toplam: 1 },
  { cus_surname: null, s_tar: '2026-06-29T11:00:00Z', s_g_toplam: 4 },
]
for (const row of rows) await buildOrder(app.db, { stk_id, stk_adet: 1 }, { cus_id, ...row })

const path = '/siparisler/list'
const groups = async (payload: Record<string, unknown>, caller = admin) =>
  (await caller.call(path, { cus_id, sum_fields: ['s_g_toplam'], ...payload })).datalist

test('groups come in the order of words, with number and sums, and those without a value last', async () => {
  expect(await groups({ group_by_fields: ['cus_surname'] })).toEqual([
    { cus_surname: 'Öz', s_g_toplam: 12.5, _count: 2 },
    { cus_surname: 'Zander', s_g_toplam: 5.5, _count: 1 },
    { cus_surname: null, s_g_toplam: 5, _count: 2 },
  ])
})

test('moments make groups of their business days', async () => {
  expect(await groups({ group_by_fields: ['s_tar'] })).toMatchObject([
    { s_tar: '2026-06-29', _count: 2 },
    { s_tar: '2026-06-30', _count: 1 },
    { s_tar: '2026-07-01', _count: 2 },
  ])
})

test.each([
  [{ field: 'cus_surname', order: 'DESC' }, ['Zander', 'Öz', null]],
  [{ field: 's_g_toplam', order: 'ASC' }, [null, 'Zander', 'Öz']],
  [{ field: 's_g_toplam', order: 'DESC' }, ['Öz', 'Zander', null]],
])('ordered by %o', async (sort, expected) => {
  const found = await groups({ group_by_fields: ['cus_surname'], sorts: [sort] })
  expect(found?.map(({ cus_surname }: { cus_surname: string | null }) => cus_surname)).toEqual(expected)
})

test.each([
  [{ cus_surname: 'Öz' }, [12.5, 2]],
  [{ cus_surname: null }, [5, 2]],
  [{ s_tar: '2026-07-01' }, [15.5, 2]],
  [{ sd_cancel_on: '1' }, [2.5, 1]],
])('the rows of the group %o are those that it counts', async (group_of, [sum, count]) => {
  const answer = await admin.call(path, { cus_id, group_of, count: true, sum_field: 's_g_toplam' })
  expect([answer.sum, answer.count, answer.datalist.length]).toEqual([sum, count, count])
})

test('nobody gets groups of rows that the list would not show', async () => {
  const own = { cus_id, cus_surname: 'Eigen', per_id: people.satis.id }
  await buildOrder(app.db, { stk_id, stk_adet: 1 }, own)
  const found = await groups({ group_by_fields: ['cus_surname'] }, await app.as('satis'))
  expect(found).toMatchObject([{ cus_surname: 'Eigen', _count: 1 }])
})

test.each([
  [{ group_of: { user_pass: 'x' } }, 'user_pass'],
  [{ group_of: { s_tar: 'yesterday' } }, 's_tar'],
  [{ group_of: { cus_surname: ['x'] } }, 'cus_surname'],
  [{ grouped_by: 'user_pass' }, 'user_pass'],
])('%j is refused', async (payload, field) => {
  const refusal = await admin.refused(path, payload)
  expect(Object.keys(refusal.fields ?? {}).join()).toContain(field)
})

test('the workbook has the groups with their sums, and what the screen works out of a row', async () => {
  const response = await app.post(path, {
    sesion_id: admin.sesion_id,
    format: 'xlsx',
    language: 'de',
    cus_id,
    filters: { cus_surname: { value: 'Z', matchMode: 'startsWith' } },
    columns: ['_computed', 's_g_toplam'],
    grouped_by: 'cus_surname',
  })
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()), { readStyles: true })
  const [sheet] = sheets
  expect(sheet?.rows).toEqual([
    ['Status', 'Gesamtbetrag'],
    ['Zander (1)', 5.5],
    [expect.stringMatching(/^[A-ZÄÖÜ][a-zäöü]/), 5.5],
    ['Summe', 5.5],
  ])
  expect(sheet?.cells?.get('1,1')?.formula).toBe('SUBTOTAL(109,B3:B3)')
  expect(sheet?.cells?.get('3,1')?.formula).toBe('SUBTOTAL(109,B2:B3)')
})
