import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHANGES_KEPT_MS } from '#core/areas.ts'
import { announceArea, announcedTransaction } from '#platform/server/live/announced.ts'
import { tidyAnnouncements } from '#platform/server/live/announcements.ts'
import { startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { following } from '#test/server/reads.ts'
import { openShowing, openWindow, shows, toldOf, type Window } from '#test/server/window.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

/** Tables whose writes are announced by no area, by the reason. */
const unannounced = {
  'sign-ins and devices, which no list shows': [
    'push_subscriptions',
    'sys_devices',
    'sys_otp_codes',
    'sys_remember_tokens',
    'sys_reset_links',
    'sys_sessions',
  ],
  'only for the user who writes them': [
    'call_drafts',
    'call_reminders',
    'raking_gorulen',
    'user_list_settings',
  ],
  'kept figures, counters and parts of records, which follow announced tables': Object.keys(following),
  'notices of their own, or asked for again while they change': [
    'belge_isleri',
    'chat_conversations',
    'chat_members',
    'chat_messages',
    'chat_profiles',
    'chat_stars',
    'sys_ref_versions',
  ],
  'logs, read anew whenever they are opened': [
    'audit_sets',
    'customer_draws',
    'error_log',
    'kept_heads',
    'sys_audit',
    'sys_security_events',
  ],
  'locks and queues of the server': [
    'customer_locks',
    'announcements',
    'schema_migrations',
    'schema_program',
    'socket_io_attachments',
    'sys_requests',
  ],
  'fixed lists that only a migration changes': ['cus_dnd', 'sys_user_level'],
}

/** Bits of pg_trigger.tgtype: after each statement that inserts, deletes or updates. */
const INSERT = 4
const DELETE = 8
const UPDATE = 16

/** A write without a call, such as that of a job. */
const job = (work: Parameters<typeof announcedTransaction<void>>[2]) =>
  announcedTransaction(
    app.app.services,
    { ...people.admin, user_name: 'admin', country_code: 'DE', random_customer_access: '0' },
    work,
  )

const listener = (shown: Parameters<typeof shows>[1], person: Person = 'admin') =>
  openShowing(app, person, shown)

async function newOrder(): Promise<number> {
  const wine = await buildWine(app.db, {}, 5)
  return placeOrder(app.db, admin, [{ stk_id: wine, stk_adet: 1 }])
}

describe('what was written decides what is announced', () => {
  test('every table whose changes are kept belongs to an area', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct a.event_object_table as name from information_schema.triggers a
      where a.trigger_name = 'audit_row' and not exists (
        select from announced_tables() t where t.relation = a.event_object_table::regclass)`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('every table is announced, or is known not to be', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and (
        select bit_or(t.tgtype) from pg_trigger t where t.tgrelid = pg_class.oid and t.tgname in ('note_write', 'note_insert', 'note_update', 'note_delete')
          and t.tgenabled = 'O') is distinct from ${INSERT | DELETE | UPDATE}`.execute(app.db)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.values(unannounced).flat().toSorted())
  })

  test.each([
    ['invoicing', newOrder, '/siparisler/faturalandir_ve_rapor_data', { faturalandir: true }],
    ['passing on', newOrder, '/siparisler/update', { per_id: 4 }],
    [
      'cancelling by an update',
      () => placeInvoice(app.db, admin),
      '/siparisler/update',
      { sd_cancel_on: '1', f_ip_neden_type: 1 },
    ],
  ] as const)('%s is told to windows that show orders', async (_, make, path, body) => {
    const id = await make()
    const window = await listener({ whole: ['orders'] })
    expect((await admin.call(path, { id, ...body })).status).toMatchObject({ isContinue: true })
    await eventually(() => toldOf(window)).toContain(`orders order:${id}`)
  })

  test('the answer names what was written, and both the announcement, so that a window knows its own', async () => {
    const id = await newOrder()
    const window = await listener({ whole: ['orders'] })
    const answer = await admin.call('/siparisler/siparis_onayla', { id })
    expect(answer.changed).toContain('orders')
    expect(answer.written?.records).toContainEqual(expect.objectContaining({ kind: 'order', id }))
    await eventually(() => window.heard('changed')).toContainEqual(
      expect.objectContaining({ id: answer.written?.ids[0], is_own: true }),
    )
  })

  test('a write of a table without records is noted under its area', async () => {
    const { rows } = await sql<{ name: string; area: string; field: string }>`
      select t.tgrelid::regclass::text as name, replace(encode(t.tgargs, 'escape'), '\\000', '') as area,
        (select attname from pg_attribute where attrelid = t.tgrelid and attnum > 0 and attgenerated = ''
          and attidentity = '' and not attisdropped limit 1) as field
      from pg_trigger t where t.tgname = 'note_write'`.execute(app.db)
    expect(rows.length).toBeGreaterThan(25)
    for (const { name, area, field } of rows) {
      const noted = await app.db.transaction().execute(async (db) => {
        await sql`update ${sql.table(name)} set ${sql.ref(field)} = ${sql.ref(field)} where false`.execute(db)
        return sql<{
          changed: string
        }>`select current_setting('weinkontor.changed', true) as changed`.execute(db)
      })
      expect([name, noted.rows[0]?.changed]).toEqual([name, area])
    }
  })

  test('a sign-in changes nothing that is shown', async () => {
    const window = await listener({ whole: ['users'] })
    await sql`update sys_users set failed_login_try_count = 1 where id = ${people.satis.id}`.execute(app.db)
    await admin.call('/sys_users/update', { id: people.satis.id, adres: 'Weg 2, 50667 Köln' })
    await eventually(() => toldOf(window)).toEqual(['users'])
  })

  test('what a call writes outside its transaction is announced as well', async () => {
    const cus_id = await buildCustomer(app.db, { cus_user: people.personel.id, cus_tel1: '0221 123456' })
    const staff = await app.as('personel')
    await staff.call('/call_request/create', { cus_id, wording: 'Nein' })
    const window = await listener({ whole: ['customers', 'calls'] })
    await app.post('/person_rights/export', { sesion_id: admin.sesion_id, id: cus_id })
    await eventually(() => toldOf(window)).toContain(`customers customer:${cus_id}`)
    expect((await staff.refused('/call/start', { cus_id })).code).toBe('customer_wants_no_calls')
    await eventually(() => toldOf(window)).toContain(`calls customer:${cus_id}`)
  })

  test('more records of one kind than are named are announced as their area', async () => {
    const window = await listener({ whole: ['customers'] })
    await job(async (db) => {
      await sql`insert into customers (cus_name, cus_country_code) select 'Viele ' || n, 'DE' from generate_series(1, 301) n`.execute(
        db,
      )
    })
    await eventually(() => toldOf(window)).toEqual(['customers'])
  })

  test('what was refused or only read is not announced', async () => {
    const id = await newOrder()
    const window = await listener({ whole: ['orders', 'users'] })
    await admin.call('/siparisler/get', { id })
    await admin.refused('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    await admin.call('/sys_users/update', { id: people.satis.id, adres: 'Weg 3, 50667 Köln' })
    // Notices keep the order of their commits, so an earlier one would have arrived, too.
    await eventually(() => toldOf(window)).toEqual(['users'])
  })
})

