import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let dealerAdmin: Caller
let staff: Caller
let dealer: Caller

const NOW = '2026-11-16T10:00:00+01:00'
let reached = 0

beforeAll(async () => {
  app = await startTestApp()
  app.setNow(NOW)
  admin = await app.as('admin')
  dealerAdmin = await app.as('bayiadmin')
  staff = await app.as('personel')
  dealer = await app.as('bayi')
  const { rows } = await sql<{ def_type: number }>`
    select def_type from sys_gorusme_asama where reached = '1' and needs_note = '0' and status = '1'
      and asks_do_not_call = '0' order by 1 limit 1`.execute(app.db)
  reached = rows[0]?.def_type ?? 0
  for (const [caller, owner] of [
    [staff, people.personel.id],
    [dealer, people.bayi.id],
  ] as const) {
    const cus_id = await buildCustomer(app.db, {
      cus_user: owner,
      cus_tel1: '0221 4711001',
      cus_firm: 'Weinhaus Adler',
    })
    await caller.call('/call/finish', { cus_id, outcome: reached })
    await caller.call('/call/start', { cus_id })
  }
})

type Row = { user_id: number }
const of = (rows: Row[] | undefined, person: { id: number }) =>
  rows?.find(({ user_id }) => user_id === person.id)

describe('/call/team', () => {
  test('shows who does what now and what the day has brought', async () => {
    const { datalist } = await admin.call('/call/team')
    expect(of(datalist, people.personel)).toMatchObject({
      calls: 1,
      reached: 1,
      customer: 'Weinhaus Adler',
      talking_since: '2026-11-16T09:00:00.000Z',
    })
    expect(of(datalist, people.bayi)).toMatchObject({ calls: 1 })
  })

  test('dealer administrators see their own people, sellers nobody', async () => {
    const { datalist } = await dealerAdmin.call('/call/team')
    expect(of(datalist, people.bayi)).toBeTruthy()
    expect(of(datalist, people.personel)).toBeUndefined()
    expect((await staff.refused('/call/team')).code).toBe('ERR_105')
  })
})

describe('/call/effort', () => {
  test('counts draws, calls, reached and orders by person and hour', async () => {
    await sql`insert into customer_draws (user_id, cus_id, at)
      select ${people.personel.id}, min(id), '2026-11-16T09:30:00+01:00' from customers`.execute(app.db)
    const range = { start_date: '2026-11-16', end_date: '2026-11-16' }
    const { datalist } = await admin.call('/call/effort', range)
    const own = datalist.filter(({ user_id }) => user_id === people.personel.id)
    expect(own).toMatchObject([
      { hour: 9, draws: 1, calls: 0, reached: 0, orders: 0 },
      { hour: 10, draws: 0, calls: 1, reached: 1 },
    ])
    const theirs = (await dealerAdmin.call('/call/effort', range)).datalist
    expect(of(theirs, people.personel)).toBeUndefined()
    expect(
      (await admin.call('/call/effort', { start_date: '2026-11-17', end_date: '2026-11-18' })).datalist,
    ).toEqual([])
    expect((await admin.refused('/call/effort', { ...range, start_date: 'x' })).fields).toHaveProperty(
      'start_date',
    )
    expect((await staff.refused('/call/effort', range)).code).toBe('ERR_105')
  })
})

describe('/undialable_numbers/list', () => {
  test('lists what cannot be dialled until it is repaired', async () => {
    const id = await buildCustomer(app.db, { cus_tel1: '0221 4711001', cus_tel2: 'folgt', cus_gsm: '12' })
    const listed = async () => (await admin.call('/undialable_numbers/list', { filters: { id } })).datalist
    expect(await listed()).toMatchObject([{ id, broken: '12, folgt' }])
    await sql`update customers set cus_tel2 = null, cus_gsm = '0171 5550101' where id = ${id}`.execute(app.db)
    expect(await listed()).toEqual([])
    expect((await staff.refused('/undialable_numbers/list')).code).toBe('ERR_105')
  })
})
