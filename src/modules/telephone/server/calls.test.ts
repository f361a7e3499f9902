import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import {
  buildCustomer,
  buildOrder,
  buildWine,
  letDraw,
  orderPayload,
  overdueInvoice,
} from '#test/server/factories.ts'
import { untilSomebodyWaits } from '#test/server/locks.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let staff: Caller
let colleague: Caller
let admin: Caller

const me = people.personel.id
const NOT_REACHED = 4
const CALL_BACK = 3
const NO_DEMAND = 6
const WRONG_NUMBER = 10
const NO_CALLS = 13
const PROMISE = 14
/** A Monday at a calling hour. */
const NOW = '2026-11-16T16:41:00+01:00'

beforeAll(async () => {
  app = await startTestApp()
  await letDraw(app.db, me)
  staff = await app.as('personel')
  colleague = await app.as('satis')
  admin = await app.as('admin')
})

beforeEach(async () => {
  app.setNow(NOW)
  await sql`update customers set cus_del = '1' where cus_del = '0'`.execute(app.db)
  await sql`delete from calls where ended_at is null`.execute(app.db)
  await sql`delete from customer_locks`.execute(app.db)
})

const mine = (values: Record<string, unknown> = {}) =>
  buildCustomer(app.db, { cus_user: me, cus_tel1: '0221 4711001', ...values })
const callBack = (rand_tar: string, rand_saat: string | null, values: Record<string, unknown> = {}) =>
  mine({ rand_tar, rand_saat, rand_user: me, ...values })
const customer = (id: number) =>
  app.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const queue = async (caller: Caller, input: Record<string, unknown> = {}) =>
  (await caller.call('/call_queue/list', input)).datalist.map((row) => [row.cus_id, row.reason])
const next = async (caller: Caller, input: Record<string, unknown> = {}) =>
  (await caller.call('/call_queue/next', input)).item
const callsOf = (cus_id: number) =>
  app.db.selectFrom('calls').selectAll().where('cus_id', '=', cus_id).execute()

test('an order that was saved during a call has written down what was said; the call takes it over', async () => {
  const cus_id = await mine()
  const stk_id = await buildWine(app.db, {}, 20)
  app.setNow('2026-11-16T16:37:00+01:00')
  const { item } = await staff.call('/call/start', { cus_id })
  app.setNow('2026-11-16T16:40:00+01:00')
  await staff.call('/siparisler/create_with_icerik', {
    ...(await orderPayload(app.db, [{ stk_id, stk_adet: 6 }], { cus_id })),
    log_ordered: '1',
  })
  const [talk, ...others] = await app.db
    .selectFrom('musteri_gorusme')
    .selectAll()
    .where('cus_id', '=', cus_id)
    .execute()
  expect(others).toEqual([])
  const body = { cus_id, call_id: item?.id, outcome: present(talk?.sts) }
  const { save_response } = await staff.call('/call/finish', body)
  expect(save_response).toMatchObject({ talk_id: talk?.id, outcome: talk?.sts })
  const talks = await app.db.selectFrom('musteri_gorusme').where('cus_id', '=', cus_id).select('id').execute()
  expect(talks).toHaveLength(1)
})

