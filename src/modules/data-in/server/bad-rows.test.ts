import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type AnyAnswer, type Caller, type TestApp } from '#test/server/app.ts'
import { forgetOldFiles } from './forgetting.ts'
import { stopInterrupted } from './interrupted.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

type Sheets = Record<string, CellValue[][]>

const base64 = async (sheets: Sheets) =>
  Buffer.from(
    await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) }),
  ).toString('base64')

const check = async (sheets: Sheets, mapping = {}) =>
  admin.call('/data_in/check', { file_name: 'daten.xlsx', base_64: await base64(sheets), mapping })

const codes = (answer: AnyAnswer) =>
  (answer.errors as { sheet: string; row: number; code: string }[]).map(
    ({ sheet, row, code }) => `${sheet} ${row} ${code}`,
  )

const stored = async (run_id: unknown) => {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select data from data_in_rows where run_id = ${run_id} order by row_no`.execute(app.db)
  return rows.map(({ data }) => data)
}

const customers = ['Kundennummer', 'Nachname', 'Land']

describe('the row of the headings', () => {
  const page = [
    ['Unsere Kunden', null, null],
    [null],
    ['Stand', '01.11.2026', null],
    customers,
    ['H-1', 'Öz', 'DE'],
  ]

  test('is found below a title, and said', async () => {
    const answer = await check({ Kunden: page })
    expect(answer).toMatchObject({ state: 'passed', pages: [{ sheet: 'customers', head_row: 4 }] })
    expect(await stored(answer.check_id)).toMatchObject([{ code: 'H-1', surname: 'Öz' }])
    const { datalist } = await admin.call('/data_in_finding/list', { filters: { run_id: answer.check_id } })
    expect(datalist).toMatchObject([{ kind: 'notice', row_no: 4, code: 'head_row' }])
  })

  test('is found on a page whose name says nothing', async () => {
    expect(await check({ Tabelle1: page })).toMatchObject({
      state: 'passed',
      pages: [{ sheet: 'customers', head_row: 4 }],
    })
  })

  test('can be chosen, also wrongly', async () => {
    const rows = [customers, ['Code', 'Familienname', 'Country'], ['H-2', 'Şen', 'AT']]
    const mapping = { heads: { Kunden: 2 } }
    const answer = await check({ Kunden: rows }, { ...mapping, columns: { customers: { Code: 'code' } } })
    expect(answer).toMatchObject({ state: 'passed', pages: [{ head_row: 2 }] })
    expect(codes(await check({ Kunden: rows }, { heads: { Kunden: 9 } }))).toEqual(['Kunden 9 no_head_row'])
    const refusal = await admin.refused('/data_in/check', {
      file_name: 'x.xlsx',
      base_64: await base64({ Kunden: rows }),
      mapping: { heads: { Kunden: 0 } },
    })
    expect(refusal.fields).toHaveProperty('mapping.heads.Kunden')
  })
})

describe('an unknown word', () => {
  const sheets = {
    Kunden: [
      [...customers, 'Nicht anrufen', 'Kategorie'],
      ['U-1', 'Eins', 'Bundesrepublik', 'gesperrt', '-'],
      ['U-2', 'Zwei', 'BUNDESREPUBLIK', 'frei', 'Unfug'],
      ['U-3', 'Drei', 'Atlantis', null, 'Unfug'],
    ],
    Rechnungen: [
      ['Rechnungsnummer', 'Kundennummer', 'Rechnungsdatum', 'Betrag', 'Steuersatz'],
      ['UR-1', 'U-1', '2025-01-01', 10, 'voll'],
    ],
  }
  const words = {
    countries: { Bundesrepublik: 'DE', Atlantis: 'AT' },
    flags: { gesperrt: '1', frei: '0' },
    categories: { Unfug: null },
    rates: { voll: 19 },
  }

  test('is asked once and applied to all rows', async () => {
    const asked = await check(sheets)
    expect(asked.state).toBe('failed')
    expect(asked.unknown_words).toEqual(
      expect.arrayContaining([
        { choice: 'countries', word: expect.stringMatching(/bundesrepublik/i) as string, rows: 2 },
        { choice: 'countries', word: 'Atlantis', rows: 1 },
        { choice: 'flags', word: 'gesperrt', rows: 1 },
        { choice: 'flags', word: 'frei', rows: 1 },
        { choice: 'categories', word: 'Unfug', rows: 2 },
        { choice: 'rates', word: 'voll', rows: 1 },
      ]),
    )
    expect(asked.unknown_words).toHaveLength(6)
    const answer = await check(sheets, { words })
    expect(codes(answer)).toEqual([])
    expect(answer).toMatchObject({ state: 'passed', unknown_words: [] })
    expect(await stored(answer.check_id)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ code: 'U-1', country: 'DE', no_calls: '1', category: null }),
        expect.objectContaining({ code: 'U-2', country: 'DE', no_calls: '0', category: null }),
        expect.objectContaining({ code: 'U-3', country: 'AT', no_calls: null }),
        expect.objectContaining({ number: 'UR-1', tax_rate: 19 }),
      ]) as unknown[],
    )
  })

  test.each<[string, object]>([
    ['a country that nobody knows', { countries: { Atlantis: 'XX' } }],
    ['a rate above all', { rates: { voll: 101 } }],
    ['neither yes nor no', { flags: { frei: 'vielleicht' } }],
  ])('cannot be chosen for %s', async (_, wrong) => {
    const body = { file_name: 'x.xlsx', base_64: await base64(sheets), mapping: { words: wrong } }
    expect((await admin.refused('/data_in/check', body)).fields).toHaveProperty('mapping')
  })
})

describe('/data_in/leave_out', () => {
  const sheets = {
    Kunden: [
      [...customers, 'Betreuer', 'Geburtstag'],
      ['L-1', 'Gut', 'DE', 'personel', '24.12.70'],
      ['L-2', 'Schlecht', 'Atlantis', 'personel', '24.12.1970'],
      ['L-3', 'Raten', 'AT', null, null],
    ],
    Rechnungen: [
      ['Rechnungsnummer', 'Kundennummer', 'Rechnungsdatum', 'Betrag'],
      ['LR-1', 'L-1', '2025-01-01', 10],
      ['LR-2', 'L-2', '2025-01-01', 20],
      ['LR-3', 'L-3', '2025-01-01', 30],
    ],
    Raten: [
      ['Rechnungsnummer', 'Fällig am', 'Betrag'],
      ['LR-2', '2025-02-01', 20],
      ['LR-3', '2025-02-01', 10],
      ['LR-3', '2025-02-31', 20],
    ],
  }

  test('takes the good rows, and gives the bad ones with what belongs to them as a file that is read again', async () => {
    const { check_id } = await check(sheets)
    const { save_response } = await admin.call('/data_in/leave_out', { id: check_id })
    expect(save_response).toMatchObject({ state: 'passed', total: 3, left_out: 6 })
    const { report } = await admin.call('/data_in/get', { id: check_id })
    expect(report.sheets).toMatchObject([
      { sheet: 'customers', rows: 3, ok: 2 },
      { sheet: 'invoices', rows: 3, ok: 1, sums: { total: 10 } },
      { sheet: 'instalments', rows: 3, ok: 0 },
    ])
    const { item } = await admin.call('/data_in/run', { check_id })
    expect(item).toMatchObject({ state: 'done', done: 3, total: 3 })
    const { rows } = await sql<{ cus_code: string }>`
      select cus_code from customers where cus_code like 'L-%' order by 1`.execute(app.db)
    expect(rows).toEqual([{ cus_code: 'L-1' }, { cus_code: 'L-3' }])

    const response = await app.post('/data_in/left_out', { id: check_id, sesion_id: admin.sesion_id })
    expect(response.headers.get('content-disposition')).toContain('daten.xlsx')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const file = Object.fromEntries(
      (await readXlsx(bytes)).sheets.map(({ name, rows: [head = [], ...below] }) => [
        name,
        below.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index]]))),
      ]),
    )
    expect(file).toMatchObject({
      Kunden: [
        {
          Kundennummer: 'L-2',
          Land: 'Atlantis',
          Betreuer: 'personel',
          'Warum nicht übernommen': expect.stringContaining('Liste') as string,
        },
      ],
      'Offene Rechnungen': [{ Rechnungsnummer: 'LR-2' }, { Rechnungsnummer: 'LR-3' }],
      Raten: [{ Betrag: 20 }, { Betrag: 10 }, { Betrag: 20, 'Fällig am': '2025-02-31' }],
    })
    const base_64 = Buffer.from(bytes).toString('base64')
    const again = await admin.call('/data_in/check', {
      file_name: 'wieder.xlsx',
      base_64,
      mapping: { words: { countries: { Atlantis: 'DE' } } },
    })
    expect(codes(again)).toEqual(['instalments 4 not_date'])
  })

  test('is refused where something is wrong with a whole page, nothing is good, or the state is another', async () => {
    const unmapped = await check({
      Kunden: [
        [...customers, 'Rätsel'],
        ['N-1', 'A', 'Atlantis'],
        ['N-2', 'B', 'DE'],
      ],
    })
    expect((await admin.refused('/data_in/leave_out', { id: unmapped.check_id })).code).toBe(
      'data_in_sheets_wrong',
    )
    const bad = await check({ Kunden: [customers, ['N-3', 'A', 'Atlantis']] })
    expect((await admin.refused('/data_in/leave_out', { id: bad.check_id })).code).toBe(
      'data_in_nothing_good',
    )
    const good = await check({ Kunden: [customers, ['N-4', 'A', 'DE']] })
    expect((await admin.refused('/data_in/leave_out', { id: good.check_id })).code).toBe(
      'data_in_wrong_state',
    )
    expect((await admin.refused('/data_in/left_out', { id: good.check_id })).code).toBe(
      'data_in_nothing_left_out',
    )
    expect((await admin.refused('/data_in/left_out', { id: 999_999 })).code).toBe('record_not_found')
    await sql`insert into data_in_findings (run_id, kind, sheet, row_no, code)
      select ${bad.check_id}, 'error', 'customers', 2, 'not_date' from generate_series(1, 20000)`.execute(
      app.db,
    )
    expect((await admin.refused('/data_in/leave_out', { id: bad.check_id })).code).toBe(
      'data_in_too_many_errors',
    )
    const staff = await app.as('personel')
    for (const path of ['leave_out', 'left_out'])
      expect((await staff.refused(`/data_in/${path}`, { id: bad.check_id })).code).toBe('ERR_105')
  })

  test('by two at once happens once', async () => {
    const { check_id } = await check({ Kunden: [customers, ['Z-1', 'A', 'Atlantis'], ['Z-2', 'B', 'DE']] })
    const both = await Promise.all([
      admin.raw('/data_in/leave_out', { id: check_id }),
      admin.raw('/data_in/leave_out', { id: check_id }),
    ])
    expect(both.map(({ status }) => status.isContinue).toSorted()).toEqual([false, true])
    expect((await admin.call('/data_in/get', { id: check_id })).item).toMatchObject({ total: 1, left_out: 1 })
  })

  test('what was left out is forgotten after a fortnight, what was taken in is not', async () => {
    const { check_id } = await check({ Kunden: [customers, ['V-1', 'A', 'Atlantis'], ['V-2', 'B', 'DE']] })
    await admin.call('/data_in/leave_out', { id: check_id })
    await admin.call('/data_in/run', { check_id })
    await forgetOldFiles(app.db, Temporal.Now.instant().add({ hours: 24 * 15 }))
    expect(await stored(check_id)).toMatchObject([{ code: 'V-2' }])
    expect((await admin.refused('/data_in/left_out', { id: check_id })).code).toBe('data_in_nothing_left_out')
  })
})

describe('a run whose server went away', () => {
  const stateOf = async (id: number) => (await admin.call('/data_in/get', { id })).item

  test('is said to be interrupted, and goes on when somebody resumes it', async () => {
    const { check_id } = await check({ Kunden: [customers, ['I-1', 'A', 'DE']] })
    await sql`update data_in_runs set state = 'running', worker = gen_random_uuid(), started_at = now(),
      beat_at = now() - interval '59 seconds' where id = ${check_id}`.execute(app.db)
    await stopInterrupted(app.db)
    expect(await stateOf(check_id)).toMatchObject({ state: 'running' })
    await sql`update data_in_runs set beat_at = now() - interval '61 seconds' where id = ${check_id}`.execute(
      app.db,
    )
    await stopInterrupted(app.db)
    expect(await stateOf(check_id)).toMatchObject({ state: 'stopped', problem: 'data_in_interrupted' })
    const { item } = await admin.call('/data_in/run', { check_id })
    expect(item).toMatchObject({ state: 'done', done: 1, problem: null })
  })

  test('is not taken for gone while a batch is being written', async () => {
    const { check_id } = await check({ Kunden: [customers, ['I-2', 'A', 'DE']] })
    await sql`update data_in_runs set state = 'running', started_at = now(),
      beat_at = now() - interval '1 hour' where id = ${check_id}`.execute(app.db)
    await app.db.transaction().execute(async (batch) => {
      await sql`select from data_in_runs where id = ${check_id} for update`.execute(batch)
      await stopInterrupted(app.db)
    })
    expect(await stateOf(check_id)).toMatchObject({ state: 'running' })
  })
})
