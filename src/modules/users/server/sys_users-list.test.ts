import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { codeOf, idsOf, newUser, watched } from '#test/server/users.ts'
import { present } from '#test/server/present.ts'

const app = await startTestApp()
const admin = watched(await app.as('admin'))
const dealerAdmin = watched(await app.as('bayiadmin'))
const staff = watched(await app.as('personel'))
const dealer = watched(await app.as('bayi'))

describe('/sys_users/list', () => {
  const LOOKUP = ['bayi', 'id', 'name', 'surname', 'user_level', 'user_name']

  test('is a lookup for staff: few columns of everybody', async () => {
    for (const caller of [staff, dealer]) {
      const answer = await caller.call('/sys_users/list')
      expect(Object.keys(present(answer.datalist[0])).toSorted()).toEqual(LOOKUP)
      expect(idsOf(answer).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(answer.count).toBe(8)
    }
  })

  test('as key and label for dropdowns, by name, whoever asks', async () => {
    for (const caller of [admin, dealerAdmin, staff]) {
      const { datalist, list_version } = await caller.call('/sys_users/list', {
        key_label: true,
        orderByField: 'name',
        orderBy: 'ASC',
        limit: 1000,
        filters: { user_level: 1 },
      })
      expect(datalist[0]).toEqual({
        id: 2,
        user_name: 'admin',
        name: 'admin',
        surname: 'Test',
        user_level: 1,
        bayi: 1,
        key: 2,
        label: 'admin',
      })
      expect(list_version).toBeGreaterThan(0)
    }
  })

  test('leaves out the system for staff selectors', async () => {
    const selector = {
      filters: { user_level: { value: 0, matchMode: 'notEquals' } },
      orderByField: 'id',
      orderBy: 'ASC',
      key_label: true,
    } as const
    for (const caller of [admin, dealerAdmin, staff]) {
      const { datalist } = await caller.call('/sys_users/list', selector)
      expect(datalist[0]?.id).toBe(2)
    }
  })

  test('does not let staff find out phones and e-mails', async () => {
    expect(
      (await staff.refused('/sys_users/list', { filters: { email: 'admin@example.com' } })).fields,
    ).toEqual({
      email: 'unknown_field',
    })
    expect((await staff.refused('/sys_users/list', { orderByField: 'user_pass' })).fields).toEqual({
      user_pass: 'unknown_field',
    })
    expect((await admin.refused('/sys_users/list', { filters: { user_pass: 'x' } })).fields).toEqual({
      user_pass: 'unknown_field',
    })
    const byPhone = await staff.call('/sys_users/list', { globalFilter: '170 0000000' })
    expect(byPhone.datalist).toEqual([])
    const byName = await staff.call('/sys_users/list', { globalFilter: 'BAYIadm' })
    expect(idsOf(byName)).toEqual([people.bayiadmin.id])
  })

  test('is the management list for administrators, without the system', async () => {
    const answer = await admin.call('/sys_users/list', { count: true, orderByField: 'id' })
    expect(idsOf(answer)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(answer.count).toBe(7)
    expect(answer.datalist[0]).toMatchObject({
      email: 'admin@example.com',
      yuzde: 0,
      blocked: '0',
      version: 1,
    })
  })

  test('shows dealer administrators their own people only, whatever they filter', async () => {
    const foreign = { ...newUser({ user_level: 1 }), fcm: 'push-secret' }
    const other = await app.db
      .insertInto('sys_users')
      .values(foreign)
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = async (payload: Record<string, unknown>) =>
      idsOf(await dealerAdmin.call('/sys_users/list', { orderByField: 'id', ...payload }))
    expect(await ids({})).toEqual([5, 6])
    expect(await ids({ filters: { bayi: 1 } })).toEqual([])
    expect(await ids({ id: 2 })).toEqual([])
    expect(await ids({ id: 6 })).toEqual([6])
    await app.db.deleteFrom('sys_users').where('id', '=', other.id).execute()
  })

  test('is exported by administrators only', async () => {
    const file = await app.post('/sys_users/list', { sesion_id: admin.sesion_id, format: 'xlsx' })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    expect((await dealerAdmin.refused('/sys_users/list', { format: 'xlsx' })).code).toBe('ERR_105')
    expect((await staff.refused('/sys_users/list', { format: 'xlsx' })).code).toBe('ERR_105')
  })
})

describe('/sys_users/get', () => {
  test('answers those who manage the user', async () => {
    const { item } = await admin.call('/sys_users/get', { id: people.bayi.id })
    expect(item).toMatchObject({ user_name: 'bayi', failed_login_try_count: 0, version: 1 })
    expect(codeOf(await dealerAdmin.call('/sys_users/get', { id: people.bayi.id }))).toBe('ok')
  })

  test('refuses everybody else', async () => {
    expect((await staff.refused('/sys_users/get', { id: 3 })).code).toBe('ERR_105')
    for (const id of [people.admin.id, people.fremd.id, 1]) {
      expect((await dealerAdmin.refused('/sys_users/get', { id })).code).toBe('ERR_105')
    }
    expect((await admin.refused('/sys_users/get', { id: 99_999 })).code).toBe('record_not_found')
    expect((await admin.refused('/sys_users/get', { id: 'x' })).fields).toEqual({ id: 'not_number' })
  })
})
