import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { goBackTo, moveClocks } from '#test/server/clock.ts'
import { buildCustomer, placeInvoice } from '#test/server/factories.ts'
import { camtOf } from '../domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import {
  entriesOfShape,
  statementOfShape,
  type FileShape,
  type GoldenEntry,
} from '#test/fixtures/golden-files.ts'
import { statementKinds, type BankEntry } from '../domain/statement.ts'

/** The month of the files: invoices are written at its start, files are loaded at its end. */
const MONTH_START = '2026-10-31T12:00:00Z'
const MONTH_END = '2026-11-30T12:00:00Z'

let app: TestApp
let admin: Caller
let account = 0

beforeAll(async () => {
  app = await startTestApp()
  await goBackTo(app, MONTH_END)
  admin = await app.as('admin')
  await sql`insert into firma_bilgileri (id, legal_name, iban) values (1, 'Weinkontor', ${OWN_IBAN})
    on conflict (id) do update set iban = excluded.iban`.execute(app.db)
  const csv = { day: 'Tag', amount: 'Betrag', name: 'Name', iban: 'IBAN', purpose: 'Zweck', reference: 'Ref' }
  account = (await admin.call('/bank_account/save', { iban: OWN_IBAN, csv })).save_response.id
})

const base64 = (text: string) => Buffer.from(text).toString('base64')

let files = 0

/** A file of this shape with these entries, as the bank would send it. */
function fileOf(shape: FileShape, entries: readonly BankEntry[]) {
  files += 1
  const statement = statementOfShape(`S-${files}`, shape, entries)
  if (shape.kind !== 'csv') return { file_name: `auszug-${files}.xml`, base_64: base64(camtOf([statement])) }
  const rows = entries.map(({ day, amount, name, iban, purpose, reference }) =>
    [day, amount.toFixed(2).replace('.', ','), name, iban, purpose, reference].join(';'),
  )
  const text = ['Tag;Betrag;Name;IBAN;Zweck;Ref', ...rows].join('\n')
  return { file_name: `umsatz-${files}.csv`, account_id: account, base_64: base64(text) }
}

const whole = { first: 1, last: 28, asTotals: false, half: null }
const load = (entries: Partial<BankEntry>[], kind: FileShape['kind'] = 'camt.053') =>
  admin.call('/bank_import/create', fileOf({ ...whole, kind }, entries.map(bankEntry)))

const order = async (id: number) => (await admin.call('/siparisler/get', { id })).item

async function placed(cus_id: number) {
  await moveClocks(app, MONTH_START)
  const id = await placeInvoice(app.db, admin, 10, { cus_id })
  await moveClocks(app, MONTH_END)
  return id
}

/** An invoice over 108.90 of a customer of its own. */
async function invoice() {
  const cus_id = await buildCustomer(app.db)
  const id = await placed(cus_id)
  return { id, cus_id, f_no: (await order(id)).f_no as string }
}

const repeatsOf = async (import_id: number) =>
  (await admin.call('/bank_repeat/list', { filters: { import_id } })).datalist ?? []

async function isPaidOnce({ id, cus_id }: { id: number; cus_id: number }) {
  const { f_close } = await order(id)
  const { rows } = await sql<{ count: number; balance: number }>`
    select (select count(*)::integer from receipts where sip_id = ${id} and undone_at is null) as count,
      (select balance::float from customers where id = ${cus_id}) as balance`.execute(app.db)
  return { f_close, ...rows[0] }
}
const ONCE = { f_close: '1', count: 1, balance: 0 }

