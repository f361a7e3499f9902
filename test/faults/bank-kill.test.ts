import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { camtOf, statementOver } from '#modules/bank/domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import type { Database } from '#platform/server/database/database.ts'
import { startTestApp, type AnyAnswer, type Caller, type TestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'
import { buildCustomer, placeInvoice } from '#test/server/factories.ts'
import { freePort, longTimeout, startProduct, untilReady, type Program } from './product.ts'
import { present } from '#test/server/present.ts'

const INVOICES = 4
const today = businessDay()
const later = Temporal.PlainDate.from(today).add({ days: 40 }).toString()

let app: TestApp
let admin: Caller
let product: Program
let port = 0

const start = async () => {
  product = await startProduct({ DATABASE_URL: app.databaseUrl }, port)
  await untilReady(product)
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await sql`insert into firma_bilgileri (id, legal_name, iban, creditor_id)
    values (1, 'Weinkontor', ${OWN_IBAN}, 'DE98ZZZ09999999999') on conflict (id) do update
    set iban = excluded.iban, creditor_id = excluded.creditor_id, legal_name = excluded.legal_name`.execute(
    app.db,
  )
  port = await freePort()
  atEndOfFile(() => void product.child.kill('SIGKILL'))
})

async function post(path: string, body: object): Promise<AnyAnswer> {
  const response = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sesion_id: admin.sesion_id, ...body }),
  })
  return (await response.json()) as AnyAnswer
}

/** Tables that a session waits to lock. */
const waitedFor = async () => {
  const { rows } = await sql<{ name: string }>`select relation::regclass::text as name from pg_locks
    where database = (select oid from pg_database where datname = current_database())
      and not granted and relation is not null`.execute(app.db)
  return rows.map(({ name }) => name).toSorted()
}

type Work = { table: string; path: string; body: object }

/** Kills the app when each call has written most and waits to write its last table. */
async function killInside(works: readonly Work[]): Promise<void> {
  await app.db.transaction().execute(async (db: Database) => {
    for (const { table } of works) await sql`lock table ${sql.table(table)} in exclusive mode`.execute(db)
    const lost = works.map(({ path, body }) => post(path, body).catch(() => null))
    await expect.poll(waitedFor, longTimeout).toEqual(works.map(({ table }) => table).toSorted())
    product.child.kill('SIGKILL')
    expect(await Promise.all(lost)).toEqual(works.map(() => null))
    await product.ended
  })
  await expect.poll(waitedFor, longTimeout).toEqual([])
}

const invoices = async (values: Record<string, unknown>) => {
  const made: { id: number; cus_id: number; f_no: string; kalan: number }[] = []
  for (let count = 0; count < INVOICES; count += 1) {
    const cus_id = await buildCustomer(app.db)
    const id = await placeInvoice(app.db, admin, 10, { cus_id, ...values })
    const { item } = await admin.call('/siparisler/get', { id })
    made.push({ id, cus_id, f_no: present(item.f_no), kalan: item.kalan })
  }
  return made
}

const countOf = async (table: string) => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(app.db)
  return rows[0]?.count
}

describe.runIf(process.platform === 'linux')('kill -9 leaves all or nothing', () => {
  const statement = { file_name: 'a.xml', base_64: '', request_id: randomUUID() }
  const run = { day: later, total: 0, request_id: randomUUID() }

  async function prepareStatement(): Promise<void> {
    const made = await invoices({})
    const entries = made.map(({ f_no, kalan }, index) =>
      bankEntry({ day: today, iban: null, purpose: f_no, amount: kalan, reference: `K${index}` }),
    )
    const head = { iban: OWN_IBAN, statementId: 'KILL', sequence: null, day: today, opening: 0 }
    statement.base_64 = Buffer.from(camtOf([statementOver(head, entries)])).toString('base64')
  }

  async function prepareRun(): Promise<void> {
    const made = await invoices({ s_lastschrift: '1' })
    await sql`insert into mandates (cus_id, reference, iban, holder, state, signed_on, created_by)
      select c, 'KILL-' || c, 'DE02120300000000202051', 'Kunde', 'active', ${today}, 2
      from unnest(${made.map(({ cus_id }) => cus_id)}::integer[]) c`.execute(app.db)
    const { total, datalist = [] } = await post('/debit_run/preview', { day: later })
    expect(datalist).toHaveLength(INVOICES)
    run.total = total
  }

  // The tests are steps: one kill hits both calls, then each is checked.
  test('one blow hits a statement and a debit run before their last table', async () => {
    await start()
    await prepareStatement()
    await prepareRun()
    await killInside([
      { table: 'bank_entry_receipts', path: '/bank_import/create', body: statement },
      { table: 'mandates', path: '/debit_run/create', body: run },
    ])
  })

  test('inside a statement', async () => {
    await start()
    for (const table of [
      'bank_imports',
      'bank_statements',
      'bank_entries',
      'bank_entry_receipts',
      'receipts',
    ])
      expect([table, await countOf(table)]).toEqual([table, 0])
    expect((await post('/bank_import/create', statement)).summary).toMatchObject({
      booked: INVOICES,
      known: 0,
    })
    // The browser repeats the same request, and a user uploads the file again.
    expect((await post('/bank_import/create', statement)).summary).toMatchObject({ booked: INVOICES })
    const again = await post('/bank_import/create', { ...statement, request_id: randomUUID() })
    expect(again.summary).toMatchObject({ booked: 0, known: INVOICES })
    expect(await countOf('receipts')).toBe(INVOICES)
  })

  test('inside a debit run', async () => {
    for (const table of ['debit_runs', 'debit_items'])
      expect([table, await countOf(table)]).toEqual([table, 0])
    const saved = await post('/debit_run/create', run)
    expect(saved.save_response).toMatchObject({ count: INVOICES, total: run.total })
    expect((await post('/debit_run/create', run)).save_response.id).toBe(saved.save_response.id)
    expect([await countOf('debit_runs'), await countOf('debit_items')]).toEqual([1, INVOICES])
  })
})
