import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine, orderPayload } from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

/** Two nodes on one database: what meets here meets in no memory. */
let app: TestApp
let here: Caller
let there: Caller
let stk_id: number

/** How often each pair meets; who comes first differs from time to time. */
const MEETINGS = 12

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'error' })
  const other = await startNode(app.databaseUrl, { logLevel: 'error' })
  here = await app.as('admin')
  there = await other.as('admin2')
  stk_id = await buildWine(app.db, { stok_de_price: 10 }, 10_000)
})

type Write = (caller: Caller, cus_id: number) => Promise<unknown>

const version = async (id: number) =>
  (await app.db.selectFrom('customers').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version

/** Every call that writes something open about a customer. */
const creating: Record<string, Write> = {
  order: async (caller, cus_id) =>
    caller.raw(
      '/siparisler/create_with_icerik',
      await orderPayload(app.db, [{ stk_id, stk_adet: 1 }], { cus_id }),
    ),
  conversation: (caller, cus_id) =>
    caller.raw('/musteri_gorusme/create', { cus_id, sts: 4, note: 'Ruft zurück' }),
  address: (caller, cus_id) =>
    caller.raw('/cus_adress/create', {
      cus_id,
      adres: 'Weg 1',
      pk: '54290',
      sehir: 'Trier',
      ulke: 'DE',
      c_type: 1,
    }),
  call: (caller, cus_id) => caller.raw('/call/start', { cus_id }),
  mandate: (caller, cus_id) =>
    caller.raw('/mandate/create', { cus_id, iban: 'DE02120300000000202051', holder: 'Erika Muster' }),
  bottles: (caller, cus_id) =>
    caller.raw('/hold/put', { draft_id: randomUUID(), cus_id, lines: [{ stk_id, qty: 1 }] }),
}

/** Every call after which a customer is gone. */
const ending: Record<string, Write> = {
  deletion: (caller, id) => caller.raw('/customers/delete', { id }),
  merge: async (caller, from) => {
    const to = await buildCustomer(app.db, { cus_user: people.satis.id })
    const versions = { from_version: await version(from), to_version: await version(to) }
    return caller.raw('/customer_merge/create', { from, to, take: [], ...versions })
  },
  erasure: async (caller, id) => {
    const erasure = { id, version: await version(id), confirm: String(id), reason: 'Auf Wunsch' }
    return caller.raw('/person_rights/erase', erasure)
  },
}

/** What is still open on a customer who is gone, and what a merge did not take along. */
const openOnGone = async () => {
  const gone = sql`(select id from customers where cus_del = '1')`
  const merged = sql`(select id from customers where merged_into is not null)`
  const { rows } = await sql`
    select 'order' as what, cus_id from siparisler
      where cus_id in ${gone} and sd_cancel_on = '0' and f_close = '0' and gutschrift_sip_id is null
    union all select 'address', cus_id from cus_adress where cus_id in ${merged}
    union all select 'call', cus_id from calls where cus_id in ${merged}
    union all select 'mandate', cus_id from mandates where cus_id in ${merged}
    union all select 'bottles', cus_id from hold_drafts where cus_id in ${merged}
    union all select 'conversation', cus_id from musteri_gorusme where cus_id in ${merged}`.execute(app.db)
  return rows
}

describe('a customer who is gone at the same moment', () => {
  const pairs = Object.keys(creating).flatMap((made) =>
    Object.keys(ending).map((end) => [made, end] as const),
  )

  test.each(pairs)('%s and %s', async (made, end) => {
    for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
      const id = await buildCustomer(app.db, { cus_tel1: '+49 221 4711001' })
      const pause = Math.floor(Math.random() * 8)
      const later = () => new Promise((resolve) => setTimeout(resolve, pause))
      const create = creating[made]
      const finish = ending[end]
      await Promise.all([later().then(() => create?.(here, id)), finish?.(there, id)])
    }
    expect(await openOnGone()).toEqual([])
  })

  test('leaves no appointment, no held bottles and no call that nobody could finish any more', async () => {
    const [id, next] = [
      await buildCustomer(app.db, { cus_tel1: '+49 221 4711001' }),
      await buildCustomer(app.db),
    ]
    const openCall = async () => (await here.raw('/call/state')).item.open
    const drop = async () => here.raw('/call/drop', { call_id: present((await openCall())?.id) })
    if (await openCall()) await drop()
    await here.raw('/customers/update', { id, version: 1, rand_tar: '2030-01-07', rand_saat: '10:00' })
    await creating.bottles?.(here, id)
    expect((await here.raw('/call/start', { cus_id: id })).status.isContinue).toBe(true)
    expect((await here.refused('/call/start', { cus_id: next })).code).toBe('call_still_open')
    await there.raw('/customers/delete', { id })
    expect(await openCall()).toBeNull()
    expect((await here.raw('/call/start', { cus_id: next })).status.isContinue).toBe(true)
    await drop()
    const { rows } = await sql`select rand_tar, rand_user from customers where id = ${id}
      union all select null, null from hold_drafts where cus_id = ${id}`.execute(app.db)
    expect(rows).toEqual([{ rand_tar: null, rand_user: 0 }])
  })

  test('afterwards nothing can be written about the customer', async () => {
    const id = await buildCustomer(app.db, { cus_tel1: '+49 221 4711001' })
    await here.raw('/customers/delete', { id })
    const before = await sql`select count(*) from siparisler where cus_id = ${id}`.execute(app.db)
    for (const create of Object.values(creating)) await create(here, id)
    expect((await sql`select count(*) from siparisler where cus_id = ${id}`.execute(app.db)).rows).toEqual(
      before.rows,
    )
    expect(await openOnGone()).toEqual([])
  })
})

describe('a person who leaves at the same moment', () => {
  const person = async () => {
    const serial = randomUUID().slice(0, 8)
    return app.db
      .insertInto('sys_users')
      .values({
        user_name: `geht-${serial}`,
        name: 'Geht',
        surname: serial,
        email: `${serial}@example.com`,
        user_level: 2,
        tel_gsm: '',
        user_pass: '',
        bayi: 1,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
  }

  const giving: Record<string, (caller: Caller, user: number) => Promise<unknown>> = {
    customer: async (caller, cus_user) => {
      const id = await buildCustomer(app.db)
      return caller.raw('/customers/update', { id, version: await version(id), cus_user })
    },
    task: (caller, reciver_usr) =>
      caller.raw('/takip/gorevler/create', { reciver_usr, sender_msg: 'Bitte anrufen' }),
  }

  test.each(Object.keys(giving))('keeps no %s', async (given) => {
    for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
      const { id, version: seen } = await person()
      const form = {
        id,
        version: seen,
        leave: 'block',
        customers: 'pool',
        tasks: people.satis.id,
        reason: 'Kündigung',
      }
      await Promise.all([giving[given]?.(here, id), there.raw('/sys_users/offboard', form)])
    }
    const { rows } = await sql`
      select u.id from sys_users u where u.blocked = '1' and u.user_name like 'geht-%' and (
        exists (select from customers c where c.cus_user = u.id and c.cus_del = '0')
        or exists (select from gorevler g where g.reciver_usr = u.id and g.msg_status = '0'))`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('gets no task afterwards, and the sender is told', async () => {
    const { id } = await person()
    await app.db.updateTable('sys_users').set({ blocked: '1' }).where('id', '=', id).execute()
    const task = { reciver_usr: id, sender_msg: 'Bitte anrufen' }
    expect((await here.refused('/takip/gorevler/create', task)).code).toBe('person_has_left')
  })
})
