import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp, type Input } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { openFreshWindow } from '#test/server/window.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let staff: Caller
let admin: Caller
let token: string
let system: number

const NOW = '2026-11-16T10:00:00+01:00'

beforeAll(async () => {
  app = await startTestApp()
  app.setNow(NOW)
  staff = await app.as('personel')
  admin = await app.as('admin')
  const { save_response } = await admin.call('/phone_system/create', { name: 'Anlage Köln' })
  token = save_response.token
  system = save_response.id
})

const mine = (values: Record<string, unknown> = {}) =>
  buildCustomer(app.db, { cus_user: people.personel.id, ...values })
type RingEvent = Input<'/call/event'>

const event = (callId: string, name: RingEvent['event'], over: Partial<RingEvent> = {}) => ({
  token,
  event: name,
  callId,
  from: '492284444001',
  to: '4922199',
  ...over,
})
/** The extension of a person, as an administrator enters it. */
async function withExtension(person: Person, extension: string | null) {
  const { item } = await admin.call('/sys_users/get', { id: people[person].id })
  return { id: item.id, version: item.version, extension }
}
const setExtension = async (person: Person, extension: string | null) =>
  admin.call('/sys_users/update', await withExtension(person, extension))
const noExtension = async (person: Person, extension: string, by = admin) =>
  by.refused('/sys_users/update', await withExtension(person, extension))

const ringing = async (caller = staff) => (await caller.call('/call/incoming')).datalist ?? []
const appointmentOf = async (id: number) =>
  (
    await sql<{ rand_tar: string; rand_saat: string; rand_user: number; rand_note: string }>`
      select rand_tar::text, rand_saat, rand_user, rand_note from customers where id = ${id}`.execute(app.db)
  ).rows[0]

describe('/phone_system/create', () => {
  test('answers the token once and keeps its hash only', async () => {
    const { datalist } = await admin.call('/phone_system/list')
    expect(JSON.stringify(datalist)).not.toContain(token)
    const { rows } = await sql<{ token_hash: string }>`select token_hash from phone_systems`.execute(app.db)
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await admin.refused('/phone_system/create', { name: ' ' })).fields).toHaveProperty('name')
    expect((await staff.refused('/phone_system/create', { name: 'x' })).code).toBe('ERR_105')
  })
})

