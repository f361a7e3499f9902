import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { verifyAudit } from '#platform/server/audit/audit-chain.ts'
import { queueMail } from '#platform/server/mail/mail.ts'
import { zipEntries } from '#platform/server/files/zip-entries.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'
import { people } from '#test/server/company.ts'
import {
  buildAddress,
  buildConversation,
  buildCustomer,
  opened,
  placeInvoice,
} from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let customer: number
let invoice: number

const SECRET = 'Geheimnisvoll'
const EMAIL = 'geheimnisvoll@example.com'
const NUMBER = '+49711777'

beforeAll(async () => {
  const backupDir = await mkdtemp(join(tmpdir(), 'weinkontor-rights-'))
  atEndOfFile(() => rm(backupDir, { recursive: true }))
  app = await startTestApp({ backupDir })
  admin = await app.as('admin')
  customer = await buildCustomer(app.db, {
    cus_surname: SECRET,
    cus_email: EMAIL,
    cus_code: 'P-77',
    note2: `mag ${SECRET}`,
    cus_tel1: '0711 777',
  })
  await admin.call('/customers/update', {
    ...(await opened(app.db, 'customers', customer)),
    cus_city: SECRET,
  })
  await buildAddress(app.db, customer, { adres: `${SECRET}weg 7` })
  await buildConversation(app.db, customer, { per_id: people.personel.id, note: `sagte ${SECRET}` })
  await queueMail(app.db, { kind: 'wine_recommendation', recipient: EMAIL, subject: SECRET, text: SECRET })
  await admin.call('/consent/grant', {
    cus_id: customer,
    channel: 'email',
    value: EMAIL,
    purpose: 'advertising',
    wording: SECRET,
    given_at: '2026-01-02',
    how: 'form',
  })
  await buildCalls()
  invoice = await placeInvoice(app.db, admin, 3, { cus_id: customer, cus_surname: SECRET, g_alici: SECRET })
})

/** Everything that telephoning stores: a dialled call, an incoming one, a draw, a reminder, an open card. */
async function buildCalls(): Promise<void> {
  const user = people.personel.id
  await sql`insert into call_decisions (cus_id, user_id, number, code, is_allowed, decided_at)
    values (${customer}, ${user}, ${NUMBER}, 'ok', true, now())`.execute(app.db)
  await sql`with system as (
      insert into phone_systems (name, token_hash, created_at, created_by)
      values ('Anlage', repeat('0', 64), now(), ${people.admin.id}) returning id)
    insert into incoming_calls (system_id, call_id, number, cus_id, started_at)
    select id, 'ring-1', ${NUMBER}, ${customer}::integer, now() from system
    union all select id, 'ring-2', ${NUMBER}, null, now() from system`.execute(app.db)
  await sql`insert into customer_draws (user_id, cus_id, at) values (${user}, ${customer}, now())`.execute(
    app.db,
  )
  await sql`insert into call_reminders (user_id, cus_id, due, told_on, is_overdue)
    values (${user}, ${customer}, now(), current_date, false)`.execute(app.db)
  await sql`insert into customer_presence (cus_id, user_id, since, until)
    values (${customer}, ${user}, now(), now())`.execute(app.db)
}

