import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { languages } from '#core/texts/texts.ts'
import { startTestApp, type Caller } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { userTexts } from '../texts.ts'
import { atOnce, codeOf, newUser, watched } from '#test/server/users.ts'

const app = await startTestApp()
const admin = watched(await app.as('admin'))
const dealerAdmin = watched(await app.as('bayiadmin'))
const staff = watched(await app.as('personel'))
const dealer = watched(await app.as('bayi'))

/** A user that is there already, without the cost of a call and a hash. */
async function existing(changes: { user_level?: number; bayi?: number } = {}) {
  const { user_pass: _, ...values } = newUser()
  return app.db
    .insertInto('sys_users')
    .values({ ...values, fcm: 'push-secret', ...changes })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

const stored = (id: number) =>
  app.db.selectFrom('sys_users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const sessionsOf = (user_id: number) =>
  app.db.selectFrom('sys_sessions').select('token_hash').where('user_id', '=', user_id).execute()

describe('/sys_users/create', () => {
  test('makes somebody who can sign in', async () => {
    const form = newUser({ failed_login_try_count: 2, kota: 1500.5 })
    const { save_response } = await admin.call('/sys_users/create', form)
    expect(save_response).toMatchObject({
      user_name: form.user_name,
      failed_login_try_count: 0,
      kota: 1500.5,
    })
    const login = await app.call('/login', { user_name: form.user_name, user_pass: 'Burgunder7' })
    expect(login.user.id).toBe(save_response?.id)
    const audit = await app.db
      .selectFrom('sys_audit')
      .selectAll()
      .where('row_id', '=', login.user.id)
      .execute()
    expect(audit[0]).toMatchObject({ action: 'INSERT', user_id: people.admin.id })
    expect(JSON.stringify(audit)).not.toContain('argon2')
    await expect(app.db.updateTable('sys_audit').set({ user_id: null }).execute()).rejects.toThrow()
    await expect(app.db.deleteFrom('sys_audit').execute()).rejects.toThrow()
  })

  test('is done once per request id', async () => {
    const request = { ...newUser(), request_id: randomUUID() }
    const [first, second] = [
      await admin.call('/sys_users/create', request),
      await admin.call('/sys_users/create', request),
    ]
    expect(first.save_response?.id).toBe(second.save_response?.id)
  })

  test('refuses staff and bad input', async () => {
    expect((await staff.refused('/sys_users/create', newUser())).code).toBe('ERR_105')
    expect((await dealer.refused('/sys_users/create', newUser())).code).toBe('ERR_105')
    expect((await admin.refused('/sys_users/create', {})).fields).toEqual({
      user_name: 'requiredField',
      user_pass: 'requiredField',
      email: 'requiredField',
      tel_gsm: 'requiredField',
      user_level: 'requiredField',
      bayi: 'requiredField',
    })
    const weak = await admin.refused('/sys_users/create', newUser({ user_pass: 'passwort' }))
    expect(weak.fields).toEqual({ user_pass: 'password_not_strong' })
    for (const user_pass of ['Passwort1', 'Handels123'])
      expect((await admin.refused('/sys_users/create', newUser({ user_pass }))).fields).toEqual({
        user_pass: 'password_guessable',
      })
    const unknown = await admin.refused('/sys_users/create', newUser({ country_code: 'XX' }))
    expect(unknown.fields).toEqual({ country_code: 'not_allowed' })
  })

  test('keeps names and e-mails unique in any case', async () => {
    const name = await admin.refused('/sys_users/create', newUser({ user_name: 'PERSONEL' }))
    expect(name).toMatchObject({ code: 'UNIQUE_KEY', field: 'user_name', value: 'personel' })
    const email = await admin.refused('/sys_users/create', newUser({ email: 'Personel@Example.com' }))
    expect(email).toMatchObject({ code: 'UNIQUE_KEY', field: 'email' })
  })

  test('lets a dealer administrator add people to the own dealer only', async () => {
    expect(codeOf(await dealerAdmin.call('/sys_users/create', newUser({ user_level: 4 })))).toBe('ok')
    expect((await dealerAdmin.refused('/sys_users/create', newUser({ bayi: 1 }))).code).toBe('ERR_105')
  })
})

describe('/sys_users/update', () => {
  test('changes what is sent and leaves the rest', async () => {
    const { id, version } = await existing()
    const before = await stored(id)
    const { save_response } = await admin.call('/sys_users/update', { id, version, name: 'Neu', yuzde: 12 })
    expect(save_response).toMatchObject({ id, name: 'Neu', yuzde: 12, version: version + 1 })
    const { search_text: _a, version: _b, ...after } = await stored(id)
    expect(after).toEqual({ ...before, name: 'Neu', yuzde: 12, search_text: undefined, version: undefined })
  })

  test('takes a ranking figure that exists, and holds it', async () => {
    const base_64 = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')
    const picture = { title: 'Figur', file_name: 'figur.png', base_64 }
    const figure = (await admin.call('/raking_figure/create', picture)).save_response?.id
    const { id } = await existing()
    expect((await admin.refused('/sys_users/update', { id, raking: 999_999 })).fields).toEqual({
      raking: 'not_allowed',
    })
    await admin.call('/sys_users/update', { id, raking: figure })
    expect((await stored(id)).raking).toBe(figure)
    expect(codeOf(await admin.raw('/raking_figure/delete', { id: figure }))).toBe('record_in_use')
  })

  test('refuses a stale version, naming who changed what', async () => {
    const { id, version } = await existing()
    await admin.call('/sys_users/update', { id, version, name: 'Neu' })
    for (const language of languages) {
      const refusal = await admin.refused('/sys_users/update', { id, version, surname: 'Spät', language })
      expect(refusal).toMatchObject({
        code: 'record_changed',
        params: { user: 'admin Test', fields: 'name' },
      })
      expect(refusal.message).toContain('admin Test')
      expect(refusal.message).toContain(`(${userTexts.name[language]})`)
    }
  })

  test('refuses bad input, staff, strangers and the reserved user', async () => {
    const bad = await admin.refused('/sys_users/update', { id: 3, email: 'x', kota: 1.234, tel_gsm: '' })
    expect(bad.fields).toEqual({ email: 'not_email', kota: 'two_decimals', tel_gsm: 'requiredField' })
    expect((await staff.refused('/sys_users/update', { id: 3, name: 'x' })).code).toBe('ERR_105')
    expect((await admin.refused('/sys_users/update', { id: 99_999, name: 'x' })).code).toBe(
      'record_not_found',
    )
    expect((await admin.refused('/sys_users/update', { id: 1, name: 'x' })).code).toBe('user_is_reserved')
    expect((await admin.refused('/sys_users/update', { name: 'x' })).fields).toEqual({ id: 'requiredField' })
  })

  test('holds a dealer administrator to the own people', async () => {
    const update = (id: number, changes: Record<string, unknown>) =>
      dealerAdmin.raw('/sys_users/update', { id, ...changes }).then(codeOf)
    const { version } = await stored(people.bayi.id)
    expect(await update(people.bayi.id, { about: 'x', name: 'Bea', version })).toBe('ok')
    expect(await update(people.bayi.id, { bayi: 3 })).toBe('ERR_105')
    expect(await update(people.fremd.id, { name: 'x' })).toBe('ERR_105')
    expect(await update(people.admin.id, { name: 'x' })).toBe('ERR_104')
    expect(await update(people.admin.id, { user_level: 2 })).toBe('ERR_104')
  })

  test.each(['yuzde', 'kota'])(
    'leaves %s to administrators, also for oneself and a new user',
    async (field) => {
      for (const id of [people.bayi.id, people.bayiadmin.id])
        expect(await dealerAdmin.refused('/sys_users/update', { id, [field]: 100 })).toMatchObject({
          code: 'rate_for_administrators',
          fields: { [field]: 'not_allowed' },
        })
      const created = newUser({ [field]: 100 })
      expect((await dealerAdmin.refused('/sys_users/create', created)).code).toBe('rate_for_administrators')
      expect(codeOf(await admin.call('/sys_users/update', { id: people.bayi.id, [field]: 7 }))).toBe('ok')
      // An unchanged rate may be sent back.
      const { version } = await stored(people.bayi.id)
      const sameRate = { id: people.bayi.id, version, [field]: 7, name: 'b' }
      expect(codeOf(await dealerAdmin.call('/sys_users/update', sameRate))).toBe('ok')
    },
  )

  test('never takes the count of wrong passwords or a deletion from outside', async () => {
    const { id, version } = await existing()
    const update = { id, failed_login_try_count: 7, sil: '1', fcm: 'x', version }
    expect(codeOf(await admin.call('/sys_users/update', update))).toBe('ok')
    expect(await stored(id)).toMatchObject({ failed_login_try_count: 0, sil: '0', fcm: 'push-secret' })
  })

  test('a new password signs the user out everywhere, an empty one changes nothing', async () => {
    const user = watched(await app.as('satis'))
    await admin.call('/sys_users/update', { id: people.satis.id, user_pass: '' })
    expect(codeOf(await user.call('/sys_users/list'))).toBe('ok')
    const weak = await admin.refused('/sys_users/update', { id: people.satis.id, user_pass: 'schwach' })
    expect(weak.fields).toEqual({ user_pass: 'password_not_strong' })
    await admin.call('/sys_users/update', { id: people.satis.id, user_pass: 'AndersPass2' })
    expect((await user.refused('/sys_users/list')).code).toBe('ERR_108')
    expect(codeOf(await app.call('/login', { user_name: 'satis', user_pass: 'AndersPass2' }))).toBe('ok')
  })

  test('a lower level holds at the next call', async () => {
    const level = (user_level: number) =>
      app.db.updateTable('sys_users').set({ user_level }).where('id', '=', people.bayiadmin.id).execute()
    const lowered = await app.as('bayiadmin')
    expect((await lowered.refused('/sys_users/create', {})).code).not.toBe('ERR_105')
    await level(4)
    expect((await lowered.refused('/sys_users/create', {})).code).toBe('ERR_105')
    await level(3)
  })

  test('a block ends sessions, lifting it clears the count', async () => {
    const user = watched(await app.as('fremd'))
    await app.db.updateTable('sys_users').set({ failed_login_try_count: 2 }).where('id', '=', 7).execute()
    await admin.call('/sys_users/update', { id: 7, blocked: '1' })
    expect((await user.refused('/sys_users/list')).code).toBe('ERR_108')
    expect(await sessionsOf(7)).toEqual([])
    await admin.call('/sys_users/update', { id: 7, blocked: 0 })
    expect(await stored(7)).toMatchObject({ blocked: '0', failed_login_try_count: 0 })
  })
})

describe('/sys_users/delete', () => {
  const remove = (caller: Caller, id: number) => caller.raw('/sys_users/delete', { id }).then(codeOf)

  test('hides the user and ends the sessions, the row stays', async () => {
    const { id } = await existing({ bayi: 2, user_level: 4 })
    await app.db.insertInto('sys_sessions').values({ token_hash: 'x', user_id: id }).execute()
    const { save_response } = await dealerAdmin.call('/sys_users/delete', { id })
    expect(save_response).toEqual({ id })
    expect(await stored(id)).toMatchObject({ sil: '1', blocked: '1' })
    expect(await sessionsOf(id)).toEqual([])
    for (const caller of [admin, staff]) {
      expect((await caller.call('/sys_users/list', { id })).datalist).toEqual([])
    }
    expect(await remove(admin, id)).toBe('record_not_found')
  })

  test('is refused for staff, strangers, oneself and the reserved user', async () => {
    expect(await remove(staff, people.satis.id)).toBe('ERR_105')
    expect(await remove(dealerAdmin, people.fremd.id)).toBe('ERR_105')
    expect(await remove(dealerAdmin, people.admin.id)).toBe('ERR_104')
    expect(await remove(dealerAdmin, people.bayiadmin.id)).toBe('user_is_self')
    expect(await remove(admin, people.admin.id)).toBe('user_is_self')
    expect(await remove(admin, 1)).toBe('user_is_reserved')
    expect((await admin.refused('/sys_users/delete', {})).fields).toEqual({ id: 'requiredField' })
  })

  test('and lowering leave one active administrator, also when two remove each other', async () => {
    const admins = app.db.updateTable('sys_users').where('user_level', '=', 1)
    await admins.set({ blocked: '1' }).where('id', 'not in', [people.admin.id, people.admin2.id]).execute()
    const second = watched(await app.as('admin2'))
    const codes = await atOnce(app.db, people.admin.id, [
      () => remove(admin, people.admin2.id),
      () => remove(second, people.admin.id),
    ])
    expect(codes.toSorted()).toEqual(['ok', 'user_is_last_admin'])
    const left = await app.db
      .selectFrom('sys_users')
      .select('id')
      .where('user_level', '=', 1)
      .where('blocked', '=', '0')
      .execute()
    expect(left).toHaveLength(1)
    const last = left[0]?.id === people.admin.id ? admin : second
    const lower = await last.refused('/sys_users/update', { id: left[0]?.id, user_level: 2 })
    expect(lower.code).toBe('user_is_last_admin')
    const block = await last.refused('/sys_users/update', { id: left[0]?.id, blocked: '1' })
    expect(block.code).toBe('user_is_self')
  })
})
