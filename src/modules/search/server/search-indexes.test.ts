import { sql, type KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#core/actor.ts'
import { readWanted, type FoundRow, type Wanted } from '#core/lists/search.ts'
import { findCustomers } from '#modules/customers/server/public.ts'
import { findInvoices, findOrders } from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { startTestApp, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'

let app: TestApp

/** Enough customers and orders that the planner prefers the right index. */
beforeAll(async () => {
  app = await startTestApp()
  await app.db.transaction().execute(async (db) => {
    await sql`select set_config('weinkontor.audit', 'off', true)`.execute(db)
    await sql`
      insert into customers (cus_name, cus_surname, cus_firm, cus_city, cus_country_code, cus_user, cus_tel1)
      select case when n % 40 = 0 then 'Erika' else left(md5('a' || n), 6) end,
        case when n % 50 = 0 then 'Muster' || n else left(md5('b' || n), 8) end, 'Weinhaus ' || left(md5('c' || n), 6),
        case when n % 30 = 0 then 'Köln' else left(md5('d' || n), 7) end, 'DE', 1 + n % 7,
        '0' || 221 + n % 500 || ' ' || 100000 + n * 7
      from generate_series(1, 4000) n`.execute(db)
    await sql`
      insert into siparisler (cus_id, per_id, bayi_id, fd_fon, f_no, f_tarih, s_kargo)
      select (select min(id) from customers), 2 + n % 6, 1 + n % 3, '1', 200000 + n, '2026-01-02', 0
      from generate_series(1, 4000) n`.execute(db)
  })
  await sql`vacuum analyze customers, siparisler`.execute(app.db)
})

const person = (name: 'admin' | 'personel' | 'bayiadmin'): Actor => ({
  ...people[name],
  user_name: name,
  country_code: null,
  random_customer_access: '0',
})

/** Explains each query in place of answering it. */
const explaining = (plans: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) =>
    node.kind === 'RawNode'
      ? { ...node, sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)] }
      : node,
  transformResult: async ({ result }) => {
    plans.push(result.rows.map((row) => row['QUERY PLAN']).join('\n'))
    return { ...result, rows: [] }
  },
})

type Find = (db: Database, actor: Actor, wanted: Wanted) => Promise<FoundRow[]>

/** The query plans if sequential scans were too expensive, as for long tables. */
async function plansOf(find: Find, actor: Actor, search: string): Promise<string[]> {
  const wanted = readWanted(search, 6)
  if (!wanted) throw new Error(`${search} is too short`)
  const plans: string[] = []
  await app.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    await find(db.withPlugin(explaining(plans)), actor, wanted)
  })
  return plans
}

const cases: [string, Find, string, string[]][] = [
  ['the name of a customer', findCustomers, 'muster12', ['surname_start', 'firm_start', 'search']],
  ['two letters', findCustomers, 'mu', ['surname_start', 'firm_start', 'word_starts']],
  ['an umlaut in two letters', findCustomers, 'muester12', ['surname_start', 'firm_start', 'search']],
  ['two letters for an umlaut', findCustomers, 'ue', ['surname_start', 'firm_start', 'word_starts']],
  ['several words', findCustomers, 'erika köln', ['firm_start', 'search']],
  ['a telephone number', findCustomers, '0221 1007', ['phone_parts', 'firm_start']],
]

/** An index that is read in its order from the first name on, with what was typed as a mere filter. */
const FROM_THE_START = /Index Scan using customers_\w+_start .*\n(?!\s*Index Cond)/

const actors = (['admin', 'personel', 'bayiadmin'] as const).map((name) => [name] as const)

test.each(cases.flatMap((one) => actors.map(([name]) => [one[0], name, one] as const)))(
  'customers are looked for by an index: %s, for %s',
  async (_what, name, [, find, search, indexes]) => {
    const plans = await plansOf(find, person(name), search)
    // A text that may be a number is searched as one first.
    const asked = plans.slice(-indexes.length)
    for (const [place, index] of indexes.entries())
      expect(asked[place]).toMatch(new RegExp(`Scan (using|on) customers_${index}`))
    expect(plans.join()).not.toContain('Seq Scan')
  },
)

test.each(actors)('each spelling of a name is read from where it begins, for %s', async (name) => {
  const [surnames = '', firms = ''] = (await plansOf(findCustomers, person(name), 'muester')).slice(-3)
  for (const plan of [surnames, firms]) {
    expect(plan.match(/Index Scan using customers_\w+_start/g)).toHaveLength(2)
    expect(plan).not.toMatch(FROM_THE_START)
  }
})

test('words that start with two letters are told from what stands after another sign', async () => {
  const [plan = ''] = (await plansOf(findCustomers, person('admin'), 'ex')).slice(-1)
  expect(plan).toContain('customers_word_starts')
  expect(plan).not.toContain('customers_search')
})

test.each(actors)('the number of a customer is looked up, for %s', async (name) => {
  const [plan] = await plansOf(findCustomers, person(name), '1234')
  expect(plan).toMatch(/customers_(pkey|listed)/)
  expect(plan).toMatch(/customers_code/)
})

test.each(actors)('orders are read by an index over ranges of their numbers, for %s', async (name) => {
  const [plan = ''] = await plansOf(findOrders, person(name), '12')
  expect(plan).toMatch(/siparisler_(pkey|all|seller|dealer)/)
  expect(plan).not.toContain('Seq Scan')
})

test.each(actors)('invoices are read by the beginning of their number, for %s', async (name) => {
  for (const plan of await plansOf(findInvoices, person(name), '2O0 1')) {
    expect(plan).toMatch(/Scan (using|on|Backward using) siparisler_(invoice_key|seller|dealer)/)
    expect(plan).not.toContain('Seq Scan')
  }
})