describe('/call_queue/list', () => {
  test('says of each customer why it is there, the most urgent first', async () => {
    const own = await mine()
    const birthday = await mine({ cus_birtday: '1966-11-18' })
    const rhythm = await mine({ reorder_due: '2026-11-10' })
    const later = await callBack('2026-11-16', '17:30')
    const due = await callBack('2026-11-16', '16:40')
    const overdue = await callBack('2026-11-16', '16:15')
    const noTime = await callBack('2026-11-16', null)
    await callBack('2026-11-17', '09:00')
    expect(await queue(staff)).toEqual([
      [overdue, 'callback_overdue'],
      [noTime, 'callback'],
      [due, 'callback'],
      [rhythm, 'reorder'],
      [birthday, 'birthday'],
      [own, 'own'],
      [later, 'callback'],
    ])
    const { datalist } = await staff.call('/call_queue/list', { search: '4711001', limit: 2 })
    expect(datalist[0]).toMatchObject({ due: '2026-11-16T15:15:00.000Z', is_overdue: '1' })
    expect(await queue(staff, { search: '0815 0815' })).toEqual([])
    expect(await queue(colleague)).toEqual([])
  })

  /** Many at once, faster than one by one. */
  const many = (count: number, values: object) =>
    sql`
    insert into customers (cus_name, cus_surname, cus_country_code, cus_tel1, cus_user, rand_user, rand_tar, rand_saat)
    select 'Nr', ${JSON.stringify(values)}::jsonb ->> 'name' || n, 'DE', '+49 221 ' || (4711000 + n), p.cus_user, p.rand_user, p.rand_tar, p.rand_saat
    from generate_series(1, ${count}::integer) n,
      jsonb_to_record(${JSON.stringify(values)}::jsonb) p(cus_user integer, rand_user integer, rand_tar date, rand_saat text)
    returning id`.execute(app.db)

  test('who is due is found and counted, however many others are', async () => {
    await many(150, { name: 'Alt', cus_user: me, rand_user: me, rand_tar: '2026-10-01' })
    await many(90, { name: 'Heute', cus_user: me, rand_user: me, rand_tar: '2026-11-16' })
    await many(90, { name: 'Eigen', cus_user: me, rand_user: 0, rand_tar: null })
    await many(40, {
      name: 'Kollege',
      cus_user: people.satis.id,
      rand_user: people.satis.id,
      rand_tar: '2026-10-02',
    })
    const timed = await callBack('2026-11-16', '16:40', { cus_surname: 'Uhrzeit' })
    const pages = [await queue(staff, { limit: 200 }), await queue(staff, { limit: 200, offset: 200 })]
    const everybody = pages.flatMap((page) => page?.map(([id]) => id) ?? [])
    expect(new Set(everybody).size).toBe(371)
    expect(everybody).toContain(timed)
    for (const search of ['Alt150', 'Heute90', 'Eigen90', 'Kollege40', 'Uhrzeit'])
      expect(await queue(staff, { search })).toHaveLength(1)
    const first = await staff.call('/call_queue/list', { limit: 40 })
    expect([first.count, first.is_more]).toEqual([221, true])
    const all = await staff.call('/call_queue/list', { limit: 200 })
    expect([all.count, all.is_more]).toEqual([371, true])
    const few = await staff.call('/call_queue/list', { search: 'Heute9', limit: 40 })
    expect([few.count, few.is_more]).toEqual([2, false])
    expect(await next(staff, { cus_id: Number(everybody.at(-1)) })).not.toBeNull()
  })

  /** Whether a customer is due on Monday, 16:41, said of the fields alone. */
  function isDue(one: Drawn): boolean {
    if (one.cus_dnd !== 1 || one.cus_f_on === '1' || one.cus_tel1 === '12') return false
    if (one.rand_tar === null)
      return one.cus_user === me && one.cus_end_contact !== '2026-11-16T09:00:00+01:00'
    if (one.rand_tar > '2026-11-16') return false
    if (one.rand_user === me) return true
    const isLate = one.rand_tar < '2026-11-16' || one.rand_saat === '15:30'
    return one.rand_user === people.satis.id && isLate
  }

  const drawn = fc.record({
    cus_user: fc.constantFrom(me, people.satis.id, people.bayi.id),
    rand_user: fc.constantFrom(me, people.satis.id, people.bayi.id),
    rand_tar: fc.constantFrom(null, '2026-11-02', '2026-11-15', '2026-11-16', '2026-11-17'),
    rand_saat: fc.constantFrom(null, '15:30', '16:20', '18:00'),
    reorder_due: fc.constantFrom(null, '2026-11-01', '2026-12-01'),
    cus_birtday: fc.constantFrom(null, '1966-11-17', '1966-05-05'),
    cus_end_contact: fc.constantFrom(null, '2026-11-16T09:00:00+01:00', '2026-11-10T09:00:00+01:00'),
    cus_dnd: fc.constantFrom(1, 1, 1, 2),
    cus_f_on: fc.constantFrom<('0' | '1')[]>('0', '0', '0', '1'),
    cus_tel1: fc.constantFrom('0221 4711001', '0221 4711001', '12'),
  })
  type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never

  test('whoever is due and matches is in the answer, and nobody else', async () => {
    for (const rand_user of [me, people.satis.id])
      await many(150, { name: 'Andere', cus_user: rand_user, rand_user, rand_tar: '2026-11-03' })
    await many(150, { name: 'Eigen', cus_user: me, rand_user: 0, rand_tar: null })
    const asked = fc.sample(drawn, 80).map((one, place) => ({ ...one, cus_surname: `Gezogen${place}x` }))
    const due: string[] = []
    const answered: string[] = []
    for (const one of asked) {
      await buildCustomer(app.db, { cus_private: null, ...one })
      if (isDue(one)) due.push(one.cus_surname)
      if ((await queue(staff, { search: one.cus_surname }))?.length === 1) answered.push(one.cus_surname)
    }
    expect(due.length).toBeGreaterThan(10)
    expect(answered).toEqual(due)
    const names: string[] = []
    for (let offset = 0; offset < 600; offset += 200) {
      const { datalist } = await staff.call('/call_queue/list', { limit: 200, offset })
      names.push(...datalist.map(({ name }) => name.replace('Erika ', '')))
    }
    expect(names.filter((name) => name.startsWith('Gezogen')).toSorted()).toEqual(due.toSorted())
    expect(new Set(names).size).toBe(300 + due.length)
  })

  test('weights are settings', async () => {
    const birthday = await mine({ cus_birtday: '1966-11-16' })
    const rhythm = await mine({ reorder_due: '2026-11-10' })
    const chosen = JSON.stringify({ queue_weight_birthday: 70 })
    await sql`update company_settings set chosen = ${chosen}::jsonb`.execute(app.db)
    try {
      expect((await queue(staff))?.map(([id]) => id)).toEqual([birthday, rhythm])
    } finally {
      await sql`update company_settings set chosen = '{}'`.execute(app.db)
    }
  })

  test('leaves out whom nobody may call, and whom somebody else has open', async () => {
    await mine({ cus_dnd: 2 })
    await mine({ cus_f_on: '1' })
    await mine({ cus_tel1: 'folgt', cus_private: null })
    await mine({ cus_end_contact: '2026-11-16T08:00:00Z' })
    const refusing = await mine()
    await staff.call('/call_request/create', { cus_id: refusing, wording: 'Bitte nicht mehr anrufen' })
    const taken = await mine({ cus_user: me, rand_user: people.satis.id })
    await colleague.call('/call/keep', { cus_id: taken })
    expect(await queue(staff)).toEqual([])
  })

  test('a call-back is shared with the dealer’s people half an hour late, not with others', async () => {
    const id = await callBack('2026-11-16', '16:00')
    const fresh = await callBack('2026-11-16', '16:20')
    expect(await queue(colleague)).toEqual([[id, 'callback_shared']])
    expect(await queue(await app.as('bayi'))).toEqual([])
    expect(await next(colleague, { cus_id: fresh })).toBeNull()
    expect(await next(colleague, { cus_id: id })).toMatchObject({ cus_id: id, reason: 'callback_shared' })
    expect((await customer(id)).rand_user).toBe(people.satis.id)
  })
})

