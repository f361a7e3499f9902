import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'

const app = await startTestApp()
const [admin, dealerAdmin, staff] = [
  await app.as('admin'),
  await app.as('bayiadmin'),
  await app.as('personel'),
]

describe('/error_log/create', () => {
  test('notes who it was by the session, not by what the report says', async () => {
    const report = {
      message: 'x is undefined',
      stack: 'at y',
      host: 'wein.example',
      user_id: 2,
      user_name: 'admin',
    }
    expect((await staff.call('/error_log/create', report)).status.isContinue).toBe(true)
    const [row] = (await admin.call('/error_log/list')).datalist ?? []
    expect(row).toMatchObject({
      user_id: people.personel.id,
      user_name: 'personel',
      message: 'x is undefined',
      stack: 'at y',
      host: 'wein.example',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  test('keeps no secret and no long text', async () => {
    await staff.call('/error_log/create', {
      message: `{"sesion_id":"${staff.sesion_id}"} ${'x'.repeat(5_000)}`,
    })
    const [row] = (await admin.call('/error_log/list', { limit: 1 })).datalist ?? []
    expect(row?.message).toHaveLength(2_000)
    expect(JSON.stringify(row)).not.toContain(staff.sesion_id)
    const response = await app.post('/error_log/create', {
      sesion_id: staff.sesion_id,
      message: 'x'.repeat(70_000),
    })
    expect(response.status).toBe(413)
  })

  test('needs a message and no session', async () => {
    expect((await app.call('/error_log/create', { message: 'vor der Anmeldung' })).status.isContinue).toBe(
      true,
    )
    const stored = app.db.selectFrom('error_log').select(['user_id', 'user_name'])
    expect(await stored.where('message', '=', 'vor der Anmeldung').execute()).toEqual([
      { user_id: null, user_name: null },
    ])
    expect((await staff.refused('/error_log/create', {})).fields).toEqual({ message: 'requiredField' })
  })
})

test('a flood of reports from one device is not stored', async () => {
  const report = () => app.post('/error_log/create', { message: 'Flut' }, { cookie: 'wk_device=flood' })
  for (let reports = 0; reports < 35; reports += 1) expect((await report()).status).toBe(200)
  const stored = await app.db.selectFrom('error_log').select('id').where('message', '=', 'Flut').execute()
  expect(stored).toHaveLength(30)
})

describe('/error_log/list', () => {
  test('is for administrators', async () => {
    expect((await staff.refused('/error_log/list')).code).toBe('ERR_105')
    expect((await dealerAdmin.refused('/error_log/list')).code).toBe('ERR_105')
  })

  test('searches and filters the messages', async () => {
    await staff.call('/error_log/create', { message: 'Zebra 100%' })
    const found = async (payload: object) =>
      (await admin.call('/error_log/list', { count: true, ...payload })).datalist.map(
        (row: { message: string }) => row.message,
      )
    expect(await found({ globalFilter: 'zebra' })).toEqual(['Zebra 100%'])
    expect(await found({ globalFilter: '100%' })).toEqual(['Zebra 100%'])
    expect(await found({ filters: { user_name: 'admin' } })).toEqual([])
    expect((await admin.refused('/error_log/list', { filters: { nope: 1 } })).fields).toEqual({
      nope: 'unknown_field',
    })
  })
})
