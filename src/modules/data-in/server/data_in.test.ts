import { readXlsx, writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { platformRefusals } from '#core/refusals/platform.ts'
import { say } from '#core/texts/texts.ts'
import { startTestApp, type AnyAnswer, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, placeOrder } from '#test/server/factories.ts'
import { findingKinds, findingTexts } from '../domain/findings.ts'
import { dataInRefusals } from '../domain/refusals.ts'
import { findingsOf, problemWords } from '../domain/runs.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

type Sheets = Record<string, CellValue[][] | WriteSheet>

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

async function workbook(sheets: Sheets): Promise<string> {
  const written = Object.entries(sheets).map(([name, sheet]) =>
    Array.isArray(sheet) ? { name, rows: sheet } : sheet,
  )
  return base64(await writeXlsx({ sheets: written }))
}

const check = async (sheets: Sheets, more: Record<string, unknown> = {}) =>
  admin.call('/data_in/check', { file_name: 'daten.xlsx', base_64: await workbook(sheets), ...more })

const checkCsv = (name: string, bytes: Buffer) =>
  admin.call('/data_in/check', { file_name: name, base_64: bytes.toString('base64') })

const found = (answer: AnyAnswer, kind: 'errors' | 'repairs' = 'errors') =>
  (answer[kind] as { sheet: string; row: number; code: string }[]).map(
    ({ sheet, row, code }) => `${sheet} ${row} ${code}`,
  )

const sheetOf = (answer: AnyAnswer, name: string) =>
  (answer.sheets as { sheet: string }[]).find(({ sheet }) => sheet === name)

/** Counts and sums of everything that a file can touch. */
async function totals() {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from customers) as customers, (select coalesce(sum(balance), 0) from customers) as balance,
    (select count(*) from cus_adress) as addresses, (select count(*) from stok) as wines,
    (select count(*) from stok_islem) as movements, (select coalesce(sum(giren - cikan), 0) from stock_levels) as bottles,
    (select count(*) from stock_levels) as levels,
    (select count(*) from siparisler) as orders, (select coalesce(sum(kalan), 0) from siparis_all_view) as open,
    (select count(*) from open_invoices) as open_count, (select coalesce(sum(kalan), 0) from open_invoices) as open_sum,
    (select count(*) from cari_islem) as bookings, (select coalesce(sum(borc), 0) from cari_islem) as paid,
    (select coalesce(sum(tutar), 0) from allocations) as allocated, (select count(*) from cus_taksitler) as parts,
    (select coalesce(sum(tutar), 0) from personel_odeme) as advances, (select count(*) from consent_list) as consents,
    (select sum(last) from fatura_sayac) as numbers`.execute(app.db)
  return rows[0] ?? {}
}

let serial = 0

/** The data of a company from another system, with new codes each time. */
function company() {
  serial += 1
  const code = (kind: string, n: number) => `${kind}${serial}-${n}`
  return {
    Kunden: [
      [
        'Kundennummer',
        'Nachname',
        'Firma',
        'Land',
        'Telefon',
        'E-Mail',
        'PLZ',
        'Ort',
        'Straße',
        'Betreuer',
        'Guthaben',
        'Einwilligung Telefon',
      ],
      [
        code('K', 1),
        `Öz ${serial}`,
        null,
        'Deutschland',
        `0221 ${serial}00001`,
        `oez${serial}@example.com`,
        '50667',
        'Köln',
        'Weg 1',
        'personel',
        12.5,
        new Date('2024-03-01T00:00:00Z'),
      ],
      [
        code('K', 2),
        `Şahin ${serial}`,
        'Krone GmbH',
        'Almanya',
        null,
        null,
        '01067',
        'Dresden',
        'Markt 2',
        null,
        null,
        null,
      ],
    ],
    Adressen: [
      ['Kundennummer', 'Adressart', 'Straße', 'PLZ', 'Ort', 'Land'],
      [code('K', 1), 'Lieferadresse', 'Hafen 3', '50668', 'Köln', 'DE'],
    ],
    Weine: [
      ['Artikelcode', 'Bezeichnung', 'Farbe', 'Jahrgang', 'Preis Deutschland'],
      [code('W', 1), 'Riesling', 'Weiß', 2022, 9.9],
    ],
    Anfangsbestand: [
      ['Artikelcode', 'Flaschen'],
      [code('W', 1), 120],
    ],
    'Offene Rechnungen': [
      [
        'Rechnungsnummer',
        'Kundennummer',
        'Rechnungsdatum',
        'Fällig am',
        'Betrag',
        'Bezahlt',
        'Letzte Zahlung',
        'Offen',
        'Mahnung 1 am',
        'Mahnung 2 am',
        'Mahngebühr 2',
        'Verkäufer',
      ],
      [
        code('ALT-', 1),
        code('K', 1),
        '2025-08-01',
        '2025-08-15',
        100,
        30.1,
        '2025-09-01',
        79.9,
        '2025-09-05',
        '2025-10-01',
        10,
        'personel',
      ],
      [
        code('ALT-', 2),
        code('K', 2),
        '2025-09-01',
        '2025-09-01',
        200,
        50,
        '2025-09-20',
        150,
        null,
        null,
        null,
        null,
      ],
    ],
    Raten: [
      ['Rechnungsnummer', 'Fällig am', 'Betrag'],
      [code('ALT-', 2), '2025-10-01', 80],
      [code('ALT-', 2), '2025-11-01', 120],
    ],
    Vorschüsse: [
      ['Person', 'Datum', 'Betrag', 'Rechnungsnummer'],
      ['personel', '2025-10-01', 25, code('ALT-', 1)],
    ],
  } satisfies Sheets
}

const invoiceOf = async (f_no: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select id, kalan, odenen, vade_tar, vadesi_gecen, gecikme_farki, sd_uyari_1_is, sd_uyari_2_is_tar, per_id, s_kdv, version
    from siparis_all_view where f_no = ${f_no}`.execute(app.db)
  return rows[0] ?? {}
}