describe('/call_queue/next', () => {
  test('gives the first with number and permission, keeps it for the person, and never the last one again', async () => {
    const first = await callBack('2026-11-16', '16:00', { cus_tel1: '+49 (0)221 / 47 11' })
    const second = await mine()
    expect(await next(staff)).toMatchObject({
      cus_id: first,
      reason: 'callback_overdue',
      number: '+492214711',
      customer: { id: first },
      may_call: { ok: true, code: 'consent_missing' },
    })
    app.setNow('2026-11-16T16:42:00+01:00')
    expect(await next(staff)).toMatchObject({ cus_id: second, reason: 'own' })
    expect(await next(staff, { skip: [first, second] })).toBeNull()
    expect(await next(staff, { skip: second })).toMatchObject({ cus_id: first })
  })

  test.each(['own', 'draw'] as const)(
    'hands nobody out (%s) whose card somebody else opens again in the same moment',
    async (reason) => {
      const id = await mine({ cus_user: reason === 'own' ? me : 1 })
      const open = { cus_id: id, user_id: people.satis.id, until: '2026-11-16T16:40:00+01:00' }
      await app.db.insertInto('customer_locks').values(open).execute()
      const { asked } = await app.db.transaction().execute(async (trx) => {
        const until = '2026-11-16T17:00:00+01:00'
        await trx.updateTable('customer_locks').set({ until }).where('cus_id', '=', id).execute()
        const answer = next(staff)
        await untilSomebodyWaits(trx)
        return { asked: answer }
      })
      expect(await asked).toBeNull()
      expect(await customer(id)).toMatchObject({ cus_random_user: null })
      const draws = app.db.selectFrom('customer_draws').select('at').where('cus_id', '=', id)
      expect(await draws.execute()).toEqual([])
    },
  )

  test('draws from the pool when the queue is empty, for those who may', async () => {
    const pool = await buildCustomer(app.db, { cus_user: 1 })
    expect(await next(colleague)).toBeNull()
    expect(await next(staff)).toMatchObject({ cus_id: pool, reason: 'draw' })
  })

  test('a call-back missed for two weeks goes back to the pool, and the managers are told', async () => {
    const id = await callBack('2026-11-01', '10:00')
    const kept = await callBack('2026-11-02', '10:00')
    await next(colleague)
    expect(await customer(id)).toMatchObject({ cus_user: 1, rand_tar: null, rand_user: 0 })
    expect(await customer(kept)).toMatchObject({ cus_user: me, rand_tar: '2026-11-02' })
    const tasks = await app.db.selectFrom('gorevler').select(['reciver_usr', 'sender_msg']).execute()
    const told = tasks.filter(({ sender_msg }) => sender_msg?.includes(` ${id} `))
    expect(told.map(({ reciver_usr }) => reciver_usr)).toEqual([people.admin.id, people.admin2.id])
  })

  test.each([{ skip: 'x' }, { cus_id: -1 }])('bad input %o is named', async (input) => {
    expect(Object.keys((await staff.refused('/call_queue/next', input)).fields ?? {})).toHaveLength(1)
  })
})

