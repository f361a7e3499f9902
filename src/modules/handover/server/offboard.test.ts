import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildClosedOrder } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let dealerAdmin: Caller
let wine: number
let serial = 0

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  dealerAdmin = await app.as('bayiadmin')
  wine = await buildWine(app.db, {}, 10_000)
})

const path = '/sys_users/offboard'
const { personel, satis, fremd, bayi } = people

async function person(values: { user_level?: number; bayi?: number; blocked?: '0' | '1' } = {}) {
  serial += 1
  const user_name = `geht${serial}`
  const row = { user_name, tel_gsm: '+49 170 1', email: `${user_name}@example.com`, user_level: 2, bayi: 1 }
  return app.db
    .insertInto('sys_users')
    .values({ ...row, ...values })
    .returning(['id', 'version', 'user_name'])
    .executeTakeFirstOrThrow()
}

const customerOf = (cus_user: number, values: Record<string, unknown> = {}) =>
  buildCustomer(app.db, { cus_user, ...values })

const orderOf = (per_id: number, cus_id: number, values: Record<string, unknown> = {}) =>
  buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, { per_id, cus_id, ...values })

const customer = (id: number) =>
  app.db
    .selectFrom('customers')
    .select(['cus_user', 'rand_user'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const order = (id: number) =>
  app.db
    .selectFrom('siparisler')
    .select(['per_id', 'per_name', 'bayi_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const account = (id: number) =>
  app.db
    .selectFrom('sys_users')
    .select(['blocked', 'sil', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const appointment = (rand_user: number) => ({ rand_tar: '2030-01-02', rand_user })

async function task(send_user: number, reciver_usr: number, msg_status: '0' | '1' = '0') {
  const { id } = await app.db
    .insertInto('gorevler')
    .values({ send_user, reciver_usr, msg_status, isReceived: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const sides = (id: number) =>
  app.db
    .selectFrom('gorevler')
    .select(['send_user', 'reciver_usr', 'isReceived'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const nothing = { customers: 0, appointments: 0, tasks: 0, orders: 0, calls: 0, notes: 0, holds: 0 }

describe('somebody who leaves', () => {
  test('leaves no call, note or held bottle behind', async () => {
    const leaver = await person()
    const taker = await person()
    const cus_id = await customerOf(leaver.id)
    const begin = (user_id: number) =>
      app.db
        .insertInto('calls')
        .values({ cus_id, user_id, may_call: 'ok', started_at: '2026-11-16T10:00:00Z' })
        .returning('id')
        .executeTakeFirstOrThrow()
    const call = await begin(leaver.id)
    const saved_at = '2026-11-16T10:00:00Z'
    await app.db
      .insertInto('call_drafts')
      .values([
        { user_id: leaver.id, cus_id, note: 'mag Riesling', saved_at },
        { user_id: taker.id, cus_id, note: 'fragt nach Rosé', saved_at },
      ])
      .execute()
    await app.db
      .insertInto('hold_drafts')
      .values({ draft_id: crypto.randomUUID(), user_id: leaver.id, cus_id, until: '2199-01-01T00:00:00Z' })
      .execute()
    const work = { calls: 1, notes: 1, holds: 1 }
    expect((await admin.call('/sys_users/offboard_preview', { id: leaver.id })).item).toMatchObject(work)
    const { moved } = await admin.call(path, { ...leaver, customers: 'pool', tasks: taker.id })
    expect(moved).toMatchObject(work)
    const taken = await app.db
      .selectFrom('calls')
      .selectAll()
      .where('id', '=', call.id)
      .executeTakeFirstOrThrow()
    expect(taken).toMatchObject({ user_id: taker.id, ended_at: null })
    const notes = await app.db
      .selectFrom('call_drafts')
      .select(['user_id', 'note'])
      .where('cus_id', '=', cus_id)
      .execute()
    expect(notes).toEqual([{ user_id: taker.id, note: 'fragt nach Rosé\nmag Riesling' }])
    const holds = await app.db
      .selectFrom('hold_drafts')
      .select('user_id')
      .where('user_id', '=', leaver.id)
      .execute()
    expect(holds).toEqual([])
    // A receiver in a call cannot take a second one, which ends as not reached.
    const next = await person()
    const second = await begin(next.id)
    await admin.call(path, { ...next, customers: 'pool', tasks: taker.id })
    const ended = await app.db
      .selectFrom('calls')
      .selectAll()
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow()
    expect(ended).toMatchObject({ user_id: next.id, ended_at: expect.any(String), outcome: 4 })
  })

  test('gives customers to the pool and the rest to one person, once and with a reason', async () => {
    const leaver = await person()
    const plain = await customerOf(leaver.id, appointment(leaver.id))
    const busy = await customerOf(leaver.id)
    const others = await customerOf(satis.id, appointment(leaver.id))
    const open = await orderOf(leaver.id, busy)
    const foreign = await orderOf(leaver.id, others, { s_is_teklif: 1 })
    const received = await task(people.admin.id, leaver.id)
    const sent = await task(leaver.id, satis.id)
    const finished = await task(people.admin.id, leaver.id, '1')
    const preview = await admin.call('/sys_users/offboard_preview', { id: leaver.id })
    const counts = { ...nothing, customers: 2, appointments: 2, tasks: 2, orders: 2 }
    expect(preview.item).toMatchObject({ ...counts, id: leaver.id, version: leaver.version })
    expect(preview.item.receivers.map(({ id }: { id: number }) => id)).not.toContain(leaver.id)
    const { moved, save_response } = await admin.call(path, {
      id: leaver.id,
      customers: 'pool',
      tasks: personel.id,
      version: leaver.version,
      reason: 'Kündigung',
    })
    expect(moved).toEqual(counts)
    expect(await customer(plain)).toEqual({ cus_user: 1, rand_user: personel.id })
    expect(await customer(busy)).toEqual({ cus_user: personel.id, rand_user: 0 })
    expect(await customer(others)).toEqual({ cus_user: satis.id, rand_user: personel.id })
    expect(await order(open)).toEqual({ per_id: personel.id, per_name: 'personel Test', bayi_id: 1 })
    expect(await order(foreign)).toMatchObject({ per_id: personel.id })
    expect(await sides(received)).toEqual({
      send_user: people.admin.id,
      reciver_usr: personel.id,
      isReceived: false,
    })
    expect(await sides(sent)).toMatchObject({ send_user: personel.id, reciver_usr: satis.id })
    expect(await sides(finished)).toMatchObject({ reciver_usr: leaver.id })
    expect(await account(leaver.id)).toEqual({ blocked: '1', sil: '0', version: save_response?.version })
    const logged = await app.db
      .selectFrom('sys_audit')
      .select(['table_name', 'user_id', 'note'])
      .where('note', '=', `${leaver.user_name}: Kündigung`)
      .execute()
    expect(new Set(logged.map(({ table_name }) => table_name))).toEqual(
      new Set(['customers', 'gorevler', 'siparisler', 'sys_users']),
    )
    expect(logged.every(({ user_id }) => user_id === people.admin.id)).toBe(true)
  })

  test('keeps invoices and what was earned, and is deleted on wish', async () => {
    const leaver = await person()
    const cus_id = await customerOf(leaver.id)
    const earned = await buildClosedOrder(app, { per_id: leaver.id, cus_id })
    const invoiced = await buildClosedOrder(app, {
      per_id: leaver.id,
      cus_id,
      f_close: '0',
      f_odeme_tar: null,
    })
    const cancelled = await orderOf(leaver.id, cus_id, { sd_cancel_on: '1' })
    const { moved } = await admin.call(path, {
      ...leaver,
      customers: satis.id,
      tasks: satis.id,
      leave: 'delete',
    })
    expect(moved).toEqual({ ...nothing, customers: 1 })
    for (const id of [earned, invoiced, cancelled])
      expect(await order(id)).toMatchObject({ per_id: leaver.id })
    expect(await customer(cus_id)).toMatchObject({ cus_user: satis.id })
    expect(await account(leaver.id)).toMatchObject({ blocked: '1', sil: '1' })
  })

  test('shares customers evenly among those who sell for the dealer; orders follow', async () => {
    const leaver = await person({ bayi: 3, user_level: 4 })
    const second = await person({ bayi: 3, user_level: 4 })
    await person({ bayi: 3, user_level: 4, blocked: '1' })
    const customers = [await customerOf(leaver.id), await customerOf(leaver.id), await customerOf(leaver.id)]
    const last = await orderOf(leaver.id, customers[1] ?? 0, { bayi_id: 3 })
    const { moved } = await admin.call(path, { ...leaver, customers: 'even', tasks: satis.id })
    expect(moved).toMatchObject({ customers: 3, orders: 1 })
    const owners = await Promise.all(customers.map(async (id) => (await customer(id)).cus_user))
    expect(owners).toEqual([fremd.id, second.id, fremd.id])
    expect(await order(last)).toMatchObject({ per_id: second.id, bayi_id: 3 })
  })

  test('may be blocked already', async () => {
    const leaver = await person()
    await customerOf(leaver.id)
    const { version } = await app.db
      .updateTable('sys_users')
      .set({ blocked: '1' })
      .where('id', '=', leaver.id)
      .returning('version')
      .executeTakeFirstOrThrow()
    const { moved } = await admin.call(path, { ...leaver, version, customers: 'pool', tasks: satis.id })
    expect(moved).toMatchObject({ customers: 1 })
  })
})

describe('is refused', () => {
  const form = { customers: 'pool', tasks: personel.id, version: 1 }
  const fails = async (caller: Caller, body: Record<string, unknown>) => {
    const { code, fields } = await caller.refused(path, { ...form, ...body })
    return { code, fields: Object.keys(fields ?? {}) }
  }

  test('for others than the two administrating levels', async () => {
    const staff = await app.as('personel')
    const leaver = await person()
    expect((await fails(staff, { id: leaver.id })).code).toBe('ERR_105')
    expect((await staff.refused('/sys_users/offboard_preview', { id: leaver.id })).code).toBe('ERR_105')
  })

  test('for receivers who do not work here, and moves nothing', async () => {
    const leaver = await person()
    const cus_id = await customerOf(leaver.id)
    const blocked = await person({ blocked: '1' })
    const unavailable = 'taker_not_available'
    for (const id of [blocked.id, leaver.id, 1, 999_999]) {
      expect(await fails(admin, { id: leaver.id, tasks: id })).toEqual({
        code: unavailable,
        fields: ['tasks'],
      })
      expect(await fails(admin, { id: leaver.id, customers: id })).toEqual({
        code: unavailable,
        fields: ['customers'],
      })
    }
    expect((await fails(admin, { id: leaver.id, customers: 'all' })).fields).toEqual(['customers'])
    expect((await fails(admin, { id: leaver.id, tasks: null })).fields).toEqual(['tasks'])
    expect((await fails(admin, { id: leaver.id, version: undefined })).fields).toEqual(['version'])
    expect(await customer(cus_id)).toMatchObject({ cus_user: leaver.id })
  })

  test('by a plain deletion while work waits; a block does not wait', async () => {
    const leaver = await person()
    const cus_id = await customerOf(leaver.id)
    await task(leaver.id, personel.id)
    expect(await admin.refused('/sys_users/delete', { id: leaver.id })).toMatchObject({
      code: 'user_has_work',
      params: { customers: 1, orders: 0, tasks: 1 },
    })
    expect(await account(leaver.id)).toMatchObject({ sil: '0', blocked: '0' })
    await admin.call('/sys_users/update', { id: leaver.id, blocked: '1' })
    expect(await customer(cus_id)).toMatchObject({ cus_user: leaver.id })
    await admin.call(path, { ...leaver, ...(await account(leaver.id)), customers: 'pool', tasks: satis.id })
    await admin.call('/sys_users/delete', { id: leaver.id })
    expect(await account(leaver.id)).toMatchObject({ sil: '1' })
  })

  test('when nobody is there to share', async () => {
    const leaver = await person({ bayi: 4 })
    expect(await fails(admin, { id: leaver.id, customers: 'even' })).toEqual({
      code: 'nobody_to_share',
      fields: ['customers'],
    })
  })

  test('beyond the own dealer', async () => {
    const own = await person({ bayi: 2, user_level: 4 })
    expect((await fails(dealerAdmin, { id: satis.id, tasks: bayi.id })).code).toBe('ERR_105')
    expect((await fails(dealerAdmin, { id: people.admin.id, tasks: bayi.id })).code).toBe('ERR_104')
    expect((await fails(dealerAdmin, { id: own.id, tasks: satis.id })).code).toBe('ERR_105')
    expect((await fails(dealerAdmin, { id: own.id, tasks: bayi.id, customers: satis.id })).code).toBe(
      'ERR_105',
    )
    const { item } = await dealerAdmin.call('/sys_users/offboard_preview', { id: own.id })
    expect(item.receivers.map(({ id }: { id: number }) => id).toSorted()).toEqual([5, 6])
    const { moved } = await dealerAdmin.call(path, { ...form, id: own.id, tasks: bayi.id })
    expect(moved).toEqual({ ...nothing })
  })

  test('for oneself, the pool, and in a state nobody saw', async () => {
    const leaver = await person()
    const cus_id = await customerOf(leaver.id)
    expect((await fails(admin, { id: people.admin.id })).code).toBe('user_is_self')
    expect((await fails(admin, { id: 1 })).code).toBe('user_is_reserved')
    expect((await fails(admin, { id: 999_999 })).code).toBe('record_not_found')
    expect((await fails(admin, { id: leaver.id, version: leaver.version + 1 })).code).toBe('record_changed')
    expect(await customer(cus_id)).toMatchObject({ cus_user: leaver.id })
    expect(await account(leaver.id)).toMatchObject({ blocked: '0' })
  })
})
