import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatEuro } from '#core/money/money.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { buildCustomer, buildOrder, buildWine, overdueInvoice } from '#test/server/factories.ts'
import type { SearchAnswer } from '../domain/calls.ts'

let app: TestApp
const callers = {} as Record<Person, Caller>

beforeAll(async () => {
  app = await startTestApp()
  for (const person of Object.keys(people) as Person[]) callers[person] = await app.as(person)
})

type Part = keyof SearchAnswer

async function found(person: Person, part: Part, search: string, limit = 20): Promise<number[]> {
  const answer = await callers[person].call('/search/all', { search, limit })
  return answer[part].map(({ id }) => id)
}

describe('what is asked', () => {
  test('nobody asks without a session', async () => {
    expect((await app.refused('/search/all', { search: 'muster' })).code).toBe('ERR_108')
  })

  test.each([
    ['search', {}],
    ['search', { search: 17 }],
    ['search', { search: 'x'.repeat(101) }],
    ['limit', { search: 'muster', limit: 0 }],
    ['limit', { search: 'muster', limit: 21 }],
    ['limit', { search: 'muster', limit: 1.5 }],
    ['limit', { search: 'muster', limit: 'six' }],
  ])('a wrong %s is refused by its name: %j', async (field, input) => {
    const { fields } = await callers.admin.refused('/search/all', input)
    expect(Object.keys(fields ?? {})).toEqual([field])
  })

  test.each(['', ' ', 'a', '%', '__', '..'])('%j finds nothing', async (search) => {
    await buildCustomer(app.db, { cus_surname: 'a % __ ..' })
    expect(await callers.admin.call('/search/all', { search })).toMatchObject({
      status: { isContinue: true },
      customers: [],
      orders: [],
      invoices: [],
      wines: [],
      people: [],
    })
  })

  test('six of each are found unless another number is asked for', async () => {
    for (let index = 0; index < 8; index += 1) await buildCustomer(app.db, { cus_firm: `Grenzwert ${index}` })
    const { customers } = await callers.admin.call('/search/all', { search: 'grenzwert' })
    expect(customers).toHaveLength(6)
    expect(await found('admin', 'customers', 'grenzwert', 2)).toHaveLength(2)
    expect(await found('admin', 'customers', 'grenzwert', 20)).toHaveLength(8)
  })
})

describe('customers', () => {
  const build = (values: object) => buildCustomer(app.db, { cus_user: people.personel.id, ...values })

  test('are found by each of their names, in any spelling', async () => {
    const values = { cus_name: 'Işıl', cus_surname: 'Günçiçek-Groß', cus_firm: 'Çeşme Weinstube GmbH' }
    const id = await build({ ...values, cus_city: 'Überlingen', cus_email: 'isil@weinstube.example' })
    const spellings = [
      ['GÜNÇİÇEK', 'guncicek', 'günç', 'gu', 'isil gun', 'gun isil', 'groß', 'gross'],
      ['çeşme', 'CESME wein', 'weinstube', 'uberlingen', 'isil@wein'],
    ].flat()
    for (const search of spellings) expect(await found('admin', 'customers', search)).toContain(id)
    for (const search of ['guncicekk', 'isil x', 'weinstube hamburg'])
      expect(await found('admin', 'customers', search)).not.toContain(id)
  })

  test('are found by their number and code, the very one first', async () => {
    const id = await build({ cus_code: 'K-778/5' })
    await build({ cus_surname: `Haus ${id}` })
    expect((await found('admin', 'customers', String(id)))[0]).toBe(id)
    expect((await found('admin', 'customers', `#${id}`))[0]).toBe(id)
    expect((await found('admin', 'customers', 'K-778/5'))[0]).toBe(id)
  })

  test('whose name begins so come before those who have it elsewhere', async () => {
    const elsewhere = await build({ cus_surname: 'Anders', cus_city: 'Vorrangheim' })
    const beginning = await build({ cus_surname: 'Vorrang' })
    expect(await found('admin', 'customers', 'vorrang')).toEqual([beginning, elsewhere])
  })

  const spellings = [
    '+49 221 987612',
    '+49 (0)221/987612',
    '0049 221 98-76-12',
    '0221/98 76 12',
    '(0221) 987612',
  ]
  const fields = ['cus_tel1', 'cus_tel2', 'cus_gsm', 'cus_private', 'cus_fax']

  test.each(spellings.flatMap((spelling, index) => [[fields[index], spelling]]))(
    'are found by some digits of %s, written %s',
    async (field = '', spelling = '') => {
      const id = await build({ [field]: spelling })
      const typed = [
        ...spellings,
        '(0)221 9876',
        '221 987612',
        '987612',
        '7612',
        '0221',
        '02219',
        '+49 221',
        '49221987',
      ]
      for (const search of typed) expect(await found('admin', 'customers', search)).toContain(id)
      for (const search of ['761', '987613', '+43 221 987612', '12 0221'])
        expect(await found('admin', 'customers', search)).not.toContain(id)
    },
  )

  test('are shown with the number that was found', async () => {
    const id = await build({ cus_tel1: '0221 111222', cus_gsm: '0171/55 66-77', cus_surname: 'Zweitnummer' })
    const hint = async (search: string) =>
      (await callers.admin.call('/search/all', { search }))?.customers[0]?.hint
    expect(await hint('0171 5566')).toBe(`${id} · 0171/55 66-77`)
    expect(await hint('zweitnummer')).toBe(`${id} · 0221 111222`)
  })

  test('of another country have the calling code of their own', async () => {
    const id = await build({ cus_country_code: 'AT', cus_gsm: '0664 5550199' })
    for (const search of ['+43 664 5550199', '0664 55501', '0043664555', '6645550'])
      expect(await found('admin', 'customers', search)).toContain(id)
    expect(await found('admin', 'customers', '+49 664 5550199')).not.toContain(id)
  })

  test('of others, deleted, marked and resting ones are not found by sales people', async () => {
    const cus_surname = 'Fremdling'
    const mine = await build({ cus_surname, cus_tel1: '0221 333444' })
    const pool = await build({ cus_surname, cus_user: 1 })
    const foreign = await build({ cus_surname, cus_user: people.satis.id, cus_tel1: '0221 333444' })
    const resting = await build({ cus_surname, cus_dnd: 2 })
    const marked = await build({ cus_surname, cus_f_on: '1' })
    const deleted = await build({ cus_surname, cus_del: '1', cus_tel1: '0221 333444' })
    expect((await found('personel', 'customers', 'fremdling')).toSorted()).toEqual([mine, pool].toSorted())
    expect(await found('personel', 'customers', '333444')).toEqual([mine])
    expect(await found('personel', 'customers', String(foreign))).toEqual([])
    const all = [mine, pool, foreign, resting, marked]
    expect((await found('admin', 'customers', 'fremdling')).toSorted()).toEqual(all.toSorted())
    expect(await found('admin', 'customers', String(deleted))).toEqual([])
  })
})