describe('a movement that another file told', () => {
  test('books nothing from an overlapping statement of the month, which names the first one', async () => {
    const one = await invoice()
    const two = await invoice()
    const paid = { amount: 108.9, purpose: one.f_no, reference: `DAY-${one.id}` }
    await load([paid])
    const later = { amount: 108.9, purpose: two.f_no, reference: `DAY-${two.id}` }
    const { save_response, summary } = await load([paid, later])
    expect(summary).toEqual({ entries: 2, booked: 1, asks: 0, ignored: 0, known: 1 })
    expect([await isPaidOnce(one), await isPaidOnce(two)]).toEqual([ONCE, ONCE])
    expect(await repeatsOf(save_response.id)).toMatchObject([
      { told_as: 'same', state: 'booked', statement: `S-${files - 1}`, kind: 'camt.053', amount: 108.9 },
    ])
  })

  test('does not fill the next invoice of the same amount of that customer', async () => {
    const one = await invoice()
    const next = await placed(one.cus_id)
    const paid = {
      amount: 108.9,
      purpose: 'Wein',
      reference: `SAME-${one.id}`,
      iban: 'DE75512108001245126199',
    }
    await sql`insert into customer_ibans (cus_id, iban, learned_by) values (${one.cus_id}, ${paid.iban}, 1)`.execute(
      app.db,
    )
    await load([{ ...paid, purpose: one.f_no }], 'camt.054')
    expect((await load([paid])).summary).toMatchObject({ booked: 0, asks: 0, known: 1 })
    expect((await order(next)).f_close).toBe('0')
  })

  test('is known as the total of its parts, and as parts of a booked total', async () => {
    const one = await invoice()
    const two = await invoice()
    const part = (f_no: string) => ({
      amount: 108.9,
      purpose: f_no,
      endToEndId: `E-${f_no}`,
      reference: `SUM-${one.id}`,
      entryReference: `SUM-${one.id}`,
      batchTotal: 217.8,
    })
    const parts = [part(one.f_no), part(two.f_no)]
    const total = { amount: 217.8, reference: `SUM-${one.id}`, name: null, iban: null, purpose: 'Sammler' }
    const first = await load([total])
    expect(first.summary).toMatchObject({ asks: 1 })
    expect((await load(parts, 'camt.054')).summary).toMatchObject({ booked: 2, known: 0 })
    const { datalist } = await admin.call('/bank_entry/list', {
      filters: { import_id: first.save_response.id },
    })
    expect(datalist).toMatchObject([{ state: 'ignored', evidence: [{ code: 'told_in_parts' }] }])
    const again = await load([total], 'camt.052')
    expect(again.summary).toMatchObject({ asks: 0, known: 1 })
    expect((await load(parts)).summary).toMatchObject({ booked: 0, known: 2 })
    expect([await isPaidOnce(one), await isPaidOnce(two)]).toEqual([ONCE, ONCE])
  })

  test('is known by what was stored before files were compared with each other', async () => {
    const one = await invoice()
    const two = await invoice()
    const reference = `OLD-${one.id}`
    const parts = [one, two].map(({ f_no }) => ({
      amount: 108.9,
      purpose: f_no,
      reference,
      endToEndId: `E-${f_no}`,
    }))
    await load(parts)
    const total = { amount: 217.8, reference, name: null, iban: null, purpose: 'Sammler' }
    expect((await load([parts[0] ?? {}], 'camt.052')).summary).toMatchObject({ booked: 0, known: 1 })
    await sql`update bank_entries set entry_reference = reference, batch_total = 217.8
      where reference = ${reference}`.execute(app.db)
    expect((await load([total])).summary).toMatchObject({ asks: 0, known: 1 })
  })
})

const shape: fc.Arbitrary<FileShape> = fc.record({
  kind: fc.constantFrom(...statementKinds),
  first: fc.constantFrom(1, 2),
  last: fc.constantFrom(2, 3),
  asTotals: fc.boolean(),
  half: fc.constantFrom<0 | 1 | null>(0, 1, null, null),
})

/** Four payments and a combined entry of two more, each naming an invoice of its own. */
function goldenOf(invoices: readonly { id: number; f_no: string }[]): GoldenEntry[] {
  const entries = invoices.map(({ id, f_no }, place) => ({
    id,
    entry: bankEntry({
      day: `2026-11-0${1 + (place % 3)}`,
      amount: 108.9,
      purpose: `RG ${f_no}`,
      reference: place % 2 ? `REF-${id}` : null,
    }),
  }))
  const [one, two, ...others] = entries
  const parts = [one, two].flatMap((part) =>
    part
      ? {
          ...part,
          entry: { ...part.entry, day: '2026-11-02', entryReference: `SUM-${part.id}`, batchTotal: 217.8 },
        }
      : [],
  )
  const reference = parts[0]?.entry.entryReference ?? null
  const combined = parts.map(({ id, entry }) => ({
    id,
    entry: { ...entry, reference, entryReference: reference, endToEndId: `E-${id}` },
  }))
  return [combined, ...others.map((other) => [other])]
}

test('property: files in any order, repeated and two at the same moment, book each movement once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(shape, { minLength: 4, maxLength: 7 }), async (shapes) => {
      const invoices = []
      for (let count = 0; count < 6; count += 1) invoices.push(await invoice())
      const golden = goldenOf(invoices)
      const last: FileShape = { ...whole, kind: 'camt.053' }
      const told = [...shapes, last].flatMap((one) => {
        const entries = entriesOfShape(golden, one).map(({ entry }) => entry)
        return entries.length ? [fileOf(one, entries)] : []
      })
      const read = (file: (typeof told)[number]) => admin.call('/bank_import/create', file)
      for (const [place, file] of told.entries())
        await Promise.all([read(file), read(file), ...told.slice(place + 1, place + 2).map(read)])
      await admin.call('/bank_entry/match')
      expect(await Promise.all(invoices.map(isPaidOnce))).toEqual(invoices.map(() => ONCE))
    }),
    { numRuns: 5 },
  )
})
