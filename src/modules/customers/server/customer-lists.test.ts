import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller
let colleague: Caller

const me = people.personel.id
const other = people.satis.id
const ids = ({ datalist = [] }: { datalist?: { id: number }[] }) =>
  datalist.map((row) => row.id).toSorted((a, b) => a - b)
const build = (values: object = {}) => buildCustomer(app.db, { ...values })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  colleague = await app.as('satis')
})

describe('who finds whom in the lists', () => {
  const city = 'Listenheim'
  const found = async (caller: Caller, path: string) =>
    ids(await caller.untyped(path, { filters: { cus_city: city } }))
  let mine: number, pool: number, appointed: number, foreign: number, resting: number, marked: number

  beforeAll(async () => {
    mine = await build({ cus_city: city, cus_user: me })
    pool = await build({ cus_city: city })
    appointed = await build({ cus_city: city, cus_user: other, rand_user: me, rand_tar: '2026-01-05' })
    foreign = await build({ cus_city: city, cus_user: other, rand_tar: '2026-01-04', rand_user: other })
    resting = await build({ cus_city: city, cus_user: me, cus_dnd: 2 })
    marked = await build({ cus_city: city, cus_user: me, cus_f_on: '1', rand_tar: '2026-01-06' })
    await build({ cus_city: city, cus_user: me, cus_del: '1' })
  })

  test.each(['/customer_all_list/list', '/customers/list'])('%s', async (path) => {
    expect(await found(staff, path)).toEqual([mine, pool, appointed])
    const all = [mine, pool, appointed, foreign, resting, marked]
    expect(await found(admin, path)).toEqual(all)
    expect(await found(await app.as('bayiadmin'), path)).toEqual(all)
  })

  test('appointments: own ones for sales people, all for administrators, the earliest first', async () => {
    expect(await found(staff, '/customer_randevu_view/list')).toEqual([appointed])
    const { datalist } = await admin.call('/customer_randevu_view/list', { filters: { cus_city: city } })
    expect(datalist.map((row) => row.id)).toEqual([foreign, appointed, marked])
  })

  test('removed customers', async () => {
    const released = await build({ cus_city: city, dnd_usr: me })
    expect(await found(staff, '/customer_del_view/list')).toEqual([resting, released])
    expect(await found(colleague, '/customer_del_view/list')).toEqual([])
    expect(await found(admin, '/customer_del_view/list')).toEqual([resting])
  })

  test.each(['0221 99887', '+49 (0)221 99887', '0049221/99887', '22199887', '9988', '(0221) 998-87'])(
    'a number typed as %s is found in the lists, in whatever field and spelling it is',
    async (globalFilter) => {
      const numbers = { cus_tel2: '+49 (0)221 / 99 88 7', cus_fax: '0221-99887' }
      const id = await build({ cus_user: me, cus_city: 'Klingelstadt', ...numbers })
      for (const path of ['/customer_all_list/list', '/customers/list']) {
        const { datalist } = await staff.untyped(path, { globalFilter })
        expect(datalist?.map((row) => row.id)).toContain(id)
        const foreignRows = await colleague.untyped(path, { globalFilter })
        expect(foreignRows.datalist?.map((row) => row.id)).not.toContain(id)
      }
    },
  )

  test('the search, the count and the export', async () => {
    const answer = await staff.call('/customer_all_list/list', {
      globalFilter: 'listenheim',
      limit: 1,
      count: true,
    })
    expect([answer.datalist.length, answer.count]).toEqual([1, 4])
    const counted = await admin.call('/customers/list', {
      filters: { cus_city: city, cus_user: { value: 1, matchMode: 'gt' } },
      no_columns: true,
    })
    expect(counted).toMatchObject({ datalist: [], count: 5 })
    const export_ = await staff.refused('/customer_all_list/list', { format: 'xlsx' })
    expect(export_.code).toBe('ERR_105')
    expect((await staff.refused('/customer_all_list/list', { filters: { nope: 1 } })).fields).toEqual({
      nope: 'unknown_field',
    })
  })
})

test('birthdays of the next two weeks, the nearest first', async () => {
  const today = Temporal.PlainDate.from(businessDay())
  const born = (days: number) => today.add({ days }).subtract({ years: 40 }).toString()
  const cus_user = me
  const last = await build({ cus_user, cus_birtday: born(14) })
  const first = await build({ cus_user, cus_birtday: born(0) })
  await build({ cus_user, cus_birtday: born(15) })
  await build({ cus_user, cus_birtday: born(-1) })
  await build({ cus_user: other, cus_birtday: born(1) })
  const { datalist } = await staff.call('/customer_birthday_view/list')
  expect(datalist.map((row) => [row.id, row.birthday_in])).toEqual([
    [first, 0],
    [last, 14],
  ])
})

