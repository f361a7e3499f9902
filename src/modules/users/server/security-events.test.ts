import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { PASSWORD, people } from '#test/server/company.ts'
import { tidyAll } from '#test/server/tidying.ts'
import { newUser } from '#test/server/users.ts'

const app = await startTestApp()
const [admin, staff] = [await app.as('admin'), await app.as('personel')]

async function since<T>(work: () => Promise<T>) {
  await app.db.deleteFrom('sys_security_events').execute()
  await work()
  return app.db
    .selectFrom('sys_security_events')
    .select(['event', 'user_name', 'detail'])
    .orderBy('id')
    .execute()
}

const login = (user_name: string, user_pass: string) => app.raw('/login', { user_name, user_pass })

describe('what is written down', () => {
  test('of sign-ins: those that worked, failed, locked and were refused, with address and device', async () => {
    const events = await since(async () => {
      await login('satis', PASSWORD)
      await login('niemand', 'Falsch123')
      for (const _ of [1, 2, 3]) await login('satis', 'Falsch123')
      await login('satis', PASSWORD)
    })
    expect(events).toEqual([
      { event: 'sign_in', user_name: 'satis', detail: 'password' },
      { event: 'sign_in_failed', user_name: 'niemand', detail: 'ERR_101' },
      { event: 'sign_in_failed', user_name: 'satis', detail: 'ERR_100' },
      { event: 'sign_in_failed', user_name: 'satis', detail: 'ERR_100' },
      { event: 'account_locked', user_name: 'satis', detail: null },
      { event: 'sign_in_failed', user_name: 'satis', detail: 'ERR_USER_BLOCKED' },
      { event: 'sign_in_refused', user_name: 'satis', detail: 'ERR_USER_BLOCKED' },
    ])
    const [first] = await app.db.selectFrom('sys_security_events').selectAll().orderBy('id').execute()
    expect(first).toMatchObject({ address: '127.0.0.1', device: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(JSON.stringify(events)).not.toContain('Falsch123')
  })

  test('of users: password, level, block and deletion, by whom', async () => {
    const { save_response } = await admin.call('/sys_users/create', newUser({ user_name: 'kurz' }))
    const { id } = save_response as { id: number }
    const user_name = 'admin'
    const events = await since(async () => {
      await admin.call('/sys_users/update', { id, user_pass: 'Burgunder8' })
      await admin.call('/sys_users/update', { id, user_level: 3, secret_input: PASSWORD })
      await admin.call('/sys_users/update', { id, blocked: '1' })
      await admin.call('/sys_users/delete', { id })
    })
    expect(events).toEqual([
      { event: 'password_changed', user_name, detail: 'kurz' },
      { event: 'level_changed', user_name, detail: 'kurz: 2 → 3' },
      { event: 'user_blocked', user_name, detail: 'kurz' },
      { event: 'user_deleted', user_name, detail: 'kurz' },
    ])
  })

  test('of calls that the level does not allow: once an hour for each person and call', async () => {
    const refused = async () => {
      for (const path of ['/error_log/list', '/firma-bilgileri/update', '/error_log/list'])
        expect((await staff.refused(path, { id: 1, version: 1 })).code).toBe('ERR_105')
      expect((await staff.refused('/customers/get', { id: 999_999 })).code).not.toBe('ERR_105')
    }
    const user_name = 'personel'
    const each = [
      { event: 'access_refused', user_name, detail: '/error_log/list' },
      { event: 'access_refused', user_name, detail: '/firma-bilgileri/update' },
    ]
    expect(await since(refused)).toEqual(each)
    const later = since(async () => {
      await refused()
      await sql`update sys_security_events set at = now() - interval '61 minutes'`.execute(app.db)
      await refused()
    })
    expect(await later).toEqual([...each, ...each])
  })

  test('of exports: only large ones', async () => {
    const exported = () => admin.call('/error_log/list', { format: 'xlsx' }).catch(() => undefined)
    expect(await since(exported)).toEqual([])
    await sql`insert into error_log (message) select 'Zeile ' || n from generate_series(1, 501) n`.execute(
      app.db,
    )
    const events = await since(exported)
    expect(events).toEqual([
      { event: 'export', user_name: 'admin', detail: expect.stringMatching(/^\/error_log\/list: \d+$/) },
    ])
  })
})

describe('the list', () => {
  test('is for administrators, is searched and filtered', async () => {
    expect((await staff.refused('/sys_security_events/list')).code).toBe('ERR_105')
    await since(async () => {
      await login('bayi', PASSWORD)
      await login('fremd', PASSWORD)
    })
    const found = await admin.call('/sys_security_events/list', { globalFilter: 'FREMD', count: true })
    expect(found.datalist).toMatchObject([{ event: 'sign_in', user_id: people.fremd.id }])
    const { datalist } = await admin.call('/sys_security_events/list', { filters: { user_name: 'bayi' } })
    expect(datalist).toHaveLength(1)
  })

  test('goes back twelve months', async () => {
    await since(() => login('bayi', PASSWORD))
    await sql`update sys_security_events set at = now() - interval '11 months'`.execute(app.db)
    await tidyAll(app.db)
    expect((await admin.call('/sys_security_events/list')).datalist).toHaveLength(1)
    await sql`update sys_security_events set at = now() - interval '13 months'`.execute(app.db)
    await tidyAll(app.db)
    expect((await admin.call('/sys_security_events/list')).datalist).toHaveLength(0)
  })
})
