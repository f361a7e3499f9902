import { writeXlsx, type CellValue } from 'hucre/xlsx'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#core/actor.ts'
import { people } from '#test/server/company.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { run } from './run.ts'

/** Wherever a run is stopped, it ends as if it had not been, and undo removes everything. */

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

type Invoice = { customer: number; total: number; paid: number; parts: number }
type Company = { customers: number; invoices: Invoice[] }

let serial = 0

function sheetsOf({ customers, invoices }: Company) {
  serial += 1
  const code = (n: number) => `P${serial}-${n}`
  const numbered = invoices.map((invoice, index) => ({ ...invoice, number: `R${serial}-${index}` }))
  const euro = (cents: number) => cents / 100
  const instalments = numbered.flatMap(({ number, total, parts }) =>
    Array.from({ length: parts }, (_, n): CellValue[] => {
      const part = Math.floor(total / parts)
      return [number, `2026-0${n + 1}-01`, euro(n === parts - 1 ? total - part * (parts - 1) : part)]
    }),
  )
  const customerRows = Array.from({ length: customers }, (_, n): CellValue[] => [
    code(n),
    `Person ${serial} ${n}`,
    'DE',
  ])
  const bills = numbered.map(({ number, customer, total, paid }): CellValue[] => [
    number,
    code(customer % customers),
    '2026-01-01',
    euro(total),
    euro(paid),
    paid ? '2026-01-05' : null,
  ])
  return [
    { name: 'Kunden', rows: [['Kundennummer', 'Nachname', 'Land'], ...customerRows] },
    {
      name: 'Rechnungen',
      rows: [
        ['Rechnungsnummer', 'Kundennummer', 'Rechnungsdatum', 'Betrag', 'Bezahlt', 'Letzte Zahlung'],
        ...bills,
      ],
    },
    { name: 'Raten', rows: [['Rechnungsnummer', 'Fällig am', 'Betrag'], ...instalments] },
  ]
}

async function state() {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from customers) as customers, (select count(*) from siparisler) as invoices,
    (select coalesce(sum(kalan), 0) from open_invoices) as open, (select coalesce(sum(borc), 0) from cari_islem) as paid,
    (select coalesce(sum(tutar), 0) from allocations) as allocated, (select count(*) from cus_taksitler) as parts,
    (select coalesce(sum(odenen), 0) from cus_taksitler) as filled`.execute(app.db)
  return rows[0] ?? {}
}

const companies = fc.record({
  customers: fc.integer({ min: 1, max: 6 }),
  invoices: fc.array(
    fc
      .record({
        customer: fc.nat(5),
        total: fc.integer({ min: 10, max: 99_999 }),
        share: fc.integer({ min: 0, max: 99 }),
        parts: fc.nat(3),
      })
      .map(({ share, ...invoice }) => ({ ...invoice, paid: Math.floor((invoice.total * share) / 100) })),
    { maxLength: 5 },
  ),
})

/** Lets this many batches through and then fails, as if the server had died between two of them. */
const failAfter = (batches: number) =>
  sql`create or replace function die() returns trigger language plpgsql as $$ begin
    if (select count(*) from data_in_rows where run_id = new.id and record_id is not null) > ${sql.lit(batches)}
    then raise exception 'died' using errcode = 'check_violation'; end if; return new; end $$`.execute(app.db)

/** Two rows a batch, so that there are many places to stop at. */
const runSmall = (id: number) => run(app.app.services, people.admin as unknown as Actor, id, 2)

async function checkAndRun(sheets: ReturnType<typeof sheetsOf>) {
  const base_64 = Buffer.from(await writeXlsx({ sheets })).toString('base64')
  const { check_id, errors } = await admin.call('/data_in/check', { file_name: 'x.xlsx', base_64 })
  expect(errors).toEqual([])
  await runSmall(check_id)
  return check_id
}

test('a run that died at any batch and was resumed equals one that was not, and undo takes all back', async () => {
  await failAfter(1_000_000)
  await sql`create trigger die before update of done on data_in_runs for each row execute function die()`.execute(
    app.db,
  )
  await fc.assert(
    fc.asyncProperty(companies, fc.nat(8), async (company, stopAt) => {
      const before = await state()
      const whole = await checkAndRun(sheetsOf(company))
      const expected = await state()
      await admin.call('/data_in/undo', { id: whole })
      expect(await state()).toEqual(before)

      await failAfter(stopAt)
      const stopped = await checkAndRun(sheetsOf(company))
      await failAfter(1_000_000)
      const { item } = await admin.call('/data_in/get', { id: stopped })
      if (item.state !== 'done') await runSmall(stopped)
      expect((await admin.call('/data_in/get', { id: stopped })).item).toMatchObject({
        state: 'done',
        done: item.total,
      })
      expect(await state()).toEqual(expected)
      await admin.call('/data_in/undo', { id: stopped })
      expect(await state()).toEqual(before)
    }),
    { numRuns: 6 },
  )
})

test('whoever stops a run keeps what was written, and can go on or take it back', async () => {
  const before = await state()
  await failAfter(0)
  const id = await checkAndRun(sheetsOf({ customers: 2, invoices: [] }))
  await failAfter(1_000_000)
  expect((await admin.refused('/data_in/stop', { id })).code).toBe('data_in_wrong_state')
  await sql`update data_in_runs set state = 'running' where id = ${id}`.execute(app.db)
  expect((await admin.call('/data_in/stop', { id })).save_response).toMatchObject({ state: 'stopped' })
  await admin.call('/data_in/run', { check_id: id })
  expect((await state()).customers).toBe(Number(before.customers) + 2)
})