describe('/call/start', () => {
  test('records who is called at which number, once', async () => {
    const cus_id = await mine()
    const { item } = await staff.call('/call/start', { cus_id })
    expect(item).toMatchObject({ cus_id, user_id: me, number: '+492214711001', ended_at: null })
    expect((await staff.call('/call/start', { cus_id })).item.id).toBe(item.id)
    expect((await staff.call('/call/state')).item.open).toMatchObject({ id: item.id })
    const other = await mine()
    expect(await staff.refused('/call/start', { cus_id: other })).toMatchObject({ code: 'call_still_open' })
    await staff.call('/call/drop', { call_id: item.id })
    expect((await staff.refused('/call/drop', { call_id: item.id })).code).toBe('call_not_open')
    expect(await callsOf(cus_id)).toEqual([])
  })

  test('is refused without a number, with a foreign one, for a taken, foreign or resting customer', async () => {
    const start = async (caller: Caller, input: Record<string, unknown>) => {
      const { code, fields } = await caller.refused('/call/start', input)
      return fields ? Object.keys(fields)[0] : code
    }
    const mute = await mine({ cus_tel1: 'keine', cus_private: null })
    expect(await start(staff, { cus_id: mute })).toBe('no_dialable_number')
    const ok = await mine()
    expect(await start(staff, { cus_id: ok, number: '+492219999999' })).toBe('number')
    expect(await start(staff, { cus_id: ok, number: '0221 abc' })).toBe('number')
    expect(await start(colleague, { cus_id: ok })).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    expect(await start(staff, { cus_id: await mine({ cus_dnd: 2 }) })).toBe('customer_must_not_be_called')
    const refusing = await mine()
    await staff.call('/call_request/create', { cus_id: refusing, wording: 'Nein' })
    expect(await start(staff, { cus_id: refusing })).toBe('customer_wants_no_calls')
    await admin.call('/call/keep', { cus_id: ok })
    expect(await start(staff, { cus_id: ok })).toBe('customer_is_taken')
    app.setNow('2026-11-16T16:43:01+01:00')
    expect((await staff.call('/call/start', { cus_id: ok })).item.cus_id).toBe(ok)
  })
})

