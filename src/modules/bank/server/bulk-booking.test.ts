import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, placeInvoice } from '#test/server/factories.ts'
import { camtOf, statementOver } from '../domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import type { BankEntry } from '../domain/statement.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller
const today = businessDay()

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await sql`insert into firma_bilgileri (id, legal_name, iban) values (1, 'Weinkontor', ${OWN_IBAN})
    on conflict (id) do update set iban = excluded.iban`.execute(app.db)
})

let number = 0

async function load(entries: Partial<BankEntry>[]) {
  number += 1
  const made = entries.map((values, index) =>
    bankEntry({ day: today, iban: null, reference: `R-${number}-${index}`, ...values }),
  )
  const head = { iban: OWN_IBAN, statementId: `S-${number}`, sequence: null, day: today, opening: 0 }
  const { save_response } = await admin.call('/bank_import/create', {
    file_name: 'auszug.xml',
    base_64: Buffer.from(camtOf([statementOver(head, made)])).toString('base64'),
  })
  return (await admin.call('/bank_entry/list', { filters: { import_id: save_response.id } })).datalist ?? []
}

/** An invoice of a customer whose name nobody else has; its amount is bottles times 10.89. */
async function invoice(bottles: number, values: Record<string, unknown> = {}) {
  number += 1
  const surname = String.fromCodePoint(65 + (number % 26)).repeat(5 + (number % 3))
  const cus_id = await buildCustomer(app.db, { cus_name: 'Gundula', cus_surname: surname, ...values })
  const id = await placeInvoice(app.db, admin, bottles, { cus_id })
  const { f_no, kalan } = (await admin.call('/siparisler/get', { id })).item
  return { id, cus_id, f_no: f_no as string, amount: kalan, name: `Gundula ${surname}` }
}

const seen = (rows: { id: number; version: number }[]) => ({
  entries: rows.map(({ id, version }) => ({ id, version })),
})
const isClosed = async (id: number) => (await admin.call('/siparisler/get', { id })).item.f_close === '1'

/** Everything that bookings change, without the ledger and other logs and without counters of versions. */
async function stateOfTables(): Promise<unknown> {
  const { rows } = await sql`
    select md5(string_agg(row, '' order by row)) as hash, count(*) from (
      select 'bank_entries' || (to_jsonb(t) - 'version')::text as row from bank_entries t
      union all select 'bank_entry_receipts' || to_jsonb(t)::text from bank_entry_receipts t
      union all select 'customer_ibans' || to_jsonb(t)::text from customer_ibans t
      union all select 'siparisler' || (to_jsonb(t) - 'version')::text from siparisler t
      union all select 'customers' || (to_jsonb(t) - 'version')::text from customers t
      union all select 'open_invoices' || to_jsonb(t)::text from open_invoices t
      union all select 'cus_taksitler' || (to_jsonb(t) - 'version')::text from cus_taksitler t
      union all select 'allocations' || (to_jsonb(t) - 'id')::text from allocations t
      union all select 'debit_items' || to_jsonb(t)::text from debit_items t
    ) rows`.execute(app.db)
  return rows[0]
}

test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s may not', async (person) => {
  const caller = await app.as(person)
  expect((await caller.refused('/bank_entry/book_all', seen([{ id: 1, version: 1 }]))).code).toBe('ERR_105')
  expect((await caller.refused('/bank_entry/undo_all', { id: 1 })).code).toBe('ERR_105')
})

test('what does not exist and bad input is refused', async () => {
  expect((await admin.refused('/bank_entry/book_all', seen([{ id: 999_999, version: 1 }]))).code).toBe(
    'record_not_found',
  )
  expect((await admin.refused('/bank_entry/undo_all', { id: 999_999 })).code).toBe('record_not_found')
  expect((await admin.refused('/bank_entry/book_all', { entries: [] })).fields).toHaveProperty('entries')
})

