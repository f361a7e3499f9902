import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Level, UNASSIGNED_USER } from '#core/actor.ts'
import { companyFields } from '#core/company/company-fields.ts'
import { defaultSettings } from '#core/company/company-settings.ts'
import { check } from '#core/fields.ts'
import type { ReferenceDefinition } from '#core/reference-definition.ts'
import { referenceNames, references } from '#core/references.ts'
import { strictnessFor } from '#modules/consents/domain/calling-rules.ts'
import { CompanyForm } from '#modules/definitions/domain/company.ts'
import { verifyPassword } from '#platform/server/entrance/passwords.ts'
import { demoSignIns } from '#db/seed/data/staff.ts'
import { isEmpty, seedDemoCompany } from '#db/seed/demo.ts'
import { seedReferenceLists } from '#db/seed/reference-lists.ts'
import { brokenInvariants } from '#test/faults/invariants.ts'
import { cloneDatabase } from './app.ts'
import { EMPTY } from './global-setup.ts'

const TODAY = '2026-03-02'

type Database = { client: Client; close(): Promise<void> }

/** A fresh, migrated database without a single row. */
async function openEmptyDatabase(): Promise<Database> {
  const { url, drop } = await cloneDatabase(EMPTY)
  const client = new Client(url)
  await client.connect()
  return {
    client,
    async close() {
      await client.end()
      await drop()
    },
  }
}

type Row = Record<string, unknown>

async function rows<T extends Row = Row>(client: Client, sql: string): Promise<T[]> {
  return (await client.query<T>(sql)).rows
}

async function one(client: Client, sql: string): Promise<Row> {
  const [first] = await rows(client, sql)
  return first ?? {}
}

