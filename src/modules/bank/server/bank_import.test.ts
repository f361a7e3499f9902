import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { camtOf, statementOver } from '../domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import type { BankEntry, Statement } from '../domain/statement.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller
const today = businessDay()
const IBAN = 'DE02120300000000202051'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await sql`insert into firma_bilgileri (id, legal_name, iban) values (1, 'Weinkontor', ${OWN_IBAN})
    on conflict (id) do update set iban = excluded.iban`.execute(app.db)
})

let number = 0

function statement(entries: Partial<BankEntry>[], head: Partial<Statement> = {}): Statement {
  number += 1
  const made = entries.map((values, index) =>
    bankEntry({ day: today, iban: null, reference: `REF-${number}-${index}`, ...values }),
  )
  return {
    ...statementOver(
      { iban: OWN_IBAN, statementId: `S-${number}`, sequence: null, day: today, opening: 100 },
      made,
    ),
    ...head,
  }
}

const fileOf = (...statements: Statement[]) => ({
  file_name: 'auszug.xml',
  base_64: Buffer.from(camtOf(statements)).toString('base64'),
})
const load = (...statements: Statement[]) => admin.call('/bank_import/create', fileOf(...statements))
const entriesOf = async (import_id: number) =>
  (await admin.call('/bank_entry/list', { filters: { import_id } })).datalist ?? []
const order = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const balanceOf = async (id: number) => (await admin.call('/customers/get', { id })).item.balance
const stateOf = async (id: number) => {
  const { kalan, f_close } = await order(id)
  return { kalan, f_close }
}
const OPEN = { kalan: 108.9, f_close: '0' }
const PAID = { kalan: 0, f_close: '1' }

/** An invoice over 108.90 of a customer of its own. */
async function invoice(customer: Record<string, unknown> = {}, values: Record<string, unknown> = {}) {
  const cus_id = await buildCustomer(app.db, customer)
  const id = await placeInvoice(app.db, admin, 10, { cus_id, ...values })
  return { id, cus_id, f_no: (await order(id)).f_no as string }
}

/** One entry that was loaded. */
async function loaded(values: Partial<BankEntry>) {
  const { save_response } = await load(statement([values]))
  const [entry] = await entriesOf(save_response.id)
  return entry
}

describe('who may, and what is refused', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s may not', async (person) => {
    const caller = await app.as(person)
    const paths = [
      'bank_import/create',
      'bank_import/list',
      'bank_import/demo',
      'bank_entry/list',
      'bank_entry/book',
      'bank_entry/ignore',
      'bank_entry/undo',
      'bank_entry/match',
      'bank_statement/list',
      'bank_account/list',
      'bank_account/save',
      'bank_account/delete',
      'bank_account/retire',
      'bank_account/restore',
    ]
    for (const path of paths)
      expect(
        (await caller.refused(`/${path}`, { id: 1, iban: OWN_IBAN, ...fileOf(statement([{}])) })).code,
      ).toBe('ERR_105')
  })

  test('a file of a foreign account books nothing, also of its other statements', async () => {
    const { id, f_no } = await invoice()
    const foreign = statement([{ purpose: 'x' }], { iban: 'DE02120300000000202051' })
    const answer = await admin.refused(
      '/bank_import/create',
      fileOf(statement([{ purpose: f_no, amount: 108.9 }]), foreign),
    )
    expect(answer).toMatchObject({
      code: 'statement_foreign_account',
      params: { iban: 'DE02120300000000202051' },
    })
    expect(await stateOf(id)).toEqual(OPEN)
  })

  test.each([
    ['text', 'kein Auszug', 'statement_not_xml'],
    ['MT940', ':20:STARTUMS\n:25:1', 'statement_is_mt940'],
    ['a DTD', '<!DOCTYPE x><Document/>', 'statement_has_dtd'],
    [
      'another format',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>',
      'statement_wrong_format',
    ],
  ])('%s is named', async (_what, text, code) => {
    const base_64 = Buffer.from(text).toString('base64')
    expect((await admin.refused('/bank_import/create', { file_name: 'a.xml', base_64 })).code).toBe(code)
  })

  test.each(['2099-01-01', '1999-12-31'])('an entry of the day %s is refused by its name', async (day) => {
    const { id, f_no } = await invoice()
    const far = statement([{ purpose: f_no, amount: 108.9, day }])
    const { code, params } = await admin.refused('/bank_import/create', fileOf(far))
    expect({ code, params }).toEqual({
      code: 'statement_day_impossible',
      params: { name: far.statementId, day },
    })
    expect(await stateOf(id)).toEqual(OPEN)
  })

  test('more than 20 MB are refused by their name', async () => {
    const base_64 = Buffer.alloc(20 * 1_048_576 + 1, 32).toString('base64')
    expect((await admin.refused('/bank_import/create', { file_name: 'a.xml', base_64 })).code).toBe(
      'file_too_large',
    )
  })

  test('bad fields are named', async () => {
    expect((await admin.refused('/bank_import/create', { file_name: '' })).fields).toMatchObject({
      file_name: 'requiredField',
    })
    expect((await admin.refused('/bank_import/create', { file_name: 'a.xml', base_64: '§§' })).code).toBe(
      'statement_not_xml',
    )
    expect((await admin.refused('/bank_entry/book', { id: 999_999 })).code).toBe('record_not_found')
    const { fields } = await admin.refused('/bank_entry/book', { id: 1, parts: [{ sip_id: 1, amount: -3 }] })
    expect(Object.keys(fields ?? {})).toEqual(['parts.0.amount'])
  })
})

