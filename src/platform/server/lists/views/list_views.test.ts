import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const staff = await app.as('personel')
const dealer = await app.as('bayi')

const ORDERS = '/siparisler/list#open'
/** Only level 1 sees it. */
const MOVEMENTS = '/stok_hareketleri/list'

const content = {
  search: 'Mosel',
  filters: { cus_name: 'A' },
  sorts: [{ field: 's_g_toplam', order: 'DESC' as const }],
  columns: [
    { field: 'cus_name', width: 120 },
    { field: 'id', hidden: true },
  ],
}
const view = { list: ORDERS, name: 'Große', is_shared: '0' as const, content }

beforeEach(async () => {
  await app.db.deleteFrom('list_views').execute()
  await app.db.deleteFrom('user_list_settings').execute()
})

describe('settings of lists', () => {
  const columns = [
    { field: 'id', width: 80, pinned: true },
    { field: 'f_no', hidden: true },
  ]
  const settingsOf = async (caller: typeof admin) => (await caller.call('/list_settings/get')).datalist ?? []

  test('are kept for the person alone, and the last ones count', async () => {
    await staff.call('/list_settings/save', { list: ORDERS, columns: [{ field: 'id' }] })
    await staff.call('/list_settings/save', { list: ORDERS, columns, view: 7 })
    expect(await settingsOf(staff)).toEqual([{ list: ORDERS, columns, view: 7 }])
    expect(await settingsOf(admin)).toEqual([])
    const { version } = await app.db
      .selectFrom('user_list_settings')
      .select('version')
      .executeTakeFirstOrThrow()
    expect(version).toBe(2)
  })

  test('are reset for the person alone', async () => {
    for (const caller of [admin, staff]) await caller.call('/list_settings/save', { list: ORDERS, columns })
    await staff.call('/list_settings/reset', { list: ORDERS })
    expect([(await settingsOf(staff)).length, (await settingsOf(admin)).length]).toEqual([0, 1])
  })

  test.each([
    [{ list: '/nothing/list', columns }, 'list'],
    [{ list: 'siparisler', columns }, 'list'],
    [{ list: ORDERS, columns: [{ field: 'id', width: 1e9 }] }, 'columns'],
    [{ list: ORDERS, columns: [{ field: 'id', colour: 'red' }] }, 'colour'],
    [{ list: ORDERS, columns: Array.from({ length: 200 }, () => ({ field: 'id' })) }, 'columns'],
    [{ list: ORDERS, columns: 'all' }, 'columns'],
  ])('%o is refused', async (input, field) => {
    const refusal = await staff.refused('/list_settings/save', input)
    expect(Object.keys(refusal.fields ?? {}).join()).toContain(field)
  })

  test('a list that the person may not see has none', async () => {
    expect((await staff.refused('/list_settings/save', { list: MOVEMENTS, columns })).code).toBe('ERR_105')
  })

  test('what was stored in another shape is left out', async () => {
    await app.db
      .insertInto('user_list_settings')
      .values({ user_id: people.personel.id, list: ORDERS, settings: JSON.stringify({ columns: 'old' }) })
      .execute()
    expect(await settingsOf(staff)).toEqual([])
  })
})