/** A hash of every row of every table. Password hashes are salted and stay out. */
async function fingerprint(client: Client): Promise<Row> {
  const tables = await rows(
    client,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('schema_migrations', 'schema_program') ORDER BY 1`,
  )
  const hashes: Row = {}
  for (const { name } of tables) {
    const { hash } = await one(
      client,
      `SELECT md5(string_agg(line, '|' ORDER BY line)) AS hash
       FROM (SELECT (to_jsonb(t) - 'user_pass')::text AS line FROM ${String(name)} t) dumped`,
    )
    hashes[String(name)] = hash
  }
  return hashes
}

describe('reference lists', () => {
  let database: Database

  beforeAll(async () => {
    database = await openEmptyDatabase()
    await seedReferenceLists(database.client)
  })
  afterAll(() => database.close())

  test.each(referenceNames)('%s has rows with a word in every language', async (name) => {
    const { label, translated }: ReferenceDefinition = references[name]
    const words = [label, ...(translated ? [`${label}_tr`, `${label}_en`] : [])]
    if (name === 'sys_siparis_durum') words.push('tr_descp', 'en_descp')
    if (name === 'sys_country_code') words.push('country', 'country_tr', 'country_en')
    const filled = words.map((word) => `length(trim(${word})) > 0`).join(' AND ')
    const { count, complete } = await one(
      database.client,
      `SELECT count(*)::int AS count, bool_and(${filled}) AS complete FROM ${name}`,
    )
    expect(count).toBeGreaterThan(0)
    expect(complete).toBe(true)
  })

  test('user 1 is reserved for the pool and cannot sign in; real users follow', async () => {
    expect(await rows(database.client, 'SELECT id, user_level, user_pass, blocked FROM sys_users')).toEqual([
      { id: UNASSIGNED_USER, user_level: Level.system, user_pass: null, blocked: '1' },
    ])
    expect(await isEmpty(database.client)).toBe(true)
    expect(await one(database.client, `SELECT nextval('sys_users_id_seq')::int AS next`)).toEqual({ next: 2 })
  })

  test('the three home countries have their tax and freight and no closing hours', async () => {
    const home = await rows(
      database.client,
      `SELECT country_code AS code, tax_rate::float AS tax, cargo_price::float AS freight,
         system_start_time || '–' || system_end_time AS hours
       FROM sys_country_code WHERE c_type <= 3 ORDER BY c_type`,
    )
    expect(home).toEqual([
      { code: 'DE', tax: 19, freight: 8.9, hours: '00:00–00:00' },
      { code: 'AT', tax: 20, freight: 12.5, hours: '00:00–00:00' },
      { code: 'CH', tax: 8.1, freight: 25, hours: '00:00–00:00' },
    ])
  })

  test('the company fills every field, with numbers that can exist', async () => {
    const stored = await one(database.client, 'SELECT * FROM firma_bilgileri WHERE id = 1')
    for (const field of companyFields) expect(stored[field], field).toBeTruthy()
    const checked = check(CompanyForm, stored)
    expect(checked.success && checked.data).toMatchObject({ iban: stored.iban, ustid: stored.ustid })
  })

  test('a company of one’s own begins empty', async () => {
    await database.client.query('BEGIN; DELETE FROM firma_bilgileri')
    await database.client.query('COMMIT')
    await seedReferenceLists(database.client, false)
    const own = await database.client.query(
      `SELECT jsonb_strip_nulls(to_jsonb(f)) AS filled FROM firma_bilgileri f`,
    )
    expect(own.rows).toEqual([{ filled: { id: 1, version: 1 } }])
    await database.client.query('DELETE FROM firma_bilgileri')
    await seedReferenceLists(database.client)
  })

  test('a second run changes nothing, not even a version', async () => {
    const before = await fingerprint(database.client)
    await seedReferenceLists(database.client)
    expect(await fingerprint(database.client)).toEqual(before)
  })
})

describe('demo company', () => {
  let database: Database
  let client: Client

  beforeAll(async () => {
    database = await openEmptyDatabase()
    client = database.client
    await seedDemoCompany(client, { today: TODAY })
  })
  afterAll(() => database.close())

  test('five sign-ins with their levels and dealers', async () => {
    const people = await rows(
      client,
      `SELECT user_name, user_level, bayi, random_customer_access, user_pass FROM sys_users
       WHERE user_name IN ('admin', 'personel', 'satis', 'bayiadmin', 'bayi') ORDER BY id`,
    )
    expect(people).toMatchObject([
      { user_name: 'admin', user_level: Level.administrator },
      { user_name: 'personel', user_level: Level.staff, bayi: 1, random_customer_access: '1' },
      { user_name: 'satis', user_level: Level.staff, bayi: 1, random_customer_access: '1' },
      { user_name: 'bayiadmin', user_level: Level.dealerAdministrator, bayi: 2 },
      { user_name: 'bayi', user_level: Level.dealer, bayi: 2, random_customer_access: '1' },
    ])
    expect(demoSignIns).toMatchObject(people.map(({ user_name, user_level }) => ({ user_name, user_level })))
    expect(await verifyPassword('Weinkontor1', String(people[0]?.user_pass))).toBe(true)
  })

  test('the numbers of the company', async () => {
    const counts = await one(
      client,
      `SELECT (SELECT count(*) FROM sys_users WHERE user_level > 0)::int AS users,
         (SELECT count(DISTINCT bayi) FROM sys_users WHERE user_level > 0)::int AS dealers_with_users,
         (SELECT count(*) FROM bayi_cari WHERE id = 4)::int AS dealer_4,
         (SELECT count(*) FROM stok)::int AS wines,
         (SELECT count(*) FROM customers)::int AS customers,
         (SELECT count(*) FROM sys_audit)::int AS audit`,
    )
    const people = { users: 12, dealers_with_users: 3, dealer_4: 1 }
    expect(counts).toEqual({ ...people, wines: 400, customers: 5000, audit: 0 })
  })

  test('every customer has exactly one default address, of the invoice type and in the own country', async () => {
    const odd = await rows(
      client,
      `SELECT c.id FROM customers c LEFT JOIN cus_adress a ON a.cus_id = c.id AND a.a_def = '1'
       GROUP BY c.id HAVING count(a.id) <> 1 OR min(a.c_type) <> 4 OR min(a.ulke) <> c.cus_country_code`,
    )
    expect(odd).toEqual([])
  })

  test('classes, owners and appointments fit together', async () => {
    const { shares, odd } = await one(
      client,
      `SELECT ARRAY[avg((cus_country_code = 'DE')::int), avg((cus_country_code = 'AT')::int), avg((cus_user = 1)::int)]::float[] AS shares,
         count(*) FILTER (WHERE cus_class <> array_position(ARRAY['DE', 'AT', 'CH'], cus_country_code)
           OR (rand_tar IS NOT NULL AND (rand_user <> cus_user OR cus_user = 1 OR cus_dnd <> 1))
           OR (rand_tar IS NULL AND rand_user <> 0)
           OR (cus_dnd <> 1) <> (dnd_date IS NOT NULL))::int AS odd
       FROM customers`,
    )
    expect(odd).toBe(0)
    expect(shares).toEqual([expect.closeTo(0.7, 1), expect.closeTo(0.18, 1), expect.closeTo(0.5, 1)])
  })

  test('money is on its way: instalments that were paid in part, refunds, credit notes and a balance, and every rule holds', async () => {
    const { partly, refunds, notes, balances } = await one(
      client,
      `SELECT (SELECT count(*) FROM siparis_all_view WHERE s_vadeli_odeme = '1' AND odenen > 0 AND kalan > 0)::int AS partly,
         (SELECT count(*) FROM siparis_all_view WHERE sd_cancel_on = '1' AND kalan < 0)::int AS refunds,
         (SELECT count(*) FROM siparis_all_view WHERE s_is_teklif = 2 AND gutschrift_ok = '0')::int AS notes,
         (SELECT count(*) FROM customers WHERE balance > 0)::int AS balances`,
    )
    expect(Number(partly)).toBeGreaterThan(0)
    expect([refunds, notes, balances]).toEqual([3, 3, 1])
    expect(await brokenInvariants(client)).toEqual([])
  })

  test('mails were sent, one came back, and none waits', async () => {
    const { rows: mails } = await client.query(
      'SELECT status, count(*)::int AS count FROM mail_outbox_view GROUP BY status ORDER BY status',
    )
    expect(mails).toEqual([
      { status: 'bounced', count: 1 },
      { status: 'sent', count: 12 },
    ])
  })

  test('the bank: a week of its account with payments and questions, a debit that came back, a file that waits', async () => {
    const bank = await one(
      client,
      `SELECT (SELECT array_agg(DISTINCT state ORDER BY state) FROM bank_entries) AS states,
         (SELECT count(*) FROM bank_entries WHERE state = 'booked' AND tier = 'B')::int > 4 AS paid,
         (SELECT array_agg(return_code || ' ' || charge) FROM debit_items WHERE state = 'returned') AS returned,
         (SELECT count(*) FROM debit_items i JOIN receipts r ON r.id = i.receipt_id WHERE i.state = 'credited')::int AS credited,
         (SELECT array_agg(state ORDER BY id) FROM transfer_runs) AS transfers,
         (SELECT count(*) FROM bank_accounts)::int AS accounts`,
    )
    expect(bank).toEqual({
      states: ['asks', 'booked', 'ignored'],
      paid: true,
      returned: ['AM04 3.00'],
      credited: 3,
      transfers: ['released', 'made'],
      accounts: 1,
    })
  })

  test('conversations end with the last contact; files and speech texts are there', async () => {
    const counts = await one(
      client,
      `SELECT (SELECT count(*) FROM cus_files)::int AS files, (SELECT count(*) FROM konusma_metin)::int AS texts,
         (SELECT count(*) FROM customers WHERE cus_note IS NOT NULL)::int AS old_notes,
         (SELECT count(*) FROM customers c JOIN musteri_gorusme g ON g.cus_id = c.id
          WHERE g.zaman > c.cus_end_contact)::int AS too_late,
         (SELECT count(*) > 1500 FROM musteri_gorusme) AS many`,
    )
    expect(counts).toEqual({ files: 6, texts: 4, old_notes: 40, too_late: 0, many: true })
  })

  test('no wine was ever negative; some are sold out, some low', async () => {
    const { lowest } = await one(
      client,
      `SELECT min(balance)::int AS lowest FROM (
         SELECT sum(giren - cikan) OVER (PARTITION BY stok_id ORDER BY islem_zaman, id) AS balance FROM stok_islem
       ) ledger`,
    )
    expect(lowest).toBe(0)
    const levels = await one(
      client,
      `SELECT count(*) FILTER (WHERE depo_m = 0)::int AS sold_out,
         count(*) FILTER (WHERE depo_m > 0 AND depo_m < stok_limit)::int AS low,
         bool_and(stok_at_price > stok_de_price AND stok_ch_price > stok_at_price) AS dearer_abroad
       FROM stok_all_list_view`,
    )
    expect(levels.dearer_abroad).toBe(true)
    expect(levels.sold_out).toBeGreaterThan(10)
    expect(levels.low).toBeGreaterThan(10)
  })

  test('a brochure is a PDF whose cross-reference table points at its objects', async () => {
    const files = await rows<{ bytes: Buffer }>(
      client,
      'SELECT f.bytes FROM stok s JOIN sys_files f ON f.id = s.brosur_file_id',
    )
    expect(files).toHaveLength(2)
    for (const { bytes } of files) {
      const text = bytes.toString('latin1')
      expect(text.slice(0, 8)).toBe('%PDF-1.4')
      const start = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1])
      expect(text.slice(start, start + 4)).toBe('xref')
      const offsets = Array.from(text.slice(start).matchAll(/^(\d{10}) 00000 n /gm), ([, offset]) =>
        Number(offset),
      )
      expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
        offsets.map((_, index) => `${index + 1} 0 obj`),
      )
    }
  })

  test('orders of a year: amounts, numbers and bottles hold together', async () => {
    const broken = await one(
      client,
      `SELECT
        (SELECT count(*) FROM siparisler o WHERE s_toplam <> (SELECT sum(stk_toplam) FROM siparis_icerik WHERE sip_id = o.id)) AS totals,
        (SELECT count(*) FROM siparisler o WHERE s_taksit_sayisi > 0
          AND s_g_toplam <> (SELECT sum(tak_tutar) FROM cus_taksitler WHERE sip_id = o.id)) AS instalments,
        (SELECT count(*) FROM siparis_all_view WHERE f_close = '1' AND kalan <> 0) AS closed,
        (SELECT count(*) FROM stok_all_list_view WHERE kullanilabilir_adet < 0) AS oversold,
        (SELECT count(*) FROM (SELECT f_tarih < lag(f_tarih) OVER (ORDER BY f_no::integer) AS back
          FROM siparisler WHERE f_no IS NOT NULL) n WHERE back) AS numbers`,
    )
    expect(broken).toEqual({ totals: 0, instalments: 0, closed: 0, oversold: 0, numbers: 0 })
    const lists = await one(
      client,
      `SELECT count(*) FILTER (WHERE fd_fon = '0' AND sd_cancel_on = '0') > 20 AS waiting,
        count(*) FILTER (WHERE f_close = '1') > 1000 AS closed,
        count(*) FILTER (WHERE sd_uyari_1_is = '1') > 20 AS reminded,
        count(*) FILTER (WHERE f_ytakip > 0) > 5 AS collected FROM siparisler`,
    )
    expect(lists).toEqual({ waiting: true, closed: true, reminded: true, collected: true })
  })

  test('every parcel that left has its shipment and its bottles, and no other', async () => {
    const odd = await one(
      client,
      `SELECT
        (SELECT count(*) FROM siparisler o FULL JOIN kargo_cikti k ON k.sip_id = o.id
          WHERE (o.sd_gonderi_status = '1') <> (k.id IS NOT NULL) OR k.sip_gon_t <> o.s_gon_tar) AS shipments,
        (SELECT count(*) FROM siparisler o WHERE sd_gonderi_status <> '0'
          AND (SELECT sum(stk_adet) FROM siparis_icerik WHERE sip_id = o.id)
            IS DISTINCT FROM (SELECT sum(cikan) FROM stok_islem WHERE sip_id = o.id)) AS bottles,
        (SELECT count(*) FROM stok_islem m JOIN siparisler o ON o.id = m.sip_id WHERE o.sd_gonderi_status = '0') AS early,
        (SELECT count(*) - count(DISTINCT kargo_takip) FROM kargo_cikti) AS twins`,
    )
    expect(odd).toEqual({ shipments: 0, bottles: 0, early: 0, twins: 0 })
    const tabs = await one(
      client,
      `SELECT count(*) FILTER (WHERE gon_status = '0') > 10 AS on_their_way,
        count(*) FILTER (WHERE gon_status = '1') > 1000 AS delivered,
        count(*) FILTER (WHERE sd_cancel_on = '1') > 5 AS cancelled,
        (SELECT count(*) > 10 FROM siparisler WHERE fd_fon = '1' AND sd_cancel_on = '0' AND sd_gonderi_status = '0') AS pending
       FROM kargo_cikti_view`,
    )
    expect(tabs).toEqual({ on_their_way: true, delivered: true, cancelled: true, pending: true })
  })

  test('what triggers keep of orders, customers and stock was written by the seeding as well', async () => {
    const odd = await one(
      client,
      `SELECT
        (SELECT count(*) FROM open_invoices i FULL JOIN (SELECT * FROM siparis_ledger_view WHERE s_is_teklif = 0
          AND fd_fon = '1' AND sd_cancel_on = '0' AND f_close = '0' AND kalan > 0) o ON o.id = i.sip_id
          WHERE (i.sip_id, i.cus_id, i.kalan, i.vade_tar, i.per_id, i.bayi_id)
            IS DISTINCT FROM (o.id, o.cus_id, o.kalan, o.vade_tar, o.per_id, o.bayi_id)) AS invoices,
        (SELECT count(*) FROM (SELECT fact, day, per_id, bayi_id, item, word, sum(adet), sum(brut), sum(net), sum(extra) FROM (
          SELECT fact, day, per_id, bayi_id, item, word, adet, brut, net, extra FROM figure_sums WHERE grain = 'day'
          UNION ALL SELECT fact, day, per_id, bayi_id, item, word, adet, brut, net, extra FROM figure_deltas
          UNION ALL SELECT fact, day, per_id, bayi_id, item, word, -adet, -brut, -net, -extra FROM figure_recount) f
          GROUP BY 1, 2, 3, 4, 5, 6 HAVING (sum(adet), sum(brut), sum(net), sum(extra)) <> (0, 0, 0, 0)) odd) AS figures,
        (SELECT count(*) FROM customer_marks m FULL JOIN (SELECT * FROM marks_of_customers WHERE value <> '') n
          USING (mark, value, cus_id) WHERE m.cus_id IS NULL OR n.cus_id IS NULL) AS marks,
        (SELECT count(*) FROM stock_levels s FULL JOIN (SELECT stok_id, sum(giren), sum(cikan) FROM stok_islem GROUP BY 1)
          l (stok_id, giren, cikan) USING (stok_id) WHERE (s.giren, s.cikan) IS DISTINCT FROM (l.giren, l.cikan)) AS levels,
        (SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O') AS triggers`,
    )
    expect(odd).toEqual({ invoices: 0, figures: 0, marks: 0, levels: 0, triggers: 0 })
  })

  test('calls are refused in one country, warned about in another and free in the third; numbers are shown and hidden', async () => {
    const { chosen } = await one(client, 'SELECT chosen FROM company_settings WHERE id = 1')
    const settings = { ...defaultSettings, ...(chosen as object) }
    expect(['DE', 'AT', 'CH'].map((country) => strictnessFor(country, settings))).toEqual([
      'warn',
      'enforce',
      'off',
    ])
    const states = await rows(
      client,
      `SELECT l.state, count(*)::int AS count FROM consent_list l JOIN customers c ON c.id = l.cus_id
       WHERE c.cus_country_code = 'AT' GROUP BY 1 ORDER BY 1`,
    )
    expect(states.map(({ state }) => state)).toEqual(['proven', 'unproven', 'withdrawn'])
    expect(Number(states[0]?.count)).toBeGreaterThan(200)
  })

  test('the day itself shows held bottles, missed calls and a customer who was recorded twice', async () => {
    const day = await one(
      client,
      `SELECT (SELECT count(DISTINCT user_id) FROM hold_drafts JOIN bottle_holds USING (draft_id))::int AS holders,
        (SELECT count(*) FROM incoming_calls WHERE answered_at IS NULL AND cus_id IS NULL)::int AS unknown,
        (SELECT count(*) FROM incoming_calls i JOIN customers c ON c.id = i.cus_id WHERE c.rand_tar = $1)::int AS call_backs,
        (SELECT count(*) > 0 FROM customer_duplicates WHERE reasons = 'phone') AS twins`.replace(
        '$1',
        `'${TODAY}'`,
      ),
    )
    expect(day).toEqual({ holders: 2, unknown: 4, call_backs: 1, twins: true })
  })

  test('the same day gives the same company, and one that is not empty is left alone', async () => {
    const twins = [await openEmptyDatabase(), await openEmptyDatabase()] as const
    try {
      for (const twin of twins) await seedDemoCompany(twin.client, { today: TODAY, scale: 0.1 })
      const before = await fingerprint(twins[0].client)
      expect(await fingerprint(twins[1].client)).toEqual(before)
      await expect(seedDemoCompany(twins[0].client, { today: TODAY })).rejects.toThrow('empty database')
      expect(await isEmpty(twins[0].client)).toBe(false)
      expect(await fingerprint(twins[0].client)).toEqual(before)
    } finally {
      for (const twin of twins) await twin.close()
    }
  })
})