describe('/call/finish', () => {
  test('stores talk, duration, outcome and call-back in one step and answers the next', async () => {
    const after = await mine()
    const cus_id = await callBack('2026-11-16', '16:40')
    const { item } = await staff.call('/call/start', { cus_id })
    app.setNow('2026-11-16T16:45:00+01:00')
    const input = {
      call_id: item.id,
      cus_id,
      outcome: CALL_BACK,
      note: 'Im Advent',
      appointment: '2026-11-17T10:00',
    }
    const request_id = crypto.randomUUID()
    const answer = await staff.call('/call/finish', { ...input, next: true, request_id })
    expect(answer.save_response).toMatchObject({ id: item.id, outcome: CALL_BACK })
    expect(answer.next).toMatchObject({ cus_id: after })
    expect(await customer(cus_id)).toMatchObject({
      rand_tar: '2026-11-17',
      rand_saat: '10:00',
      rand_user: me,
    })
    const [stored] = await callsOf(cus_id)
    expect(stored?.ended_at).not.toBeNull()
    const again = await staff.call('/call/finish', { ...input, next: true, request_id })
    expect(again.save_response).toEqual(answer.save_response)
    expect(await callsOf(cus_id)).toHaveLength(1)
    const { datalist } = await staff.call('/musteri_gorusme_view/list', { cus_id })
    expect(datalist).toMatchObject([{ sts: CALL_BACK, note: 'Im Advent', per_id: me }])
    expect((await staff.refused('/call/finish', input)).code).toBe('call_not_open')
  })

  test('a promise to pay brings the customer back on its day while the money is missing', async () => {
    const cus_id = await mine()
    const invoice = { cus_id, ...overdueInvoice('Zusage', 'R-ZUSAGE') }
    const id = await buildOrder(app.db, { stk_id: await buildWine(app.db), stk_adet: 1 }, invoice)
    const promise = { cus_id, outcome: PROMISE, appointment: '2026-11-20' }
    const without = await staff.refused('/call/finish', { ...promise, appointment: null })
    expect(without.fields).toEqual({ appointment: 'requiredField' })
    expect(await callsOf(cus_id)).toHaveLength(0)
    await staff.call('/call/finish', promise)
    expect(await queue(staff)).toEqual([])
    app.setNow('2026-11-20T10:00:00+01:00')
    expect(await queue(staff)).toEqual([[cus_id, 'promise']])
    expect(await queue(colleague)).toEqual([])
    expect(await next(staff)).toMatchObject({ cus_id, reason: 'promise' })
    await admin.call('/open_item/book', { sip_id: id, amount: 100 })
    expect(await queue(staff)).toEqual([[cus_id, 'callback']])
  })

  test('a call made without the product is recorded as well', async () => {
    const cus_id = await mine()
    const { save_response, next: none } = await staff.call('/call/finish', { cus_id, outcome: NOT_REACHED })
    expect([save_response.number, none]).toEqual([null, null])
    expect(await queue(staff)).toEqual([])
  })

  test('a call-back that nobody answered is tried again in an hour, a talk ends it', async () => {
    const id = await callBack('2026-11-16', '16:30')
    await staff.call('/call/finish', { cus_id: id, outcome: NOT_REACHED })
    expect(await customer(id)).toMatchObject({ rand_tar: '2026-11-16', rand_saat: '17:41' })
    app.setNow('2026-11-16T17:41:00+01:00')
    await staff.call('/call/finish', { cus_id: id, outcome: NO_DEMAND })
    expect(await customer(id)).toMatchObject({ rand_tar: null, rand_user: 0 })
  })

  test('"no more calls" is kept as proof, asked of the administrators, and withdrawn by them only', async () => {
    const cus_id = await callBack('2026-11-20', '10:00')
    const note = 'Rufen Sie mich nie wieder an'
    await staff.call('/call/finish', { cus_id, outcome: NO_CALLS, note })
    const { item } = await staff.call('/call/card', { cus_id })
    expect(item.may_call).toEqual({ ok: false, code: 'customer_wants_no_calls' })
    expect(item.requests).toMatchObject([
      { wording: note, name_surname: 'personel Test', withdrawn_at: null },
    ])
    expect(await customer(cus_id)).toMatchObject({ rand_tar: null, cus_dnd: 1 })
    const { rows } = await sql<{ reciver_usr: number }>`
      select reciver_usr from gorevler where sender_msg like ${`%${note}%`} order by 1`.execute(app.db)
    expect(rows.map((row) => row.reciver_usr)).toEqual([people.admin.id, people.admin2.id])
    const [request] = item.requests
    const withdrawal = {
      id: present(request?.id),
      version: present(request?.version),
      reason: 'Hat selbst angerufen',
    }
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      expect((await (await app.as(person)).refused('/call_request/withdraw', withdrawal)).code).toBe(
        'ERR_105',
      )
    expect(
      (await admin.refused('/call_request/withdraw', { ...withdrawal, reason: ' ' })).fields,
    ).toHaveProperty('reason')
    await admin.call('/call_request/withdraw', withdrawal)
    expect((await admin.refused('/call_request/withdraw', withdrawal)).code).toBe('record_not_found')
    const after = (await staff.call('/call/card', { cus_id })).item
    expect(after.may_call.ok).toBe(true)
    expect(after.requests).toMatchObject([
      { withdrawn_reason: 'Hat selbst angerufen', withdrawn_name: 'admin Test' },
    ])
  })

  test.each([
    ['an unknown outcome', { outcome: 99 }, 'outcome'],
    ['a retired outcome', { outcome: 12 }, 'outcome'],
    ['no outcome', {}, 'outcome'],
    ['a day that does not exist', { outcome: 3, appointment: '2026-02-31' }, 'appointment'],
    [
      'a time that does not exist',
      { outcome: 3, appointment: { rand_tar: '2026-11-17', rand_saat: '25:00' } },
      'appointment',
    ],
  ])('%s is refused and nothing is written', async (_case, input, field) => {
    const cus_id = await mine()
    const { fields } = await staff.refused('/call/finish', { cus_id, ...input })
    expect(Object.keys(fields ?? {})[0]).toMatch(new RegExp(`^${field}`))
    expect(await callsOf(cus_id)).toEqual([])
  })

  test('a foreign customer is refused', async () => {
    const cus_id = await mine()
    const refusal = await colleague.refused('/call/finish', { cus_id, outcome: NOT_REACHED })
    expect(refusal.code).toBe('customer_belongs_to_other_user_customer_information_cannot_be_viewed')
  })

  test('a wrong number is a record with its number', async () => {
    const cus_id = await mine()
    const { item } = await staff.call('/call/start', { cus_id, number: '+492214711001' })
    await staff.call('/call/finish', { call_id: item.id, cus_id, outcome: WRONG_NUMBER })
    expect(await callsOf(cus_id)).toMatchObject([{ number: '+492214711001', outcome: WRONG_NUMBER }])
  })

  test('fifty finishes at once: nobody shares a customer, and every call is one record', async () => {
    await letDraw(app.db, people.satis.id)
    const callers = [staff, await app.as('satis')]
    for (let index = 0; index < 40; index += 1) await buildCustomer(app.db, { cus_user: 1 })
    const started = await Promise.all(callers.map((caller) => next(caller)))
    let current = started.map((item) => item?.cus_id as number)
    for (let round = 0; round < 25; round += 1) {
      const answers = await Promise.all(
        callers.map((caller, place) => {
          const [cus_id = 0] = current.slice(place)
          return caller.call('/call/finish', { cus_id, outcome: NOT_REACHED, next: true })
        }),
      )
      const following = answers.flatMap((answer) => answer.next?.cus_id ?? [])
      expect(new Set(following).size).toBe(following.length)
      if (following.length < callers.length) break
      current = following
    }
    const { rows } = await sql<{ calls: number; customers: number; talks: number }>`
      select count(*) as calls, count(distinct c.cus_id) as customers, count(distinct c.talk_id) as talks
      from calls c join customers k on k.id = c.cus_id where k.cus_user = 1 and k.cus_del = '0'`.execute(
      app.db,
    )
    expect(rows).toEqual([{ calls: 40, customers: 40, talks: 40 }])
  })
})

