import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { mergeColumns, ruledColumns } from '#modules/customers/domain/merging.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { tidyAll } from '#test/server/tidying.ts'
import { mergedTables } from './merging.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const customer = (id: number) =>
  app.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const merge = async (from: number, to: number, more: Record<string, unknown> = {}) => ({
  from,
  to,
  from_version: (await customer(from)).version,
  to_version: (await customer(to)).version,
  take: [],
  ...more,
})

/** Tables that refer to a customer by a foreign key or by the usual column name. */
async function namingCustomers(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (a.attname = 'cus_id' or exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
        and k.confrelid = 'customers'::regclass and k.conkey = array[a.attnum]))`.execute(app.db)
  return rows
}

test('every column of a customer is chosen or follows a rule', async () => {
  const columns = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'customers'::regclass and attnum > 0 and not attisdropped`.execute(app.db)
  expect(columns.rows.map(({ name }) => name).toSorted()).toEqual(
    [...mergeColumns, ...ruledColumns].toSorted(),
  )
})

describe('what belongs together', () => {
  const pair = async (from: object, to: object) => [
    await buildCustomer(app.db, { ...from }),
    await buildCustomer(app.db, { ...to }),
  ]

  test('a verified address stays verified only with its address', async () => {
    const [from = 0, to = 0] = await pair(
      { cus_email: 'neu@example.com', mail_verifyed: '0' },
      { cus_email: 'alt@example.com', mail_verifyed: '1' },
    )
    await admin.call('/customer_merge/create', await merge(from, to, { take: ['cus_email'] }))
    expect(await customer(to)).toMatchObject({ cus_email: 'neu@example.com', mail_verifyed: '0' })
    const [same = 0, other = 0] = await pair(
      { cus_email: 'Gleich@example.com', mail_verifyed: '1' },
      { cus_email: 'gleich@example.com', mail_verifyed: '0' },
    )
    await admin.call('/customer_merge/create', await merge(same, other))
    expect((await customer(other)).mail_verifyed).toBe('1')
  })

  test('an account comes with its holder, bank, branch, mandate and debit', async () => {
    const account = {
      cus_bank_iban: 'DE02120300000000202051',
      cus_bank_bic: 'BYLADEM1001',
      cus_bank: 'DKB',
      cus_bank_hesap: 'Erika Muster',
      cus_bank_sube: null,
      cus_bank_e_date: '2026-01-05',
      cus_bank_shift: '1' as const,
    }
    const [from = 0, to = 0] = await pair(account, {
      cus_bank_iban: 'DE02500105170137075030',
      cus_bank_hesap: 'Fremder Inhaber',
      cus_bank_sube: 'Mitte',
    })
    await admin.call('/customer_merge/create', await merge(from, to, { take: ['cus_bank_iban'] }))
    expect(await customer(to)).toMatchObject(account)
  })

  test('code, tastes and the wish not to be called', async () => {
    const [from = 0, to = 0] = await pair(
      {
        cus_code: 'GEHT-1',
        s_b: '1',
        cus_dnd: 2,
        dnd_usr: people.satis.id,
        dnd_date: '2026-02-03T08:00:00Z',
      },
      { cus_code: 'BLEIBT-1', s_k: '1' },
    )
    const { item } = await admin.call('/customer_merge/preview', { from, to })
    expect(item?.take).toEqual([])
    await admin.call('/customer_merge/create', await merge(from, to, { take: ['cus_code', 's_k'] }))
    expect(await customer(to)).toMatchObject({
      cus_code: 'GEHT-1',
      s_k: '0',
      s_b: '1',
      cus_dnd: 2,
      dnd_usr: people.satis.id,
    })
    expect((await customer(from)).cus_code).toBe(String(from))
  })
})

