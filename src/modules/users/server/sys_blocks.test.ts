import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { present } from '#test/server/present.ts'

const app = await startTestApp({ callLimit: 15 })
const [admin, dealerAdmin, staff] = [
  await app.as('admin'),
  await app.as('bayiadmin'),
  await app.as('personel'),
]

async function signInAs(user_name: string, cookie: string): Promise<number> {
  const response = await app.post('/login', { user_name, user_pass: 'Falsch123' }, { cookie })
  return response.status
}

describe('unusual activity', () => {
  test('pauses a device that keeps failing to sign in until an administrator lifts it', async () => {
    const device = 'wk_device=one-device'
    for (let tries = 0; tries < 20; tries += 1) expect(await signInAs(`niemand${tries}`, device)).toBe(200)
    expect(await signInAs('admin', device)).toBe(429)
    expect(await signInAs('admin', device)).toBe(429)
    expect(await signInAs('niemand', 'wk_device=another')).toBe(200)

    const { datalist, count } = await admin.call('/sys_blocks/list')
    expect(count).toBe(1)
    expect(datalist[0]?.subject).toMatch(/^device:/)
    expect(
      (await admin.call('/sys_blocks/delete', { subject: present(datalist[0]?.subject) })).status.isContinue,
    ).toBe(true)
    expect(await signInAs('niemand', device)).toBe(200)
  })

  test('pauses a session that calls too often, and keeps it paused', async () => {
    const codes = []
    for (let calls = 0; calls < 20; calls += 1) {
      const { status } = await staff.raw('/sys_users/list', { key_label: true })
      codes.push(status.isContinue ? 'ok' : status.code)
    }
    expect(codes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 'ok'))
    expect(codes.slice(15)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'))
    const { datalist } = await admin.call('/sys_blocks/list')
    await admin.call('/sys_blocks/delete', { subject: present(datalist[0]?.subject) })
    expect((await staff.call('/sys_users/list', { key_label: true })).status.isContinue).toBe(true)
  })
})

describe('the list of pauses', () => {
  test('is for administrators', async () => {
    for (const path of ['/sys_blocks/list', '/sys_blocks/delete']) {
      expect((await dealerAdmin.refused(path, { subject: 'x' })).code).toBe('ERR_105')
    }
  })

  test('lifts only what is there', async () => {
    expect((await admin.refused('/sys_blocks/delete', { subject: 'device:none' })).code).toBe(
      'record_not_found',
    )
    expect((await admin.refused('/sys_blocks/delete', {})).fields).toEqual({ subject: 'requiredField' })
  })
})
