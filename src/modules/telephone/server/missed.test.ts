import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { tidyAll } from '#test/server/tidying.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller
let staff: Caller
let colleague: Caller
let token: string

beforeAll(async () => {
  app = await startTestApp()
  app.setNow('2026-11-16T10:00:00+01:00')
  admin = await app.as('admin')
  staff = await app.as('personel')
  colleague = await app.as('satis')
  token = (await admin.call('/phone_system/create', { name: 'Anlage' })).save_response.token
})

let calls = 0
/** An incoming call that is not answered. */
async function miss(from: string, user?: string): Promise<void> {
  const callId = `m${(calls += 1)}`
  await app.call('/call/event', { token, event: 'newCall', callId, from, user })
  await app.call('/call/event', { token, event: 'hangup', callId })
}
const listed = async (caller: Caller, filters = {}) =>
  (await caller.call('/missed_call/list', { filters })).datalist ?? []
const rowOf = async (number: string, caller = admin) =>
  (await listed(caller)).find((row) => row.number === number)

describe('/missed_call/list', () => {
  test('names each unknown caller once, to those at whom it rang', async () => {
    await miss('492214440001', 'personel')
    await miss('492214440001', 'personel')
    await miss('492214440002')
    await buildCustomer(app.db, { cus_tel1: '0221 4440003' })
    await miss('492214440003')
    await miss('anonymous')
    expect(await listed(staff)).toMatchObject([{ number: '+492214440001', times: 2, known: 0 }])
    expect(await listed(colleague)).toEqual([])
    const all = await listed(admin)
    expect(all.map((row) => row.number).toSorted()).toEqual(['+492214440001', '+492214440002'])
    expect(await rowOf('+492214440002')).toMatchObject({ person: null, times: 1 })
  })

  test('a number that several customers have waits for somebody who decides', async () => {
    for (const cus_tel1 of ['0221/4440004', '+49 221 4440004']) await buildCustomer(app.db, { cus_tel1 })
    await miss('492214440004')
    expect(await rowOf('+492214440004')).toMatchObject({ known: 2 })
  })
})

describe('/missed_call/assign', () => {
  test('gives number and call-back to the customer, and refuses foreign callers and customers', async () => {
    await miss('492214440010', 'personel')
    const { id } = present(await rowOf('+492214440010'))
    const own = await buildCustomer(app.db, { cus_user: people.personel.id, cus_tel1: '0221 555' })
    const foreign = await buildCustomer(app.db, { cus_user: people.satis.id })
    expect((await colleague.refused('/missed_call/assign', { id, cus_id: foreign })).code).toBe(
      'record_not_found',
    )
    expect((await staff.refused('/missed_call/assign', { id, cus_id: foreign })).code).toBe(
      (await staff.refused('/customers/get', { id: foreign })).code,
    )
    expect((await staff.refused('/missed_call/assign', { id, cus_id: -1 })).fields).toHaveProperty('cus_id')
    await staff.call('/missed_call/assign', { id, cus_id: own })
    const { rows } = await sql`select cus_gsm, rand_tar::text, rand_user, rand_note from customers
      where id = ${own}`.execute(app.db)
    expect(rows).toEqual([
      {
        cus_gsm: '+492214440010',
        rand_tar: '2026-11-16',
        rand_user: people.personel.id,
        rand_note: 'Verpasster Anruf um 10:00 Uhr',
      },
    ])
    expect(await rowOf('+492214440010')).toBeUndefined()
    expect((await staff.refused('/missed_call/assign', { id, cus_id: own })).code).toBe('record_not_found')
  })

  test('says when every telephone field is in use, and changes nothing', async () => {
    await miss('492214440011')
    const { id } = present(await rowOf('+492214440011'))
    const cus_id = await buildCustomer(app.db, {
      cus_tel1: '0221 1',
      cus_gsm: '0171 1',
      cus_tel2: '0221 2',
      cus_private: '0221 3',
    })
    expect((await admin.refused('/missed_call/assign', { id, cus_id })).code).toBe('no_free_phone_field')
    expect(await rowOf('+492214440011')).toMatchObject({ id })
  })
})