describe('drawing a customer', () => {
  const path = '/customer_rand_view/list'
  const draw = async (caller: Caller, cus_city: string) =>
    (await caller.call(path, { limit: 1, filters: { cus_city } })).datalist[0]?.id

  beforeAll(async () => {
    await app.db
      .updateTable('sys_users')
      .set({ random_customer_access: '1' })
      .where('id', 'in', [me, other])
      .execute()
    staff = await app.as('personel')
    colleague = await app.as('satis')
  })

  test.each(['admin', 'bayiadmin', 'bayi'] as const)('%s without the right is refused', async (person) => {
    expect((await (await app.as(person)).refused(path)).code).toBe('ERR_105')
  })

  test('only from the pool, and an empty pool is an empty list', async () => {
    const cus_city = 'Ziehdorf'
    for (const values of [
      { cus_user: me },
      { cus_dnd: 2 },
      { cus_f_on: '1' },
      { cus_del: '1' },
      { rand_user: other, rand_tar: '2026-01-05' },
      { cus_private: null },
      { cus_private: 'kommt noch' },
      { cus_end_contact: new Date().toISOString() },
    ])
      await build({ cus_city, ...values })
    const refusing = await build({ cus_city })
    await sql`insert into call_requests (cus_id, user_id, requested_at, wording)
      values (${refusing}, ${me}, now(), 'Bitte nicht mehr')`.execute(app.db)
    const ordered = await build({ cus_city })
    await buildOrder(app.db, { stk_id: await buildWine(app.db), stk_adet: 1 }, { cus_id: ordered })
    expect((await staff.call(path, { filters: { cus_city } })).datalist).toEqual([])
    const id = await build({ cus_city, cus_bank_iban: 'DE1' })
    const { datalist } = await staff.call(path, { filters: { cus_city } })
    expect(datalist).toMatchObject([{ id, cus_user: 1, version: 1 }])
    expect(datalist[0]).not.toHaveProperty('cus_bank_iban')
  })

  test('whom somebody drew is left alone for ten minutes', async () => {
    const cus_city = 'Wartburg'
    const id = await build({ cus_city })
    expect(await draw(staff, cus_city)).toBe(id)
    expect(await draw(colleague, cus_city)).toBeUndefined()
    await sql`update customers set cus_random = now() - interval '11 minutes' where id = ${id}`.execute(
      app.db,
    )
    expect(await draw(colleague, cus_city)).toBeUndefined()
    await sql`update customer_locks set until = now() where cus_id = ${id}`.execute(app.db)
    expect(await draw(colleague, cus_city)).toBe(id)
  })

  test('the own last customer is never the next one', async () => {
    const cus_city = 'Wechselstadt'
    const both = [await build({ cus_city }), await build({ cus_city })]
    const first = await draw(staff, cus_city)
    const second = await draw(staff, cus_city)
    expect(new Set([first, second])).toEqual(new Set(both))
    expect(await draw(staff, cus_city)).toBe(first)
    const alone = await build({ cus_city: 'Einödhof' })
    expect(await draw(staff, 'Einödhof')).toBe(alone)
    expect(await draw(staff, 'Einödhof')).toBeUndefined()
  })

  test('those who like to be called at this hour come first', async () => {
    const cus_city = 'Abendtal'
    app.setNow('2026-11-16T18:00:00+01:00')
    try {
      await build({ cus_city, call_time: 2 })
      await build({ cus_city, call_time: 1 })
      const evening = await build({ cus_city, call_time: 5 })
      expect(await draw(staff, cus_city)).toBe(evening)
    } finally {
      app.setNow(null)
    }
  })

  test('people who draw at once never get the same customer', async () => {
    for (let round = 0; round < 12; round += 1) {
      const cus_city = `Gleichzeitig ${round}`
      const id = await build({ cus_city })
      const callers = [staff, colleague, staff, colleague]
      const drawn = await Promise.all(callers.map((caller) => draw(caller, cus_city)))
      const winners = new Set(drawn.flatMap((found, place) => (found === id ? [place % 2] : [])))
      expect(winners.size).toBe(1)
    }
  })

  test('a town is found by a part of its name, whatever its letters', async () => {
    const id = await build({ cus_city: 'Bad Münstereifel-Eicherscheid' })
    for (const spelling of ['münstereifel', 'MUNSTEREIFEL', 'eicher', 'Bad Münstereifel-Eicherscheid']) {
      await sql`update customer_locks set until = now(), user_id = ${people.admin.id}`.execute(app.db)
      expect(await draw(staff, spelling)).toBe(id)
    }
    expect(await draw(colleague, 'M%nstereifel')).toBeUndefined()
  })

  test('bad filters are named', async () => {
    expect((await staff.refused(path, { filters: { cus_email: 'x' } })).fields).toEqual({
      cus_email: 'unknown_field',
    })
  })
})

describe('reports', () => {
  test('per status and per user, for administrators', async () => {
    const { rows } = await sql<{
      dnd: number
      pool: number
    }>`select count(*) filter (where cus_dnd = 2) as dnd,
      count(*) filter (where cus_user = 1) as pool from customers where cus_del = '0'`.execute(app.db)
    const byStatus = await admin.call('/customers_by_dnd_report/list')
    expect(byStatus.datalist.find((row) => row.id === 2)).toMatchObject({
      descp: 'Nicht anrufen',
      count: rows[0]?.dnd,
    })
    const byUser = await admin.call('/customers_by_user_report/list')
    expect(byUser.datalist.find((row) => row.id === 1)?.count).toBe(rows[0]?.pool)
    expect(byUser.datalist.find((row) => row.id === people.satis.id)?.name_surname).toBe('satis Test')
    for (const path of ['/customers_by_dnd_report/list', '/customers_by_user_report/list'])
      expect((await (await app.as('bayiadmin')).refused(path)).code).toBe('ERR_105')
  })
})

describe('refresh_customer_activity', () => {
  test('active with an order that counts, and no form goes stale', async () => {
    const id = await build({ cus_user: me })
    const active = async () => {
      await sql`select refresh_customer_activity(${id})`.execute(app.db)
      const { item } = await staff.call('/customers/get', { id })
      return [item.cus_is_aktive, item.version]
    }
    const line = { stk_id: await buildWine(app.db), stk_adet: 1 }
    await buildOrder(app.db, line, { cus_id: id, s_is_teklif: 1 })
    expect(await active()).toEqual(['0', 1])
    const order = await buildOrder(app.db, line, { cus_id: id })
    expect(await active()).toEqual(['1', 1])
    await app.db.updateTable('siparisler').set({ sd_cancel_on: '1' }).where('id', '=', order).execute()
    expect(await active()).toEqual(['0', 1])
  })
})