describe('an import', () => {
  test('books what is sure, asks about the rest and leaves alone what is not ours', async () => {
    const paid = await invoice()
    const partly = await invoice()
    const answer = await load(
      statement([
        { purpose: `RG ${paid.f_no}`, amount: 108.9 },
        { purpose: `RG ${partly.f_no}`, amount: 50 },
        { purpose: 'Miete', amount: -800 },
      ]),
    )
    expect(answer.summary).toEqual({ entries: 3, booked: 1, asks: 1, ignored: 1, known: 0 })
    expect(answer.statements).toMatchObject([
      { opening: 100, closing: -541.1, total: -641.1, agrees: true, missing: [] },
    ])
    expect(await stateOf(paid.id)).toEqual(PAID)
    expect(await stateOf(partly.id)).toEqual(OPEN)
    expect(await entriesOf(answer.save_response.id)).toMatchObject([
      { state: 'booked', tier: 'B', sip_id: paid.id, cus_id: paid.cus_id, amount: 108.9, user_name: null },
      { state: 'asks', tier: 'C', sip_id: partly.id, parts: [{ sip_id: partly.id, amount: 50 }] },
      { state: 'ignored', tier: null, sip_id: null, evidence: [{ code: 'outgoing' }] },
    ])
  })

  test('of the same file again books nothing', async () => {
    const { id, cus_id, f_no } = await invoice()
    const file = fileOf(
      statement([
        { purpose: f_no, amount: 108.9 },
        { purpose: f_no, amount: 108.9, reference: null },
      ]),
    )
    const first = await admin.call('/bank_import/create', file)
    expect(first.summary).toMatchObject({ booked: 1, asks: 1 })
    const again = await admin.call('/bank_import/create', file)
    expect(again.summary).toEqual({ entries: 2, booked: 0, asks: 0, ignored: 0, known: 2 })
    expect(await stateOf(id)).toEqual(PAID)
    expect(await balanceOf(cus_id)).toBe(0)
  })

  test('of the same file by two people at once books once', async () => {
    const { id, cus_id, f_no } = await invoice()
    const other = await app.as('admin2')
    const file = fileOf(statement([{ purpose: f_no, amount: 108.9 }]))
    const answers = await Promise.all(
      [admin, other].map((person) => person.call('/bank_import/create', file)),
    )
    expect(answers.map(({ summary }) => summary.booked).toSorted()).toEqual([0, 1])
    expect(await stateOf(id)).toEqual(PAID)
    expect(await balanceOf(cus_id)).toBe(0)
  })

  test('knows what a notice has told already', async () => {
    const { f_no } = await invoice()
    const told = statement([{ purpose: f_no, amount: 108.9 }])
    const notice = camtOf([told])
      .replace('camt.053', 'camt.054')
      .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
      .replaceAll('Stmt>', 'Ntfctn>')
    const first = await admin.call('/bank_import/create', {
      file_name: 'n.xml',
      base_64: Buffer.from(notice).toString('base64'),
    })
    expect(first.summary).toMatchObject({ booked: 1 })
    expect((await load({ ...told, statementId: 'other' })).summary).toMatchObject({ booked: 0, known: 1 })
  })

  test('names the statements that are missing before it', async () => {
    const iban = 'DE12500105170648489890'
    await admin.call('/bank_account/save', { iban, name: 'Sparbuch' })
    const numbered = (sequence: number) => statement([{}], { iban, sequence })
    expect((await load(numbered(210)))?.statements[0]?.missing).toEqual([])
    expect((await load(numbered(213))).statements).toMatchObject([
      { missing: [211, 212], account_name: 'Sparbuch' },
    ])
  })

  test('says when the balances do not agree', async () => {
    const wrong = { ...statement([{ amount: -5 }]), closing: 17 }
    expect((await load(wrong)).statements).toMatchObject([{ agrees: false }])
  })

  test('of a day ahead is booked today', async () => {
    const { id, f_no } = await invoice()
    const day = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
    await load(statement([{ purpose: f_no, amount: 108.9, day }]))
    expect(await order(id)).toMatchObject({ f_close: '1', f_odeme_tar: today })
  })

  test('with several payments of one customer, and of one invoice, books one after the other', async () => {
    const first = await invoice({ cus_f_on: '1' })
    const second = await placeInvoice(app.db, admin, 10, { cus_id: first.cus_id })
    const { f_no } = await order(second)
    await sql`update customers set cus_user = 1 where id = ${first.cus_id}`.execute(app.db)
    const { summary } = await load(
      statement([
        { purpose: first.f_no, amount: 108.9 },
        { purpose: present(f_no), amount: 108.9 },
        { purpose: first.f_no, amount: 108.9 },
      ]),
    )
    // The third entry pays an invoice that the first has paid, so it needs a decision.
    expect(summary).toMatchObject({ booked: 2, asks: 1 })
    expect([await stateOf(first.id), await stateOf(second)]).toEqual([PAID, PAID])
    const { rows } = await sql<{ owner_before: number; first_before: string }>`
      select owner_before, first_before from receipts where cus_id = ${first.cus_id} order by id`.execute(
      app.db,
    )
    // After the first payment the customer has another open order and keeps his owner.
    expect(rows).toEqual([
      { owner_before: 1, first_before: '1' },
      { owner_before: 1, first_before: '0' },
    ])
    expect((await admin.call('/customers/get', { id: first.cus_id })).item).toMatchObject({
      cus_f_on: '0',
      cus_user: (await order(second)).per_id,
    })
  })

  test('with a payment that is taken back on it books neither, now or later; without its twin it asks', async () => {
    const { id, f_no } = await invoice()
    const paid = { amount: 108.9, purpose: `RG ${f_no}`, endToEndId: `E-${f_no}`, iban: IBAN }
    const back = { ...paid, amount: -108.9, returnCode: 'CUST' }
    const { save_response, summary } = await load(statement([paid, back]))
    expect(summary).toMatchObject({ booked: 0, asks: 0, ignored: 2 })
    const [first] = await entriesOf(save_response.id)
    expect(first?.evidence).toMatchObject([{ code: 'taken_back', text: first?.end_to_end_id }])
    expect(await stateOf(id)).toEqual(OPEN)
    // With a repeated id it is ambiguous which payment is meant.
    const later = await load(statement([paid, back]))
    expect(later.summary).toMatchObject({ booked: 1, asks: 1 })
    await admin.call('/bank_entry/match')
    expect((await entriesOf(later.save_response.id)).map(({ state }) => state)).toEqual(['booked', 'asks'])
  })

  test('is killed in the middle: nothing is left of it', async () => {
    const { id, f_no } = await invoice()
    const before = await app.db
      .selectFrom('bank_imports')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirst()
    await sql`create function stop_import() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`.execute(
      app.db,
    )
    await sql`create trigger stop_import before insert on bank_entry_receipts for each statement execute function stop_import()`.execute(
      app.db,
    )
    const file = statement([{ purpose: f_no, amount: 108.9 }])
    await admin.fault('/bank_import/create', fileOf(file))
    await sql`drop trigger stop_import on bank_entry_receipts`.execute(app.db)
    await sql`drop function stop_import`.execute(app.db)
    expect(await stateOf(id)).toEqual(OPEN)
    const after = await app.db
      .selectFrom('bank_imports')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirst()
    expect(after).toEqual(before)
    expect((await load(file)).summary).toMatchObject({ booked: 1 })
  })
})

