import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { hasHeardAll, openFreshWindow, openWindow } from '#test/server/window.ts'

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
  'kept figures and counters that follow announced tables': [
    'changed_buyers',
    'customer_marks',
    'customer_quarters',
    'customer_turnover',
    'fatura_sayac',
    'fatura_sayac_yil',
    'figure_deltas',
    'figure_sums',
    'open_invoices',
    'reservations',
    'stock_levels',
  ],
  'written together with a row that is announced': [
    'bank_entry_receipts',
    'customer_transfer_rows',
    'data_in_findings',
    'data_in_rows',
    'mail_attachments',
    'mandate_tasks',
    'sys_files',
  ],
  'notices of their own, or asked for again while they change': [
    'belge_isleri',
    'chat_conversations',
    'chat_members',
    'chat_messages',
    'chat_profiles',
    'chat_stars',
    'customer_presence',
    'sys_ref_versions',
  ],
  'logs, read anew whenever they are opened': [
    'audit_sets',
    'customer_draws',
    'error_log',
    'sys_audit',
    'sys_security_events',
  ],
  'locks and queues of the server': [
    'customer_locks',
    'schema_migrations',
    'socket_io_attachments',
    'sys_requests',
  ],
  'fixed lists that only a migration changes': ['cus_dnd', 'sys_user_level'],
}

/** An enabled trigger after each statement that inserts, deletes or updates. */
const AFTER_ANY_WRITE = 28

const listener = async () => openFreshWindow(app, { sesion_id: (await app.as('satis')).sesion_id })

async function newOrder(): Promise<number> {
  const wine = await buildWine(app.db, {}, 5)
  return placeOrder(app.db, admin, [{ stk_id: wine, stk_adet: 1 }])
}

describe('what was written decides what is announced', () => {
  test('every table whose changes are kept belongs to an area', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct a.event_object_table as name from information_schema.triggers a
      where a.trigger_name = 'audit_row' and not exists (
        select from information_schema.triggers n
        where n.trigger_name = 'note_write' and n.event_object_table = a.event_object_table)`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('every table is announced, or is known not to be', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
        select from pg_trigger t where t.tgrelid = pg_class.oid and t.tgname = 'note_write'
          and t.tgtype = ${AFTER_ANY_WRITE} and t.tgenabled = 'O')`.execute(app.db)
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
  ] as const)('%s is heard by open windows', async (_, make, path, body) => {
    const id = await make()
    const window = await listener()
    expect((await admin.call(path, { id, ...body })).status).toMatchObject({ isContinue: true })
    await eventually(() => window.heard('changed')).toContainEqual({ area: 'orders' })
  })

  test('the answer names the areas, and the notice the request, so that a window knows its own', async () => {
    const id = await newOrder()
    const window = await listener()
    const request_id = randomUUID()
    const answer = await admin.call('/siparisler/siparis_onayla', { id, request_id })
    expect(answer.changed).toContain('orders')
    await eventually(() => window.heard('changed')).toContainEqual({ area: 'orders', request_id })
  })

  test('a write of any of the tables is noted under its area', async () => {
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

  test('what a call writes outside its transaction is announced as well', async () => {
    const cus_id = await buildCustomer(app.db, { cus_user: people.personel.id, cus_tel1: '0221 123456' })
    const staff = await app.as('personel')
    await staff.call('/call_request/create', { cus_id, wording: 'Nein' })
    const window = await listener()
    await app.post('/person_rights/export', { sesion_id: admin.sesion_id, id: cus_id })
    await eventually(() => window.heard('changed')).toContainEqual({ area: 'customers' })
    expect((await staff.refused('/call/start', { cus_id })).code).toBe('customer_wants_no_calls')
    await eventually(() => window.heard('changed')).toContainEqual({ area: 'calls' })
  })

  test('what was refused or only read is not announced', async () => {
    const id = await newOrder()
    const window = await listener()
    await admin.call('/siparisler/get', { id })
    await admin.refused('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    await admin.call('/konusma_metin/create', { baslik: 'Begrüßung', metin: 'Guten Tag' })
    // A later notice has arrived, so an earlier one would have, too.
    await admin.call('/siparisler/siparis_onayla', { id })
    await eventually(() => window.heard('changed')).toContainEqual({ area: 'orders' })
    expect(
      window.heard('changed').filter((notice) => (notice as { area: string }).area === 'orders'),
    ).toHaveLength(1)
  })

  test('a page that connects after the change is told of it, on every node', async () => {
    const second = await startNode(app.databaseUrl)
    try {
      await admin.call('/siparisler/siparis_onayla', { id: await newOrder() })
      for (const { url } of [app, second]) {
        const late = await openWindow(url, { sesion_id: admin.sesion_id, age_ms: 30_000 })
        await eventually(() => late.heard('changed')).toContainEqual({ area: 'orders' })
        await hasHeardAll(app, late)
        const other = await openWindow(url, { sesion_id: admin.sesion_id })
        await hasHeardAll(app, other)
        expect(other.heard('changed')).toEqual([])
      }
    } finally {
      await second.app.close()
    }
  })

  test.each([null, '5', -1, Number.NaN])(
    'a page of the age %s is told nothing and listens',
    async (age_ms) => {
      await admin.call('/siparisler/siparis_onayla', { id: await newOrder() })
      const window = await openFreshWindow(app, { sesion_id: admin.sesion_id, age_ms })
      await hasHeardAll(app, window)
      expect(window.heard('changed')).toEqual([])
    },
  )
})