async function countCalls(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select sum(n) as count from (
    select count(*) as n from customer_draws where cus_id = ${customer} union all
    select count(*) from call_reminders where cus_id = ${customer} union all
    select count(*) from customer_presence where cus_id = ${customer}) c`.execute(app.db)
  return Number(rows[0]?.count)
}

const preview = async (id = customer) => (await admin.call('/person_rights/preview', { id })).item
const erasure = async (more: Record<string, unknown> = {}) => ({
  ...(await opened(app.db, 'customers', customer)),
  confirm: 'P-77',
  reason: 'Antrag vom 16.11.',
  ...more,
})

async function settle(): Promise<void> {
  const islem_zamani = businessDay(Temporal.Now.instant())
  await admin.call('/cari_islem/odeme', { s_no: invoice, borc: 38.9, islem_zamani })
  await admin.call('/siparisler/fatura_siparis_kapat', { id: invoice })
  await sql`update siparisler set sd_gonderi_status = '1' where id = ${invoice}`.execute(app.db)
}

/** Tables that still contain the word. */
async function tablesSaying(word: string): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } =
      await sql`select from ${sql.table(name)} t where t::text ilike ${`%${word}%`} limit 1`.execute(app.db)
    if (rows.length) found.push(name)
  }
  return found.toSorted()
}

describe('/person_rights/export', () => {
  test('answers everything as a zip with the issued invoice, and notes that it was asked for', async () => {
    const answer = await app.post('/person_rights/export', { sesion_id: admin.sesion_id, id: customer })
    expect(answer.headers.get('content-type')).toContain('application/zip')
    const entries = zipEntries(Buffer.from(await answer.arrayBuffer()), 100)
    const read = (name: string) => {
      const entry = entries.find((one) => one.name === name)
      return JSON.parse(inflateRawSync(entry?.packed ?? Buffer.alloc(0)).toString()) as never
    }
    const data: Record<string, unknown[]> = read('daten.json')
    for (const table of [
      'customers',
      'cus_adress',
      'musteri_gorusme',
      'siparisler',
      'siparis_icerik',
      'belge_arsiv',
      'mail_outbox',
      'consent_entries',
    ])
      expect(data[table]?.length, table).toBeGreaterThan(0)
    expect(JSON.stringify(data)).not.toMatch(/search_text|user_pass/)
    const changes: { table_name: string }[] = read('aenderungen.json')
    expect(changes.some(({ table_name }) => table_name === 'customers')).toBe(true)
    const { rows } = await sql<{
      bytes: Buffer
    }>`select f.bytes from belge_arsiv b join sys_files f on f.id = b.file_id
      where b.sip_id = ${invoice}`.execute(app.db)
    const pdf = entries.find(({ name }) => name.startsWith('dateien/') && name.endsWith('.pdf'))
    expect(inflateRawSync(pdf?.packed ?? Buffer.alloc(0))).toEqual(rows[0]?.bytes)
    const [noted] = (await admin.call('/person_rights/list', {})).datalist
    expect(noted).toMatchObject({
      kind: 'access',
      cus_id: customer,
      user_id: people.admin.id,
      state: 'answered',
    })
    const { rows: logged } = await sql`select from sys_audit where table_name = 'privacy_requests'`.execute(
      app.db,
    )
    expect(logged).toHaveLength(1)
  })

  describe('begins with a page', () => {
    const pageOf = async (more: Record<string, unknown> = {}) => {
      const asked = { sesion_id: admin.sesion_id, id: customer, ...more }
      const answer = await app.post('/person_rights/export', asked)
      const [first] = zipEntries(Buffer.from(await answer.arrayBuffer()), 100)
      expect(first?.name).toBe('auskunft.html')
      return inflateRawSync(first?.packed ?? Buffer.alloc(0)).toString()
    }

    test('that says in German why, to whom, how long and which rights, and has the data in words', async () => {
      const { version } = (await admin.call('/settings/get', {})).item
      await admin.call('/settings/update', {
        version,
        access_note: 'Server: Rechenzentrum <Köln>',
        retention_ledger_years: 12,
      })
      const page = await pageOf()
      expect(page).toMatch(/^<!doctype html>\n<html lang="de">/)
      for (const words of [
        'nach Art. 15 der Datenschutz-Grundverordnung',
        'Wofür wir Ihre Daten verarbeiten',
        'Art. 6 Abs. 1 lit. b DSGVO',
        'Wer Ihre Daten erhält',
        'Buchungen und Bankumsätze: 12 Jahre',
        'Sie können der Werbung jederzeit widersprechen',
        'Art. 77',
        'Server: Rechenzentrum &#60;Köln&#62;',
        `<td>${SECRET}</td>`,
        '<h3>Auftrag</h3>',
        '38,90',
      ])
        expect(page).toContain(words)
      // Words instead of keys, and nobody of the staff by name.
      expect(page).not.toMatch(/cus_surname|sd_gonderi_status|\{"|personel|admin/)
    })

    test.each([
      ['tr', 'Haklarınız'],
      ['en', 'Your rights'],
    ])('in the language that is asked for: %s', async (page_language, words) => {
      const page = await pageOf({ page_language })
      expect(page).toContain(`<html lang="${page_language}">`)
      expect(page).toContain(words)
    })

    test('in the language of the country', async () => {
      expect((await admin.call('/person_rights/preview', { id: customer })).item.page_language).toBe('de')
      const refused = await admin.refused('/person_rights/export', { id: customer, page_language: 'xx' })
      expect(refused.fields).toHaveProperty('page_language')
    })

    test('without the markup that somebody wrote into a note', async () => {
      await sql`update customers set note2 = '<script>alert(1)</script>' where id = ${customer}`.execute(
        app.db,
      )
      expect(await pageOf()).not.toContain('<script>')
      await sql`update customers set note2 = null where id = ${customer}`.execute(app.db)
    })
  })

  test('is for administrators and known customers', async () => {
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      expect((await (await app.as(person)).refused('/person_rights/export', { id: customer })).code).toBe(
        'ERR_105',
      )
    expect((await admin.refused('/person_rights/export', { id: 999_999 })).code).toBe('record_not_found')
  })
})

describe('/person_rights/erase', () => {
  test('is refused while an order is open, and without the number of the customer', async () => {
    expect((await preview()).refusal?.code).toBe('erasure_open_orders')
    expect((await admin.refused('/person_rights/erase', await erasure())).code).toBe('erasure_open_orders')
    await sql`update siparisler set sd_gonderi_status = '1' where id = ${invoice}`.execute(app.db)
    expect((await admin.refused('/person_rights/erase', await erasure())).code).toBe('erasure_open_invoices')
    await settle()
    expect(
      await admin.refused('/person_rights/erase', await erasure({ confirm: String(customer) })),
    ).toMatchObject({
      code: 'erasure_not_confirmed',
      fields: { confirm: 'not_allowed' },
    })
    expect(
      (await admin.refused('/person_rights/erase', await erasure({ reason: ' ' }))).fields,
    ).toHaveProperty('reason')
    expect((await admin.refused('/person_rights/erase', await erasure({ version: 99 }))).code).toBe(
      'record_changed',
    )
    const staff = await app.as('personel')
    expect((await staff.refused('/person_rights/erase', await erasure())).code).toBe('ERR_105')
  })

  test('takes away what nothing keeps, keeps invoices and proofs, and the chains hold', async () => {
    expect(await countCalls()).toBe(3)
    const item = await preview()
    expect(item.refusal).toBeNull()
    const part = (name: string) => item.parts.find((one: { part: string }) => one.part === name)
    expect(part('customer')?.now).toBeGreaterThan(0)
    const year = new Date().getFullYear()
    expect(part('orders')?.kept).toEqual([{ until: `${year + 8}-12-31`, why: 'invoice', rows: 1 }])
    expect(part('consents')?.kept[0]?.why).toBe('consent')
    const done = await admin.call('/person_rights/erase', await erasure())
    expect(done.erased).toBe(10)
    expect(done.kept).toBeGreaterThan(2)
    expect(await tablesSaying(SECRET)).toEqual(['belge_arsiv', 'consent_entries', 'siparisler', 'sys_audit'])
    const { rows } = await sql<{ table_name: string }>`select distinct table_name from sys_audit
      where sys_audit::text ilike ${`%${SECRET}%`}`.execute(app.db)
    expect(rows).toEqual([{ table_name: 'siparisler' }])
    expect(await verifyAudit(app.db)).toMatchObject({ ok: true })
    const { rows: mails } = await sql`select status from mail_outbox where recipient = '–'`.execute(app.db)
    expect(mails).toEqual([{ status: 'cancelled' }])
    const [noted] = (await admin.call('/person_rights/list', {})).datalist
    expect(noted).toMatchObject({
      kind: 'erasure',
      state: 'kept',
      customer: '–',
      reason: 'Antrag vom 16.11.',
    })
    expect((await admin.refused('/customers/get', { id: customer })).code).toBe(
      'customer_cannot_found_maybe_deleted',
    )
    expect(await countCalls()).toBe(0)
    expect(await tablesSaying(NUMBER)).toEqual([])
  })

  test('a second time is refused with the day from which more can be erased', async () => {
    expect(await admin.refused('/person_rights/erase', await erasure())).toMatchObject({
      code: 'erasure_kept_until',
      params: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
  })

  test('years later the rest goes; numbers and sums stay', async () => {
    const before = await app.db
      .selectFrom('siparisler')
      .select(['f_no', 's_g_toplam'])
      .where('id', '=', invoice)
      .executeTakeFirst()
    app.setNow('2040-01-02T10:00:00Z')
    const later = await app.as('admin')
    const done = await later.call('/person_rights/erase', await erasure())
    app.setNow(null)
    expect(done).toMatchObject({ kept: 0, next_on: null })
    expect(await tablesSaying(SECRET)).toEqual([])
    const after = await app.db
      .selectFrom('siparisler')
      .select(['f_no', 's_g_toplam'])
      .where('id', '=', invoice)
      .executeTakeFirst()
    expect(after).toEqual(before)
    expect(await verifyAudit(app.db)).toMatchObject({ ok: true })
    expect(
      (await admin.call('/consent/list', { cus_id: customer }).catch(() => ({ datalist: [] }))).datalist ??
        [],
    ).toEqual([])
    const { rows: files } =
      await sql`select from belge_arsiv b join sys_files f on f.id = b.file_id where b.sip_id = ${invoice}`.execute(
        app.db,
      )
    expect(files).toHaveLength(0)
  })
})

test('a record that was merged is erased with the one that lives on', async () => {
  const from = await buildCustomer(app.db, { cus_surname: 'Doppelgänger', cus_email: 'doppel@example.com' })
  const to = await buildCustomer(app.db, { cus_surname: 'Doppelgänger', cus_code: 'P-78' })
  const versions = {
    from_version: (await opened(app.db, 'customers', from)).version,
    to_version: (await opened(app.db, 'customers', to)).version,
  }
  await admin.call('/customer_merge/create', { from, to, ...versions, take: [] })
  expect((await preview(from)).refusal).toMatchObject({ code: 'erasure_of_merged', params: { id: to } })
  await admin.call('/person_rights/erase', {
    ...(await opened(app.db, 'customers', to)),
    confirm: 'P-78',
    reason: 'Antrag',
  })
  expect(await tablesSaying('Doppelgänger')).toEqual([])
  expect(await tablesSaying('doppel@example.com')).toEqual([])
})

test('mails to an address that somebody else has too are left alone', async () => {
  const id = await buildCustomer(app.db, { cus_email: 'paar@example.com', cus_code: 'P-79' })
  await buildCustomer(app.db, { cus_email: 'Paar@example.com' })
  await queueMail(app.db, {
    kind: 'wine_recommendation',
    recipient: 'paar@example.com',
    subject: 'Für beide',
    text: 'Hallo',
  })
  await admin.call('/person_rights/erase', {
    ...(await opened(app.db, 'customers', id)),
    confirm: 'P-79',
    reason: 'Antrag',
  })
  expect(await tablesSaying('Für beide')).toEqual(['mail_outbox'])
})