describe('/customer_merge/create', () => {
  test('moves everything, adds the balances, and the old number finds the new record', async () => {
    const from = await buildCustomer(app.db, {
      cus_email: 'erika@example.com',
      cus_code: 'ALT-77',
      balance: 12.5,
      rand_tar: '2030-01-02',
      rand_user: people.satis.id,
      cus_dnd: 2,
    })
    const to = await buildCustomer(app.db, { cus_tel1: '0711 1', balance: 7.5 })
    const invoice = await placeInvoice(app.db, admin, 10, { cus_id: from })
    const islem_zamani = businessDay(Temporal.Now.instant())
    await admin.call('/cari_islem/odeme', { s_no: invoice, borc: 5, islem_zamani })
    const order = await placeOrder(
      app.db,
      admin,
      [{ stk_id: await buildWine(app.db, {}, 20), stk_adet: 1 }],
      {
        cus_id: from,
      },
    )
    await app.db
      .insertInto('cus_adress')
      .values(
        [from, to].map((cus_id) => ({
          cus_id,
          adres: 'Weg 1',
          pk: '70173',
          sehir: 'Stuttgart',
          ulke: 'DE',
          c_type: 1,
          a_def: '1' as const,
        })),
      )
      .execute()
    for (const cus_id of [from, to])
      await sql`insert into customer_ibans (cus_id, iban, learned_by) values (${cus_id}, 'DE02120300000000202051', 2)`.execute(
        app.db,
      )
    const grant = {
      cus_id: from,
      channel: 'email' as const,
      value: 'erika@example.com',
      purpose: 'advertising',
    }
    await admin.call('/consent/grant', {
      ...grant,
      wording: 'Ja, gern per E-Mail.',
      given_at: '2026-01-02',
      how: 'form',
    })
    const printed = await sql`select * from siparisler where id = ${invoice}`.execute(app.db)

    const preview = await admin.call('/customer_merge/preview', { from, to })
    expect(preview.item).toMatchObject({
      take: ['cus_code', 'cus_email'],
      refusal: null,
      moves: { siparisler: 2 },
    })
    const { moved } = await admin.call(
      '/customer_merge/create',
      await merge(from, to, { take: ['cus_email'], reason: 'doppelt' }),
    )
    expect(moved).toMatchObject({ siparisler: 2, customer_ibans: 0 })

    expect(await customer(to)).toMatchObject({
      balance: 20,
      cus_email: 'erika@example.com',
      cus_tel1: '0711 1',
      rand_tar: '2030-01-02',
      cus_dnd: 2,
      cus_is_aktive: '1',
    })
    const { datalist: consents } = await admin.call('/consent/list', { cus_id: to })
    expect(consents).toMatchObject([{ value: 'erika@example.com', state: 'proven' }])
    expect(await customer(from)).toMatchObject({
      cus_del: '1',
      balance: 0,
      merged_into: to,
      cus_code: 'ALT-77',
    })
    // The turnover and quarters of customers are recounted with the figures.
    await sql`select fold_figures()`.execute(app.db)
    const naming = (await namingCustomers()).filter(
      ({ table, column }) => column === 'cus_id' && table !== 'consent_entries',
    )
    for (const { table } of naming) {
      const { rows } = await sql`select from ${sql.table(table)} where cus_id = ${from}`.execute(app.db)
      expect([table, rows.length]).toEqual([table, 0])
    }
    // The invoice is as it was issued, except for its customer.
    const after = await sql<Record<string, unknown>>`select * from siparisler where id = ${invoice}`.execute(
      app.db,
    )
    expect(after.rows[0]).toEqual({
      ...(printed.rows[0] as object),
      cus_id: to,
      version: expect.any(Number),
      search_text: expect.any(String),
    })
    const other = await buildCustomer(app.db)
    const moving = (cus_id: number) =>
      sql`update siparisler set cus_id = ${cus_id} where id = ${invoice}`.execute(app.db)
    await expect(moving(other)).rejects.toThrow('immutable')
    await expect(moving(from)).rejects.toThrow('is gone')
    expect((await admin.call('/siparisler/get', { id: order })).item.cus_id).toBe(to)
    for (const search of [`#0${from}`, 'ALT-77'])
      expect(
        (await admin.call('/search/all', { search })).customers.map(({ id }: { id: number }) => id),
      ).toEqual([to])
    for (const globalFilter of [String(from), 'ALT-77'])
      expect(
        (await admin.call('/customer_all_list/list', { globalFilter })).datalist.map(({ id }) => id),
      ).toContain(to)
    const logged = await app.db
      .selectFrom('customer_merges')
      .selectAll()
      .where('from_id', '=', from)
      .execute()
    expect(logged).toMatchObject([
      { to_id: to, user_id: people.admin.id, reason: 'doppelt', taken: ['cus_email'] },
    ])
  })

  test.each([
    ['2030-01-02', '2030-03-04', '2030-01-02', 'own · 04.03.2030 09:30 other'],
    [null, '2030-03-04', '2030-03-04', 'other · own'],
    ['2030-01-02', null, '2030-01-02', 'own · other'],
  ])('of call-backs on %s and %s one is kept, with the note of the other', async (own, others, day, note) => {
    const agreed = (rand_tar: string | null, rand_note: string) => ({
      rand_tar,
      rand_note,
      rand_user: rand_tar ? people.satis.id : 0,
      rand_saat: rand_tar === others && others ? '09:30' : null,
    })
    const to = await buildCustomer(app.db, agreed(own, 'own'))
    const from = await buildCustomer(app.db, agreed(others, 'other'))
    await admin.call('/customer_merge/create', await merge(from, to))
    expect(await customer(to)).toMatchObject({ rand_tar: day, rand_note: note, rand_user: people.satis.id })
  })

  test('a form that was filled before the merge does not overwrite the added balances', async () => {
    const to = await buildCustomer(app.db, { balance: 7.5, cus_end_contact: '2026-01-02T10:00:00Z' })
    const from = await buildCustomer(app.db, { balance: 12.5, cus_end_contact: '2026-02-02T10:00:00Z' })
    const { version } = await customer(to)
    await admin.call('/customer_merge/create', await merge(from, to))
    const late = await admin.refused('/customers/update', { id: to, version, balance: 0 })
    expect(late.code).toBe('record_changed')
    expect(await customer(to)).toMatchObject({
      balance: 20,
      cus_end_contact: (await customer(from)).cus_end_contact,
    })
  })

  test('forgets no table that names a customer', async () => {
    /** Kept by triggers, short-lived or entered anew; customer_merges and customers keep both on purpose. */
    const apart = new Set([
      'open_invoices',
      'customer_merges',
      'customers',
      'customer_locks',
      'customer_presence',
      'call_reminders',
      'consent_entries',
      'customer_marks',
      'customer_quarters',
      'customer_turnover',
      'changed_buyers',
    ])
    const tables = new Set(
      (await namingCustomers()).map(({ table }) => table).filter((table) => !apart.has(table)),
    )
    expect([...tables].toSorted()).toEqual([...mergedTables].toSorted())
  })

  test('is refused with its reason, and nothing moves', async () => {
    const own = await buildCustomer(app.db, { cus_user: people.satis.id })
    const foreign = await buildCustomer(app.db, { cus_user: people.bayi.id })
    const third = await buildCustomer(app.db)
    const code = async (body: Record<string, unknown>) =>
      (await admin.refused('/customer_merge/create', body)).code
    expect(await code(await merge(own, foreign))).toBe('merge_other_dealer')
    const asked = { from: own, to: foreign, language: 'en' }
    expect((await admin.call('/customer_merge/preview', asked)).item.refusal).toMatchObject({
      code: 'merge_other_dealer',
      message: expect.stringContaining('dealer'),
    })
    expect(await code(await merge(own, own))).toBe('merge_same_customer')
    const early = await merge(own, third)
    await admin.call('/customers/update', { id: third, cus_city: 'Ulm' })
    const late = await admin.refused('/customer_merge/create', early)
    expect([late.code, late.params]).toEqual(['record_changed', { user: 'admin Test', fields: 'cus_city' }])
    expect(await code({ ...(await merge(own, third)), to: 999_999 })).toBe(
      'customer_cannot_found_maybe_deleted',
    )
    expect(
      (await admin.refused('/customer_merge/create', await merge(own, third, { take: ['balance'] }))).fields,
    ).toHaveProperty(['take.0'])
    for (const cus_id of [own, third])
      await sql`insert into mandates (cus_id, reference, iban, holder, state, signed_on, created_by)
        values (${cus_id}, ${`M${cus_id}`}, 'DE02120300000000202051', 'Erika', 'active', '2026-01-01', 2)`.execute(
        app.db,
      )
    expect(await code(await merge(own, third))).toBe('merge_two_mandates')
    expect(await customer(own)).toMatchObject({ cus_del: '0', merged_into: null })
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      for (const path of ['/customer_merge/create', '/customer_merge/preview', '/customer_merge/list'])
        expect((await (await app.as(person)).refused(path, await merge(own, third))).code).toBe('ERR_105')
  })
})

