import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { settingLabels } from '#modules/settings/texts.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine, opened } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let customer: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  customer = await buildCustomer(app.db, { cus_city: 'Köln' })
  const record = await opened(app.db, 'customers', customer)
  await admin.call('/customers/update', { ...record, cus_city: 'Bonn', process_detail: 'Umzug' })
})

/** As the browser asks, which wants compact rows. */
const list = async (input: Record<string, unknown>) =>
  (await admin.call('/audit/list', { compact: true, ...input })).datalist

describe('/audit/list', () => {
  test('tells who changed a record, what it was before, and why', async () => {
    const rows = await list({ filters: { table_name: 'customers', row_id: customer } })
    expect(rows.map(({ action }) => action)).toEqual(['UPDATE', 'INSERT'])
    expect(rows[0]).toMatchObject({
      user_id: people.admin.id,
      name_surname: 'admin Test',
      before: { cus_city: 'Köln' },
      after: { cus_city: 'Bonn' },
      note: 'Umzug',
    })
    expect(rows[1]).toMatchObject({ user_id: null, name_surname: null, before: null })
    expect(rows[1]?.after).toMatchObject({ cus_city: 'Köln' })
  })

  test('tells the changes of a record together with those of what belongs to it', async () => {
    const wine = await buildWine(app.db, {}, 50)
    const [order, other] = [
      await buildOrder(app.db, { stk_id: wine, stk_adet: 2 }),
      await buildOrder(app.db, { stk_id: wine, stk_adet: 2 }),
    ]
    const change = async (id: number) => {
      await sql`update siparisler set s_note = 'neu' where id = ${id}`.execute(app.db)
      await sql`update siparis_icerik set stk_adet = 3 where sip_id = ${id}`.execute(app.db)
      await sql`insert into cus_taksitler (cus_id, sip_id, tak_tar, tak_tutar)
        select cus_id, id, '2026-01-05', 5 from siparisler where id = ${id}`.execute(app.db)
      await sql`delete from cus_taksitler where sip_id = ${id}`.execute(app.db)
    }
    await change(order)
    await change(other)
    const told = async (filters: object) => {
      const rows = await list({ record: { table_name: 'siparisler', row_id: order }, filters })
      return rows.map(({ table_name, action }) => `${table_name} ${action}`)
    }
    expect(await told({})).toEqual([
      'cus_taksitler DELETE',
      'cus_taksitler INSERT',
      'siparis_icerik UPDATE',
      'siparisler UPDATE',
    ])
    expect(await told({ table_name: 'siparis_icerik' })).toEqual(['siparis_icerik UPDATE'])
  })

  test('is filtered by person, day and table', async () => {
    const today = businessDay(Temporal.Now.instant())
    const byPerson = await list({ filters: { user_id: people.admin.id }, at: today })
    expect(byPerson.length).toBeGreaterThan(0)
    expect(byPerson.every(({ user_id }) => user_id === people.admin.id)).toBe(true)
    expect(await list({ filters: { at: '2001-01-01' } })).toEqual([])
    const users = await list({ filters: { table_name: 'sys_users' } })
    expect(new Set(users.map(({ table_name }) => table_name))).toEqual(new Set(['sys_users']))
    expect(await list({ without_fields: ['after'], limit: 1 })).toEqual([
      expect.not.objectContaining({ after: expect.anything() }),
    ])
  })

  test('never tells a secret', async () => {
    await app.db
      .updateTable('customers')
      .set({ cus_note: Buffer.from('alt') })
      .where('id', '=', customer)
      .execute()
    await app.db
      .updateTable('sys_users')
      .set({ user_pass: 'geheim-hash', fcm: 'push-secret' })
      .where('id', '=', people.fremd.id)
      .execute()
    const told = JSON.stringify(await list({ limit: 1000 }))
    expect(told).not.toMatch(/geheim-hash|push-secret|argon2|user_pass|cus_note|search_text/)
    expect(told).toContain('"password":"changed"')
  })

  test('is for administrators, and names a wrong filter', async () => {
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      expect((await (await app.as(person)).refused('/audit/list', {})).code).toBe('ERR_105')
    expect((await admin.refused('/audit/list', { filters: { row_id: 'x' } })).fields).toHaveProperty('row_id')
    expect((await admin.refused('/audit/list', { filters: { tx: 1 } })).fields).toHaveProperty('tx')
    expect((await admin.refused('/audit/list', { globalFilter: 'Köln' })).fields).toHaveProperty(
      'globalFilter',
    )
  })

  test('the workbook names the changed fields as the screen does', async () => {
    const filters = { table_name: 'company_settings' }
    const { item } = await admin.call('/settings/get', {})
    await admin.call('/settings/update', { reminder_fee_2: 11, version: item.version })
    const asked = { sesion_id: admin.sesion_id, format: 'xlsx', language: 'tr', filters }
    const file = await app.post('/audit/list', asked)
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    const cells = (sheets[0]?.rows ?? []).flat()
    expect(cells).toContain(settingLabels.reminder_fee_2.tr)
    expect(cells.join(' ')).not.toContain('reminder_fee_2')
  })

  test('the workbook names the system where no person made a change, as the screen does', async () => {
    await sql`insert into sys_audit (table_name, row_id, action) values ('customers', ${customer}, 'UPDATE')`.execute(
      app.db,
    )
    const asked = { sesion_id: admin.sesion_id, format: 'xlsx', language: 'tr', columns: ['user_id'] }
    const file = await app.post('/audit/list', asked)
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    const persons = (sheets[0]?.rows ?? []).flat()
    expect(persons).toContain('Sistem')
    expect(persons.filter((person) => typeof person !== 'string' || !person)).toEqual([])
  })
})

/** Makes the planner avoid a full scan, as if the log were very large. */
async function planOf(condition: string): Promise<string> {
  return app.db.transaction().execute(async (db) => {
    await sql`insert into sys_audit (table_name, row_id, action)
      select 'customers', n, 'UPDATE' from generate_series(1, 1000) n`.execute(db)
    await sql`analyze sys_audit`.execute(db)
    await sql`set local enable_seqscan = off`.execute(db)
    await sql`set local enable_bitmapscan = off`.execute(db)
    const { rows } = await sql<Record<string, string>>`explain
      select id from audit_list where ${sql.raw(condition)} order by id desc limit 100`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

test.each([
  ['a record', `table_name = 'customers' and row_id = 5`, 'sys_audit_row'],
  ['a person', 'user_id = 5', 'sys_audit_person'],
  ['a table', `table_name = 'stok'`, 'sys_audit_table'],
  ['all', 'true', 'sys_audit_pkey'],
])('the changes of %s are read in their order, without sorting', async (_, condition, index) => {
  const plan = await planOf(condition)
  expect(plan).toContain(index)
  expect(plan).not.toContain('Sort')
})