describe('orders and invoices', () => {
  let wine: number
  beforeAll(async () => {
    wine = await buildWine(app.db)
  })
  const build = (values: object) => buildOrder(app.db, { stk_id: wine, stk_adet: 1 }, { ...values })

  test('an order is found by its number, the very one first, then the newest that begin so', async () => {
    const [exact, older, newer] = [7711, 77110, 771101]
    for (const id of [older, exact, newer, 17711]) await build({ id })
    expect(await found('admin', 'orders', '7711')).toEqual([exact, newer, older])
    expect(await found('admin', 'orders', '# 7711')).toEqual([exact, newer, older])
    expect(await found('admin', 'orders', '7711', 2)).toEqual([exact, newer])
    expect(await found('admin', 'orders', '7711 muster')).toEqual([])
    expect(await found('admin', 'orders', '99999999999')).toEqual([])
  })

  test('an order of somebody else is found by administrators and those of the dealer', async () => {
    const { personel, bayi } = people
    const own = await build({ id: 660_001, per_id: personel.id, bayi_id: personel.bayi })
    const dealers = await build({ id: 660_002, per_id: bayi.id, bayi_id: bayi.bayi })
    expect(await found('personel', 'orders', '66000')).toEqual([own])
    expect(await found('satis', 'orders', '66000')).toEqual([])
    expect(await found('satis', 'orders', String(own))).toEqual([])
    expect(await found('bayiadmin', 'orders', '66000')).toEqual([dealers])
    expect(await found('admin', 'orders', '66000')).toEqual([dealers, own])
  })

  test('quotes and credit notes are no orders', async () => {
    await build({ id: 550_001, s_is_teklif: 1 })
    await build({ id: 550_002, s_is_teklif: 2 })
    expect(await found('admin', 'orders', '55000')).toEqual([])
  })

  test('an invoice is found by its printed number as it is read, and by the reference of a transfer', async () => {
    const id = await build({ ...overdueInvoice('Leser', 'RE-200 901'), per_id: people.personel.id })
    const longer = await build({ ...overdueInvoice('Leser', 'RE-200 9012'), per_id: people.personel.id })
    for (const search of ['RE-200 901', 're200901', 'RE 2OO 9O1', 'Rechnung RE-200 901 Kunde 17'])
      expect(await found('admin', 'invoices', search)).toEqual([id, longer])
    expect(await found('admin', 'invoices', 're20')).toEqual([longer, id])
    expect(await found('admin', 'invoices', '200901')).toEqual([])
    expect(await found('admin', 'invoices', 'leser')).toEqual([])
    expect(await found('personel', 'invoices', 're200901')).toEqual([id, longer])
    expect(await found('satis', 'invoices', 're200901')).toEqual([])
    const { invoices } = await callers.admin.call('/search/all', { search: 're200901' })
    expect(invoices[0]).toEqual({
      id,
      label: 'RE-200 901',
      hint: `Erika Leser · 03.01.2026 · ${formatEuro(100)}`,
    })
  })
})