describe('who is told', () => {
  test('only windows that show it', async () => {
    const id = await newOrder()
    const other = await newOrder()
    const { cus_id } = await app.db
      .selectFrom('siparisler')
      .select('cus_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const list = await listener({ whole: ['orders'] })
    const card = await listener({ areas: ['orders'], keys: [[`customer:${cus_id}`, ['orders']]] })
    const elsewhere = await listener({ areas: ['orders'], keys: [[`order:${other}`, ['orders']]] })
    const stock = await listener({ whole: ['stock'] })
    await admin.call('/siparisler/siparis_onayla', { id })
    await admin.call('/siparisler/siparis_onayla', { id: other })
    await eventually(() => toldOf(list)).toContain(`orders order:${other}`)
    await eventually(() => toldOf(elsewhere)).toContain(`orders order:${other}`)
    expect(toldOf(list)).toContain(`orders order:${id}`)
    expect(toldOf(card)).toContain(`orders order:${id}`)
    expect(toldOf(elsewhere)).not.toContain(`orders order:${id}`)
    expect(toldOf(stock).filter((told) => told.startsWith('orders'))).toEqual([])
  })

  test('somebody who no longer sees a record, because it was theirs before', async () => {
    const seller = await app.as('personel')
    const id = await placeOrder(app.db, seller, [{ stk_id: await buildWine(app.db, {}, 5), stk_adet: 1 }])
    const before = await listener({ whole: ['orders'] }, 'personel')
    await admin.call('/siparisler/update', { id, per_id: people.satis.id })
    await eventually(() => toldOf(before)).toContain(`orders order:${id}`)
    const heard = toldOf(before).length
    await admin.call('/siparisler/siparis_onayla', { id })
    const all = await listener({ whole: ['orders'], age_ms: 5_000 })
    await eventually(() => toldOf(all)).toContain(`orders order:${id}`)
    expect(toldOf(before)).toHaveLength(heard)
  })

  test('whoever saw a record that was deleted', async () => {
    const seller = await app.as('personel')
    const id = await placeOrder(app.db, seller, [{ stk_id: await buildWine(app.db, {}, 5), stk_adet: 1 }])
    const owner = await listener({ whole: ['orders'] }, 'personel')
    await seller.call('/siparisler/delete', { id })
    await eventually(() => toldOf(owner)).toContain(`orders order:${id}`)
  })

  /** Each kind of record: how it is touched, and the call that shows it to whoever may see it. */
  const kinds = [
    {
      kind: 'order',
      area: 'orders',
      make: (person: Person) =>
        app
          .as(person)
          .then(async (seller) =>
            placeOrder(app.db, seller, [{ stk_id: await buildWine(app.db, {}, 5), stk_adet: 1 }]),
          ),
      touch: (id: number) => sql`update siparisler set s_note = 'neu' where id = ${id}`,
      read: '/siparisler/get',
    },
    {
      kind: 'customer',
      area: 'customers',
      make: (person: Person) => buildCustomer(app.db, { cus_user: people[person].id }),
      touch: (id: number) => sql`update customers set cus_note = 'neu' where id = ${id}`,
      read: '/customers/get',
    },
  ] as const

  test.each(kinds)(
    'a record of the kind $kind is told to those, and only those, who may read it',
    async (of) => {
      const owners: Person[] = ['personel', 'satis', 'bayi', 'bayiadmin', 'admin']
      for (const owner of owners) {
        const id = await of.make(owner)
        const windows = await Promise.all(
          owners.map(async (person) => ({ person, window: await listener({ whole: [of.area] }, person) })),
        )
        await job(async (db) => {
          await of.touch(id).execute(db)
        })
        const told = `${of.area} ${of.kind}:${id}`
        await eventually(() => toldOf(windows.at(-1)?.window as Window)).toContain(told)
        for (const { person, window } of windows) {
          const { status } = await (await app.as(person)).raw(of.read, { id })
          expect([owner, person, toldOf(window).includes(told)]).toEqual([owner, person, status.isContinue])
          window.socket.disconnect()
        }
      }
    },
  )
})

describe('what a window missed', () => {
  test('a window that says late what it shows is told of it, on every node', async () => {
    const second = await startNode(app.databaseUrl)
    try {
      const id = await newOrder()
      await admin.call('/siparisler/siparis_onayla', { id })
      for (const { url } of [app, second]) {
        const late = await openWindow(url, { sesion_id: admin.sesion_id })
        await shows(late, { whole: ['orders'], age_ms: 30_000 })
        await eventually(() => toldOf(late)).toContain(`orders order:${id}`)
        const fresh = await openWindow(url, { sesion_id: admin.sesion_id })
        await shows(fresh, { whole: ['orders'] })
        expect(toldOf(fresh)).toEqual([])
      }
    } finally {
      await second.app.close()
    }
  })

  test('a list that windows read again is read once, and anew when they are told, wherever it was written', async () => {
    const second = await startNode(app.databaseUrl)
    try {
      const id = await newOrder()
      const nameFor = async (by: Caller, more: object = { is_refetch: true }) => {
        const { datalist } = await by.call('/siparisler/list', { filters: { id }, limit: 20, ...more })
        return (datalist as { cus_surname: string }[])[0]?.cus_surname
      }
      const rename = (name: string) => sql`update siparisler set cus_surname = ${name} where id = ${id}`
      await rename('Vorher').execute(app.db)
      expect(await nameFor(admin)).toBe('Vorher')
      // Nobody is told of it, so that it shows who reads the row and who gets what was read before.
      await rename('Heimlich').execute(app.db)
      expect(await nameFor(await app.as('admin2'))).toBe('Vorher')
      expect(await nameFor(admin, {})).toBe('Heimlich')
      expect(await nameFor(await app.as('satis'))).toBeUndefined()
      const window = await listener({ whole: ['orders'] })
      const elsewhere = await second.as('admin')
      expect((await elsewhere.call('/siparisler/siparis_onayla', { id })).status.isContinue).toBe(true)
      await eventually(() => toldOf(window)).toContain(`orders order:${id}`)
      expect(await nameFor(admin)).toBe('Heimlich')
    } finally {
      await second.app.close()
    }
  })

  test('a window that was away for too long is told that everything may have changed', async () => {
    const window = await listener({ whole: ['orders'], age_ms: CHANGES_KEPT_MS + 1 })
    await eventually(() => toldOf(window)).toEqual(expect.arrayContaining(['orders', 'bank']))
  })

  test.each([null, '5', -1, Number.NaN])('an age of %s is no age and changes nothing', async (age_ms) => {
    const window = await listener({ whole: ['tasks'] })
    window.socket.emit('shows', { areas: ['orders'], whole: ['orders'], keys: [], age_ms })
    await shows(await listener({ whole: [] }), {})
    const id = await newOrder()
    await admin.call('/siparisler/siparis_onayla', { id })
    const all = await listener({ whole: ['orders'], age_ms: 5_000 })
    await eventually(() => toldOf(all)).toContain(`orders order:${id}`)
    expect(toldOf(window)).toEqual([])
  })

  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'weinkontor notices' and datname = current_database()`.execute(app.db)

  test('what was written while the connection for notices was cut is told when it is back', async () => {
    const window = await listener({ whole: ['orders'] })
    const id = await newOrder()
    await cut()
    await admin.call('/siparisler/siparis_onayla', { id })
    await eventually(() => toldOf(window)).toContain(`orders order:${id}`)
    expect(toldOf(window)).not.toContain('orders')
  })

  test('it is told once, whether the server heard it before the connection was cut or found it in the table', async () => {
    const window = await listener({ whole: ['orders'] })
    const id = await newOrder()
    await admin.call('/siparisler/siparis_onayla', { id })
    await eventually(() => toldOf(window)).toContain(`orders order:${id}`)
    const heard = window.heard('changed').length
    await cut()
    const next = await newOrder()
    await eventually(() => toldOf(window)).toContain(`orders order:${next}`)
    const ids = (window.heard('changed') as { id: number }[]).map((notice) => notice.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(heard)
  })

  /** A node that is gone right after its statement, with its connection. */
  async function dyingNode(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: app.databaseUrl })
    client.on('error', () => undefined)
    await client.connect()
    for (const statement of statements) await client.query(statement)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.db)
  }

  test('what a node wrote that died right after its commit is told by the others', async () => {
    const id = await newOrder()
    const window = await listener({ whole: ['orders'] })
    const write = `update siparisler set s_note = 'Neu' where id = ${id}`
    await dyingNode('begin', write, 'select announce_written()', 'commit')
    await eventually(() => toldOf(window)).toEqual([`orders order:${id}`])
  })

  test('what a node was about to write when it died is neither stored nor told', async () => {
    const id = await newOrder()
    const window = await listener({ whole: ['orders', 'tasks'] })
    const write = `update siparisler set s_note = 'Nie' where id = ${id}`
    await dyingNode('begin', write, 'select announce_written()')
    await announceArea(app.db, 'tasks')
    await eventually(() => toldOf(window)).toEqual(['tasks'])
    expect((await admin.call('/siparisler/get', { id })).item).not.toMatchObject({ s_note: 'Nie' })
  })

  test('when the server lost what was announced, everything may have changed', async () => {
    const window = await listener({ whole: ['orders'] })
    await sql`truncate announcements restart identity`.execute(app.db)
    await cut()
    await eventually(() => toldOf(window)).toContain('orders')
  })

  test('an announcement that is larger than a notification arrives whole', async () => {
    const window = await listener({ whole: ['customers'] })
    await job(async (db) => {
      await sql`insert into customers (cus_name, cus_country_code) select 'Groß ' || n, 'DE' from generate_series(1, 250) n`.execute(
        db,
      )
    })
    await eventually(() => toldOf(window).length).toBeGreaterThanOrEqual(250)
  })

  test('old announcements are tidied away, and the beginning of the table stays', async () => {
    await sql`update announcements set at = now() - interval '1 hour' where id <> 0`.execute(app.db)
    await tidyAnnouncements(app.db)
    const { rows } = await sql<{ id: number }>`select id from announcements`.execute(app.db)
    expect(rows).toEqual([{ id: 0 }])
  })
})