describe('a person decides', () => {
  test('as proposed, and teaches the account; taken back, both are gone', async () => {
    const { id, cus_id, f_no } = await invoice()
    const iban = 'DE75512108001245126199'
    const asks = await loaded({ purpose: f_no, amount: 50, iban })
    const { save_response } = await admin.call('/bank_entry/book', {
      id: present(asks?.id),
      version: asks?.version,
    })
    expect(save_response).toMatchObject({ state: 'booked' })
    expect(await stateOf(id)).toEqual({ kalan: 58.9, f_close: '0' })
    const known = () =>
      app.db.selectFrom('customer_ibans').select('cus_id').where('iban', '=', iban).execute()
    expect(await known()).toEqual([{ cus_id }])
    const next = await loaded({ purpose: 'danke', amount: 58.9, iban })
    expect(next).toMatchObject({ state: 'booked', tier: 'D' })
    expect(await stateOf(id)).toEqual(PAID)
    await admin.call('/bank_entry/undo', { id: present(next?.id) })
    await admin.call('/bank_entry/undo', { id: present(asks?.id) })
    expect(await stateOf(id)).toEqual(OPEN)
    expect(await known()).toEqual([])
    expect((await admin.refused('/bank_entry/undo', { id: asks?.id })).code).toBe('entry_already_decided')
  })

  test('in parts for several invoices; they must make up the payment', async () => {
    const one = await invoice()
    const other = await invoice()
    const asks = await loaded({ purpose: 'alles', amount: 150 })
    const parts = (second: number) => [
      { sip_id: other.id, amount: second },
      { sip_id: one.id, amount: 108.9 },
    ]
    const refused = await admin.refused('/bank_entry/book', { id: asks?.id, parts: parts(40) })
    expect(refused).toMatchObject({ code: 'entry_parts_do_not_sum', params: { amount: 150 } })
    expect((await admin.refused('/bank_entry/book', { id: asks?.id })).code).toBe('entry_needs_parts')
    await admin.call('/bank_entry/book', { id: present(asks?.id), parts: parts(41.1) })
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual([PAID, { kalan: 67.8, f_close: '0' }])
    await admin.call('/bank_entry/undo', { id: present(asks?.id) })
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual([OPEN, OPEN])
  })

  test('for one of two: the second is told who was first', async () => {
    const { id, f_no } = await invoice()
    const asks = await loaded({ purpose: f_no, amount: 50 })
    const other = await app.as('admin2')
    const answers = await Promise.all(
      [admin, other].map((person) => person.raw('/bank_entry/book', { id: present(asks?.id) })),
    )
    const refused = answers.filter(({ status }) => !status.isContinue)
    expect(refused).toMatchObject([{ status: { code: 'entry_already_decided' } }])
    expect(await stateOf(id)).toEqual({ kalan: 58.9, f_close: '0' })
  })

  test('that it is not ours, and back', async () => {
    const asks = await loaded({ purpose: 'Spende', amount: 5 })
    await admin.call('/bank_entry/ignore', { id: present(asks?.id) })
    expect((await admin.refused('/bank_entry/book', { id: asks?.id })).code).toBe('entry_already_decided')
    await admin.call('/bank_entry/undo', { id: present(asks?.id) })
    expect(
      (await admin.call('/bank_entry/list', { filters: { id: present(asks?.id) } })).datalist,
    ).toMatchObject([{ state: 'asks' }])
  })

  test('money that left is not booked', async () => {
    const { id } = await invoice()
    const entry = await loaded({ purpose: 'Miete', amount: -5 })
    await admin.call('/bank_entry/undo', { id: present(entry?.id) })
    const parts = [{ sip_id: id, amount: 5 }]
    expect((await admin.refused('/bank_entry/book', { id: entry?.id, parts })).code).toBe(
      'entry_not_bookable',
    )
  })

  test('the payment of a statement is not withdrawn elsewhere', async () => {
    const { id, f_no } = await invoice()
    await loaded({ purpose: f_no, amount: 108.9 })
    const { datalist } = await admin.call('/cari_islem/list', { s_no: id })
    expect((await admin.refused('/cari_islem/delete', { id: datalist[0]?.id })).code).toBe(
      'booked_from_statement',
    )
  })
})