describe('/call/card', () => {
  test('shows orders with wines, what is owed, and how the customer pays', async () => {
    const cus_id = await mine()
    const stk_id = await buildWine(app.db)
    const invoice = {
      cus_id,
      fd_fon: '1' as const,
      f_close: '1' as const,
      f_no: 'R-1',
      s_toplam: 50,
      s_ara_toplam: 50,
      s_kargo: 0,
      s_g_toplam: 50,
      s_tar: '2026-09-01T10:00:00Z',
    }
    await buildOrder(
      app.db,
      { stk_id, stk_adet: 6 },
      { ...invoice, f_tarih: '2026-09-01', f_odeme_tar: '2026-09-12' },
    )
    await buildOrder(app.db, { stk_id, stk_adet: 2 }, { cus_id, s_is_teklif: 1 })
    const { item } = await staff.call('/call/card', { cus_id })
    expect(item).toMatchObject({
      open_sum: 0,
      overdue_sum: 0,
      days_to_pay: 11,
      turnover: 50,
      turnover_orders: 1,
    })
    expect(item.orders).toMatchObject([{ total: 50, wines: [{ name: 'Testwein', bottles: 6 }] }])
    expect((await colleague.refused('/call/card', { cus_id })).code).toMatch('customer_belongs')
  })

  test('fills the speech text of the category in', async () => {
    const { rows } = await sql<{
      id: number
    }>`insert into sys_files (file_name, file_type, size, sha256, bytes)
      values ('a.pdf', 'application/pdf', 1, '', '') returning id`.execute(app.db)
    const file_id = rows[0]?.id ?? 0
    await sql`insert into sys_category (cat_type, category) values ('X', 'Stammkunden')`.execute(app.db)
    await app.db
      .insertInto('konusma_metin')
      .values([
        { baslik: 'Alle', file_id, metin: 'Hallo {name}' },
        {
          baslik: 'Stamm',
          file_id,
          metin: 'Guten Tag {name}, hier ist {seller}. {wine}?',
          cus_category: 'X',
        },
      ])
      .execute()
    const script = async (cus_category: string | null) =>
      (await staff.call('/call/card', { cus_id: await mine({ cus_surname: 'Schulze', cus_category }) })).item
        .script
    expect(await script('X')).toEqual({ title: 'Stamm', text: 'Guten Tag Schulze, hier ist personel Test.' })
    expect(await script(null)).toEqual({ title: 'Alle', text: 'Hallo Schulze' })
  })
})

