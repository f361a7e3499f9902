import { describe, expect, test } from 'vitest'
import { createApp } from '#app/create-app.ts'
import { readSettings } from '#platform/server/settings.ts'
import { checkAnswer } from '#test/server/answers.ts'
import { startTestApp } from '#test/server/app.ts'
import { PASSWORD } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { openFreshWindow } from '#test/server/window.ts'
import { codeOf } from '#test/server/users.ts'

const app = await startTestApp()
const [admin, dealerAdmin] = [await app.as('admin'), await app.as('bayiadmin')]

test('the settings are for administrators', async () => {
  for (const call of ['get', 'code_test', 'codes', 'secret', 'refresh_browsers'])
    expect((await dealerAdmin.refused(`/sys_settings/${call}`)).code).toBe('ERR_105')
})

describe('the company secret', () => {
  const change = (secret_input: string, new_secret: string) =>
    admin.raw('/sys_settings/secret', { secret_input, new_secret })

  test('is set with the own password, then changed with the secret alone', async () => {
    expect(codeOf(await change('Falsch123', 'Trollinger9'))).toBe('ERR_100')
    expect((await change(PASSWORD, 'Trollinger9')).item.has_secret).toBe(true)
    expect(codeOf(await change(PASSWORD, 'Lemberger9'))).toBe('ERR_100')
    expect(codeOf(await change('Trollinger9', 'Lemberger9'))).toBe('ok')
    expect(codeOf(await admin.raw('/sys_users/check_secret_input', { secret_input: 'Lemberger9' }))).toBe(
      'ok',
    )
    const stored = await app.db.selectFrom('sys_settings').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('Lemberger9')
    const { datalist } = await admin.call('/sys_security_events/list', {
      filters: { event: 'secret_changed' },
    })
    expect(datalist).toHaveLength(2)
  })

  test('must be strong', async () => {
    const refusal = await admin.refused('/sys_settings/secret', {
      secret_input: 'Lemberger9',
      new_secret: 'wein',
    })
    expect(refusal.fields).toEqual({ new_secret: 'password_not_strong' })
  })
})

test('every open browser is told to throw its copies away', async () => {
  const window = await openFreshWindow(app, { sesion_id: dealerAdmin.sesion_id })
  expect(codeOf(await admin.call('/sys_settings/refresh_browsers'))).toBe('ok')
  await eventually(() => window.heard('refres_cooke')).toHaveLength(1)
})

test('without a mail server and a gateway nothing can be switched on', async () => {
  const settings = { ...readSettings({}), logLevel: 'error' }
  const bare = await createApp({ databaseUrl: app.databaseUrl, settings, checkAnswer })
  const post = async (path: string, body: object) => {
    const response = await bare.http.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: { sesion_id: admin.sesion_id, ...body },
    })
    return response.json<{ err?: string; item?: { code_way: string | null } }>()
  }
  try {
    expect((await post('/sys_settings/get', {})).item?.code_way).toBe(null)
    expect((await post('/sys_settings/code_test', {})).err).toBe('code_way_missing')
    expect((await post('/sys_settings/codes', { on: '1', challenge: 'x', code: '1' })).err).toBe(
      'code_way_missing',
    )
  } finally {
    await bare.close()
  }
})