describe('differences', () => {
  test('too much goes to the balance, a few cents too few are written off', async () => {
    const over = await invoice()
    const asks = await loaded({ purpose: over.f_no, amount: 120 })
    expect(asks).toMatchObject({
      state: 'asks',
      evidence: expect.arrayContaining([{ code: 'too_much', text: '11,10' }]),
    })
    await admin.call('/bank_entry/book', { id: present(asks?.id) })
    expect(await balanceOf(over.cus_id)).toBe(11.1)
    const under = await invoice()
    expect(await loaded({ purpose: under.f_no, amount: 108.86 })).toMatchObject({
      state: 'booked',
      tier: 'B',
    })
    expect(await stateOf(under.id)).toEqual(PAID)
    const { datalist } = await admin.call('/cari_islem/list', { s_no: under.id })
    expect(datalist).toMatchObject([
      { islem_type: 8, borc: 0.04, descp: 'Differenz bis 0,05 € ausgebucht' },
      { islem_type: 2 },
    ])
  })

  test('money for a cancelled invoice goes to the balance after asking', async () => {
    const { id, cus_id, f_no } = await invoice()
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
    const asks = await loaded({ purpose: f_no, amount: 108.9 })
    expect(asks).toMatchObject({ state: 'asks', tier: 'C' })
    await admin.call('/bank_entry/book', { id: present(asks?.id) })
    expect(await balanceOf(cus_id)).toBe(108.9)
    await admin.call('/bank_entry/undo', { id: present(asks?.id) })
    expect(await balanceOf(cus_id)).toBe(0)
  })

  test('a payment before the invoice waits until there is one', async () => {
    const stk_id = await buildWine(app.db, { stok_de_price: 10 }, 20)
    const id = await placeOrder(app.db, admin, [{ stk_id, stk_adet: 10 }], {
      cus_id: await buildCustomer(app.db),
    })
    const early = await loaded({ purpose: `Auftrag ${id} vorab`, amount: 108.9 })
    expect(early).toMatchObject({
      state: 'asks',
      parts: [],
      evidence: expect.arrayContaining([{ code: 'not_invoiced' }]),
    })
    const stateNow = async () =>
      (await admin.call('/bank_entry/list', { filters: { id: present(early?.id) } })).datalist[0]?.state
    await admin.call('/bank_entry/match')
    expect(await stateNow()).toBe('asks')
    await admin.call('/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true })
    expect((await admin.call('/bank_entry/match')).summary).toMatchObject({ booked: 1 })
    expect(await stateNow()).toBe('booked')
    expect(await stateOf(id)).toEqual(PAID)
    await admin.call('/bank_entry/undo', { id: present(early?.id) })
    await admin.call('/bank_entry/match')
    expect(await stateNow()).toBe('asks')
  })
})

describe('CSV and accounts', () => {
  test('a CSV file is read by the columns that were saved with the account', async () => {
    const { id, f_no } = await invoice()
    const { datalist: accounts } = await admin.call('/bank_account/list')
    const own = accounts.find(({ is_company }) => is_company)
    const file = {
      file_name: 'u.csv',
      account_id: own?.id,
      base_64: Buffer.from(`Tag;Betrag;Zweck\n${today};108,90;RG ${f_no}\n`).toString('base64'),
    }
    expect((await admin.refused('/bank_import/create', file)).code).toBe('csv_mapping_missing')
    const csv = { day: 'Tag', amount: 'Betrag', purpose: 'Zweck' }
    await admin.call('/bank_account/save', {
      id: own?.id,
      iban: present(own?.iban),
      csv,
      version: own?.version,
    })
    expect((await admin.call('/bank_import/create', file)).summary).toMatchObject({ booked: 1 })
    expect((await admin.call('/bank_import/create', file)).summary).toMatchObject({ booked: 0, known: 1 })
    expect(await stateOf(id)).toEqual(PAID)
  })

  test('accounts are checked, unique and kept while there are statements', async () => {
    expect((await admin.refused('/bank_account/save', { iban: 'DE00123' })).fields).toEqual({
      iban: 'not_iban',
    })
    expect((await admin.refused('/bank_account/save', { iban: OWN_IBAN })).code).toBe('bank_account_exists')
    const { datalist: accounts } = await admin.call('/bank_account/list')
    const own = accounts.find(({ is_company }) => is_company)
    expect((await admin.refused('/bank_account/delete', { id: own?.id })).code).toBe('bank_account_in_use')
    const { save_response } = await admin.call('/bank_account/save', { iban: 'AT61 1904 3002 3457 3201' })
    await admin.call('/bank_account/delete', { id: save_response.id })
    const moved = { id: own?.id, iban: 'AT611904300234573201', version: own?.version }
    expect((await admin.refused('/bank_account/save', moved)).code).toBe('bank_account_in_use')
  })

  test('a retired account takes no statements until it is used again', async () => {
    const iban = 'DE75512108001245126199'
    const { save_response: account } = await admin.call('/bank_account/save', { iban, name: 'Alt' })
    await load(statement([{}], { iban }))
    const { save_response: retired } = await admin.call('/bank_account/retire', { id: account.id })
    expect(retired).toMatchObject({ retired_on: today, is_used: true })
    expect((await admin.refused('/bank_account/retire', { id: account.id })).code).toBe(
      'bank_account_retired',
    )
    const file = fileOf(statement([{}], { iban, statementId: 'later' }))
    expect((await admin.refused('/bank_import/create', file)).code).toBe('bank_account_retired')
    const csv = { file_name: 'u.csv', account_id: account.id, base_64: 'eA==' }
    expect((await admin.refused('/bank_import/create', csv)).code).toBe('bank_account_retired')
    await admin.call('/bank_account/restore', { id: account.id })
    expect((await admin.refused('/bank_account/restore', { id: account.id })).code).toBe(
      'bank_account_not_retired',
    )
    expect((await admin.call('/bank_import/create', file)).summary).toMatchObject({ entries: 1 })
    const { datalist: accounts } = await admin.call('/bank_account/list')
    const own = accounts.find(({ is_company }) => is_company)
    expect((await admin.refused('/bank_account/retire', { id: own?.id })).code).toBe(
      'bank_account_of_company',
    )
  })
})

test('the demo statement is only for the demo company', async () => {
  const own = 'DE75512108001245126199'
  await sql`update firma_bilgileri set iban = ${own}`.execute(app.db)
  expect((await admin.refused('/bank_import/demo')).code).toBe('demo_company_only')
  expect((await admin.call('/bank_statement/list')).is_demo).toBe(false)
  await sql`update firma_bilgileri set iban = ${OWN_IBAN}`.execute(app.db)
  expect((await admin.call('/bank_statement/list')).is_demo).toBe(true)
})

test('the demo statement can be loaded', async () => {
  await invoice()
  const answer = await app.post('/bank_import/demo', { sesion_id: admin.sesion_id })
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const base_64 = Buffer.from(await answer.arrayBuffer()).toString('base64')
  const { summary, statements } = await admin.call('/bank_import/create', { file_name: 'demo.xml', base_64 })
  expect(summary.booked).toBeGreaterThan(0)
  expect(statements).toMatchObject([{ agrees: true }])
})