describe('/call/keep and /call/leave', () => {
  test('keeps what was typed until the call ends, and the customer until it is left', async () => {
    const cus_id = await buildCustomer(app.db, { cus_user: 1 })
    expect((await staff.call('/call/keep', { cus_id, note: 'Mag ro' })).item).toEqual({ held_by: null })
    expect((await colleague.call('/call/keep', { cus_id })).item).toEqual({ held_by: 'personel Test' })
    expect((await staff.call('/call/state')).item.draft).toMatchObject({ cus_id, note: 'Mag ro' })
    expect((await staff.call('/call/card', { cus_id })).item.note).toBe('Mag ro')
    await staff.call('/call/leave', { cus_id })
    expect((await colleague.call('/call/keep', { cus_id })).item).toEqual({ held_by: null })
    await staff.call('/call/finish', { cus_id, outcome: NOT_REACHED })
    expect((await staff.call('/call/state')).item.draft).toBeNull()
  })

  test('a foreign customer is refused', async () => {
    expect((await colleague.refused('/call/keep', { cus_id: await mine() })).code).toMatch('customer_belongs')
  })
})

test('/call_preference/save takes templates that dial and nothing else', async () => {
  await staff.call('/call_preference/save', { dial_template: 'https://pbx.example/call?to={number}' })
  expect((await staff.call('/call/state')).item.dial_template).toMatch('pbx.example')
  for (const dial_template of ['javascript:alert({number})', 'https://pbx.example/'])
    expect((await staff.refused('/call_preference/save', { dial_template })).fields).toHaveProperty(
      'dial_template',
    )
  await staff.call('/call_preference/save', { dial_template: '' })
  expect((await staff.call('/call/state')).item.dial_template).toBeNull()
})

test('/call/today counts the own calls, those reached, and orders', async () => {
  app.setNow('2026-11-17T10:00:00+01:00')
  await staff.call('/call/finish', { cus_id: await mine(), outcome: NOT_REACHED })
  await staff.call('/call/finish', { cus_id: await mine(), outcome: NO_DEMAND })
  expect((await staff.call('/call/today')).item).toMatchObject({
    calls: 2,
    reached: 1,
    orders: 0,
    goal: null,
  })
  expect((await colleague.call('/call/today')).item).toMatchObject({ calls: 0 })
})