describe('wines', () => {
  test('are found by code, name and vintage; those not on sale only by administrators', async () => {
    const on = await buildWine(app.db, { stok_code: 'KÖ-17', stok_name: 'Château Öküzgözü', stok_year: 2019 })
    const off = await buildWine(app.db, { stok_code: 'KÖ-18', stok_name: 'Öküzgözü Rosé', stok_user_on: '0' })
    for (const search of ['kö-1', 'OKUZ', 'öküzgözü'])
      expect(await found('admin', 'wines', search)).toEqual(expect.arrayContaining([on, off]))
    expect(await found('personel', 'wines', 'öküz')).toEqual([on])
    expect(await found('personel', 'wines', 'chateau 2019')).toEqual([on])
    expect(await found('personel', 'wines', 'kö-18')).toEqual([])
    expect(await found('admin', 'wines', 'öküz')).toEqual([off, on])
  })
})

describe('people', () => {
  test('are those whom one may write to, by name and sign-in name', async () => {
    expect(await found('admin', 'people', 'bayi')).toEqual([people.bayi.id, people.bayiadmin.id])
    expect(await found('bayi', 'people', 'test bayi')).toEqual([people.bayiadmin.id])
    expect(await found('personel', 'people', 'bayi')).toEqual([])
    expect(await found('personel', 'people', 'personel')).toEqual([])
    expect(await found('personel', 'people', 'fremd')).toEqual([])
  })

  test('who can no longer sign in are not found', async () => {
    const set = (blocked: '0' | '1') =>
      app.db.updateTable('sys_users').set({ blocked }).where('id', '=', people.satis.id).execute()
    expect(await found('personel', 'people', 'sat')).toEqual([people.satis.id])
    await set('1')
    expect(await found('personel', 'people', 'sat')).toEqual([])
    await set('0')
  })
})

describe('every row that is found', () => {
  const lists: Record<Part, (caller: Caller, id: number) => Promise<{ id?: number; uid?: number }[]>> = {
    customers: async (caller, id) =>
      (await caller.call('/customers/list', { filters: { id } })).datalist ?? [],
    orders: async (caller, id) => (await caller.call('/siparisler/list', { filters: { id } })).datalist ?? [],
    invoices: async (caller, id) =>
      (await caller.call('/siparisler/list', { filters: { id } })).datalist ?? [],
    wines: async (caller, id) =>
      (await caller.call('/stok_urun_listesi_view/list', { filters: { id } })).datalist ?? [],
    people: async (caller) => (await caller.call('/chat/users/list')).datalist ?? [],
  }
  const parts = Object.keys(lists) as Part[]
  const flag = fc.constantFrom('0', '1')
  const person = fc.constantFrom(1, 3, 4, 5, 6, 7)

  test('is one that the list of its area answers', async () => {
    const stk_id = await buildWine(app.db, { stok_name: 'Zufallswein 88' })
    await buildWine(app.db, { stok_name: 'Zufallswein 89', stok_user_on: '0' })
    const customer = fc.record({
      cus_user: person,
      rand_user: fc.constantFrom(0, 3, 4, 5),
      cus_del: flag,
      cus_f_on: flag,
      cus_dnd: fc.integer({ min: 1, max: 3 }),
    })
    const order = fc.record({
      per_id: person,
      bayi_id: fc.integer({ min: 1, max: 3 }),
      isInvoice: fc.boolean(),
    })
    const company = fc.sample(fc.tuple(customer, order), 25)
    for (const [index, [customerValues, { isInvoice, ...owner }]] of company.entries()) {
      const cus_id = await buildCustomer(app.db, {
        cus_surname: 'Zufall',
        cus_tel1: `0228 8800${index}`,
        ...customerValues,
        cus_del: '0',
      })
      const invoice = isInvoice ? overdueInvoice('Zufall', `88${100 + index}`) : {}
      await buildOrder(app.db, { stk_id, stk_adet: 1 }, { id: 880_000 + index, cus_id, ...owner, ...invoice })
      const { cus_del } = customerValues
      await app.db.updateTable('customers').set({ cus_del }).where('id', '=', cus_id).execute()
    }
    for (const name of ['admin', 'personel', 'satis', 'bayiadmin', 'bayi', 'fremd'] as const) {
      for (const search of ['zufall', '88', '8800', '881', 'te']) {
        const answer = await callers[name].call('/search/all', { search, limit: 20 })
        for (const part of parts)
          for (const { id } of answer[part]) {
            const listed = await lists[part](callers[name], id)
            expect([part, id, listed.some((row) => (row.uid ?? row.id) === id)]).toEqual([part, id, true])
          }
      }
    }
    expect(await found('admin', 'orders', '8800')).toHaveLength(20)
  })
})