describe('/customer_merge/list', () => {
  test.each([
    ['phone', { cus_tel1: '+49 171 5550001' }, { cus_gsm: '0171/5550001' }],
    ['email', { cus_email: 'Doppelt@Example.com' }, { cus_email: 'doppelt@example.com' }],
    ['iban', { cus_bank_iban: 'DE89 3704 0044 0532 0130 00' }, { cus_bank_iban: 'DE89370400440532013000' }],
  ])('finds two by %s', async (reasons, one, other) => {
    const older = await buildCustomer(app.db, { cus_private: null, ...one })
    const id = await buildCustomer(app.db, { cus_private: null, ...other })
    const { datalist } = await admin.call('/customer_merge/list', { filters: { id: String(id) } })
    expect(datalist).toMatchObject([{ id, other_id: older, reasons }])
  })

  test('finds two by name with postcode, and nobody by name alone', async () => {
    const ids: number[] = []
    for (const pk of ['10115', '10115', '20095']) {
      const id = await buildCustomer(app.db, {
        cus_name: 'Jürgen',
        cus_surname: 'Zwilling',
        cus_private: null,
      })
      await app.db
        .insertInto('cus_adress')
        .values({ cus_id: id, adres: 'Weg 2', pk, sehir: 'X', ulke: 'DE', c_type: 1 })
        .execute()
      ids.push(id)
    }
    const { datalist } = await admin.call('/customer_merge/list', { globalFilter: 'zwilling' })
    expect(datalist).toMatchObject([{ id: ids[1], other_id: ids[0], reasons: 'name' }])
    expect(datalist).toHaveLength(1)
  })
})

test('records of one person that were written at the same moment are found by the next cleaning', async () => {
  const marks = { cus_email: 'gleichzeitig@example.com', cus_tel1: '0711 7777' }
  const older = await buildCustomer(app.db, marks)
  const younger = await buildCustomer(app.db, marks)
  // Read from the view, because customer_marks does not announce its changes.
  const found = async () =>
    (await sql`select id, other_id from customer_duplicates where id = ${younger}`.execute(app.db)).rows
  expect(await found()).toEqual([{ id: younger, other_id: older }])
  await sql`update customer_marks set is_shared = false where cus_id = ${younger}`.execute(app.db)
  expect(await found()).toEqual([])
  await tidyAll(app.db)
  expect(await found()).toEqual([{ id: younger, other_id: older }])
})