describe('/call/event', () => {
  test('rings at the owner of the customer, is answered and ends', async () => {
    const id = await mine({ cus_tel1: '0228 4444-001', cus_surname: 'Klingel' })
    const window = await openFreshWindow(app, { sesion_id: staff.sesion_id })
    await app.call('/call/event', event('a', 'newCall'))
    await eventually(() => window.heard('incoming_call')).toEqual([{ event: 'newCall' }])
    expect(await ringing()).toMatchObject([{ number: '+492284444001', customers: [{ id }], owner: null }])
    expect(await ringing(admin)).toEqual([])
    await app.call('/call/event', event('a', 'answer', { user: 'ADMIN' }))
    expect(await ringing()).toEqual([])
    expect(await ringing(admin)).toMatchObject([{ customers: [{ id }] }])
    await app.call('/call/event', event('a', 'hangup'))
    expect(await ringing(admin)).toEqual([])
    expect((await appointmentOf(id))?.rand_tar).toBeNull()
  })

  test('a missed call becomes a call-back of the owner and leaves an agreed one alone', async () => {
    const id = await mine({ cus_gsm: '0171 4444002' })
    const agreed = await mine({
      cus_tel1: '0171 4444003',
      rand_tar: '2026-11-20',
      rand_user: people.personel.id,
    })
    const gone = await mine({ cus_tel1: '0171 4444004', cus_dnd: 2 })
    for (const [callId, from] of [
      ['b', '491714444002'],
      ['c', '491714444003'],
      ['d', '491714444004'],
    ] as const) {
      await app.call('/call/event', event(callId, 'newCall', { from, user: 'admin' }))
      await app.call('/call/event', event(callId, 'hangup', { from }))
    }
    expect(await appointmentOf(id)).toMatchObject({
      rand_tar: '2026-11-16',
      rand_saat: '10:00',
      rand_user: people.personel.id,
      rand_note: 'Verpasster Anruf um 10:00 Uhr',
    })
    expect((await appointmentOf(agreed))?.rand_tar).toBe('2026-11-20')
    expect((await appointmentOf(gone))?.rand_tar).toBeNull()
  })

  test('a call that nobody answered is told of as missed for a while, an answered one is not', async () => {
    const id = await mine({ cus_tel1: '0171 4444008' })
    const from = '491714444008'
    await app.call('/call/event', event('missed', 'newCall', { from }))
    expect(await ringing()).toMatchObject([{ customers: [{ id }], ended_at: null }])
    await app.call('/call/event', event('missed', 'hangup', { from }))
    const missed = (await ringing()).find(({ number }) => number === `+${from}`)
    expect(missed?.ended_at).not.toBeNull()
    expect(await appointmentOf(id)).toMatchObject({ rand_note: 'Verpasster Anruf um 10:00 Uhr' })
    app.setNow('2026-11-16T10:02:01+01:00')
    expect(await ringing()).toEqual([])
    app.setNow(NOW)
  })

  test('rings at whoever has the user name, whatever extension somebody else has', async () => {
    expect(await noExtension('satis', 'personel')).toMatchObject({ fields: { extension: 'exists_already' } })
    await setExtension('satis', '77')
    const renamed = await admin.call('/sys_users/get', { id: people.fremd.id })
    const { id, version } = renamed.item
    const twin = await admin.refused('/sys_users/update', { id, version, user_name: '77' })
    expect(twin.fields).toEqual({ user_name: 'exists_already' })
    const dealer = await app.as('bayiadmin')
    expect(await noExtension('bayi', '78', dealer)).toMatchObject({ fields: { extension: 'not_allowed' } })
    await sql`update sys_users set extension = 'personel' where id = ${people.satis.id}`.execute(app.db)
    await app.call('/call/event', event('named', 'newCall', { from: '491714444998', user: 'personel' }))
    expect((await ringing())[0]).toMatchObject({ number: '+491714444998' })
    expect(await ringing(await app.as('satis'))).toEqual([])
    const events = await app.db
      .selectFrom('sys_security_events')
      .select('detail')
      .where('event', '=', 'extension_changed')
      .execute()
    expect(events).toEqual([{ detail: 'satis: – → 77' }])
    await sql`update sys_users set extension = null`.execute(app.db)
  })

  test('offers several customers, a new one, and names the owner of a foreign one', async () => {
    expect((await setExtension('personel', '23')).status.isContinue).toBe(true)
    expect((await staff.call('/call/state')).item.extension).toBe('23')
    const both = [await mine({ cus_tel1: '0171 4444005' }), await mine({ cus_tel2: '+49 171 4444005' })]
    await app.call('/call/event', event('e', 'newCall', { from: '491714444005', user: ['23'] }))
    expect((await ringing())?.[0]?.customers.map(({ id }: { id: number }) => id)).toEqual(both)
    await app.call('/call/event', event('f', 'newCall', { from: '491714444999', user: '23' }))
    expect((await ringing())[0]).toMatchObject({ number: '+491714444999', customers: [], owner: null })
    await mine({ cus_user: people.satis.id, cus_tel1: '0171 4444006' })
    await app.call('/call/event', event('g', 'newCall', { from: '491714444006', user: '23' }))
    const foreign = (await ringing())[0]
    expect(foreign).toMatchObject({ customers: [] })
    expect(foreign?.owner).toBeTruthy()
    for (const [place, from] of ['anonymous', 'Unknown', '', null].entries()) {
      await app.call('/call/event', event(`h${place}`, 'newCall', { from, user: '23' }))
      expect((await ringing())[0]).toMatchObject({ number: null, customers: [] })
      await app.call('/call/event', event(`h${place}`, 'answer', { user: 'admin' }))
    }
  })

  test('letters are no number: the event is refused and nothing rings; what we dial ourselves is ignored', async () => {
    const lettered = event('letters', 'newCall', { from: '0221-ABC4567', user: 'personel' })
    const before = await ringing()
    expect((await app.refused('/call/event', lettered)).fields).toEqual({ from: 'not_phone_number' })
    expect(await ringing()).toEqual(before)
    expect((await app.call('/call/event', { ...lettered, direction: 'out' })).status.isContinue).toBe(true)
    await app.call('/call/event', { ...lettered, from: 'sip:+492284444010@anlage.example' })
    expect((await ringing())[0]).toMatchObject({ number: '+492284444010' })
    await app.call('/call/event', event('letters', 'hangup'))
  })

  test('a number of an own and a foreign customer shows the own one and who has the other', async () => {
    const own = await mine({ cus_tel1: '0171 4444007', cus_surname: 'Eigen' })
    await mine({ cus_user: people.satis.id, cus_tel1: '0171 4444007', cus_surname: 'Fremd' })
    await app.call('/call/event', event('own', 'newCall', { from: '491714444007', user: 'personel' }))
    const [call] = await ringing()
    expect(call).toMatchObject({ customers: [{ id: own }], owner: expect.stringContaining('satis') })
    expect(JSON.stringify(call)).not.toContain('Fremd')
  })

  test('unsigned, replayed and malformed events are refused by name', async () => {
    await app.call('/call/event', event('r', 'newCall'))
    const cases: [Partial<RingEvent>, string][] = [
      [{ token: 'x' }, 'phone_token_wrong'],
      [{ token: `${token}x` }, 'phone_token_wrong'],
      [{}, 'phone_event_replayed'],
      [{ callId: 'never', event: 'answer' }, 'phone_call_unknown'],
      [{ callId: 'never', event: 'hangup' }, 'phone_call_unknown'],
    ]
    for (const [over, code] of cases)
      expect((await app.refused('/call/event', event('r', 'newCall', over))).code).toBe(code)
    for (const over of [{ token: '' }, { event: 'ring' }, { callId: '' }, { from: {} }, { user: 5 }])
      expect(
        Object.keys((await app.refused('/call/event', { ...event('m', 'newCall'), ...over })).fields ?? {}),
      ).toEqual(Object.keys(over))
    await app.call('/call/event', event('r', 'hangup'))
    expect((await app.refused('/call/event', event('r', 'hangup'))).code).toBe('phone_event_replayed')
    const both = await Promise.all([1, 2].map(() => app.raw('/call/event', event('twice', 'newCall'))))
    expect(both.filter(({ status }) => status.isContinue)).toHaveLength(1)
  })

  test('too many wrong tokens pause the address, and a revoked token is wrong', async () => {
    await admin.call('/phone_system/revoke', { id: system })
    expect((await app.refused('/call/event', event('x', 'newCall'))).code).toBe('phone_token_wrong')
    expect((await admin.refused('/phone_system/revoke', { id: system })).code).toBe('record_not_found')
    for (let count = 0; count < 25; count += 1)
      await app.refused('/call/event', event('x', 'newCall', { token: 'y' }))
    expect((await app.refused('/call/event', event('x', 'newCall', { token: 'y' }))).code).toBe(
      'too_many_requests',
    )
  })
})