describe('/data_in/template', () => {
  test.each(['de', 'tr', 'en'])('is recognised by itself in %s', async (language) => {
    const response = await app.post('/data_in/template', { sesion_id: admin.sesion_id, language })
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    expect(sheets).toHaveLength(8)
    const filled = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
    const answer = await check(filled)
    expect(found(answer)).toEqual([])
    expect(answer).toMatchObject({
      state: 'failed',
      pages: [{ sheet: null }, { sheet: 'wines' }, {}, {}, {}, {}, {}, {}],
    })
  })
})

describe('/data_in/check', () => {
  test('writes nothing but the check, and says rows and sums of each sheet', async () => {
    const before = await totals()
    const answer = await check(company())
    expect(found(answer)).toEqual([])
    expect(answer.state).toBe('passed')
    expect(sheetOf(answer, 'invoices')).toEqual({
      sheet: 'invoices',
      rows: 2,
      ok: 2,
      errors: 0,
      repairs: 0,
      sums: { total: 300, paid: 80.1, open: 229.9 },
    })
    expect(sheetOf(answer, 'stock')).toMatchObject({ rows: 1, sums: { bottles: 120 } })
    expect(await totals()).toEqual(before)
  })

  test('a messy workbook is repaired where that is safe, and the rest is named at its row', async () => {
    await buildCustomer(app.db, { cus_code: 'ALT-7', cus_email: 'da@example.com' })
    const messy: WriteSheet = {
      name: 'Müşteriler',
      rows: [
        [
          'Kd-Nr',
          'Soyadı',
          'Vorname',
          'Ülke',
          'Telefon',
          'Handy',
          'PLZ',
          'Doğum tarihi',
          'Guthaben',
          'Rätsel',
        ],
        [
          'M-1',
          'Öz',
          'unbekannt',
          'Almanya',
          2_211_234_567,
          '0171 1111111 / 0221 222222',
          1067,
          '24.12.70',
          '1.234,50',
          null,
        ],
        ['M-1', 'Doppelt', null, 'DE', null, null, null, null, null, null],
        ['M-3', '-', '-', 'DE', null, null, null, '31.02.2020', 'viel', null],
        ['M-4', null, null, 'DE', null, null, null, null, null, null],
        ['ALT-7', 'Da', null, 'Atlantis', 'Nachbar', null, null, null, null, null],
        ['M-7', 'Zwilling', null, 'DE', 2_211_234_567, null, null, null, null, null],
      ],
      cells: new Map([
        ['4,1', { formula: 'A1&"x"', formulaResult: 'Formel' }],
        ['5,2', { formula: 'A1&"x"' }],
      ]),
      merges: [{ startRow: 2, startCol: 2, endRow: 3, endCol: 2 }],
    }
    const answer = await check({ 1: messy })
    expect(found(answer).toSorted()).toEqual(
      [
        'customers 1 unknown_column',
        'customers 3 twice_in_file',
        'customers 3 merged_cells',
        'customers 4 no_name',
        'customers 4 not_date',
        'customers 4 not_number',
        'customers 6 exists_already',
        'customers 6 formula_without_value',
        'customers 6 not_in_list',
        'customers 6 not_phone',
        'customers 7 same_person_in_file',
      ].toSorted(),
    )
    expect(found(answer, 'repairs')).toEqual([
      'customers 2 blanked',
      'customers 2 text_to_date',
      'customers 2 text_to_number',
      'customers 2 zero_added',
      'customers 2 number_split',
      'customers 2 zero_added',
      'customers 4 blanked',
      'customers 4 blanked',
      'customers 5 formula_value',
      'customers 7 zero_added',
    ])
    expect(answer.state).toBe('failed')
    expect((await admin.refused('/data_in/run', { check_id: answer.check_id })).code).toBe(
      'data_in_not_passed',
    )
    const mapped = await check({ 1: messy }, { mapping: { columns: { customers: { Rätsel: null } } } })
    expect(found(mapped)).not.toContain('customers 1 unknown_column')
    const listed = await admin.call('/data_in_finding/list', {
      filters: { run_id: answer.check_id, kind: 'error' },
    })
    expect(listed.datalist).toHaveLength(11)
    const findings = findingsOf(answer.check_id)
    const { datalist } = await admin.call('/data_in_finding/list', findings)
    const kinds = datalist.map(({ kind }) => kind)
    expect(kinds).toEqual(findingKinds.flatMap((kind) => kinds.filter((one) => one === kind)))
    const asked = { ...findings, format: 'xlsx', sesion_id: admin.sesion_id }
    const response = await app.post('/data_in_finding/list', asked)
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    const heads = (sheets[0]?.rows ?? []).flatMap(([cell]) => (/\(\d+\)$/.test(String(cell)) ? [cell] : []))
    expect(heads).toEqual(['Fehler (11)', 'Berichtigung (10)'])
  })

  test('CSV files in the old code of Windows and in UTF-8', async () => {
    const text = 'Kundennummer;Nachname;Land;PLZ\r\nCSV-1;Müßig;DE;"1067"\r\n'
    for (const bytes of [
      Buffer.from(text, 'latin1'),
      Buffer.from(`\u{feff}${text}`),
      Buffer.from(text.replaceAll(';', ',')),
    ]) {
      const answer = await checkCsv('Kunden.csv', bytes)
      expect(answer).toMatchObject({ state: 'passed', errors: [] })
      const { rows } = await sql<{
        data: unknown
      }>`select data from data_in_rows where run_id = ${answer.check_id}`.execute(app.db)
      expect(rows).toMatchObject([{ data: { surname: 'Müßig', postcode: '01067' } }])
    }
  })

  test('percent cells, days of a workbook from 1904, and a separator that is named', async () => {
    const head = ['Rechnungsnummer', 'Kundennummer', 'Rechnungsdatum', 'Betrag', 'Steuersatz']
    const sheet = {
      name: 'Offene Rechnungen',
      rows: [head, ['R-1', 'K-1', 43_538, 119, 0.19]],
      cells: new Map([['1,4', { value: 0.19, style: { numFmt: '0.00%' } }]]),
    }
    const bytes = await writeXlsx({ sheets: [sheet], dateSystem: '1904' })
    const answer = await admin.call('/data_in/check', { file_name: 'a.xlsx', base_64: base64(bytes) })
    const rows = await sql<{ data: unknown }>`
      select data from data_in_rows where run_id = ${answer.check_id}`.execute(app.db)
    expect(rows.rows).toMatchObject([{ data: { day: '2023-03-15', tax_rate: 19 } }])
    expect(found(answer, 'repairs')).toEqual(
      expect.arrayContaining(['invoices 2 fraction_to_percent', 'invoices 2 number_to_date']),
    )
    const named = Buffer.from('sep=;\r\nKundennummer;Nachname;Land\r\nCSV-9;Müßig;D\r\n')
    expect(await checkCsv('Kunden.csv', named)).toMatchObject({ state: 'passed', errors: [] })
  })

  test('wrong sums, used numbers and unknown partners are named', async () => {
    const { Kunden, 'Offene Rechnungen': invoices, Raten } = company()
    const ranges = (await admin.call('/number_range/list')).datalist
    const { next } = present(ranges.find(({ kind }) => kind === 'invoice'))
    const [head, first, second] = invoices
    const rows = [
      head,
      (first ?? []).with(7, 80),
      second,
      ['ALT-9', 'niemand', '2025-01-01', null, 10],
      [String(next + 5), 'K0', '2025-01-01', null, 10],
    ]
    const answer = await check({
      Kunden,
      'Offene Rechnungen': rows as CellValue[][],
      Raten: [...Raten.slice(0, 2), ['ALT-x', '2025-01-01', 1]],
      Anfangsbestand: [
        ['Artikelcode', 'Flaschen'],
        ['nirgends', 6],
      ],
    })
    expect(found(answer).toSorted()).toEqual([
      'instalments 3 unknown_invoice',
      'invoices 2 open_differs',
      'invoices 3 instalments_differ',
      'invoices 4 unknown_customer',
      'invoices 5 number_ahead',
      'invoices 5 unknown_customer',
      'stock 2 unknown_wine',
    ])
  })

  test.each([
    ['no workbook', Buffer.from([0, 1, 2, 3]), 'data_in_not_workbook'],
    ['a broken zip', Buffer.from('PK\u0003\u0004broken', 'latin1'), 'data_in_not_workbook'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'data_in_old_excel'],
    ['nothing', Buffer.from('   '), 'data_in_not_workbook'],
  ])('%s is refused by name', async (_, bytes, code) => {
    const body = { file_name: 'x.xlsx', base_64: bytes.toString('base64') }
    expect((await admin.refused('/data_in/check', body)).code).toBe(code)
  })

  test.each(['de', 'tr', 'en'] as const)('asked in %s, findings and refusals speak it', async (spoken) => {
    const language = { language: spoken }
    const nothing = { file_name: 'x.xlsx', base_64: Buffer.from('   ').toString('base64'), ...language }
    const refusal = await admin.refused('/data_in/check', nothing)
    expect(refusal.message).toBe(dataInRefusals.data_in_not_workbook.words[spoken])
    const stock = [
      ['Artikelcode', 'Flaschen'],
      ['nirgends', 6],
    ]
    const { errors } = await check({ Anfangsbestand: stock }, language)
    const message = say(findingTexts.unknown_wine, spoken, { value: 'nirgends' })
    expect(errors).toMatchObject([{ code: 'unknown_wine', message }])
  })

  test('what is no base64 or has no name is refused at its field, and only administrators may ask', async () => {
    expect((await admin.refused('/data_in/check', { file_name: 'x', base_64: '%%' })).fields).toHaveProperty(
      'base_64',
    )
    expect((await admin.refused('/data_in/check', { base_64: 'AAAA' })).fields).toHaveProperty('file_name')
    const staff = await app.as('personel')
    for (const path of ['check', 'run', 'stop', 'undo', 'get', 'list', 'template'])
      expect((await staff.refused(`/data_in/${path}`, {})).code).toBe('ERR_105')
  })
})