describe('views', () => {
  const viewsOf = async (caller: typeof admin) =>
    ((await caller.call('/list_view/list')).datalist ?? []).map(({ name }: { name: string }) => name)

  test('are kept with all they hold', async () => {
    const { save_response } = await staff.call('/list_view/save', view)
    expect(save_response).toMatchObject({ ...view, owner: people.personel.id, version: 1 })
    expect((await staff.call('/list_view/list')).datalist).toEqual([save_response])
  })

  test('belong to the person, and shared ones to everybody who may see the list', async () => {
    await staff.call('/list_view/save', view)
    await admin.call('/list_view/save', { ...view, name: 'Alle', is_shared: '1' })
    await admin.call('/list_view/save', { ...view, list: MOVEMENTS, name: 'Lager', is_shared: '1' })
    expect(await viewsOf(admin)).toEqual(['Alle', 'Lager'])
    expect(await viewsOf(staff)).toEqual(['Alle', 'Große'])
    expect(await viewsOf(dealer)).toEqual(['Alle'])
  })

  test('are shared by level 1 only', async () => {
    const shared = { ...view, is_shared: '1' as const }
    expect((await staff.refused('/list_view/save', shared)).code).toBe('ERR_105')
    expect((await dealer.refused('/list_view/save', shared)).code).toBe('ERR_105')
  })

  test('are changed as they were seen', async () => {
    const { save_response: first } = await staff.call('/list_view/save', view)
    const change = { ...view, id: first.id, version: 1, name: 'Kleine' }
    const { save_response } = await staff.call('/list_view/save', change)
    expect(save_response).toMatchObject({ name: 'Kleine', version: 2 })
    expect((await staff.refused('/list_view/save', change)).code).toBe('record_changed')
  })

  test('of somebody else are not there, shared ones can be read but not changed', async () => {
    const { save_response: own } = await staff.call('/list_view/save', view)
    const { save_response: shared } = await admin.call('/list_view/save', { ...view, is_shared: '1' })
    for (const { id } of [own, shared]) {
      const change = { ...view, id, version: 1, name: 'Anders' }
      expect((await dealer.refused('/list_view/save', change)).code).toBe('record_not_found')
      expect((await dealer.refused('/list_view/delete', { id })).code).toBe('record_not_found')
    }
    expect((await admin.refused('/list_view/delete', { id: own.id })).code).toBe('record_not_found')
  })

  test('are deleted by their owner', async () => {
    const { save_response } = await staff.call('/list_view/save', view)
    await staff.call('/list_view/delete', { id: save_response.id })
    expect(await viewsOf(staff)).toEqual([])
  })

  test('a name is given once, whatever its letters', async () => {
    await staff.call('/list_view/save', view)
    const refusal = await staff.refused('/list_view/save', { ...view, name: 'große' })
    expect(refusal.fields).toEqual({ name: 'exists_already' })
    await admin.call('/list_view/save', view)
  })

  test('a view stays with its list', async () => {
    const { save_response } = await staff.call('/list_view/save', view)
    const moved = { ...view, id: save_response.id, version: 1, list: '/siparisler/list#new' }
    expect((await staff.refused('/list_view/save', moved)).fields).toEqual({ list: 'not_allowed' })
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ list: '/nothing/list' }, 'list'],
    [{ content: { ...content, filters: { a: 1 } } }, 'content'],
    [{ content: { ...content, sorts: [{ field: 'id', order: 'UP' }] } }, 'content'],
    [{ content: { ...content, script: 'x' } }, 'script'],
    [{ content: null }, 'content'],
  ])('%o is refused', async (change, field) => {
    const refusal = await staff.refused('/list_view/save', { ...view, ...change })
    expect(Object.keys(refusal.fields ?? {}).join()).toContain(field)
  })

  test('of a list that the person may not see are refused', async () => {
    expect((await staff.refused('/list_view/save', { ...view, list: MOVEMENTS })).code).toBe('ERR_105')
  })

  test('have a limit', async () => {
    await app.db
      .insertInto('list_views')
      .values(
        Array.from({ length: 200 }, (_, number) => ({
          list: ORDERS,
          name: `V${number}`,
          owner: people.personel.id,
          content: '{}',
        })),
      )
      .execute()
    expect((await staff.refused('/list_view/save', view)).code).toBe('too_many_views')
    // The invalid content of these views is left out.
    expect(await viewsOf(staff)).toEqual([])
  })

  test('keep their limit when many are saved at the same moment', async () => {
    await app.db
      .insertInto('list_views')
      .values(
        Array.from({ length: 195 }, (_, number) => ({
          list: ORDERS,
          name: `V${number}`,
          owner: people.personel.id,
          content: '{}',
        })),
      )
      .execute()
    await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        staff.raw('/list_view/save', { ...view, name: `Neu ${number}` }),
      ),
    )
    expect(await app.db.selectFrom('list_views').select('id').execute()).toHaveLength(200)
  })
})