describe('/call/open', () => {
  test('takes the card out of every window of the person, and of nobody else', async () => {
    const { save_response } = await admin.call('/phone_system/create', { name: 'Anlage Bonn' })
    const id = await mine({ cus_tel1: '0171 4444009' })
    const ring = { token: save_response.token, from: '491714444009', user: 'personel' }
    await app.call('/call/event', event('open', 'newCall', ring))
    const listed = async () => (await ringing()).filter(({ number }) => number === `+${ring.from}`)
    const [call] = await listed()
    expect(call).toMatchObject({ customers: [{ id }] })
    const colleague = await app.as('satis')
    expect((await colleague.refused('/call/open', { id: call?.id })).code).toBe('record_not_found')
    expect((await staff.refused('/call/open', { id: 'x' })).fields).toHaveProperty('id')
    expect(await listed()).toHaveLength(1)
    const windows = [
      await openFreshWindow(app, { sesion_id: staff.sesion_id }),
      await openFreshWindow(app, { sesion_id: (await app.as('personel')).sesion_id }),
    ]
    await staff.call('/call/open', { id: present(call?.id) })
    for (const window of windows)
      await eventually(() => window.heard('incoming_call')).toEqual([{ event: 'opened' }])
    expect(await listed()).toEqual([])
    await app.call('/call/event', event('open', 'hangup', ring))
    expect(await listed()).toEqual([])
    // The customer has not been spoken with.
    expect(await appointmentOf(id)).toMatchObject({ rand_tar: '2026-11-16' })
  })
})