describe('/missed_call/dismiss', () => {
  test('takes the caller off the list and back again; a new call lists them anew', async () => {
    await miss('492214440020', 'personel')
    const { id } = present(await rowOf('+492214440020'))
    for (const act of ['dismiss', 'restore'])
      expect((await colleague.refused(`/missed_call/${act}`, { id })).code).toBe('record_not_found')
    await staff.call('/missed_call/dismiss', { id })
    expect(await rowOf('+492214440020')).toBeUndefined()
    expect((await staff.refused('/missed_call/dismiss', { id })).code).toBe('record_not_found')
    await staff.call('/missed_call/restore', { id })
    expect(await rowOf('+492214440020')).toMatchObject({ times: 1 })
    expect((await staff.refused('/missed_call/restore', { id })).code).toBe('record_not_found')
    await staff.call('/missed_call/dismiss', { id })
    await miss('492214440020', 'personel')
    expect(await rowOf('+492214440020')).toMatchObject({ times: 1 })
  })

  test('many at once under the same guard', async () => {
    await miss('492214440021', 'personel')
    await miss('492214440022', 'satis')
    const ids = [present(await rowOf('+492214440021')).id, present(await rowOf('+492214440022')).id]
    const bulk = { islem: '/missed_call/dismiss', alanlar: {}, ids }
    expect(await staff.call('/toplu_islem/yap', bulk)).toMatchObject({ yapilan: [ids[0]] })
    expect(await rowOf('+492214440021')).toBeUndefined()
    expect(await rowOf('+492214440022')).toMatchObject({ id: ids[1], times: 1 })
  })
})

describe('numbers of callers who are no customers', () => {
  test('are erased by an administrator', async () => {
    await miss('492214440030', 'personel')
    const { id } = present(await rowOf('+492214440030'))
    expect((await staff.refused('/missed_call/erase', { id })).code).toBe('ERR_105')
    await admin.call('/missed_call/erase', { id })
    const { rows } = await sql`select from incoming_calls where number = '+492214440030'`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('are erased after the days of the setting, those of customers are kept', async () => {
    const cus_id = await buildCustomer(app.db, { cus_tel1: '0221 4440041' })
    await miss('492214440040')
    await miss('492214440041')
    await miss('492214440042')
    await sql`update incoming_calls set started_at = now() - interval '91 days'
      where number in ('+492214440040', '+492214440041')`.execute(app.db)
    await sql`update incoming_calls set started_at = now() - interval '89 days'
      where number = '+492214440042'`.execute(app.db)
    await tidyAll(app.db)
    const { rows } = await sql<{
      number: string
      cus_id: number | null
    }>`select number, cus_id from incoming_calls
      where number like '+49221444004%' order by 1`.execute(app.db)
    expect(rows).toEqual([
      { number: '+492214440041', cus_id },
      { number: '+492214440042', cus_id: null },
    ])
  })
})

describe('/call/event as a form', () => {
  const send = async (path: string, body?: string, type = 'application/x-www-form-urlencoded') => {
    const answer = await fetch(`${app.url}/api${path}`, {
      method: 'POST',
      ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
    })
    return (await answer.json()) as { status: { isContinue: boolean; code?: string } }
  }

  test('is taken with the token in the form or in the address, under the same guard', async () => {
    const fields = (callId: string, event = 'newCall') =>
      new URLSearchParams({ event, callId, from: '492214440050', direction: 'in' }).toString()
    const address = `/call/event?token=${token}`
    expect((await send(address, `${fields('f1')}&user[]=personel&user[]=satis`)).status.isContinue).toBe(true)
    expect((await send(address, fields('f1', 'hangup'))).status.isContinue).toBe(true)
    expect(await rowOf('+492214440050', staff)).toMatchObject({ times: 1 })
    expect((await send('/call/event', `${fields('f2')}&token=${token}`)).status.isContinue).toBe(true)
    expect((await send(`${address}&${fields('f3')}`)).status.isContinue).toBe(true)
    expect((await send(address, fields('f1'))).status.code).toBe('phone_event_replayed')
    expect((await send('/call/event?token=x', fields('f4'))).status.code).toBe('phone_token_wrong')
    expect((await send(address, 'event=ring&callId=f5')).status.isContinue).toBe(false)
  })

  test('no other call takes a form or fields in the address', async () => {
    const body = new URLSearchParams({ sesion_id: String(staff.sesion_id) }).toString()
    expect((await send('/call/incoming', body)).status.isContinue).toBe(false)
    expect((await send(`/call/incoming?${body}`, '{}', 'application/json')).status.isContinue).toBe(false)
  })
})