describe('/data_in/run', () => {
  test('stops with a reason that each reader gets in the own words, and goes on', async () => {
    const { check_id } = await check({
      Kunden: [
        ['Kundennummer', 'Nachname', 'Land'],
        ['STOP-1', 'Voll', 'DE'],
      ],
    })
    await sql`create function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(app.db)
    await sql`create trigger disk_is_full before insert on customers execute function disk_is_full()`.execute(
      app.db,
    )
    const { item } = await admin.call('/data_in/run', { check_id })
    await sql`drop function disk_is_full cascade`.execute(app.db)
    expect(item).toMatchObject({ state: 'stopped', done: 0, problem: 'database_cannot_store' })
    expect(problemWords(item, 'tr')).toBe(platformRefusals.database_cannot_store.words.tr)
    const again = await admin.call('/data_in/run', { check_id })
    expect(again.item).toMatchObject({ state: 'done', done: 1, problem: null })
  })

  test('writes exactly what was checked; invoices owe what the old system said', async () => {
    const before = await totals()
    const file = company()
    const answer = await check(file)
    const { item } = await admin.call('/data_in/run', { check_id: answer.check_id })
    expect(item).toMatchObject({ state: 'done', total: 10, done: 10 })
    const after = await totals()
    const grown = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [
        name,
        Math.round((value - (before[name] ?? 0)) * 100) / 100,
      ]),
    )
    expect(grown).toEqual({
      customers: 2,
      balance: 12.5,
      addresses: 3,
      wines: 1,
      movements: 1,
      bottles: 120,
      levels: 1,
      orders: 2,
      open: 229.9,
      open_count: 2,
      open_sum: 229.9,
      bookings: 2,
      paid: 80.1,
      allocated: 80.1,
      parts: 2,
      advances: 25,
      consents: 1,
      numbers: 0,
    })
    const [first, second] = file['Offene Rechnungen'].slice(1).map(([number]) => String(number))
    expect(await invoiceOf(first ?? '')).toMatchObject({
      kalan: 79.9,
      vade_tar: '2025-08-15',
      vadesi_gecen: 79.9,
      gecikme_farki: 10,
      sd_uyari_1_is: '1',
      sd_uyari_2_is_tar: '2025-10-01',
      per_id: 3,
      version: 1,
    })
    expect(await invoiceOf(second ?? '')).toMatchObject({
      kalan: 150,
      vade_tar: '2025-10-01',
      vadesi_gecen: 150,
    })
    const { id } = await invoiceOf(first ?? '')
    const { datalist } = await admin.call('/siparisler/uyari_oneri', { ids: [Number(id)] })
    expect(datalist).toMatchObject([{ asama: 3, tutar: 99.9 }])
    expect((await admin.refused('/siparisler/belge', { id, tur: 'fatura' })).code).toBe(
      'invoice_from_old_system',
    )
    const paid = await admin.call('/open_item/list', { search: first })
    expect(paid.datalist).toMatchObject([{ kalan: 79.9 }])
    expect((await admin.refused('/data_in/run', { check_id: answer.check_id })).code).toBe(
      'data_in_wrong_state',
    )
  })

  test('data that changed since the dry run stops it before anything is written', async () => {
    const file = company()
    const { check_id } = await check(file)
    await buildCustomer(app.db, { cus_code: String(file.Kunden[1]?.[0]) })
    const before = await totals()
    expect(await admin.refused('/data_in/run', { check_id })).toMatchObject({
      code: 'data_in_outdated',
      params: { count: 1 },
    })
    expect(await totals()).toEqual(before)
  })
})

describe('/data_in/undo', () => {
  test('gives back exactly what was there before', async () => {
    const before = await totals()
    const { check_id } = await check(company())
    expect((await admin.refused('/data_in/undo', { id: check_id })).code).toBe('data_in_wrong_state')
    expect((await admin.call('/data_in/run', { check_id })).item).toMatchObject({ state: 'done', done: 10 })
    const { save_response } = await admin.call('/data_in/undo', { id: check_id })
    expect(save_response).toMatchObject({ state: 'undone', done: 0 })
    expect(await totals()).toEqual(before)
    expect((await admin.refused('/data_in/undo', { id: check_id })).code).toBe('data_in_wrong_state')
  })

  test.each<[string, string, (file: ReturnType<typeof company>) => Promise<unknown>]>([
    [
      'a payment',
      'data_in_touched_payment',
      async (file) => {
        const { id } = await invoiceOf(String(file['Offene Rechnungen'][1]?.[0]))
        await admin.call('/cari_islem/odeme', { sip_id: id, borc: 1, islem_zamani: '2026-01-02' })
      },
    ],
    [
      'a reminder',
      'data_in_touched_invoice',
      async (file) =>
        sql`update siparisler set sd_uyari_3_is = '1' where f_no = ${file['Offene Rechnungen'][1]?.[0]}`.execute(
          app.db,
        ),
    ],
    [
      'an order',
      'data_in_touched_order',
      async (file) => {
        const { rows } = await sql<{
          id: number
        }>`select id from customers where cus_code = ${file.Kunden[1]?.[0]}`.execute(app.db)
        await placeOrder(app.db, admin, [{ stk_id: await buildWine(app.db, {}, 10), stk_adet: 1 }], {
          cus_id: rows[0]?.id,
        })
      },
    ],
    [
      'bottles that moved',
      'data_in_touched_wine',
      async (file) =>
        sql`insert into stok_islem (stok_id, islem_tip, in_out, cikan) select id, 3, 4, 1 from stok where stok_code = ${file.Weine[1]?.[0]}`.execute(
          app.db,
        ),
    ],
    [
      'a conversation',
      'data_in_touched',
      async (file) =>
        sql`insert into musteri_gorusme (cus_id, per_id, sts) select id, 3, 1 from customers where cus_code = ${file.Kunden[1]?.[0]}`.execute(
          app.db,
        ),
    ],
  ])('is refused after %s, with the reason', async (_, code, touch) => {
    const file = company()
    const { check_id } = await check(file)
    await admin.call('/data_in/run', { check_id })
    await touch(file)
    const after = await totals()
    expect((await admin.refused('/data_in/undo', { id: check_id })).code).toBe(code)
    expect(await totals()).toEqual(after)
  })
})