describe('all proposals at once', () => {
  test('books those without doubt, names the others, teaches no account, and is undone as one act', async () => {
    const [sure, other, cheap] = [await invoice(11), await invoice(12), await invoice(13)]
    const rows = await load([
      { name: sure.name, amount: sure.amount, purpose: 'Wein', iban: 'DE75512108001245126199' },
      { name: 'Gundula Andersen', amount: other.amount, purpose: 'danke' },
      { name: cheap.name, amount: 20, purpose: `RG ${cheap.f_no}` },
    ])
    expect(rows.map(({ state, parts }) => [state, parts.length])).toEqual([
      ['asks', 1],
      ['asks', 1],
      ['asks', 1],
    ])
    const before = await stateOfTables()
    const { save_response, not_booked } = await admin.call('/bank_entry/book_all', seen(rows))
    expect(save_response).toMatchObject({ booked: 1, sum: sure.amount })
    expect(not_booked).toMatchObject([
      { id: rows[1]?.id, reason: 'doubtful' },
      { id: rows[2]?.id, reason: 'doubtful' },
    ])
    expect([await isClosed(sure.id), await isClosed(other.id)]).toEqual([true, false])
    const { rows: taught } = await sql`select 1 from customer_ibans where cus_id = ${sure.cus_id}`.execute(
      app.db,
    )
    expect(taught).toEqual([])
    await admin.call('/bank_entry/undo_all', { id: present(save_response.id) })
    expect(await stateOfTables()).toEqual(before)
    expect((await admin.refused('/bank_entry/undo_all', { id: save_response.id })).code).toBe(
      'bulk_already_undone',
    )
  })

  test('a namesake who owes something else is a doubt', async () => {
    const one = await invoice(14)
    const twin = await buildCustomer(app.db, { cus_name: 'Gundula', cus_surname: one.name.split(' ')[1] })
    await placeInvoice(app.db, admin, 15, { cus_id: twin })
    const rows = await load([{ name: one.name, amount: one.amount, purpose: 'Wein' }])
    expect(rows[0]?.evidence).toContainEqual({ code: 'namesake', text: String(twin) })
    const { save_response, not_booked } = await admin.call('/bank_entry/book_all', seen(rows))
    expect(save_response).toEqual({ id: null, booked: 0, sum: 0 })
    expect(not_booked).toMatchObject([{ reason: 'doubtful' }])
  })

  test('what changed since it was seen is not booked but told', async () => {
    const [decided, paid, rivalled] = [await invoice(16), await invoice(17), await invoice(18)]
    const rows = await load(
      [decided, paid, rivalled].map(({ name, amount }) => ({ name, amount, purpose: 'Wein' })),
    )
    await admin.call('/bank_entry/ignore', { id: present(rows[0]?.id) })
    await admin.call('/open_item/book', { sip_id: paid.id, amount: 5 })
    const sameNameAndAmount = await buildCustomer(app.db, {
      cus_name: 'Gundula',
      cus_surname: rivalled.name.split(' ')[1],
    })
    await placeInvoice(app.db, admin, 18, { cus_id: sameNameAndAmount })
    const { not_booked } = await admin.call('/bank_entry/book_all', seen(rows))
    expect(not_booked.map(({ reason }: { reason: string }) => reason)).toEqual([
      'decided',
      'changed',
      'changed',
    ])
    const stale = await admin.call('/bank_entry/book_all', {
      entries: [{ id: present(rows[1]?.id), version: 7 }],
    })
    expect(stale.not_booked).toMatchObject([{ reason: 'changed' }])
  })

  test('two entries for one invoice: the second is told', async () => {
    const one = await invoice(19)
    const rows = await load([1, 2].map(() => ({ name: one.name, amount: one.amount, purpose: 'Wein' })))
    const { save_response, not_booked } = await admin.call('/bank_entry/book_all', seen(rows))
    expect(save_response.booked).toBe(1)
    expect(not_booked).toMatchObject([{ id: rows[1]?.id, reason: 'changed' }])
  })

  test('by two people at once books each entry once', async () => {
    const one = await invoice(20)
    const rows = await load([{ name: one.name, amount: one.amount, purpose: 'Wein' }])
    const other = await app.as('admin2')
    const answers = await Promise.all(
      [admin, other].map((person) => person.call('/bank_entry/book_all', seen(rows))),
    )
    expect(answers.map(({ save_response }) => save_response.booked).toSorted()).toEqual([0, 1])
  })

  test('an entry that was taken back is decided by a person from then on', async () => {
    const one = await invoice(21)
    const rows = await load([{ name: one.name, amount: one.amount, purpose: 'Wein' }])
    const first = await admin.call('/bank_entry/book_all', seen(rows))
    await admin.call('/bank_entry/undo', { id: present(rows[0]?.id) })
    const { datalist } = await admin.call('/bank_entry/list', { filters: { id: present(rows[0]?.id) } })
    expect((await admin.call('/bank_entry/book_all', seen(datalist))).not_booked).toMatchObject([
      { reason: 'doubtful' },
    ])
    const undone = await admin.call('/bank_entry/undo_all', { id: present(first.save_response.id) })
    expect(undone.save_response.count).toBe(0)
  })

  test('is undone wholly or not at all', async () => {
    const [one, two] = [await invoice(22), await invoice(23)]
    const rows = await load([one, two].map(({ name, amount }) => ({ name, amount, purpose: 'Wein' })))
    const { save_response } = await admin.call('/bank_entry/book_all', seen(rows))
    await admin.call('/siparisler/fatura_iptali', { id: one.id, f_ip_neden_type: 2, iade_sekli: 'bakiye' })
    await admin.refused('/bank_entry/undo_all', { id: save_response.id })
    expect([await isClosed(one.id), await isClosed(two.id)]).toEqual([true, true])
  })
})
