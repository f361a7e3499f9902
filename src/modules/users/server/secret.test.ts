import { describe, expect, test } from 'vitest'
import { startTestApp, type Caller } from '#test/server/app.ts'
import { PASSWORD, people } from '#test/server/company.ts'
import { hashPassword } from '#platform/server/entrance/passwords.ts'
import { codeOf, newUser, watched } from '#test/server/users.ts'

const app = await startTestApp()
const admin = watched(await app.as('admin'))
const dealerAdmin = watched(await app.as('bayiadmin'))
const staff = watched(await app.as('personel'))

describe('granting a level', () => {
  const create = (caller: Caller, changes: Record<string, unknown>) =>
    caller.raw('/sys_users/create', newUser(changes)).then(codeOf)

  test('of administrators asks for the secret, at creation and at change', async () => {
    expect(await create(admin, { user_level: 1 })).toBe('secret_required')
    expect(await create(admin, { user_level: 3 })).toBe('secret_required')
    expect(await create(admin, { user_level: 3, secret_input: 'Falsch123' })).toBe('ERR_100')
    expect(await create(admin, { user_level: 3, secret_input: PASSWORD })).toBe('ok')
    const { save_response } = await admin.call('/sys_users/create', newUser())
    const id = save_response?.id
    const raise = (secret_input?: string) =>
      admin.raw('/sys_users/update', { id, user_level: 3, secret_input }).then(codeOf)
    expect(await raise()).toBe('secret_required')
    expect(await raise('Falsch123')).toBe('ERR_100')
    expect((await admin.call('/sys_users/get', { id })).item.user_level).toBe(2)
    expect(await raise(PASSWORD)).toBe('ok')
    expect(await raise()).toBe('ok')
  })

  test('1 by a dealer administrator is refused before any secret', async () => {
    expect(await create(dealerAdmin, { user_level: 1 })).toBe('ERR_104')
    expect(await create(dealerAdmin, { user_level: 1, secret_input: 'Falsch123' })).toBe('ERR_104')
    expect(await create(dealerAdmin, { user_level: 3, secret_input: PASSWORD })).toBe('ok')
    const refusal = await dealerAdmin.refused('/sys_users/update', { id: people.bayiadmin.id, user_level: 1 })
    expect(refusal.code).toBe('ERR_104')
  })

  test('is confirmed by an earlier check, once and for five minutes', async () => {
    expect((await staff.refused('/sys_users/check_secret_input', { secret_input: PASSWORD })).code).toBe(
      'ERR_105',
    )
    expect((await admin.refused('/sys_users/check_secret_input', { secret_input: '' })).fields).toEqual({
      secret_input: 'requiredField',
    })
    expect((await admin.refused('/sys_users/check_secret_input', { secret_input: 'Falsch123' })).code).toBe(
      'ERR_100',
    )
    expect(await create(admin, { user_level: 3 })).toBe('secret_required')

    expect(codeOf(await admin.call('/sys_users/check_secret_input', { secret_input: PASSWORD }))).toBe('ok')
    expect(await create(admin, { user_level: 2 })).toBe('ok')
    expect(await create(admin, { user_level: 3, user_name: 'personel' })).toBe('UNIQUE_KEY')
    const elsewhere = watched(await app.as('admin'))
    expect(await create(elsewhere, { user_level: 3 })).toBe('secret_required')
    expect(await create(admin, { user_level: 3 })).toBe('ok')
    expect(await create(admin, { user_level: 3 })).toBe('secret_required')

    await admin.call('/sys_users/check_secret_input', { secret_input: PASSWORD })
    const old = new Date(Date.now() - 301_000).toISOString()
    await app.db.updateTable('sys_sessions').set({ secret_checked_at: old }).execute()
    expect(await create(admin, { user_level: 3 })).toBe('secret_required')
  })

  test("asks for the company's secret where there is one", async () => {
    const value = await hashPassword('Firmengeheimnis')
    await app.db.insertInto('sys_settings').values({ name: 'secret_hash', value }).execute()
    expect(await create(admin, { user_level: 3, secret_input: PASSWORD })).toBe('ERR_100')
    expect(await create(admin, { user_level: 3, secret_input: 'Firmengeheimnis' })).toBe('ok')
    await app.db.deleteFrom('sys_settings').where('name', '=', 'secret_hash').execute()
  })

  test('is paused for whoever keeps guessing, on every device', async () => {
    const guesser = watched(await app.as('admin2'))
    const guess = () =>
      guesser.raw('/sys_users/check_secret_input', { secret_input: 'Falsch123' }).then(codeOf)
    const codes = []
    for (let tries = 0; tries < 22; tries += 1) codes.push(await guess())
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'ERR_100'))
    expect(codes.slice(20)).toEqual(['too_many_requests', 'too_many_requests'])
    expect(await create(guesser, { user_level: 3, secret_input: PASSWORD })).toBe('too_many_requests')
    await app.db.deleteFrom('sys_blocks').execute()
  })
})
